import type { ImportChangeKind } from './ImportChanges.generated.ts';
import type { InventoryImport_ImportFragment } from './InventoryImport.generated.ts';

type Counts = InventoryImport_ImportFragment['counts'];

/** How many changes of a kind an import has. */
export const countOf = (counts: Counts, kind: ImportChangeKind): number =>
  counts.find((one) => one.kind === kind)?.count ?? 0;

/** Whether an import would change nothing; entries that stay because they are newer are among the doubtful ones. */
export const changesNothing = (counts: Counts, goesBack: number): boolean =>
  (['ADDED', 'CHANGED', 'WITHDRAWN'] as const).every((kind) => countOf(counts, kind) === 0) &&
  countOf(counts, 'DOUBTFUL') <= goesBack;
