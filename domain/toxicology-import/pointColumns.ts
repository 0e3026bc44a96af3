import type { Language } from '../language.ts';
import { foldWord } from '../raw-material-import/sheetColumns.ts';

/**
 * The columns of a table of reference points, each with the headings it is known by. The first two are those we write
 * ourselves; the others are those of EFSA's OpenFoodTox and of tables that people keep.
 */
const HEADINGS = {
  CAS: ['CAS', 'CAS broj', 'CAS number', 'CAS No', 'cas_no'],
  NAME: ['INCI name', 'INCI naziv', 'INCI', 'Name', 'Substance', 'Supstanca', 'Naziv'],
  VALUE: ['Value', 'Vrednost', 'NOAEL', 'NOAEL mg/kg bw/day', 'NOAEL (mg/kg bw/day)', 'POD'],
  UNIT: ['Unit', 'Jedinica'],
  ENDPOINT: ['Endpoint', 'Parametar', 'Type', 'Point of departure'],
  QUALIFIER: ['Qualifier', 'Znak'],
  STUDY: ['Study', 'Studija', 'Test type', 'Study type', 'Vrsta studije'],
  SPECIES: ['Species', 'Životinja', 'Animal', 'Vrsta životinje'],
  ROUTE: ['Route', 'Put unošenja', 'Put primene'],
  DURATION: ['Duration days', 'Trajanje (dana)', 'Duration (days)', 'Duration', 'Trajanje'],
  EFFECT: ['Effect', 'Efekat'],
  AUTHOR: ['Author', 'Autor'],
  YEAR: ['Year', 'Godina'],
  OUTPUT: ['Output', 'Broj mišljenja', 'efsa_output_id', 'Opinion'],
  SOURCE: ['Source', 'Izvor', 'Reference'],
} as const satisfies Record<string, readonly [string, string, ...string[]]>;

export type PointColumn = keyof typeof HEADINGS;

/** The columns in the order in which they are written. */
export const POINT_COLUMNS = Object.keys(HEADINGS) as PointColumn[];

const places = { en: 0, sr: 1 } as const satisfies Record<Language, 0 | 1>;

/** The heading of a column as it is written. */
export const pointHeading = (column: PointColumn, language: Language): string => HEADINGS[column][places[language]];

const known = new Map(
  POINT_COLUMNS.flatMap((column) => HEADINGS[column].map((heading) => [foldWord(heading), column] as const)),
);

/** The column that a heading stands for, in either language; null when it is none of them. */
export const pointColumnOf = (heading: string): PointColumn | null => known.get(foldWord(heading)) ?? null;
