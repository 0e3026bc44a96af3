import { renderHook } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../shared/i18n/i18n.ts';
import './translations.generated.ts';
import { knowledgeText, type KnowledgeParts } from './knowledgeText.ts';

const formats = { quantity: String, day: (iso: string) => iso };
const part = (content: KnowledgeParts[number]['content'], datedOn: string | null, isImported = true) => ({
  content,
  datedOn,
  isImported,
});
const textOf = (...parts: KnowledgeParts) =>
  knowledgeText(renderHook(() => useTranslation('check').t).result.current, formats, parts);

beforeAll(() => i18n.changeLanguage('en'));

test('annexes and inventory are named with their days', () => {
  expect(textOf(part('ANNEX_III', '2026-06-17'), part('INVENTORY', '2021-12-06'))).toBe(
    'Annex III of 2026-06-17, inventory of 2021-12-06',
  );
});

test('annexes of one day are named together', () => {
  expect(textOf(part('ANNEX_II', '2026-06-17'), part('ANNEX_IV', '2025-10-31'), part('ANNEX_V', '2026-06-17'))).toBe(
    'Annexes II, V of 2026-06-17, Annex IV of 2025-10-31',
  );
});

test('what was not imported is told to be as delivered', () => {
  expect(textOf(part('ANNEX_II', '2026-06-17'), part('INVENTORY', null, false))).toBe(
    'Annex II of 2026-06-17, the rest as delivered with the product',
  );
});

test('knowledge without any import is told to be as delivered', () => {
  expect(textOf(part('INVENTORY', null, false))).toBe('annexes and inventory as delivered with the product');
});

test('an import without a date says so', () => {
  expect(textOf(part('INVENTORY', null))).toBe('inventory of unknown date');
});
