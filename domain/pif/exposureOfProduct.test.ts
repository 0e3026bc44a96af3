import { exposureOfProduct } from './exposureOfProduct.ts';

const faceCream = 'face_care_products_other_than_face_mask';

test('a category has the exposure of its row', () => {
  expect(exposureOfProduct({ category: faceCream, entered: {} })).toMatchObject({
    origin: 'CATEGORY',
    mgPerKgDay: 24.14,
    row: { key: 'face_cream' },
  });
});

test('without a category nothing is known', () => {
  expect(exposureOfProduct({ category: null, entered: {} })).toBeNull();
});

test("a product for children under three never takes the adults' row", () => {
  expect(exposureOfProduct({ category: faceCream, isForUnderThree: true, entered: {} })).toBeNull();
  const child = exposureOfProduct({
    category: faceCream,
    isForUnderThree: true,
    entered: { gramsPerDay: '2,5', retentionFactor: '1', bodyWeightKg: '5' },
  });
  expect(child).toMatchObject({ origin: 'ENTERED', mgPerKgDay: 500, row: null });
});

test('the body weight of a child is never assumed', () => {
  const entered = { gramsPerDay: '2.5', retentionFactor: '1' };
  expect(exposureOfProduct({ category: faceCream, isForUnderThree: true, entered })?.mgPerKgDay).toBeNull();
});

test('an entered amount replaces that of the row, the rest stays', () => {
  expect(exposureOfProduct({ category: faceCream, entered: { gramsPerDay: '3' } })).toMatchObject({
    mgPerKgDay: 50,
    gramsPerDay: 3,
    retentionFactor: 1,
    bodyWeightKg: 60,
  });
});

test('a conditioner that stays on the hair takes nothing of the row of one that is rinsed off', () => {
  const conditioner = { category: 'hair_conditioner', use: 'leave-on' as const };
  expect(exposureOfProduct({ ...conditioner, use: 'rinse-off', entered: {} })?.mgPerKgDay).toBe(0.67);
  expect(exposureOfProduct({ ...conditioner, entered: {} })).toBeNull();
  const entered = { gramsPerDay: '3' };
  expect(exposureOfProduct({ ...conditioner, entered })).toMatchObject({ mgPerKgDay: null, row: null });
  const whole = { gramsPerDay: '3', retentionFactor: '1' };
  expect(exposureOfProduct({ ...conditioner, entered: whole })).toMatchObject({ mgPerKgDay: 50, row: null });
});
