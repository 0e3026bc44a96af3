import { useMemo, useState } from 'react';
import { SHEET_ENDINGS } from '../../../../domain/document/sheetType.ts';
import { readObject } from '../../../shared/safeJson.ts';
import { useSessionStorageState } from '../../../shared/useSessionStorageState.ts';
import { initialRows, type ReviewRow, reviewRows } from './reviewRows.ts';
import { readWaitingImports } from './waitingImports.ts';
import type { FormulaImportData } from './useFormulaImport.ts';

/** What a person has typed over an import. */
interface Typed {
  name: string;
  code: string;
  rows: ReviewRow[];
}

/** "Hand cream.xlsx" is "Hand cream". */
const nameOfFile = (fileName: string): string =>
  fileName.replace(new RegExp(`\\.(?:${SHEET_ENDINGS.join('|')})$`, 'i'), '').trim();

/** What was typed before a reload; null where nothing was. */
function readTyped(stored: string, count: number): Typed | null {
  const typed = readObject(stored) as Partial<Typed> | null;
  return typed?.rows?.length === count ? (typed as Typed) : null;
}

/** The rows of an import with their corrections, which a reload of the page keeps, and what follows from them. */
export function useReview(found: FormulaImportData) {
  const [stored, store] = useSessionStorageState(`formulaImport.${found.id}`);
  const [typed, setTyped] = useState<Typed>(
    () =>
      readTyped(stored, found.rows.length) ?? {
        name: readWaitingImports().find(({ id }) => id === found.id)?.name ?? nameOfFile(found.fileName),
        code: '',
        rows: initialRows(found.rows),
      },
  );
  const readRows = useMemo(() => new Map(found.rows.map((row) => [row.line, row])), [found.rows]);
  const reviewed = useMemo(() => reviewRows(typed.rows, readRows), [typed.rows, readRows]);
  const change = (next: Typed) => {
    setTyped(next);
    store(JSON.stringify(next));
  };
  return {
    ...typed,
    readRows,
    reviewed,
    /** Whether a person has typed or chosen anything. */
    isCorrected: stored !== '',
    changeDetails: (patch: Partial<Omit<Typed, 'rows'>>) => change({ ...typed, ...patch }),
    changeRows: (rows: ReviewRow[]) => change({ ...typed, rows }),
    changeRow: (line: number, patch: Partial<ReviewRow>) =>
      change({
        ...typed,
        rows: typed.rows.map((row) => (row.line === line ? { ...row, ...patch, isTouched: true } : row)),
      }),
    /** Forgets what was typed, once it is entered. */
    forget: () => store(''),
  };
}
