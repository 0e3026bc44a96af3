import { known, row } from './limits/limitRows.testing.ts';
import { buildAnnexIndex, annexEntriesOf } from './annexIndex.ts';
import { checkPositiveLists, positiveListsOf } from './positiveLists.ts';
import { readAnnexRow } from './readAnnexRow.ts';

test.each<[string[], string[]]>([
  [['PRESERVATIVE'], ['V']],
  [
    ['PRESERVATIVE', 'UV FILTER'],
    ['V', 'VI'],
  ],
  [['COLORANT'], ['IV']],
  [['PRESERVATIVE', 'ANTIMICROBIAL'], []],
  [['UV ABSORBER'], []],
  [[], []],
])('functions %j belong to the annexes %j', (functions, expected) => {
  expect(positiveListsOf(functions)).toEqual(expected);
});

const index = buildAnnexIndex(
  [row('V', '29', 'PHENOXYETHANOL', '1.0%'), row('IV', '81', 'CI 47000', '', { casNumbers: '8003-22-3' })]
    .map(readAnnexRow)
    .filter((entry) => entry !== null),
);
const found = (inciName: string, positiveLists: ('IV' | 'V' | 'VI')[], category: string, casNumbers: string[] = []) => {
  const ingredient = { inciName, casNumbers, positiveLists };
  return checkPositiveLists(ingredient, annexEntriesOf(index, ingredient), known(category)).map(
    ({ severity, reference }) => `${severity} ${reference.replace('Regulation (EC) No 1223/2009, ', '')}`,
  );
};

test.each<[string, ('IV' | 'V' | 'VI')[], string, string[]]>([
  ['TEREPHTHALALDEHYDE', ['V'], 'shampoo', ['warning Article 14(1)(d) and Annex V']],
  ['ALPHA-VINIFERIN', ['VI'], 'shampoo', ['warning Article 14(1)(e) and Annex VI']],
  ['PIGMENT BLUE 27', ['IV'], 'lip_stick', ['warning Article 14(1)(c) and Annex IV']],
  ['HC BLUE NO. 19', ['IV'], 'oxidative_hair_colour_products', []],
  ['CI 99999', ['IV'], 'lip_stick', []],
  ['PHENOXYETHANOL', ['V'], 'shampoo', []],
  ['GLYCERIN', [], 'shampoo', []],
  ['SODIUM IODATE', [], 'shampoo', ['error Article 14(1)(d) and Annex V']],
])('%s with the functions of %j in %s: %j', (name, lists, category, expected) => {
  expect(found(name, lists, category)).toEqual(expected);
});

test('an ingredient with the CAS number of a listed one is listed', () => {
  expect(found('YELLOW 11', ['IV'], 'lip_stick', ['8003-22-3'])).toEqual([]);
});
