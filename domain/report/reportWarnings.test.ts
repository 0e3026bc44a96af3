import { readAnnexRow } from '../annex/readAnnexRow.ts';
import { buildKnowledge } from '../label/knowledge.ts';
import { UNKNOWN_PRODUCT } from '../product/product.ts';
import { checkReportWarnings, reportWarnings } from './reportWarnings.ts';

const entry = (reference: string, name: string, warnings = '') =>
  readAnnexRow({
    annex: 'III',
    reference,
    substance: name,
    names: [name],
    casNumbers: '',
    productTypes: '',
    maximum: '',
    otherConditions: '',
    warnings,
    regulation: '',
  }) ?? [];
const entries = [
  entry('4', 'AMMONIA'),
  entry('12', 'HYDROGEN PEROXIDE'),
  entry('98', 'SALICYLIC ACID'),
  entry('999', 'NEW SUBSTANCE', 'Keep the opened bottle\nrefrigerated below eight degrees'),
].flat();
const ingredients = ['AQUA', ...entries.map(({ substance }) => substance)].map((inciName) => ({
  inciName,
  casNumbers: [],
}));
const knowledge = buildKnowledge(ingredients, entries);
const face = { ...UNKNOWN_PRODUCT, category: 'foot_care_products', use: 'leave-on' as const };
const warnings = (inciName: string, texts: string[] | null, percent: number | null = 5) =>
  reportWarnings([{ ingredient: { inciName, casNumbers: [] }, percent }], texts, knowledge, face);

const peroxide = ['Contains hydrogen peroxide.', 'Avoid contact with eyes.'];

test('each statement of a wording is a row of its own, printed or not', () => {
  const rows = warnings('HYDROGEN PEROXIDE', ['Sadrži vodonik peroksid. Izbegavati kontakt sa očima.']);
  expect(rows.map(({ english, isPrinted }) => [english, isPrinted])).toEqual([
    [peroxide[0], true],
    [peroxide[1], true],
    ['Rinse eyes immediately if product comes into contact with them.', false],
  ]);
  expect(rows[0]?.ingredient).toBe('HYDROGEN PEROXIDE');
  expect(rows[0]?.reference).toContain('III/12');
});

test('without a label nothing is said to be printed or not', () => {
  expect(warnings('HYDROGEN PEROXIDE', null).map(({ isPrinted }) => isPrinted)).toEqual([null, null, null]);
});

test('the percentage decides; where it is not known the row says above which one it is due', () => {
  expect(warnings('AMMONIA', [], 2)).toEqual([]);
  expect(warnings('AMMONIA', [], 2.1)).toMatchObject([{ condition: null, limit: null }]);
  expect(warnings('AMMONIA', [], null)).toMatchObject([{ condition: 'above', limit: '2' }]);
});

test('a wording that no rule reads is one row, whatever its lines', () => {
  expect(warnings('NEW SUBSTANCE', [])).toMatchObject([
    { english: 'Keep the opened bottle\nrefrigerated below eight degrees', serbian: null, condition: 'notRead' },
  ]);
});

test('a recommendation is not wanted', () => {
  expect(reportWarnings([], [], knowledge, { ...face, category: 'sun_protection_products' })).toEqual([]);
});

test('the assessor explains a wording in either language, whatever case and blanks', () => {
  const [wanted] = warnings('SALICYLIC ACID', []);
  const explained = (warning: string, explanation = 'For adults only.') =>
    checkReportWarnings(wanted ? [wanted] : [], [{ warning, explanation }]).map(({ state }) => state);
  expect(explained(wanted?.english ?? '')).toEqual(['EXPLAINED']);
  expect(explained(` ${wanted?.serbian?.toUpperCase() ?? ''} `)).toEqual(['EXPLAINED']);
  expect(explained(wanted?.english ?? '', ' ')).toEqual(['MISSING']);
  expect(explained('Another warning.')).toEqual(['MISSING']);
});

test('what is printed stays printed when it is explained as well', () => {
  const [wanted] = warnings('SALICYLIC ACID', ['Do not use for children under 3 years of age.']);
  expect(
    checkReportWarnings(wanted ? [wanted] : [], [{ warning: wanted?.english ?? '', explanation: 'x' }]),
  ).toMatchObject([{ state: 'PRINTED' }]);
});
