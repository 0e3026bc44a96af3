import type { Language } from '../language.ts';

/** The columns of a table of reference points, in the order in which they are written. */
export const POINT_COLUMNS = [
  'CAS',
  'NAME',
  'VALUE',
  'UNIT',
  'ENDPOINT',
  'QUALIFIER',
  'STUDY',
  'SPECIES',
  'ROUTE',
  'DURATION',
  'EFFECT',
  'AUTHOR',
  'YEAR',
  'OUTPUT',
  'SOURCE',
] as const;

export type PointColumn = (typeof POINT_COLUMNS)[number];

/** The headings as we write them. */
const HEADINGS: Readonly<Record<PointColumn, Readonly<Record<Language, string>>>> = {
  CAS: { en: 'CAS', sr: 'CAS broj' },
  NAME: { en: 'INCI name', sr: 'INCI naziv' },
  VALUE: { en: 'Value', sr: 'Vrednost' },
  UNIT: { en: 'Unit', sr: 'Jedinica' },
  ENDPOINT: { en: 'Endpoint', sr: 'Parametar' },
  QUALIFIER: { en: 'Qualifier', sr: 'Znak' },
  STUDY: { en: 'Study', sr: 'Studija' },
  SPECIES: { en: 'Species', sr: 'Životinja' },
  ROUTE: { en: 'Route', sr: 'Put unošenja' },
  DURATION: { en: 'Duration days', sr: 'Trajanje (dana)' },
  EFFECT: { en: 'Effect', sr: 'Efekat' },
  AUTHOR: { en: 'Author', sr: 'Autor' },
  YEAR: { en: 'Year', sr: 'Godina' },
  OUTPUT: { en: 'Output', sr: 'Broj mišljenja' },
  SOURCE: { en: 'Source', sr: 'Izvor' },
};

/** The heading of a column as it is written. */
export const pointHeading = (column: PointColumn, language: Language): string => HEADINGS[column][language];
