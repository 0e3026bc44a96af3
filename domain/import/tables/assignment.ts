import type { ImportSubject } from '../importSubjects.ts';

/** What is wrong with an assignment of columns: one that stands at two places, or a group of which none is there. */
export type AssignmentError<Column extends string> =
  | { readonly code: 'COLUMN_TWICE'; readonly place: number; readonly column: Column }
  | { readonly code: 'COLUMN_MISSING'; readonly anyOf: readonly Column[] };

/** The groups of columns of which a table needs one and has none. */
export const missingColumns = <Column extends string>(
  columns: readonly (Column | null)[],
  { needs }: Pick<ImportSubject<Column>, 'needs'>,
): (readonly Column[])[] => needs.filter((group) => !group.some((column) => columns.includes(column)));

/** What is wrong with the columns that a person has assigned, by place; empty when a table can be read with them. */
export function checkAssignment<Column extends string>(
  columns: readonly (Column | null)[],
  subject: Pick<ImportSubject<Column>, 'needs'>,
): AssignmentError<Column>[] {
  const twice = columns.flatMap((column, place) =>
    column !== null && columns.indexOf(column) < place ? [{ code: 'COLUMN_TWICE' as const, place, column }] : [],
  );
  return [...twice, ...missingColumns(columns, subject).map((anyOf) => ({ code: 'COLUMN_MISSING' as const, anyOf }))];
}
