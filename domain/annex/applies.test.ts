import type { Product } from '../product/product.ts';
import { UNKNOWN_PRODUCT } from '../product/product.ts';
import { applicableConditions } from './applies.ts';
import { readScope } from './readScope.ts';

const conditionsOf = (...texts: string[]) =>
  texts.map((productTypes, at) => ({
    part: String.fromCharCode(97 + at),
    productTypes,
    scope: readScope(productTypes),
    maximum: '',
    limit: null,
  }));
const states = (product: Partial<Product>, ...texts: string[]) =>
  applicableConditions(conditionsOf(...texts), { ...UNKNOWN_PRODUCT, ...product }).map(({ applies }) => applies);
const known = { isForUnderThree: false, isForIntimateUse: false, isInhalable: false };

const RETINOL = ['Body lotion', 'other leave-on and rinse-off products'];

test('what is rinsed off is no body lotion', () => {
  const category = 'other_skin_cleansing_products';
  expect(states({ ...known, category, use: 'rinse-off' }, ...RETINOL)).toEqual(['no', 'yes']);
});

test('what stays on the body may be one', () => {
  const category = 'other_skin_cleansing_products';
  expect(states({ ...known, category, use: 'leave-on' }, ...RETINOL)).toEqual(['unknown', 'unknown']);
});

const UV_FILTER = 'Face products with the exception of propellent spray products';

test.each<[string, string, string, string]>([
  ['a sunscreen for face and body', 'sun_protection_products', UV_FILTER, 'unknown'],
  ['a self-tanning product', 'selftanning_products', 'Body products', 'unknown'],
  ['a sunscreen as such', 'sun_protection_products', 'Sunscreen products', 'yes'],
  ['a face cream', 'face_care_products_other_than_face_mask', UV_FILTER, 'yes'],
  ['a body cream', 'body_care_products', UV_FILTER, 'no'],
])('what is for the face alone or the body alone: %s', (_, category, text, expected) => {
  expect(states({ ...known, category }, text)).toEqual([expected]);
});

test('a use of two kinds with one exception decides', () => {
  const benzylSalicylate = 'Leave-on skin and hair products (non-spray/non-aerosol) (except body lotion)';
  expect(states({ ...known, category: 'lip_care_products', use: 'leave-on' }, benzylSalicylate)).toEqual(['yes']);
  expect(states({ ...known, category: 'lip_care_products', use: 'rinse-off' }, benzylSalicylate)).toEqual(['no']);
});
