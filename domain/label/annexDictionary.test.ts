import type { AnnexRow } from '../annex/annexEntry.ts';
import { readAnnexRow } from '../annex/readAnnexRow.ts';
import type { InciIngredient } from '../inci/inciIndex.ts';
import { UNKNOWN_PRODUCT } from '../product/product.ts';
import { checkIngredientList } from './checkIngredientList.ts';
import { buildKnowledge } from './knowledge.ts';

const row = (entry: string, substance: string, names: string[] = [], casNumbers = '', ecNumbers = ''): AnnexRow => {
  const [annex, reference = ''] = entry.split('/');
  return {
    annex: annex as AnnexRow['annex'],
    reference,
    substance,
    names,
    casNumbers,
    ecNumbers,
    productTypes: '',
    maximum: '',
    otherConditions: '',
    warnings: '',
    regulation: '',
  };
};
const knowledge = buildKnowledge<InciIngredient>(
  [
    { inciName: 'AQUA', casNumbers: [] },
    { inciName: 'GLYCERIN', casNumbers: [] },
    { inciName: 'PHENOXYETHANOL', casNumbers: ['122-99-6'] },
    { inciName: 'CYCLOMETHICONE', casNumbers: ['556-67-2'] },
    { inciName: 'DIMETHYLTOLYLAMINE', casNumbers: ['99-97-8'] },
    { inciName: 'HYDROGEN PEROXIDE', casNumbers: ['7722-84-1'] },
    { inciName: 'CHLORHEXIDINE DIGLUCONATE', casNumbers: ['18472-51-0'] },
    { inciName: 'THIMEROSAL', casNumbers: ['54-64-8'] },
  ],
  [
    row(
      'II/221',
      'Mercury and its compounds, except those special cases included in Annex V',
      ['THIMEROSAL'],
      '7439-97-6',
      '231-106-7',
    ),
    row('II/398', 'Colouring agent CI 45170, Colouring agent CI 45170:1 (Basic Violet 10)'),
    row('II/1388', 'Octamethylcyclotetrasiloxane; D4', ['CYCLOMETHICONE'], '556-67-2'),
    row('II/1726', 'Copper (nano) [INCI] Colloidal Copper (nano) [INCI]'),
    row('II/1732', "2,2'-tetrabromo-4,4'-isopropylidenediphenol; tetrabromobisphenol-A"),
    row('II/1745', 'N,N-dimethyl-p-toluidine', ['DIMETHYLTOLYLAMINE'], '99-97-8'),
    row('III/12', 'Carbamide peroxide', ['HYDROGEN PEROXIDE', 'STRONTIUM PEROXIDE'], '7722-84-1'),
    row('V/42', 'Bis-chlorhexidine', ['CHLORHEXIDINE DIGLUCONATE'], '55-56-1 / 18472-51-0'),
    row('V/16', 'Thiomersal (INN)', ['THIMEROSAL'], '54-64-8'),
    row('V/29', '2-Phenoxyethanol', ['PHENOXYETHANOL'], '122-99-6'),
  ].flatMap((one) => readAnnexRow(one) ?? []),
);
const checked = (name: string) => {
  const { result, names, findings } = checkIngredientList(
    `Aqua, Glycerin, ${name}`,
    UNKNOWN_PRODUCT,
    knowledge,
    '2026-11-22',
  );
  const found = names.at(-1);
  return {
    result,
    ingredient: found?.ingredient?.inciName ?? null,
    entry: found?.ingredient?.annexEntry ?? null,
    codes: findings.filter(({ severity }) => severity !== 'info').map(({ code }) => code),
  };
};

test.each([
  'Mercury',
  'MERCURY',
  'CI 45170',
  'Copper [nano]',
  'Copper (nano)',
  'tetrabromobisphenol-A',
  '7439-97-6',
  '231-106-7',
])('a ban that only the annexes name is RED: %s', (name) => {
  const { result, codes } = checked(name);
  expect([result, codes[0]]).toEqual(['RED', 'PROHIBITED']);
});

test('a name that only the annexes have is shown with its entry', () => {
  expect(checked('Mercury')).toEqual({
    result: 'RED',
    ingredient: 'Mercury',
    entry: 'II/221',
    codes: ['PROHIBITED'],
  });
});

test('a name that only the annexes have is not green where nothing bans it', () => {
  expect(checked('Copper')).toMatchObject({ result: 'YELLOW', entry: 'II/1726', codes: ['NAME_OF_ANNEX'] });
});

test('the chemical name in an entry about one ingredient means that ingredient', () => {
  expect(checked('2-Phenoxyethanol')).toMatchObject({ ingredient: 'PHENOXYETHANOL', entry: null });
});

test('an INCI name in an entry about another ingredient does not mean that one', () => {
  expect(checked('Strontium Peroxide')).toMatchObject({ ingredient: 'STRONTIUM PEROXIDE', entry: 'III/12' });
  expect(checked('Carbamide Peroxide')).toMatchObject({ ingredient: 'HYDROGEN PEROXIDE', entry: null });
});

test('an entry with CAS numbers of several substances does not mean the only one that the inventory has', () => {
  expect(checked('Bis-Chlorhexidine')).toMatchObject({ ingredient: 'Bis-chlorhexidine', entry: 'V/42' });
});

test('a chemical name with commas is put together again', () => {
  expect(checked('N,N-dimethyl-p-toluidine')).toMatchObject({ ingredient: 'DIMETHYLTOLYLAMINE', result: 'RED' });
});

test('names of an entry that bans by constituents do not mean the mixture', () => {
  expect(checked('Octamethylcyclotetrasiloxane')).toMatchObject({ result: 'RED', entry: 'II/1388' });
  expect(checked('Cyclomethicone')).toMatchObject({ result: 'YELLOW', codes: ['PROHIBITED_UNDER_CONDITION'] });
});

test('an exception of Annex II that is another entry holds for what that entry names', () => {
  expect(checked('Thimerosal').codes).toContain('PROHIBITED_UNDER_CONDITION');
});
