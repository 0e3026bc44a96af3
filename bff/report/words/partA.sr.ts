import type { PartAWords } from './partA.en.ts';

export const partASr: PartAWords = {
  notStated: 'Ništa nije navedeno.',
  notKnown: 'nije poznato',
  property: 'Svojstvo',
  measured: {
    head: 'Izmerena svojstva',
  },
  stability: {
    files: 'Priloženi izveštaji',
  },
  microbiology: {
    head: 'Rezultati po redovima standarda ISO 17516',
    row: 'Mikroorganizam',
    within: '✓ Da',
    outside: '✗ Ne',
    notTested: 'bez rezultata',
    files: 'Priloženi izveštaji',
  },
  challenge: {
    outcomes: {
      CRITERION_A: '✓ Ispunjen je kriterijum A standarda ISO 11930',
      CRITERION_B: '? Ispunjen je kriterijum B standarda ISO 11930',
      FAILED: '✗ Nije ispunjen nijedan kriterijum standarda ISO 11930',
      LOW_RISK: '– Bez testa: nizak mikrobiološki rizik po ISO 29621',
    },
  },
  traces: {
    head: 'Tragovi zabranjenih supstanci (član 17)',
    none: 'Tragovi nisu navedeni.',
  },
  pack: {
    head: 'Materijal ambalaže',
    files: 'Priloženi izveštaji',
  },
  use: {
    directions: 'Ostali tekst na deklaraciji',
    warnings: 'Upozorenja i mere opreza na deklaraciji',
    noLabel: 'Dosije nema deklaraciju.',
  },
  effects: {
    none: 'Neželjena dejstva nisu poznata od: {day}',
    count: 'Prijavljena dejstva',
  },
};
