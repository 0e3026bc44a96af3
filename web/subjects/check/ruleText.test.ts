import { renderHook } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { checkAnnexes } from '../../../domain/annex/checkAnnexes.ts';
import { buildAnnexIndex } from '../../../domain/annex/annexIndex.ts';
import type { AnnexRow } from '../../../domain/annex/annexEntry.ts';
import { readAnnexRow } from '../../../domain/annex/readAnnexRow.ts';
import type { Language } from '../../../domain/language.ts';
import { UNKNOWN_PRODUCT, type Product } from '../../../domain/product/product.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import { anyFinding } from './checks.testing.ts';
import { findingText, plainText } from './findingText.ts';
import './translations.generated.ts';

afterEach(() => i18n.changeLanguage('en'));

const row = (annex: AnnexRow['annex'], reference: string, name: string, more: Partial<AnnexRow>): AnnexRow => ({
  annex,
  reference,
  substance: name,
  names: [name],
  casNumbers: '',
  productTypes: '',
  maximum: '',
  otherConditions: '',
  warnings: '',
  regulation: '(EC) 2009/1223',
  ...more,
});
const index = buildAnnexIndex(
  [
    row('V', '57', 'METHYLISOTHIAZOLINONE', { maximum: '0,0015 % Rinse-off products' }),
    row('IV', '21', 'CI 15510', { productTypes: 'Not to be used in eye products' }),
    row('III', '98', 'SALICYLIC ACID', {
      productTypes: '(a) Rinse-off hair products\n(b) Other products',
      maximum: '(a) 3.0%\n(b) 2.0%',
      otherConditions: '(a) (b) Not to be used in products for children under 3 years of age.',
    }),
  ].flatMap((one) => readAnnexRow(one) ?? []),
);

async function sentences(name: string, product: Partial<Product>, language: Language): Promise<string[]> {
  await i18n.changeLanguage(language);
  const { result, unmount } = renderHook(() => [useTranslation('check').t, useQuantity()] as const);
  const [t, formats] = result.current;
  unmount();
  const ingredient = { inciName: name, casNumbers: [] };
  const found = checkAnnexes(index, ingredient, { percent: null, isNano: false }, { ...UNKNOWN_PRODUCT, ...product });
  return found.map(({ code, params }) =>
    plainText(findingText(t, formats, anyFinding(code, params, { ingredient: name }))),
  );
}

test.each<[string, Partial<Product>, Language, string]>([
  [
    'METHYLISOTHIAZOLINONE',
    {},
    'en',
    'METHYLISOTHIAZOLINONE is allowed by entry V/57 as follows: rinse-off products only, at most 0.0015 %. Say whether the product is rinsed off or left on.',
  ],
  [
    'METHYLISOTHIAZOLINONE',
    {},
    'sr',
    'METHYLISOTHIAZOLINONE je dozvoljen stavkom V/57 ovako: samo proizvodi koji se ispiraju, najviše 0,0015 %. Navedite da li se proizvod ispira ili ostaje na koži.',
  ],
  [
    'METHYLISOTHIAZOLINONE',
    { category: 'body_care_products' },
    'en',
    'METHYLISOTHIAZOLINONE is not allowed in this kind of product. Entry V/57 says: rinse-off products only, at most 0.0015 %.',
  ],
  [
    'METHYLISOTHIAZOLINONE',
    { category: 'shampoo' },
    'en',
    'METHYLISOTHIAZOLINONE has a limit in entry V/57: rinse-off products only, at most 0.0015 %. How much the product holds is not known here.',
  ],
  [
    'CI 15510',
    { category: 'mascara' },
    'en',
    'CI 15510 is not allowed in this kind of product. Entry IV/21 says: Not to be used in eye products.',
  ],
  [
    'SALICYLIC ACID',
    { category: 'shampoo' },
    'en',
    'SALICYLIC ACID is restricted by entry III/98: Rinse-off hair products, at most 3 %; not for children under three. Say whether it is for children under three.',
  ],
])('%s in %j (%s): %s', async (name, product, language, expected) => {
  expect(await sentences(name, product, language)).toEqual([expected]);
});
