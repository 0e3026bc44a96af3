import { useState } from 'react';
import { checkAssignment } from '../../../../domain/import/tables/assignment.ts';
import { IMPORT_SUBJECTS, type ImportSubject, type SubjectName } from '../../../../domain/import/importSubjects.ts';
import type { SheetSubject, SheetTableInput } from '../../../shared/apollo/schema.generated.ts';
import type { SheetTablesQuery } from './SheetTables.generated.ts';

export type Look = SheetTablesQuery['sheetTables'];
export type LookedTable = Look['tables'][number];

const subjectNames = {
  FORMULA: 'formula',
  RAW_MATERIALS: 'rawMaterials',
  FRAGRANCES: 'fragrances',
  REFERENCE_POINTS: 'referencePoints',
} as const satisfies Record<SheetSubject, SubjectName>;

export const subjectOf = (subject: SheetSubject): ImportSubject<string> => IMPORT_SUBJECTS[subjectNames[subject]];

/** What a person has chosen of a file: tables, what their columns are, and hidden lines. */
export function useTableChoice(look: Look, subject: SheetSubject, isSingle: boolean) {
  const [chosen, setChosen] = useState<readonly string[]>(look.shownTable === null ? [] : [look.shownTable]);
  const [active, setActive] = useState<string | null>(look.shownTable);
  const [columns, setColumns] = useState<Readonly<Record<string, readonly (string | null)[]>>>({});
  const [hiddenLines, setHiddenLines] = useState<Readonly<Record<string, readonly number[]>>>({});

  const columnsOf = (table: LookedTable): readonly (string | null)[] =>
    columns[table.key] ?? table.columns.map(({ column }) => column);
  const linesOf = ({ key }: LookedTable): readonly number[] => hiddenLines[key] ?? [];
  const errorsOf = (table: LookedTable) => checkAssignment(columnsOf(table), subjectOf(subject));
  const tables = look.tables.filter(({ key }) => chosen.includes(key));
  return {
    active: look.tables.find(({ key }) => key === active) ?? null,
    /** The chosen tables, in the order of the file. */
    tables,
    isChosen: ({ key }: LookedTable) => chosen.includes(key),
    columnsOf,
    linesOf,
    errorsOf,
    show: ({ key }: LookedTable) => setActive(key),
    /** Chooses a table, or no longer; where one alone can be imported, it takes the place of the other. */
    toggle: ({ key }: LookedTable) => {
      setActive(key);
      setChosen(isSingle ? [key] : chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
    },
    assign: (table: LookedTable, place: number, column: string | null) =>
      setColumns({ ...columns, [table.key]: columnsOf(table).map((one, at) => (at === place ? column : one)) }),
    toggleLine: (table: LookedTable, line: number) => {
      const before = linesOf(table);
      const after = before.includes(line) ? before.filter((one) => one !== line) : [...before, line];
      setHiddenLines({ ...hiddenLines, [table.key]: after });
    },
    /** What is sent to import the chosen tables. */
    input: (): SheetTableInput[] =>
      tables.map((table) => ({
        table: table.key,
        columns: [...columnsOf(table)],
        hiddenLines: [...linesOf(table)],
      })),
  };
}
export type TableChoice = ReturnType<typeof useTableChoice>;
