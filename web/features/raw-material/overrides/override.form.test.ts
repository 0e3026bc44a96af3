import { mapNames } from '../../../../domain/mapNames.ts';
import { TEXT_FIELDS } from '../../../../domain/raw-material/rawMaterialFields.ts';
import { fieldOf, fieldsResetTogether, toFormValues, toInput, type OverrideForm } from './override.form.ts';

const before = {
  composition: [
    { inciName: 'GLYCERIN', maxConcentration: '60' },
    { inciName: 'AQUA', maxConcentration: null },
  ],
  concentrationSum: 60,
  ...mapNames(TEXT_FIELDS, () => null),
  impurities: 'Pb',
  cmrStatus: 'NONE' as const,
  isNano: false,
  type: 'PLAIN' as const,
};
const form = toFormValues(before);
const rows = (...pairs: [string, string][]): OverrideForm => ({
  ...form,
  composition: pairs.map(([inciName, maxConcentration]) => ({ inciName, maxConcentration })),
});

test('a blank field overrides the global value with nothing', () => {
  expect(toInput('MICROBIOLOGY', { ...form, microbiology: ' TAMC ' }, before)).toEqual({ microbiology: 'TAMC' });
  expect(toInput('IMPURITIES', { ...form, impurities: ' ' }, before)).toEqual({ impurities: null });
  expect(toInput('NANO', { ...form, isNano: false }, before)).toEqual({ isNano: false });
});

test('the other column of a composition is sent only if it was changed, too', () => {
  expect(toInput('INCI_NAMES', rows(['GLYCEROL', '60'], ['AQUA', '']), before)).toEqual({
    inciNames: ['GLYCEROL', 'AQUA'],
  });
  expect(toInput('MAX_CONCENTRATIONS', rows(['GLYCERIN', '60'], ['AQUA', '40,0']), before)).toEqual({
    maxConcentrations: ['60', '40.0'],
  });
  expect(toInput('INCI_NAMES', rows(['GLYCERIN', '60']), before)).toEqual({
    inciNames: ['GLYCERIN'],
    maxConcentrations: ['60'],
  });
});

test('input paths of the server map to form fields', () => {
  const paths = [
    'input.impurities',
    'input.inciNames.2',
    'input.maxConcentrations.0',
    'input.inciNames',
    'input.slug',
    'input.constructor',
  ];
  expect(paths.map(fieldOf)).toEqual([
    'impurities',
    'composition.2.inciName',
    'composition.0.maxConcentration',
    'composition',
    undefined,
    undefined,
  ]);
});

test('overridden names and concentrations are reset together if their number differs from the global ones', () => {
  const [one, two] = [{ composition: before.composition.slice(1) }, { composition: before.composition }];
  const both = ['INCI_NAMES', 'MAX_CONCENTRATIONS', 'NANO'] as const;
  expect(fieldsResetTogether('INCI_NAMES', { fields: both, values: two }, one)).toEqual([
    'INCI_NAMES',
    'MAX_CONCENTRATIONS',
  ]);
  expect(fieldsResetTogether('MAX_CONCENTRATIONS', { fields: both, values: one }, two)).toEqual([
    'INCI_NAMES',
    'MAX_CONCENTRATIONS',
  ]);
  expect(fieldsResetTogether('INCI_NAMES', { fields: both, values: two }, two)).toEqual(['INCI_NAMES']);
  expect(fieldsResetTogether('INCI_NAMES', { fields: ['INCI_NAMES'], values: two }, one)).toEqual(['INCI_NAMES']);
  expect(fieldsResetTogether('NANO', { fields: both, values: two }, one)).toEqual(['NANO']);
});
