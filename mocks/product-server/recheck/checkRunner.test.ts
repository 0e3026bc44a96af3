import { createHash } from 'node:crypto';
import { checkLabel } from '../../../domain/label/checkLabel.ts';
import { buildKnowledge } from '../../../domain/label/knowledge.ts';
import { applySignOffs } from '../../../domain/label/signOff.ts';
import { UNKNOWN_PRODUCT } from '../../../domain/product/product.ts';
import { CheckRunner, type SignedLabel } from './checkRunner.ts';

const ON = '2026-11-22';
const particulars = {
  markets: ['RS' as const],
  responsiblePerson: null,
  countryOfOrigin: null,
  isImported: null,
  nominalContent: null,
  paoMonths: null,
  bestBefore: null,
  minimumDurabilityMonths: null,
  isPaoIrrelevant: false,
  batch: null,
  productFunction: null,
  precautions: '',
  labelText: '',
};
const NO_COLUMNS = {
  casNumbers: '',
  productTypes: '',
  maximum: '',
  otherConditions: '',
  warnings: '',
  regulation: '',
};
const ingredients = ['AQUA', 'GLYCERIN', 'TEA & HONEY FERMENT'];
const label = (ingredientText: string, signOffKeys: string[] = []): SignedLabel => ({
  id: 'a'.repeat(24),
  ingredientText,
  ...UNKNOWN_PRODUCT,
  percentages: [],
  phMin: null,
  phMax: null,
  ...particulars,
  signOffKeys,
  formula: null,
});

function unknownNames(checked: SignedLabel): (string | null)[] {
  const checker = new CheckRunner();
  checker.addIngredients(
    ingredients.map((inci) => ({ inci, cas: [], ec: [], synonyms: [], restriction: null, functions: [] })),
  );
  return checker
    .recheckLabel(checked, ON)
    .findings.filter(({ code }) => code === 'UNKNOWN_NAME')
    .map(({ code }) => code);
}

test('a name that no ingredient has is a finding', () => {
  expect(unknownNames(label('Aqua, Glycerin, Zmajeva Krv'))).toHaveLength(1);
});

test('a preservative that no annex lists is a finding', () => {
  const checker = new CheckRunner();
  checker.addIngredients([
    { inci: 'TEREPHTHALALDEHYDE', cas: [], ec: [], synonyms: [], restriction: null, functions: ['PRESERVATIVE'] },
  ]);
  expect(checker.recheckLabel(label('Terephthalaldehyde'), ON).findings.map(({ code }) => code)).toContain(
    'NOT_LISTED',
  );
});

test('an entry that the inventory names for an ingredient is a finding', () => {
  const checker = new CheckRunner();
  checker.addIngredients([
    { inci: 'RH-OLIGOPEPTIDE-1', cas: [], ec: [], synonyms: [], restriction: 'II/416', functions: [] },
  ]);
  checker.addAnnexRows([{ ...NO_COLUMNS, annex: 'II', reference: '416', substance: 'Cells, tissues', names: [] }]);
  expect(checker.recheckLabel(label('RH-Oligopeptide-1'), ON).findings.map(({ code }) => code)).toContain(
    'RESTRICTED_BY_INVENTORY',
  );
});

test('a finding that was signed off is settled', () => {
  const text = 'Aqua, Glycerin, Zmajeva Krv';
  const knowledge = buildKnowledge(
    ingredients.map((inciName) => ({ inciName, casNumbers: [] })),
    [],
  );
  const { list, findings } = checkLabel({ ingredients: text, product: UNKNOWN_PRODUCT, particulars }, knowledge, ON);
  const sha256 = (subject: string) => createHash('sha256').update(subject).digest('hex');
  const keys = applySignOffs({ findings, names: list.names }, UNKNOWN_PRODUCT, new Set(), sha256).findings.flatMap(
    ({ code, signOffKey }) => (code === 'UNKNOWN_NAME' && signOffKey ? [signOffKey] : []),
  );
  expect(unknownNames(label(text, keys))).toEqual([]);
});

test('the stored pH decides an entry whose condition is a pH', () => {
  const checker = new CheckRunner();
  checker.addIngredients([
    { inci: 'SODIUM HYDROXIDE', cas: [], ec: [], synonyms: [], restriction: null, functions: [] },
  ]);
  checker.addAnnexRows([
    {
      annex: 'III',
      reference: '15a',
      substance: 'Sodium hydroxide',
      names: ['SODIUM HYDROXIDE'],
      casNumbers: '',
      productTypes: 'pH adjuster',
      maximum: '',
      otherConditions: 'pH < 11',
      warnings: '',
      regulation: '',
    },
  ]);
  const codesAt = (phMax: number | null) =>
    checker
      .recheckLabel({ ...label('Sodium Hydroxide'), category: 'hand_care_products', phMax }, ON)
      .findings.map(({ code }) => code);
  expect([codesAt(null).includes('RESTRICTED'), codesAt(7).includes('RESTRICTED')]).toEqual([true, false]);
});

test('a stored percentage decides a limit', () => {
  const checker = new CheckRunner();
  checker.addIngredients([{ inci: 'PHENOXYETHANOL', cas: [], ec: [], synonyms: [], restriction: null, functions: [] }]);
  checker.addAnnexRows([
    {
      annex: 'V',
      reference: '29',
      substance: 'Phenoxyethanol',
      names: ['PHENOXYETHANOL'],
      casNumbers: '',
      productTypes: '',
      maximum: '1 %',
      otherConditions: '',
      warnings: '',
      regulation: '',
    },
  ]);
  const isOverWith = (percent: number) =>
    checker
      .recheckLabel({ ...label('Phenoxyethanol'), percentages: [{ name: 'PHENOXYETHANOL', percent }] }, ON)
      .findings.some(({ code }) => code === 'OVER_LIMIT');
  expect([isOverWith(1), isOverWith(1.1)]).toEqual([false, true]);
});

test('entities of stored texts are read', () => {
  expect(unknownNames(label('Aqua, Glycerin, Tea &amp; Honey Ferment'))).toEqual([]);
});
