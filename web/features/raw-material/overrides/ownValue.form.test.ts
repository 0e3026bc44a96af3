import { fieldOf, toFormValues, toInput, type OwnValueForm } from './ownValue.form.ts';

const before = {
  composition: [{ inciName: 'GLYCERIN', maxConcentration: '60' }, { inciName: 'AQUA', maxConcentration: null }], microbiology: null, impurities: 'Pb', cmrStatus: 'NONE' as const, cmrQuantity: null,
  isNano: false, type: 'PLAIN' as const, statusDescription: null,
};
const form = toFormValues(before);
const rows = (...pairs: [string, string][]): OwnValueForm => ({ ...form, composition: pairs.map(([inciName, maxConcentration]) => ({ inciName, maxConcentration })) });

test('one field goes alone; what is blank becomes an own empty value', () => {
  expect(toInput('MICROBIOLOGY', { ...form, microbiology: ' TAMC ' }, before)).toEqual({ microbiology: 'TAMC' });
  expect(toInput('IMPURITIES', { ...form, impurities: ' ' }, before)).toEqual({ impurities: null });
  expect(toInput('NANO', { ...form, isNano: false }, before)).toEqual({ isNano: false });
});

test('of a composition the other column goes along when it was changed too', () => {
  expect(toInput('INCI_NAMES', rows(['GLYCEROL', '60'], ['AQUA', '']), before)).toEqual({ inciNames: ['GLYCEROL', 'AQUA'] });
  expect(toInput('MAX_CONCENTRATIONS', rows(['GLYCERIN', '60'], ['AQUA', '40,0']), before)).toEqual({ maxConcentrations: ['60', '40.0'] });
  expect(toInput('INCI_NAMES', rows(['GLYCERIN', '60']), before)).toEqual({ inciNames: ['GLYCERIN'], maxConcentrations: ['60'] });
});

test('the server’s names of the fields lead to ours', () => {
  const paths = ['input.impurities', 'input.inciNames.2', 'input.maxConcentrations.0', 'input.inciNames', 'input.slug', 'input.constructor'];
  expect(paths.map(fieldOf)).toEqual(['impurities', 'composition.2.inciName', 'composition.0.maxConcentration', 'composition', undefined, undefined]);
});
