import { again } from '../../../tests/support/again.ts';
import { startBff, type TestBff } from '../../../tests/support/bff.ts';
import { wireKnowledge } from '../../../tests/support/knowledge.rest.ts';

const INDEX = '/api/v1/cosing/index';
const CHECK = `query ($input: CheckIngredientsInput!) { checkIngredients(input: $input) {
  result isIngredientList recognised total checkedOn knowledgeVersion
  leftOut { text span { start end } }
  names { text inciName ingredientId annexEntry match suggestions span { start end } isNano inMayContain percent }
  findings { code severity ingredient reference action span { start end } params { name value } }
} }`;
const LABEL = `query ($input: LabelContentInput!) { checkLabel(input: $input) {
  result recognised total findings { code severity ingredient params { name value } }
} }`;

interface Check {
  result: string;
  isIngredientList: boolean;
  recognised: number;
  total: number;
  checkedOn: string;
  knowledgeVersion: string;
  leftOut: { text: string; span: { start: number; end: number } }[];
  names: {
    text: string;
    inciName: string | null;
    ingredientId: string | null;
    annexEntry: string | null;
    match: string;
    suggestions: string[];
    span: { start: number; end: number };
  }[];
  findings: {
    code: string;
    severity: string;
    ingredient: string | null;
    params: { name: string; value: string | null }[];
  }[];
}

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff({ knowledgeTrustedMs: 60 * 60 * 1000 });
  await bff.standIns.product.fault({
    path: INDEX,
    kind: 'status',
    status: 200,
    body: wireKnowledge('of this test'),
    times: 1,
  });
  await bff.askAs('konsultant', CHECK, { variables: { input: { text: 'Aqua' } } });
});
afterAll(() => bff.close());

const check = async (input: object) => {
  const { data, code, errors } = await bff.askAs<{ checkIngredients: Check } | null>('konsultant', CHECK, {
    variables: { input },
  });
  return { check: data?.checkIngredients, code, paths: errors[0]?.extensions.fields?.map(({ path }) => path) };
};
const checkOf = async (input: object) =>
  (await bff.askAs<{ checkIngredients: Check }>('konsultant', CHECK, { variables: { input } })).data.checkIngredients;

const lotion = {
  category: 'body_care_products',
  use: 'LEAVE_ON',
  isForUnderThree: false,
  isForIntimateUse: false,
  isInhalable: false,
};

test('a name that only an annex knows comes with its entry and without an ingredient', async () => {
  const { names } = await checkOf({ text: 'Aqua, Mercury', ...lotion });
  expect(names.map(({ ingredientId, annexEntry }) => [ingredientId === null, annexEntry])).toEqual([
    [false, null],
    [true, 'II/221'],
  ]);
});

test('a check recognises the names of a list, and each finding refers to its name and its legal basis', async () => {
  const text = 'Ingredients: Aqua, glycerin; Phenoxyethanl,\n  Limonene, Butylphenyl Methylpropional, Kokosovo brašno';
  const found = await checkOf({ text, ...lotion });
  expect(found).toMatchObject({
    result: 'RED',
    isIngredientList: true,
    recognised: 4,
    total: 6,
    knowledgeVersion: 'of this test',
  });
  expect(found.checkedOn).toBe(new Date().toISOString().slice(0, 10));
  expect(found.names.map(({ text: printed, inciName, match }) => [printed, inciName, match])).toEqual([
    ['Aqua', 'AQUA', 'EXACT'],
    ['glycerin', 'GLYCERIN', 'EXACT'],
    ['Phenoxyethanl', 'PHENOXYETHANOL', 'MISSPELLING'],
    ['Limonene', 'LIMONENE', 'EXACT'],
    ['Butylphenyl Methylpropional', 'BUTYLPHENYL METHYLPROPIONAL', 'EXACT'],
    ['Kokosovo brašno', null, 'UNKNOWN'],
  ]);
  for (const { text: printed, span } of found.names) expect(text.slice(span.start, span.end)).toBe(printed);
  expect(found.names[0]?.ingredientId).toMatch(/^[0-9a-f]{24}$/);
  expect(found.names[2]?.suggestions[0]).toBe('PHENOXYETHANOL');
  expect(found.findings[0]).toMatchObject({
    code: 'PROHIBITED',
    severity: 'ERROR',
    ingredient: 'BUTYLPHENYL METHYLPROPIONAL',
    action: 'REMOVE_INGREDIENT',
    reference: expect.stringContaining('1666') as string,
  });
  expect(found.findings.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['UNKNOWN_NAME', 'PROBABLE_MISSPELLING', 'ALLERGEN_DECLARED']),
  );
});

test('what is not read as names is returned with its place', async () => {
  const text = 'Aqua, made with love for your skin, Glycerin';
  const { leftOut, findings } = await checkOf({ text, ...lotion });
  expect(leftOut.map((one) => one.text.trim())).toEqual(['made with love for your skin']);
  for (const { text: passage, span } of leftOut) expect(text.slice(span.start, span.end)).toBe(passage);
  expect(findings.map(({ code }) => code)).toContain('NOT_READ');
});

test.each([
  ['Aqua, Glycerin', 'GREEN', []],
  ['Aqua, Phenoxyethanol 1.5 %', 'RED', ['OVER_LIMIT']],
  ['Aqua, Glycerin, Water', 'YELLOW', ['DUPLICATE']],
  ['', 'RED', ['NOT_AN_INGREDIENT_LIST']],
  ['Dear Sir or Madam, please find our offer attached.', 'RED', ['NOT_AN_INGREDIENT_LIST']],
  ['Вода, глицерин, парфем', 'YELLOW', ['NOT_LATIN', 'NOT_LATIN', 'NOT_LATIN']],
])('the list %j is %s', async (text, result, codes) => {
  const found = await checkOf({ text, ...lotion });
  expect(found.result).toBe(result);
  expect(found.findings.filter(({ severity }) => severity !== 'INFO').map(({ code }) => code)).toEqual(codes);
});

test('texts of findings are decoded', async () => {
  const { findings, names } = await checkOf({
    text: 'Aqua, Phenoxyethanol 1.5 %, Bacillus/Soybean & Rice Ferment',
    ...lotion,
  });
  expect(findings.find(({ code }) => code === 'OVER_LIMIT')?.params).toEqual(
    expect.arrayContaining([{ name: 'limit', value: '1' }]),
  );
  expect(names[2]?.inciName).toBe('BACILLUS/SOYBEAN & RICE FERMENT');
});

test('without product data no rule about product types gives an error', async () => {
  const codes = async (input: object) =>
    (await checkOf({ text: 'Aqua, Methylisothiazolinone', ...input })).findings.map(
      ({ severity, code }) => `${severity} ${code}`,
    );
  expect(await codes(lotion)).toContain('ERROR OUTSIDE_PRODUCT_TYPES');
  expect((await codes({})).filter((one) => one.startsWith('ERROR'))).toEqual([]);
});

test.each([
  ['an unknown category', { category: 'no_such_category' }, 'category'],
  ['a category without end', { category: 'a'.repeat(101) }, 'category'],
  ['100,001 characters', { text: 'x'.repeat(100_001) }, 'text'],
  ['NUL', { text: 'Aqua\u0000' }, 'text'],
  ['half a character', { text: 'Aqua \ud800' }, 'text'],
  ['an unknown use', { use: 'SOMETIMES' }, 'use'],
  ['no text', { text: null }, 'text'],
  ['a list of texts', { text: ['Aqua'] }, 'text'],
])('a check with %s is rejected with its field', async (_name, wrong, path) => {
  expect(await check({ text: 'Aqua', ...wrong })).toEqual({
    check: undefined,
    code: 'BAD_USER_INPUT',
    paths: [`input.${path}`],
  });
});

const MAX_LENGTH = 100_000;
const filled = (piece: string): string => piece.repeat(Math.ceil(MAX_LENGTH / piece.length)).slice(0, MAX_LENGTH);
again.each([
  ['brackets', '('],
  ['nested brackets', '((a)[b'],
  ['commas', ','],
  ['blanks', ' '],
  ['one word', 'x'],
  ['words', 'unbekannt '],
  ['near misses', 'Phenoxyethanl, '],
  ['percentages', 'Aqua 1 %, '],
  ['may contain', '[+/- CI 77891, '],
  ['digits', '1-'],
  ['Cyrillic', 'Вода, '],
  ['three bytes each', '水、'],
  ['line breaks', 'Glyce-\r\n'],
  ['mojibake', 'Ã¢â‚¬â„¢ '],
  ['markup', '<b>&amp;lt;'],
  ['stars', '*'],
  ['slashes', 'Aqua/'],
])('100,000 characters of %s can be checked', async (_name, piece) => {
  const { check: found, code } = await check({ text: filled(piece), ...lotion });
  expect(code).toBeUndefined();
  expect(found?.total).toBeLessThanOrEqual(5_000 * 2);
});

const complete = {
  ...lotion,
  ingredientText: 'Aqua, Glycerin, Phenoxyethanol',
  markets: ['EU', 'RS'],
  nominalContent: '50 ml',
  paoMonths: 12,
  minimumDurabilityMonths: 36,
  responsiblePerson: 'Lavanda d.o.o.\nBulevar 1, Beograd',
  countryOfOrigin: 'Srbija',
  batch: 'L123',
  productFunction: 'Krema za telo',
};
const label = (input: object) => bff.askAs<{ checkLabel: Check }>('org', LABEL, { variables: { input } });

test('the check of a label covers its particulars', async () => {
  expect((await label(complete)).data.checkLabel).toMatchObject({ result: 'GREEN', recognised: 3, total: 3 });
  const { findings, result } = (await label({ ...complete, nominalContent: ' ', countryOfOrigin: null })).data
    .checkLabel;
  const missing = findings
    .filter(({ code }) => code === 'ITEM_MISSING')
    .map(({ params }) => params.find(({ name }) => name === 'item')?.value);
  expect([result, missing.sort()]).toEqual(['RED', ['countryOfOrigin', 'nominalContent']]);
  // In the EU, only imported products need the country of origin.
  expect(
    (await label({ ...complete, markets: ['EU'], isImported: false, countryOfOrigin: null })).data.checkLabel.result,
  ).toBe('GREEN');
});

test('an empty label lacks all particulars, for both markets', async () => {
  const { findings, result } = (await label({})).data.checkLabel;
  const missing = findings
    .filter(({ code }) => code === 'ITEM_MISSING')
    .map(({ params }) => params.find(({ name }) => name === 'item')?.value);
  expect(result).toBe('RED');
  expect(missing.sort()).toEqual([
    'batch',
    'countryOfOrigin',
    'ingredients',
    'nominalContent',
    'productFunction',
    'responsiblePerson',
  ]);
});

test.each([
  ['no month', { paoMonths: 0 }, 'paoMonths'],
  ['121 months', { paoMonths: 121 }, 'paoMonths'],
  ['601 months', { minimumDurabilityMonths: 601 }, 'minimumDurabilityMonths'],
  ['no market', { markets: [] }, 'markets'],
  ['a market twice', { markets: ['EU', 'EU'] }, 'markets'],
  ['two lines of content', { nominalContent: 'a\nb' }, 'nominalContent'],
  ['too long a content', { nominalContent: 'x'.repeat(61) }, 'nominalContent'],
  ['too long a text', { labelText: 'x'.repeat(10_001) }, 'labelText'],
  ['an unknown category', { category: 'shampo' }, 'category'],
])('a label with %s is rejected with its field', async (_name, wrong, path) => {
  const { code, errors } = await label({ ...complete, ...wrong });
  expect([code, errors[0]?.extensions.fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', `input.${path}`]);
});

again('anonymous requests of that size are rejected', async () => {
  const body = JSON.stringify({ query: CHECK, variables: { input: { text: filled('Aqua, ') } }, extensions: {} });
  const post = (token: string | null, text: string) =>
    fetch(`${bff.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: text,
    });
  const token = await bff.tokenOf('konsultant');
  const large = body.replace('"extensions":{}', `"extensions":{"a":"${'x'.repeat(10_000)}"}`);
  expect([(await post(token, large)).status, (await post(null, large)).status]).toEqual([200, 413]);
  expect((await post(token, large.replace('xx', 'x'.repeat(420_000)))).status).toBe(413);
});
