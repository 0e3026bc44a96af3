import type { PartAText } from '../../../domain/pif/fields/partA.ts';
import type { ReportLanguage } from '../../../domain/report/reportParts.ts';
import type { Pif as WholePif } from '../../resolvers.generated.ts';
import { toCyrillic } from '../cyrillic.ts';
import type { Formats } from '../formats.ts';
import type { Block, Column, Fact } from '../reportDocument.ts';
import type { Words } from '../words/words.ts';

/** A file as a report needs it. */
export type Pif = Omit<WholePif, 'safetyReport' | 'blockers'>;

/** In which words and with which figures a chapter is written. */
export interface Writing {
  words: Words;
  formats: Formats;
  language: ReportLanguage;
}

type Value = string | null | undefined;

/** A fact that was chosen or taken over. */
export const fact = (name: string, value: Value): Fact => ({ name, value: value ?? '' });
/** A fact in words of a person. */
export const written = (name: string, value: Value): Fact => ({ name, value: value ?? '', isWritten: true });

export const facts = (rows: Fact[]): Block => ({ kind: 'facts', facts: rows });

/** A Serbian text in the script of the report. */
export const serbianIn = (text: string, { language }: Pick<Writing, 'language'>): string =>
  language === 'sr-Cyrl' ? toCyrillic(text) : text;

/** Texts of Part A, each under its name. */
export const textsOf = (names: readonly PartAText[], { partA }: Pick<Pif, 'partA'>, writing: Writing): Fact[] =>
  names.map((name) => written(writing.words.field[name], partA[name]));

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const sentence = (text: string): Block => ({ kind: 'text', text, isWritten: false });

/** A table without groups. */
export const table = (columns: Column[], rows: string[][], notes: string[] = []): Block => ({
  kind: 'table',
  columns,
  groups: [{ head: null, rows }],
  notes,
});

/** A table, or in its place what an empty one means. */
export const tableOr = (columns: Column[], rows: string[][], empty: string): Block =>
  rows.length > 0 ? table(columns, rows) : sentence(empty);
