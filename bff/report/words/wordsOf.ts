import type { ReportLanguage } from '../../../domain/report/reportParts.ts';
import { toCyrillic } from '../cyrillic.ts';
import { en } from './file.en.ts';
import { sr } from './file.sr.ts';
import type { Words } from './words.ts';

const all: Record<ReportLanguage, Words> = { en, sr, 'sr-Cyrl': cyrillicOf(sr) };

/** The words of a report in its language and script. */
export const wordsOf = (language: ReportLanguage): Words => all[language];

function cyrillicOf(words: Words): Words {
  return JSON.parse(JSON.stringify(words), (_, value: unknown) =>
    typeof value === 'string' ? toCyrillic(value) : value,
  ) as Words;
}
