import { readAnnexRow } from '../../../domain/annex/readAnnexRow.ts';
import type { ActionCode, Finding, FindingCode } from '../../../domain/finding.ts';
import { checkLabel } from '../../../domain/label/checkLabel.ts';
import { buildKnowledge } from '../../../domain/label/knowledge.ts';
import type { Particulars } from '../../../domain/label/particulars.ts';
import { UNKNOWN_PRODUCT } from '../../../domain/product/product.ts';
import { renderHook } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { languageCodes, type Language } from '../../../domain/language.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import { anyFinding, toCheck } from './checks.testing.ts';
import './translations.generated.ts';
import en from './locale/en.json';
import { findingText, plainText, type CheckFinding } from './findingText.ts';

afterEach(() => i18n.changeLanguage('en'));

async function describeFinding(language: Language, finding: CheckFinding) {
  await i18n.changeLanguage(language);
  const { result, unmount } = renderHook(() => [useTranslation('check').t, useQuantity()] as const);
  const [t, formats] = result.current;
  unmount();
  return findingText(t, formats, finding);
}
const allTexts = (description: Awaited<ReturnType<typeof describeFinding>>) => [
  plainText(description),
  description.action,
  ...description.notes,
  ...description.details.map(({ label }) => label),
];

/** Every code with its parameters in every variant. The type requires all codes. */
const entry = {
  entry: 'III/98',
  substance: 'Salicylic acid',
  productTypes: '(a) Rinse-off hair products',
  maximum: '(a) 3.0 %',
  otherConditions: '',
  warnings: '',
  regulation: '(EU) 2019/1966',
};
const allergen = { entry: 'III/86', labelName: 'Citronellol', lastPlacing: '2026-07-31', lastAvailable: '2028-07-31' };
const missing = { ...allergen, name: 'Citronellol', percent: 0.0024, threshold: 0.001 };
const bases = Object.keys(en.basis);
const warning = {
  id: 'retinol',
  english: 'Contains Vitamin A.',
  serbian: 'Sadrži vitamin A.',
  serbianVerified: false,
  condition: null,
  limit: null,
};
const later = {
  applies: 'later',
  placedFrom: '2027-01-01',
  availableFrom: '2028-07-01',
  lastAvailable: '2028-06-30',
  areDaysVerified: false,
};
const samples: Record<FindingCode, Finding['params'][]> = {
  NOT_AN_INGREDIENT_LIST: [
    { recognised: 0, total: 1, isOtherScript: false },
    { recognised: 1, total: 7, isOtherScript: false },
    { recognised: 0, total: 0, isOtherScript: false },
    { recognised: 0, total: 3, isOtherScript: true },
  ],
  TOO_LONG: [{ most: 5000 }],
  NOT_READ: [{ text: 'made with love' }],
  MENTIONED: [
    { entry: 'V/57', name: 'METHYLISOTHIAZOLINONE', isBanned: false, isDenied: false, percent: null },
    { entry: 'V/57', name: 'METHYLISOTHIAZOLINONE', isBanned: false, isDenied: false, percent: 0.01 },
    { entry: 'II/1375', name: 'ISOBUTYLPARABEN', isBanned: true, isDenied: false, percent: null },
    { entry: 'II/1375', name: 'ISOBUTYLPARABEN', isBanned: true, isDenied: true, percent: null },
  ],
  SPLIT_NAME: [{ name: 'Lanolin Alcohol', members: 'LANOLIN, ALCOHOL' }],
  AMOUNT_NOT_READ: [{ name: 'Retinol', text: '5 mg', percent: null }],
  PERCENT_SUM_OVER_100: [{ sum: 110 }],
  UNKNOWN_NAME: [
    { name: 'FOO', suggestion: null },
    { name: 'FOO', suggestion: 'AQUA' },
  ],
  NAME_PART: [{ name: 'Mentha Piperita', examples: 'MENTHA PIPERITA LEAF, MENTHA PIPERITA OIL' }],
  PROBABLE_MISSPELLING: [
    { name: 'AQVA', suggestion: 'AQUA' },
    { name: 'AQVA', suggestion: null },
  ],
  OTHER_NAME: [{ name: 'Vitamin E', inciName: 'TOCOPHEROL', verified: false }],
  NAME_OF_ANNEX: [{ entry: 'II/221' }],
  NOT_LATIN: [{ name: 'вода' }],
  DUPLICATE: [{ name: 'AQUA' }, { name: 'Vitamin E', other: 'Tocopherol' }],
  PROHIBITED: [
    { entry: 'II/1', substance: 'x', regulation: 'y', exception: 'none' },
    { entry: 'II/1', substance: 'x', regulation: 'y', exception: 'none', ...later },
  ],
  PROHIBITED_UNDER_CONDITION: ['hairDye', 'fragrance', 'nano', 'origin', 'listedElsewhere', 'text'].map(
    (exception) => ({
      entry: 'II/1',
      substance: 'x',
      regulation: 'y',
      exception,
    }),
  ),
  CMR_SUBSTANCE: [{ entry: 'III/98', cmr: 'R2' }],
  RESTRICTED_BY_INVENTORY: [{ entry: 'II/416', substance: 'x' }],
  SHARES_CAS_NUMBER: [{ entry: 'II/1', substance: 'x' }],
  RESTRICTED: [
    entry,
    { ...entry, isGuess: true },
    { ...entry, isWithinName: true },
    { ...entry, isWordingOnly: true },
    { ...entry, ...later, isEarlierAsked: true },
  ],
  CONDITIONS_TO_VERIFY: [entry],
  LIMIT: [entry],
  WITHIN_LIMIT: [{ ...entry, percent: 0.0005, limit: 0.0015 }],
  OVER_LIMIT: [
    { ...entry, percent: 2.5, limit: 2 },
    { ...entry, percent: 2.5, limit: 2, ...later, applies: 'batches', areDaysVerified: true },
    ...bases.map((basis) => ({ ...entry, percent: 3, limit: 2, basis, converted: 2.4 })),
  ],
  OVER_LIMIT_TOGETHER: bases.map((basis) => ({
    ...entry,
    members: 'RETINOL + RETINYL ACETATE',
    sum: 0.4,
    limit: 0.3,
    basis,
  })),
  LIMIT_NOT_READ: [{ ...entry, percent: 3, limit: 2, basis: 'acid', converted: 2.4 }],
  OUTSIDE_PRODUCT_TYPES: [entry],
  FORBIDDEN_USE: ['underThree', 'oral', 'inhalation', 'mucous', 'eye', 'lip', 'bodyLotion', 'sun'].map((use) => ({
    ...entry,
    use,
  })),
  RAW_MATERIAL_PURITY: [entry],
  PH_WITHIN: [entry],
  PH_OUTSIDE: [entry],
  PH_OF_CATEGORY: [{ ...entry, phMin: null, phMax: 11, verified: false }],
  NANO_NOT_LISTED: [{}],
  ALLERGEN_GROUP_NAME: [
    { ...allergen, isDue: true },
    { ...allergen, isDue: false },
  ],
  ALLERGEN_DECLARED: [
    { ...allergen, isDue: true, set: 'original' },
    { ...allergen, isDue: false, set: 'new' },
  ],
  ALLERGEN_PROHIBITED: [{ ...allergen, note: 'moved to Annex II' }],
  ALLERGENS_OF_PERFUME: [
    { original: 2, added: 1, isDue: true, lastPlacing: '2026-07-31', lastAvailable: '2028-07-31' },
  ],
  ALLERGEN_MISSING: [
    { ...missing, isDue: true, isCertain: true, isUseKnown: true },
    { ...missing, isDue: true, isCertain: false, isUseKnown: true },
    { ...missing, isDue: true, isCertain: false, isUseKnown: false },
    { ...missing, isDue: false, isCertain: true, isUseKnown: true },
  ],
  ALLERGEN_NOT_NEEDED: [missing],
  ALLERGENS_NOT_KNOWN: [{ materials: 'Parfem Cveće' }, { materials: null }],
  SHARE_INVALID: [{ materials: 'Parfem Cveće' }, { materials: null }],
  COLOURANT_NOT_LISTED: [{ number: '99999' }],
  NOT_LISTED: [{ list: 'IV' }, { list: 'V' }, { list: 'VI' }, { list: 'V', deleted: 'V/36' }],
  COLOURANT_NOT_BY_NUMBER: [{ name: 'Tartrazine', number: 'CI 19140', ingredient: 'CI 19140' }],
  COLOURANT_BEFORE_OTHERS: [{ before: 'AQUA' }],
  ORDER_OF_CONCENTRATION: [{ percent: 5, before: 'PHENOXYETHANOL', limit: 1 }],
  PERCENT_OVER_100: [{ percent: 120 }],
  PERCENT_CONTRADICTED: [{ percent: 2, printed: 0.5 }],
  ITEM_MISSING: [
    { item: 'responsiblePerson' },
    { item: 'countryOfOrigin' },
    { item: 'nominalContent' },
    { item: 'batch' },
    { item: 'productFunction' },
    { item: 'ingredients' },
  ],
  ITEM_UNREADABLE: [
    { item: 'bestBefore', text: 'soon' },
    { item: 'paoMonths', text: '99', most: 60 },
  ],
  ITEM_TO_CONFIRM: [{ item: 'batch' }],
  DURABILITY_MISSING: [{ item: 'paoMonths', upTo: 30 }],
  DATE_REQUIRED: [{ item: 'bestBefore', durability: 24, upTo: 30 }],
  PAO_REQUIRED: [{ item: 'paoMonths', durability: 36, upTo: 30 }],
  PAO_NOT_NEEDED: [{ item: 'paoMonths' }],
  WARNING_MISSING: [
    warning,
    { id: 'notRead', english: 'Contains X', serbian: null, condition: 'notRead' },
    ...['childrenMightUse', 'fluorideOfToothpaste', 'freeFormaldehyde', 'kind', 'aerosol'].map((condition) => ({
      ...warning,
      condition,
    })),
    { ...warning, condition: 'above', limit: 2 },
  ],
  WARNING_ADVISED: [warning],
  CLAIM: [
    'MEDICINAL',
    'BIOCIDAL',
    'WHOLE',
    'FREE_FROM_LAWFUL',
    'FREE_FROM_BANNED',
    'FREE_FROM_PRESENT',
    'NO_GUARANTEE',
    'INGREDIENT_ABSENT',
    'ANIMAL_TESTING',
    'HYPOALLERGENIC',
    'NATURAL_SYNTHETIC',
  ].map((claim) => ({ claim, text: 'x', name: 'x', ingredients: 'PARFUM' })),
  PERSON_OUTSIDE_MARKET: ['EU', 'RS'].map((market) => ({ market })),
  TEXT_LANGUAGE: ['EU', 'RS'].map((market) => ({ market, language: 'en' })),
  SUN_LABELLING: ['FACTOR_MISSING', 'FACTOR', 'CATEGORY_MISSING', 'CATEGORY', 'UVA_MISSING', 'CLAIM'].map((rule) => ({
    rule,
    factor: '35',
    name: 'sunblock',
  })),
  OTHER_LAW: ['SILOXANE', 'MICROPLASTIC', 'PFHXA', 'POP'].flatMap((law) =>
    (law === 'POP' ? [true] : [true, false]).map((isInForce) => ({
      law,
      isInForce,
      lastDay: '2027-06-06',
      verified: false,
    })),
  ),
  SUM_NOT_100: [
    { sum: '99.5', difference: '0.5', isOver: false, line: null },
    { sum: '101', difference: '1', isOver: true, line: null },
  ],
  COMPOSITION_SHORT: [{ name: 'Emulgade', sum: '92.5', line: '3' }],
  CONCENTRATION_UNKNOWN: [{ materials: 'Emulgade', line: '3, 4' }],
  LINE_UNMATCHED: [{ name: 'Emulgade', line: '3' }],
  REPEATED_MATERIAL: [{ name: 'Emulgade', line: '3, 4' }],
  IFRA_EXCEEDED: [{ name: 'Lavanda', percent: '0.6', maximum: '0.5', category: '5B', line: '3' }],
  IFRA_NOT_PERMITTED: [{ name: 'Lavanda', percent: '0.6', maximum: null, category: '6', line: '3' }],
  IFRA_TOGETHER: [{ percent: '110', category: '5B', line: null }],
};
const actions: Record<ActionCode, true> = {
  REMOVE_INGREDIENT: true,
  VERIFY_CONDITION: true,
  VERIFY_IDENTITY: true,
  VERIFY_CONCENTRATION: true,
  LOWER_CONCENTRATION: true,
  VERIFY_FUNCTION: true,
  VERIFY_LIMIT: true,
  VERIFY_PRODUCT_TYPE: true,
  VERIFY_PURITY: true,
  VERIFY_NOTIFICATION: true,
  CORRECT_PH: true,
  RECORD_PH: true,
  CORRECT_NAME: true,
  NAME_PART: true,
  USE_INCI_NAME: true,
  REMOVE_DUPLICATE: true,
  REORDER: true,
  COLOURANT_BY_WEIGHT: true,
  USE_GROUP_NAME: true,
  ADD_ALLERGEN: true,
  ASK_SUPPLIER: true,
  PRINT_NUMBER: true,
  CORRECT_PERCENT: true,
  PRINT_PERCENT: true,
  SEPARATE_NAMES: true,
  ADD_ITEM: true,
  CORRECT_ITEM: true,
  CONFIRM_ITEM: true,
  ADD_WARNING: true,
  CORRECT_CLAIM: true,
  ADD_PERSON: true,
  TRANSLATE_TEXT: true,
  CORRECT_LABEL_TEXT: true,
  VERIFY_OTHER_LAW: true,
  PASTE_LIST: true,
  VERIFY_TEXT: true,
  CORRECT_FORMULA: true,
  COMPLETE_COMPOSITION: true,
  CHOOSE_MATERIAL: true,
  ASK_FRAGRANCE_SUPPLIER: true,
  NOTHING: true,
};
const cases = Object.entries(samples).flatMap(([code, all]) =>
  all.map((params) => [code, JSON.stringify(params), params] as const),
);

describe.each(languageCodes)('%s', (language) => {
  test.each(cases)('%s %s has a complete text', async (code, _shown, params) => {
    for (const ingredient of ['SALICYLIC ACID', null]) {
      const description = await describeFinding(
        language,
        anyFinding(code, params, { ingredient, span: { start: 0, end: 4 } }),
      );
      expect(plainText(description)).not.toContain(code);
      expect(
        allTexts(description).filter(
          (text) => text === '' || /\{\{|undefined|NaN|\uE000|–|finding\.|item\./.test(text),
        ),
      ).toEqual([]);
    }
  });

  test.each(Object.keys(actions))('the action %s has a text', async (action) => {
    const description = await describeFinding(language, anyFinding('DUPLICATE', { name: 'AQUA' }, { action }));
    expect(description.action).toMatch(/^\p{Lu}.+\.$/u);
  });

  test('codes of claims and languages are shown in words', async () => {
    const claim = await describeFinding(
      language,
      anyFinding('CLAIM', { claim: 'FREE_FROM_LAWFUL', text: 'PARABENS', name: 'PARABENS' }, {}),
    );
    expect(plainText(claim)).toMatch(/paraben[is]/);
    const foreign = await describeFinding(language, anyFinding('TEXT_LANGUAGE', { market: 'RS', language: 'de' }, {}));
    expect(plainText(foreign)).toMatch(/German|nemački/);
  });

  test('an unknown code is shown as such', async () => {
    expect(
      plainText(await describeFinding(language, anyFinding('SOMETHING_NEW', {}, { action: 'ALSO_NEW' }))),
    ).toContain('SOMETHING_NEW');
  });
});

test('every translated code is a code of the rules', () => {
  const known = [...Object.keys(samples), 'unknown'];
  expect(
    Object.keys(en.finding).filter((key) => !known.some((code) => key === code || key.startsWith(`${code}_`))),
  ).toEqual([]);
  expect(Object.keys(en.action).sort()).toEqual(Object.keys(actions).sort());
});

test('a limit is shown with all its digits', async () => {
  const over = anyFinding(
    'OVER_LIMIT',
    { ...entry, percent: 0.002, limit: 0.0015 },
    { ingredient: 'METHYLISOTHIAZOLINONE' },
  );
  expect(plainText(await describeFinding('en', over))).toBe(
    'METHYLISOTHIAZOLINONE is over its limit: 0.002 %, at most 0.0015 % is allowed.',
  );
  expect(plainText(await describeFinding('sr', over))).toBe(
    'METHYLISOTHIAZOLINONE je iznad granice: 0,002 %, dozvoljeno je najviše 0,0015 %.',
  );
});

test.each(languageCodes)('the findings of a real label have complete texts (%s)', async (language) => {
  const row = (annex: 'III' | 'V', reference: string, names: string[], maximum: string) =>
    readAnnexRow({
      annex,
      reference,
      substance: names[0] ?? '',
      names,
      casNumbers: '',
      productTypes: 'Rinse-off products',
      maximum,
      otherConditions: '',
      warnings: '',
      regulation: '(EU) 2019/1966',
    });
  const names = ['AQUA', 'GLYCERIN', 'PARFUM', 'LINALOOL', 'GERANYL ACETATE', 'CI 19140', 'PHENOXYETHANOL', 'RETINOL'];
  const knowledge = buildKnowledge(
    names.map((inciName) => ({ inciName, casNumbers: [] })),
    [row('V', '29', ['PHENOXYETHANOL'], '1.0 %'), row('III', '376', ['RETINOL'], '0.05 % RE')].flatMap(
      (one) => one ?? [],
    ),
  );
  const particulars: Particulars = {
    markets: ['EU', 'RS'],
    responsiblePerson: 'x',
    countryOfOrigin: null,
    isImported: null,
    nominalContent: 'much',
    paoMonths: 99,
    bestBefore: 'soon',
    minimumDurabilityMonths: 12,
    isPaoIrrelevant: false,
    precautions: null,
    labelText: null,
  };
  const ingredients =
    'Aqua, Glycerin 150%, CI 19140, Parfum, Linalool, Linalool, Geranyl Acetate, Phenoxyethanol 2 %, Retinol, Glycerjn, Xyzzy, Voda вода';
  const { list, findings } = checkLabel(
    { ingredients, product: { ...UNKNOWN_PRODUCT, use: 'rinse-off' }, particulars },
    knowledge,
    '2026-11-21',
  );
  expect(findings.length).toBeGreaterThan(15);
  for (const finding of toCheck({ ...list, findings }).findings) {
    const texts = allTexts(await describeFinding(language, finding));
    expect(texts.filter((text) => /\{\{|undefined|NaN|\uE000|–/.test(text))).toEqual([]);
  }
});
