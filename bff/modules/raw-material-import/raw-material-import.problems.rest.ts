import { FIELD_NAMES, RAW_MATERIAL_FIELDS } from '../../../domain/raw-material/rawMaterialFields.ts';
import type { SheetColumn } from '../../../domain/raw-material-import/sheetColumns.ts';
import type { SheetProblem, SheetProblemCode } from '../../../domain/raw-material-import/sheetRow.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { RawMaterialImportProblem } from '../../resolvers.generated.ts';
import { decodeText } from '../../upstream/encoding.ts';
import { wireNames } from '../raw-material/raw-material.fields.rest.ts';

type WireColumn = components['schemas']['ImportColumn'];
type WireProblem = components['schemas']['RawMaterialImportProblem'];

/** A value is shown beside its problem and cut to what helps to find it. */
const MAX_VALUE_LENGTH = 200;

/** The service's word for each column of a sheet. */
export const columnWords = Object.fromEntries(
  FIELD_NAMES.map((name) => [RAW_MATERIAL_FIELDS[name].code, wireNames[name]]),
) as Record<SheetColumn, WireColumn>;
const columns: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(columnWords).map(([column, word]) => [word, column]),
);

/** The translation keys of the values of a choice. */
const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  vrsta: { 0: 'UNCHOSEN', plain: 'PLAIN', parfum: 'PARFUM', aroma: 'AROMA', extractOil: 'EXTRACT_OIL' },
  selekcija: { true: 'YES', false: 'NO' },
  imaCMR: { 0: 'NO_DATA', 1: 'NONE', 2: 'PRESENT' },
  nano: { 0: 'NO', 1: 'YES' },
};

/** The column that a word of the service stands for; a word that is none stays as it is. */
export const columnOf = (word: string): string => columns[word] ?? word;

/** A value of the service: a choice as a translation key, anything else decoded. */
export const valueOf = (column: string | null | undefined, value: string): string | null =>
  choices[column ?? '']?.[value] ?? decodeText(value);

/** A problem of a row in the service's words. */
export const fromProblem = ({
  line,
  column,
  code,
  value,
  isError,
  suggestion,
  reference,
}: SheetProblem): WireProblem => ({
  linija: line,
  kolona: column && columnWords[column],
  kod: code,
  // Not encoded: entities would lengthen a value whose length the document limits.
  vrednost: value,
  greska: isError,
  ...(suggestion !== undefined && { predlog: suggestion }),
  ...(reference !== undefined && { propis: reference }),
});

/** The one problem whose value comes from the service; the values of all others come from the sheet. */
const problemWithServiceValue: SheetProblemCode = 'ANOTHER_CREATOR';

/** A problem of a row as the service keeps it. */
export const toProblem = ({
  linija,
  kolona,
  kod,
  vrednost,
  greska,
  predlog,
  propis,
}: WireProblem): RawMaterialImportProblem => ({
  line: linija,
  column: kolona ? columnOf(kolona) : null,
  code: kod,
  value:
    (vrednost && (kod === problemWithServiceValue ? valueOf(kolona, vrednost) : vrednost.slice(0, MAX_VALUE_LENGTH))) ||
    null,
  isError: greska,
  suggestion: predlog ?? null,
  reference: propis ?? null,
});
