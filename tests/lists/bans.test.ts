import { checkIngredientList } from '../../domain/label/checkIngredientList.ts';
import { UNKNOWN_PRODUCT } from '../../domain/product/product.ts';
import { demoKnowledge } from '../../mocks/demo-data/checkDemoLabel.ts';

/**
 * Names as Annex II prints them that separators take apart: commas within figures, brackets within a name, an author
 * behind a plant.
 */
test.each([
  ['II/15', 'Rauwolfia serpentia L., alkaloids'],
  ['II/15', 'Rauwolfia serpentia L.'],
  ['II/124', "N,N'-Hexamethylenebis (trimethylammonium) salts"],
  ['II/151', 'Dinitrophenol'],
  ['II/234', '3,4-Dihydro-2-methoxy-2-methyl-4-phenyl-2H,5H-pyrano[3,2-c]-[1]benzopyran-5-one'],
  ['II/371', "2,2'-Dihydroxy-3,3',5,5',6,6'-hexachlorodiphenylmethane"],
  ['II/373', "3,4',5-Tribromosalicylanilide"],
  [
    'II/758',
    "Trisodium [4'-(8-acetylamino-3,6-disulfonato-2-naphthylazo)-4''-(6-benzoylamino-3-sulfonato-2-naphthylazo)-biphenyl-1,3',3'',1'''-tetraolato-O,O',O'',O''']copper(II)",
  ],
  [
    'II/987',
    "Disodium 4-amino-3-[[4'-[(2,4-diaminophenyl)azo] [1,1'-biphenyl]-4-yl]azo]-5-hydroxy-6-(phenylazo)naphthalene-2,7-disulphonate",
  ],
  ['II/1053', '(R)-alpha-Phenylethylammonium (-)-(1R,2S)-(1,2-epoxypropyl)phosphonate monohydrate'],
  ['II/1234', "PEG-3,2',2'-di-p-phenylenediamine"],
  ['II/1386', 'Cis-1-(3-chlorallyl)-3,5,7-triaza-1-azoniaadamantane chloride'],
  ['II/1385', 'cis-CTAC'],
  ['II/1397', 'Perboric acid (H3BO2(O2)), monosodium salt trihydrate'],
  ['II/1397', 'Perboric acid, sodium salt'],
  [
    'II/1619',
    '(1,3,4,5,6,7-Hexahydro-1,3-dioxo-2H-isoindol-2-yl)methyl (1R-trans)-2,2-dimethyl-3-(2- methylprop-1-enyl)cyclopropanecarboxylate',
  ],
  ['II/1650', "Ethanol, 2,2'-iminobis-, N- (C13-15-branched and linear alkyl) derivs."],
  ['II/1719', 'Pentapotassium 2,2’,2’’,2’’’,2’’’’-(ethane-1,2-diylnitrilo)pentaacetate'],
  ['II/1721', 'Pentasodium (carboxylatomethyl)iminobis(ethylenenitrilo)tetraacetate'],
  ['II/1732', "2,2',6,6'-tetrabromo-4,4'-isopropylidenediphenol"],
])('%s bans %s', (entry, name) => {
  const { result, findings } = bannedIn(`Aqua, Glycerin, ${name}, Parfum`);
  expect(result).toBe('RED');
  expect(findings.filter(({ code }) => code === 'PROHIBITED').map(({ params }) => params['entry'])).toContain(entry);
});

/** Pieces of the names of Annex II that name nothing it bans; perboric acid is banned by its salts only (II/1397). */
test.each(['Trimethylammonium', 'Linear Alkyl', 'Trisodium', 'Pentasodium', 'Perboric acid'])(
  'the piece %s of a banned name is no ban',
  (name) => {
    expect(bannedIn(`Aqua, Glycerin, ${name}, Parfum`).result).toBe('YELLOW');
  },
);

/**
 * "Not to be used … for children under 6 years of age" (III/324, toothpaste excepted) and "under 10" (V/58 (a),
 * mouthwashes).
 */
test.each([
  ['Methyl Salicylate', 'body_care_products', true, 'FORBIDDEN_USE'],
  ['Methyl Salicylate', 'body_care_products', false, undefined],
  ['Methyl Salicylate', 'toothpaste', true, undefined],
  // “Toothpaste” and another part are excepted.
  ['Hexyl Salicylate', 'body_care_products', true, undefined],
  ['Ethyl Lauroyl Arginate HCl', 'mouth_wash', true, 'FORBIDDEN_USE'],
  ['Ethyl Lauroyl Arginate HCl', 'mouth_wash', false, undefined],
])('%s in %s, for small children: %s', (name, category, isForUnderThree, code) => {
  const product = { ...UNKNOWN_PRODUCT, category, isForUnderThree };
  const { findings } = bannedIn(`Aqua, Glycerin, ${name}`, product);
  expect(findings.find(({ severity }) => severity === 'error')?.code).toBe(code);
});

function bannedIn(text: string, product = UNKNOWN_PRODUCT) {
  return checkIngredientList(text, product, demoKnowledge(), '2026-11-22');
}
