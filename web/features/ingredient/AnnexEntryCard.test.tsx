import { screen } from '@testing-library/react';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { i18n } from '../../shared/i18n/i18n.ts';
import { AnnexEntryCard } from './AnnexEntryCard.tsx';
import './translations.generated.ts';

const entry = {
  __typename: 'AnnexEntry',
  annex: 'V',
  reference: '57',
  substance: '2-Methyl-2H-isothiazol-3-one',
  productTypes: 'Rinse-off products',
  maximum: '0.0015 % in a way that no phrase describes',
  otherConditions: '',
  warnings: '',
  regulation: '(EU) 2017/1224',
  cmr: [],
} as const;

afterEach(() => i18n.changeLanguage('en'));

test('in Serbian a column with a working translation shows it with the original below', async () => {
  await i18n.changeLanguage('sr');
  renderPage(<AnnexEntryCard entry={{ ...entry, cmr: [] }} />);
  expect(screen.getByText('Vrsta proizvoda, delovi tela (radni prevod)')).toBeVisible();
  expect(screen.getByText('Proizvodi koji se ispiraju')).toBeVisible();
  expect(screen.getByText('Rinse-off products')).toBeVisible();
});

test('in Serbian a column without a translation is marked as the original', async () => {
  await i18n.changeLanguage('sr');
  renderPage(<AnnexEntryCard entry={{ ...entry, cmr: [] }} />);
  expect(screen.getByText('Najveća koncentracija u gotovom proizvodu (original na engleskom)')).toBeVisible();
  expect(screen.getByText(entry.maximum)).toBeVisible();
});

test('in English a column is neither translated nor marked', () => {
  renderPage(<AnnexEntryCard entry={{ ...entry, cmr: [] }} />);
  expect(screen.getByText('Product type, body parts')).toBeVisible();
  expect(screen.queryByText(/working translation|original/)).toBeNull();
});

test('a divided entry is shown as rows, each with its own limit', () => {
  const divided = {
    ...entry,
    annex: 'III',
    reference: '380',
    productTypes: '(a) Toothpaste\n(b) Mouthwash\n(c) Lip products',
    maximum: '(a) 0,1 %\n(b) 0,001 %\n(c) 0,1 %',
    cmr: [],
  } as const;
  renderPage(<AnnexEntryCard entry={{ ...divided, cmr: [] }} />);
  const row = screen.getByRole('row', { name: /Mouthwash/ });
  expect(row).toHaveTextContent('(b)Mouthwash0,001 %');
  expect(screen.getAllByRole('row')).toHaveLength(4);
});

test.each([
  // The days stand in the entry, or they are from memory.
  ['VI', '4', '(EU) 2022/1176', /^29 Jan 2023 for products placed on the market, 29 Jul 2023/, false],
  ['III', '24', '(EU) 2026/909', /^1 Jan 2027 for products placed on the market, 1 Jul 2028/, true],
] as const)('the entry %s/%s says from which days it applies', (annex, reference, regulation, days, isFromMemory) => {
  renderPage(<AnnexEntryCard entry={{ ...entry, annex, reference, regulation, cmr: [] }} />);
  expect(screen.getByText(days)).toBeVisible();
  expect(screen.queryAllByText(/From our own knowledge/)).toHaveLength(isFromMemory ? 1 : 0);
});

test('an entry whose days are long past or not known says none', () => {
  renderPage(<AnnexEntryCard entry={{ ...entry, cmr: [] }} />);
  expect(screen.queryByText('Applies from')).toBeNull();
});
