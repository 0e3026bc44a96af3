import type { ToxicologyImportKind, ToxicologyImportQuery } from './ToxicologyImport.generated.ts';

/** An import as it is reviewed. */
export type FoundPoints = ToxicologyImportQuery['toxicologyImport'];

/** How many rows of a kind an import has. */
export const countOf = ({ counts }: FoundPoints, kind: ToxicologyImportKind): number =>
  counts.find((counted) => counted.kind === kind)?.count ?? 0;
