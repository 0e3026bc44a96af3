import type { PartBWords } from './partB.en.ts';

export const partBSr: PartBWords = {
  conclusions: {
    NONE: '– Još nema zaključka',
    SAFE: '✓ Bezbedno',
    CONDITIONALLY_SAFE: '! Uslovno bezbedno',
    UNSAFE: '✗ Nije bezbedno',
  },
  conclusion: 'Zaključak',
  condition: 'Uslov {n}. {text}',
  notFinal: 'Zaključak važi samo pod navedenim uslovima; ovaj dokument ne može biti konačan.',
  noStatement: 'Izjava još nije napisana.',
  reasons: 'Zašto proizvod nije bezbedan',
  warnings: {
    printed: 'Upozorenja i mere opreza na deklaraciji',
    noLabel: 'Dosije nema deklaraciju.',
    warning: 'Upozorenje koje prilog traži, a deklaracija nema',
    explanation: 'Zašto nije odštampano',
    none: 'Nijedno takvo upozorenje nije obrazloženo.',
  },
  reasoning: {
    heading: 'Tema',
    text: 'Obrazloženje',
    open: '? niko nije napisao ni potvrdio',
    headings: {
      SUBSTANCES: 'Supstance',
      MARGINS: 'Margine bezbednosti',
      STABILITY: 'Stabilnost',
      MICROBIOLOGY: 'Mikrobiologija',
      PACK: 'Nečistoće, tragovi, ambalaža',
      INTERACTIONS: 'Interakcije',
      ALLERGENS: 'Alergeni i IFRA',
      CLAIMS: 'Tvrdnje',
      UNDER_THREE: 'Deca mlađa od tri godine',
      INTIMATE_USE: 'Spoljašnja intimna higijena',
    },
    margins: 'Prihvaćene margine koje nisu veće od potrebne',
    substance: 'Supstanca',
    reason: 'Zašto se prihvata',
  },
  assessor: {
    name: 'Procenitelj bezbednosti',
    assessedOn: 'Datum procene',
    conclusion: 'Zaključak',
    signature: 'Potpis',
    notSigned: '– nije potpisano',
  },
};
