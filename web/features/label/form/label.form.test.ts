import { LABEL_TEXTS } from '../../../../domain/label/labelFields.ts';
import { mapNames } from '../../../../domain/mapNames.ts';
import type { LabelDetail_LabelFragment } from '../detail/LabelDetail.generated.ts';
import {
  emptyLabel,
  fieldOf,
  labelForm,
  mergeLocalChanges,
  newLabelForm,
  toChanges,
  toCheckInput,
  toContent,
  toFormValues,
  type LabelForm,
} from './label.form.ts';

const company = '64b7f0c2a1d3e4f5a6b7c8d9';
const named: LabelForm = { ...emptyLabel(company), name: 'Krema' };

/** The first message of each invalid field. */
function firstErrors(
  values: LabelForm,
  schema: typeof labelForm | typeof newLabelForm = newLabelForm,
): Record<string, string> {
  const { error } = schema.safeParse(values);
  return Object.fromEntries(
    (error?.issues ?? [])
      .toReversed()
      .map(({ path, message }) => [path.join('.'), message.replace('labelForm:errors.', '')]),
  );
}

test.each<[string, Partial<LabelForm>, object]>([
  ['a name and a company are enough', {}, {}],
  ['no name', { name: '   ' }, { name: 'name' }],
  ['a name of 200 characters', { name: 'x'.repeat(200) }, {}],
  ['a name of 201 characters', { name: 'x'.repeat(201) }, { name: 'tooLong' }],
  ['nobody’s product', { companyId: '' }, { companyId: 'company' }],
  ['100,000 characters of ingredients', { ingredientText: 'x'.repeat(100_000) }, {}],
  [
    '100,001 characters of ingredients',
    { ingredientText: 'x'.repeat(100_001) },
    { ingredientText: 'ingredientsTooLong' },
  ],
  ['no market', { markets: [] }, { markets: 'markets' }],
  ['1 month', { paoMonths: '1' }, {}],
  ['120 months', { paoMonths: ' 120 ' }, {}],
  ['0 months', { paoMonths: '0' }, { paoMonths: 'paoMonths' }],
  ['121 months', { paoMonths: '121' }, { paoMonths: 'paoMonths' }],
  ['half a month', { paoMonths: '0.5' }, { paoMonths: 'paoMonths' }],
  ['months in words', { paoMonths: '12M' }, { paoMonths: 'paoMonths' }],
  ['a pH with a comma', { phMin: '4,5', phMax: '5.25' }, {}],
  ['a pH over 14', { phMax: '14.5' }, { phMax: 'ph' }],
  ['a pH in words', { phMin: 'acid' }, { phMin: 'ph' }],
  ['a pH that ends below its beginning', { phMin: '6', phMax: '5' }, { phMax: 'phOrder' }],
  ['a concentration with a comma', { percentages: [{ name: 'UREA', typed: '0,0015' }] }, {}],
  ['a concentration of nothing', { percentages: [{ name: 'UREA', typed: '0' }] }, { percentages: 'percentages' }],
  ['five decimals', { percentages: [{ name: 'UREA', typed: '0.00001' }] }, { percentages: 'percentages' }],
  [
    'concentrations of more than the whole',
    {
      percentages: [
        { name: 'AQUA', typed: '60' },
        { name: 'UREA', typed: '40.1' },
      ],
    },
    { percentages: 'percentagesSum' },
  ],
  ['600 months', { minimumDurabilityMonths: '600' }, {}],
  ['601 months', { minimumDurabilityMonths: '601' }, { minimumDurabilityMonths: 'minimumDurabilityMonths' }],
  ['remarks of 10,001 characters', { remarks: 'x'.repeat(10_001) }, { remarks: 'tooLong' }],
])('%s', (_what, wrong, expected) => {
  expect(firstErrors({ ...named, ...wrong })).toEqual(expected);
});

test('an existing label needs no company', () => {
  expect(firstErrors({ ...named, companyId: '' }, labelForm)).toEqual({});
});

const label: LabelDetail_LabelFragment = {
  id: company,
  slug: 'krema',
  name: 'Krema',
  productCode: null,
  photoUrl: null,
  status: 'GREEN',
  isActive: true,
  isArchived: false,
  createdAt: null,
  resultChangedAt: null,
  resultChange: null,
  formula: null,
  company: { id: company, name: 'Lavanda' },
  viewerCanDelete: true,
  viewerCanEdit: true,
  viewerCanSignOff: true,
  content: {
    ...mapNames(LABEL_TEXTS, () => null),
    version: 3,
    ingredientText: ' Aqua,\nGlycerin ',
    percentages: [{ name: 'GLYCERIN', percent: 0.0015 }],
    precautions: 'Ne u oči.',
    category: 'shampoo',
    use: 'RINSE_OFF',
    isForUnderThree: null,
    isForIntimateUse: false,
    isInhalable: null,
    phMin: 5.5,
    phMax: null,
    markets: ['RS'],
    nominalContent: '50 ml',
    paoMonths: 12,
    isPaoIrrelevant: false,
    minimumDurabilityMonths: null,
    isImported: null,
    signOffs: [],
  },
};

test('a label read into the form and sent back is unchanged', () => {
  const { version: _version, signOffs: _signOffs, ...content } = label.content;
  expect(toContent(toFormValues(label))).toEqual({ ...content, name: 'Krema', productCode: null, isActive: true });
  expect(toChanges(toFormValues(label), toFormValues(label))).toEqual({});
});

test('only changed fields are sent, with null for cleared ones', () => {
  const before = toFormValues(label);
  const after: LabelForm = {
    ...before,
    name: ' Krema ',
    nominalContent: '',
    paoMonths: '6',
    markets: ['EU', 'RS'],
    facts: { ...before.facts, category: null },
    ingredientText: 'Aqua ',
  };
  expect(toChanges(after, before)).toEqual({
    nominalContent: null,
    paoMonths: 6,
    markets: ['EU', 'RS'],
    category: null,
    ingredientText: 'Aqua ',
  });
});

test('only fields that were changed locally are put on top of the remote version', () => {
  const before = toFormValues(label);
  const local: LabelForm = { ...before, name: 'Mine', facts: { ...before.facts, isInhalable: true } };
  const remote: LabelForm = {
    ...before,
    name: 'Theirs',
    remarks: 'Theirs',
    facts: { ...before.facts, category: 'shampoo', isInhalable: false },
  };
  expect(mergeLocalChanges(remote, local, before)).toEqual({
    ...remote,
    name: 'Mine',
    facts: { ...remote.facts, isInhalable: true },
  });
});

test('a photo that was chosen locally survives a conflict', () => {
  const before = toFormValues(label);
  const photo = new File(['x'], 'x.png');
  expect(mergeLocalChanges(before, { ...before, photo }, before).photo).toBe(photo);
});

test('the input of a check leaves out invalid numbers', () => {
  const input = toCheckInput({ ...named, remarks: 'x', productCode: 'y', paoMonths: '12 M' });
  expect(input).not.toHaveProperty('name');
  expect(input).not.toHaveProperty('remarks');
  expect(input).not.toHaveProperty('productCode');
  expect(input.paoMonths).toBeNull();
});

test('the input of a check has no pH while its upper end lies below the lower one', () => {
  expect(toCheckInput({ ...named, phMin: '5', phMax: '1' })).toMatchObject({ phMin: null, phMax: null });
});

test('a concentration that was changed locally is put on top of the remote version', () => {
  const before = toFormValues(label);
  const local = { ...before, percentages: [{ name: 'GLYCERIN', typed: '5' }] };
  const merged = mergeLocalChanges({ ...before, name: 'Theirs' }, local, before);
  expect([merged.name, toContent(merged).percentages]).toEqual(['Theirs', [{ name: 'GLYCERIN', percent: 5 }]]);
});

test('the same concentrations in another order are no change', () => {
  const one = { name: 'UREA', typed: '5' };
  const other = { name: 'AQUA', typed: '60' };
  expect(toChanges({ ...named, percentages: [one, other] }, { ...named, percentages: [other, one] })).toEqual({});
});

test('input paths of the server map to form fields', () => {
  const paths = [
    'input.content.name',
    'input.content.paoMonths',
    'input.content.category',
    'input.companyId',
    'input.photoUpload',
    'input.version',
    'constructor',
    '__proto__',
  ];
  expect(paths.map(fieldOf)).toEqual([
    'name',
    'paoMonths',
    'facts',
    'companyId',
    'photo',
    undefined,
    undefined,
    undefined,
  ]);
});
