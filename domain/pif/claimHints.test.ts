import { type ClaimedProduct, claimHints, type ClaimHintCode, contradictsHint } from './claimHints.ts';

const product = (...names: string[]): ClaimedProduct => ({ ingredientNames: names, isIncomplete: false });
const cream = product('Aqua', 'Glycerin', 'Phenoxyethanol', 'Parfum', 'Aloe Barbadensis Leaf Juice');
const codes = (text: string, known: ClaimedProduct = cream): ClaimHintCode[] =>
  claimHints(text, known).map(({ code }) => code);

test.each(['Free from parabens', 'Paraben-free', 'Bez parabena', 'Ne sadrži parabene', '0 % parabens', 'No parabens'])(
  '%s denigrates a lawful group, and none is in the formula',
  (text) => {
    expect(codes(text)).toEqual(['DENIGRATES', 'FREE_FROM_ABSENT']);
  },
);

test('a paraben in the formula contradicts the claim and is named', () => {
  const hints = claimHints('Bez parabena', product('Aqua', 'Methylparaben', 'Propylparaben'));
  expect(hints).toContainEqual({
    criterion: 'TRUTHFULNESS',
    code: 'FREE_FROM_PRESENT',
    weight: 'CONTRARY',
    subject: 'PARABENS',
    names: ['Methylparaben', 'Propylparaben'],
  });
});

test.each([
  ['Without parabens and sulphates', ['PARABENS', 'SULFATES']],
  ['Bez silikona, parafina i PEG-a', ['SILICONES', 'MINERAL_OILS', 'PEG']],
  ['Bez alkohola i veštačkih bojila', ['COLOURANTS', 'ALCOHOL']],
])('%s is about several groups', (text, groups) => {
  expect([...new Set(claimHints(text, cream).map(({ subject }) => subject))].sort()).toEqual([...groups].sort());
});

test('a lawful group that the technical document does not name is judged by hand', () => {
  expect(claimHints('Bez silikona', cream)[0]).toMatchObject({ code: 'MAY_DENIGRATE', weight: 'BY_HAND' });
});

test('an inorganic sulfate is no sulfate of a "free from sulfates" claim', () => {
  expect(codes('Bez sulfata', product('Magnesium Sulfate'))).toContain('FREE_FROM_ABSENT');
  expect(codes('Bez sulfata', product('Sodium Laureth Sulfate'))).toContain('FREE_FROM_PRESENT');
});

test('cetearyl alcohol is no alcohol of an "alcohol-free" claim', () => {
  expect(codes('Alcohol-free', product('Cetearyl Alcohol'))).toEqual(['FREE_FROM_ABSENT']);
  expect(codes('Alcohol-free', product('Alcohol Denat.'))).toEqual(['FREE_FROM_PRESENT']);
});

test('a releaser contradicts "free from formaldehyde", which is prohibited anyway', () => {
  expect(codes('Bez formaldehida', product('DMDM Hydantoin'))).toEqual(['BANNED_ANYWAY', 'FREE_FROM_PRESENT']);
});

test('an essential oil beside "free from perfume" hides its function', () => {
  expect(codes('Bez parfema', product('Lavandula Angustifolia Oil'))).toEqual(['FREE_FROM_PRESENT', 'HIDES_FUNCTION']);
});

test('that there are no allergens cannot be guaranteed', () => {
  expect(codes('Bez alergena', product('Aqua'))).toEqual(['NO_GUARANTEE', 'FREE_FROM_ABSENT']);
});

test.each(['With aloe vera', 'Sa aloe verom', 'Sadrži sok aloje', 'Bez parabena, sa aloe verom'])(
  '%s is borne out by the formula',
  (text) => {
    expect(claimHints(text, cream)).toContainEqual({
      criterion: 'TRUTHFULNESS',
      code: 'INGREDIENT_PRESENT',
      weight: 'SUPPORTS',
      subject: 'Aloe vera',
      names: ['Aloe Barbadensis Leaf Juice'],
    });
  },
);

test('a named ingredient that is not in the formula is contradicted, but by hand where the formula is not known whole', () => {
  expect(claimHints('Sa hijaluronskom kiselinom', cream)).toMatchObject([
    { code: 'INGREDIENT_ABSENT', weight: 'CONTRARY' },
  ]);
  expect(claimHints('Sa hijaluronskom kiselinom', { ...cream, isIncomplete: true })).toMatchObject([
    { code: 'INGREDIENT_ABSENT', weight: 'BY_HAND' },
  ]);
});

test('the scent of a rose needs no rose', () => {
  expect(claimHints('Miris ruže', cream)).toMatchObject([{ code: 'INGREDIENT_ABSENT', weight: 'BY_HAND' }]);
});

test('an ingredient that is said to be absent is not looked for as a present one', () => {
  expect(codes('Bez aloje i parabena')).not.toContain('INGREDIENT_PRESENT');
});

test('without a formula and a label nothing is compared', () => {
  expect(codes('Bez parabena, sa aloe verom', { ingredientNames: null, isIncomplete: false })).toEqual([
    'UNKNOWN_COMPOSITION',
    'DENIGRATES',
  ]);
});

test.each(['Not tested on animals', 'Cruelty-free', 'Nije testirano na životinjama', 'Nije testiran na životinjama'])(
  '%s is compared with the statement on animal testing',
  (text) => {
    expect(codes(text)).toEqual(['ANIMAL_TESTING_BANNED', 'ANIMAL_TESTING_OPEN']);
    expect(codes(text, { ...cream, animalTesting: 'NONE', thirdCountries: 'NONE' })).toEqual(['ANIMAL_TESTING_BANNED']);
    expect(codes(text, { ...cream, animalTesting: 'NONE', thirdCountries: 'PERFORMED' })).toEqual([
      'ANIMAL_TESTING_BANNED',
      'ANIMAL_TESTING_CONTRADICTED',
    ]);
  },
);

test.each(['Hypoallergenic', 'Hipoalergeno', 'Hipoalergena formula'])('%s is contradicted by a perfume', (text) => {
  expect(claimHints(text, cream)).toMatchObject([{ code: 'HYPOALLERGENIC_ALLERGENS', names: ['Parfum'] }]);
  expect(claimHints(text, product('Aqua'))).toMatchObject([{ code: 'HYPOALLERGENIC', weight: 'BY_HAND' }]);
});

test('"100 % natural" is contradicted by a synthetic name, "95 % natural" is judged by hand', () => {
  const known = product('Aqua', 'Dimethicone');
  expect(claimHints('100 % prirodno', known)).toMatchObject([
    { code: 'NATURAL_SYNTHETIC', subject: '100 %', names: ['Dimethicone'] },
  ]);
  expect(claimHints('95 % natural', known)).toMatchObject([{ code: 'NATURAL', subject: '95 %', weight: 'BY_HAND' }]);
});

test.each(['Softens the skin', 'Neguje i hrani kožu', 'Dermatološki testirano', 'For 24 hours of freshness'])(
  '%s has no hint',
  (text) => {
    expect(codes(text)).toEqual([]);
  },
);

test('only a bare "yes" stands against a hint', () => {
  const hints = claimHints('Free from parabens', cream);
  const criterionWith = (criterion: 'FAIRNESS' | 'HONESTY', judgement: 'YES' | 'NO', reason?: string) =>
    contradictsHint(hints, { criterion, judgement, reason });
  expect([criterionWith('FAIRNESS', 'YES'), criterionWith('FAIRNESS', 'YES', ' ')]).toEqual([true, true]);
  expect([
    criterionWith('FAIRNESS', 'YES', 'For people with a known allergy.'),
    criterionWith('FAIRNESS', 'NO'),
    criterionWith('HONESTY', 'YES'),
  ]).toEqual([false, false, false]);
});
