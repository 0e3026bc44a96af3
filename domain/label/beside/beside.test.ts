import { completeParticulars as particulars } from '../particulars.testing.ts';
import type { Finding } from '../../finding.ts';
import { UNKNOWN_PRODUCT } from '../../product/product.ts';
import { checkLabel } from '../checkLabel.ts';
import { buildKnowledge } from '../knowledge.ts';
import { aerosolTexts } from './aerosolTexts.ts';
import { claimCases, languageCases, personCases, sunCases } from './besideCases.testing.ts';
import { checkMarkets } from './checkMarkets.ts';
import { checkSun } from './checkSun.ts';
import { claimsOnLabel } from './claimsOnLabel.ts';

const LIST = ['AQUA', 'GLYCERIN', 'PHENOXYETHANOL', 'PARFUM', 'ALOE BARBADENSIS LEAF JUICE', 'CYCLOPENTASILOXANE'];
const knowledge = buildKnowledge(
  [...LIST, 'CYCLOHEXASILOXANE', 'POLYETHYLENE', 'NYLON-12', 'PERFLUOROHEXYLETHYL TRIETHOXYSILANE', 'BUTANE'].map(
    (inciName) => ({ inciName, casNumbers: [] }),
  ),
  [],
);
const valueOf = (found: Finding, ...names: string[]) =>
  names
    .map((name) => found.params[name])
    .filter((value) => value !== null && value !== undefined)
    .join(' ');
const checkList = (ingredients: string, on: string, category = 'body_care_products') =>
  checkLabel({ ingredients, product: { ...UNKNOWN_PRODUCT, category }, particulars }, knowledge, on).findings;

describe('claims on a label', () => {
  test.each(claimCases)('%s: %s', (text, expected) => {
    const found = claimsOnLabel([text], LIST.slice(0, 5), false).map((one) => one.params['claim']);
    if (expected === null) expect(found).toEqual([]);
    else expect(found).toContain(expected);
  });

  test('lawful look-alikes are not fewer than forbidden claims by much', () => {
    const lawful = claimCases.filter(([, expected]) => expected === null).length;
    expect(lawful).toBeGreaterThan(40);
  });

  test('a claim is a warning with its law and what was said', () => {
    expect(claimsOnLabel(['Leči ekcem.'], [], false)).toMatchObject([
      {
        code: 'CLAIM',
        severity: 'warning',
        reference: expect.stringContaining('Article 20') as string,
        params: { claim: 'MEDICINAL', text: 'leci ekcem' },
      },
    ]);
  });

  test('the company may be called by an ingredient', () => {
    const text = 'Šampon za kosu. Odgovorno lice: Kuća sa lavandom d.o.o., Zemun';
    expect(claimsOnLabel([text], ['AQUA'], false)).toHaveLength(1);
    expect(claimsOnLabel([text], ['AQUA'], false, 'Kuća sa lavandom d.o.o., Zemun')).toEqual([]);
  });

  test('an ingredient that is named is not missed where the list was not read', () => {
    expect(claimsOnLabel(['With hyaluronic acid'], null, false)).toEqual([]);
    expect(claimsOnLabel(['With hyaluronic acid'], ['AQUA'], true)).toEqual([]);
  });
});

describe('markets', () => {
  test.each(personCases)('%s with %j in %j: %j', (responsiblePerson, labelText, markets, expected) => {
    const found = checkMarkets({ ...particulars, responsiblePerson, labelText, markets }).filter(
      ({ code }) => code === 'PERSON_OUTSIDE_MARKET',
    );
    expect(found.map((one) => `${one.severity} ${valueOf(one, 'market')}`)).toEqual(expected);
  });

  test.each(languageCases)('%s in %j: %j', (precautions, markets, expected) => {
    const found = checkMarkets({ ...particulars, productFunction: null, precautions, markets });
    expect(found.map((one) => valueOf(one, 'market', 'language'))).toEqual(expected);
  });
});

describe('sun protection', () => {
  test.each(sunCases)('%s: %j', (text, expected) => {
    const product = { ...UNKNOWN_PRODUCT, category: 'sun_protection_products' };
    expect(checkSun([text], product).map((one) => valueOf(one, 'rule', 'factor', 'name'))).toEqual(expected);
  });

  test('other products are not asked about sun protection', () => {
    expect(checkSun(['Day cream SPF 35'], { ...UNKNOWN_PRODUCT, category: 'body_care_products' })).toEqual([]);
    expect(checkSun(['Day cream SPF 35'], UNKNOWN_PRODUCT)).toEqual([]);
  });
});

/** REACH, Annex XVII, entries 70, 78 and 79: the last day before each and the first of it. */
test.each([
  ['Aqua, Cyclopentasiloxane', 'shampoo', '2019-01-01', 'warning SILOXANE'],
  ['Aqua, Cyclopentasiloxane', 'body_care_products', '2027-06-06', 'info SILOXANE'],
  ['Aqua, Cyclopentasiloxane', 'body_care_products', '2027-06-07', 'warning SILOXANE'],
  ['Aqua, Cyclohexasiloxane', 'shampoo', '2026-06-06', 'info SILOXANE'],
  ['Aqua, Cyclohexasiloxane', 'shampoo', '2026-06-07', 'warning SILOXANE'],
  ['Aqua, Polyethylene', 'shampoo', '2027-10-16', 'info MICROPLASTIC'],
  ['Aqua, Polyethylene', 'shampoo', '2027-10-17', 'warning MICROPLASTIC'],
  ['Aqua, Polyethylene', 'body_care_products', '2029-10-16', 'info MICROPLASTIC'],
  ['Aqua, Polyethylene', 'body_care_products', '2029-10-17', 'warning MICROPLASTIC'],
  ['Aqua, Nylon-12', 'lip_stick', '2035-10-16', 'info MICROPLASTIC'],
  ['Aqua, Nylon-12', 'lip_stick', '2035-10-17', 'warning MICROPLASTIC'],
  ['Aqua, Perfluorohexylethyl Triethoxysilane', 'body_care_products', '2026-10-09', 'info PFHXA'],
  ['Aqua, Perfluorohexylethyl Triethoxysilane', 'body_care_products', '2026-10-10', 'warning PFHXA'],
  ['Aqua, Glycerin, Phenoxyethanol', 'shampoo', '2036-01-01', undefined],
])('%s in %s on %s: %s', (ingredients, category, on, expected) => {
  const [found] = checkList(ingredients, on, category).filter(({ code }) => code === 'OTHER_LAW');
  expect(found && `${found.severity} ${valueOf(found, 'law')}`).toBe(expected);
});

const TEXTS = [
  'Pressurised container: may burst if heated. Protect from sunlight. Do not expose to temperatures exceeding 50 °C. Keep away from heat, hot surfaces, sparks, open flames. No smoking. Do not pierce or burn, even after use. Extremely flammable aerosol. Do not spray on an open flame or other ignition source.',
  'Posuda pod pritiskom: može da eksplodira ako se zagreva. Zaštititi od sunčeve svetlosti. Ne izlagati temperaturi iznad 50 °C. Držati dalje od toplote. Ne bušiti niti spaljivati, čak ni nakon upotrebe. Veoma lako zapaljivi aerosol. Ne prskati u otvoreni plamen.',
];
const named = (...all: string[]) =>
  all.map((inciName) => ({ match: 'exact' as const, ingredient: { inciName, casNumbers: [] } }));

/** Directive 75/324/EEC, Annex, points 2.2 and 2.3. */
test.each([
  [['BUTANE', 'PROPANE'], null, null, 3],
  [['NITROGEN'], null, true, 2],
  [['NITROGEN'], null, null, 0],
  [['AQUA', 'GLYCERIN'], null, true, 0],
  [['BUTANE'], TEXTS[0] ?? '', null, 0],
  [['BUTANE'], TEXTS[1] ?? '', null, 0],
  [['BUTANE'], 'Extremely flammable aerosol. Do not spray on an open flame.', null, 2],
])('%j with the text %j, inhalable: %s, lacks %i texts', (names, text, isInhalable, count) => {
  const [found] = aerosolTexts(named(...names), [text], isInhalable);
  expect(found ? String(found.params['english']).split('\n').length : 0).toBe(count);
});

test('a label of a sunscreen is asked for what the Recommendation advises', () => {
  const advised = (labelText: string) =>
    checkLabel(
      {
        ingredients: 'Aqua, Glycerin',
        product: { ...UNKNOWN_PRODUCT, category: 'sun_protection_products' },
        particulars: { ...particulars, labelText },
      },
      knowledge,
      '2026-11-29',
    ).findings.find(({ code }) => code === 'WARNING_ADVISED');
  expect(advised('SPF 30')).toMatchObject({ severity: 'warning' });
  expect(
    advised(
      'Do not stay too long in the sun, even while using a sunscreen product. Keep babies and young children out of direct sunlight. Re-apply frequently. Apply generously: reducing the quantity lowers the protection. Avoid the midday sun.',
    ),
  ).toBeUndefined();
  expect(
    advised(
      'Ne boraviti predugo na suncu ni uz zaštitu. Bebe i malu decu držati dalje od sunca. Nanositi često. Naneti obilno: manja količina smanjuje zaštitu. Izbegavati sunce u podne.',
    ),
  ).toBeUndefined();
});
