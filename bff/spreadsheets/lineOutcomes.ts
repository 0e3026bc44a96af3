import type { LineOutcome } from '../../domain/import/lineOutcome.ts';
import type { SheetContents, SheetKind } from './sheetTask.ts';

/** Outcomes by line, from 1. A line that is not named belongs to a record of another line. */
type Outcomes = ReadonlyMap<number, LineOutcome>;

const rowOf = ({ line, isOpen }: { line: number; isOpen: boolean }) => [line, isOpen ? 'QUESTION' : 'ROW'] as const;
const isOpen = (problems: readonly { isError: boolean }[]): boolean => problems.some(({ isError }) => isError);

/** What the lines of a table became as it was read. */
export const outcomesOf: { readonly [Kind in SheetKind]: (content: SheetContents[Kind]) => Outcomes } = {
  formula: ({ rows, leftOut, total }) =>
    new Map<number, LineOutcome>([
      ...rows.map(({ line, problems }) => rowOf({ line, isOpen: isOpen(problems) })),
      ...leftOut.map(({ line, reason }) => [line, reason === 'UNNAMED_TOTAL' ? 'TOTAL' : reason] as const),
      ...(total ? [[total.line, total.isEqual ? 'TOTAL' : 'TOTAL_DIFFERS'] as const] : []),
    ]),
  rawMaterials: ({ rows }) =>
    new Map<number, LineOutcome>([
      ...rows.flatMap(({ problems }) =>
        problems.flatMap(({ line, code }) =>
          code === 'TOTAL_LEFT_OUT' || code === 'REMARK_LEFT_OUT'
            ? [[line, code === 'TOTAL_LEFT_OUT' ? 'TOTAL' : 'NOTE'] as const]
            : [],
        ),
      ),
      ...rows.map(({ line, problems }) => rowOf({ line, isOpen: isOpen(problems) })),
    ]),
  fragrances: ({ fragrances, totals }) =>
    new Map<number, LineOutcome>([
      ...fragrances.map(({ line, problems }) => rowOf({ line, isOpen: isOpen(problems) })),
      ...totals.map((line) => [line, 'TOTAL'] as const),
    ]),
  referencePoints: ({ rows }) => new Map(rows.map(({ line, problem }) => rowOf({ line, isOpen: problem !== null }))),
};
