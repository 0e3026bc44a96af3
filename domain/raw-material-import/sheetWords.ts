import type { Language } from '../language.ts';
import type { MaterialType } from '../raw-material/rawMaterial.ts';
import { foldWord } from './sheetColumns.ts';

/** Whether CMR substances are present: specification, section 3. */
export type SheetCmrStatus = 'NO_DATA' | 'NONE' | 'PRESENT';

/** How a value is written in each language, and what else is read as the same. */
interface Word<Value> {
  value: Value;
  written: Readonly<Record<Language, string>>;
  read: readonly string[];
}

const booleans: readonly Word<boolean>[] = [
  { value: true, written: { en: 'Yes', sr: 'Da' }, read: ['y', '1', 'true', 'x', 'ima', 'jeste', 'tačno', '+'] },
  { value: false, written: { en: 'No', sr: 'Ne' }, read: ['n', '0', 'false', 'none', 'nema', 'nije', 'netačno', '-'] },
];

const cmrStatuses: readonly Word<SheetCmrStatus>[] = [
  {
    value: 'NO_DATA',
    written: { en: 'No data', sr: 'Nema podataka' },
    read: ['unknown', 'not known', 'na', 'nepoznato', 'bez podataka', 'np'],
  },
  {
    value: 'NONE',
    written: { en: 'None', sr: 'Nema' },
    read: ['no', 'n', '0', 'false', 'free', 'ne', 'ne sadrži', 'netačno'],
  },
  {
    value: 'PRESENT',
    written: { en: 'Present', sr: 'Ima' },
    read: ['yes', 'y', '1', 'true', 'contains', 'da', 'sadrži', 'tačno'],
  },
];

const types: readonly Word<MaterialType>[] = [
  {
    value: 'UNCHOSEN',
    written: { en: 'Not chosen', sr: 'Nije izabrano' },
    read: ['0', 'unchosen', 'none', 'neizabrano', 'nepoznato', 'unknown'],
  },
  {
    value: 'PLAIN',
    written: { en: 'Plain', sr: 'Obična' },
    read: [
      'ordinary',
      'other',
      'not parfum/aroma/extract/vegetable oil',
      'običan',
      'obična sirovina',
      'ostalo',
      'nije parfem/aroma/ekstrakt/biljno ulje',
    ],
  },
  {
    value: 'PARFUM',
    written: { en: 'Perfume', sr: 'Parfem' },
    read: ['parfum', 'fragrance', 'miris', 'mirisna kompozicija'],
  },
  { value: 'AROMA', written: { en: 'Aroma', sr: 'Aroma' }, read: ['flavour', 'flavor'] },
  {
    value: 'EXTRACT_OIL',
    written: { en: 'Extract or vegetable oil', sr: 'Ekstrakt ili biljno ulje' },
    read: [
      'extractOil',
      'extract',
      'vegetable oil',
      'extract/vegetable oil',
      'plant extract',
      'ekstrakt',
      'biljno ulje',
      'ekstrakt/biljno ulje',
      'biljni ekstrakt',
    ],
  },
];

interface Vocabulary<Value> {
  /** The value that a cell names, in either language, capital letters and diacritics aside; null when it names none. */
  read: (cell: string) => Value | null;
  write: (value: Value, language: Language) => string;
}

function vocabulary<Value>(words: readonly Word<Value>[]): Vocabulary<Value> {
  const key = (cell: string) => foldWord(cell) || cell.trim();
  const known = new Map(
    words.flatMap(({ value, written, read }) =>
      [...Object.values(written), ...read].map((word) => [key(word), value] as const),
    ),
  );
  return {
    read: (cell) => known.get(key(cell)) ?? null,
    write: (value, language) => words.find((word) => word.value === value)?.written[language] ?? '',
  };
}

export const yesNo = vocabulary(booleans);
export const cmrWords = vocabulary(cmrStatuses);
export const typeWords = vocabulary(types);
