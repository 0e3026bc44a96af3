import type { PifDetail_PifFragment } from './Pif.generated.ts';

/** Whether there is something to assess: while the file is submitted or assessed, and afterwards to be read. */
export const hasPartB = ({ viewerCan, conclusion }: Pick<PifDetail_PifFragment, 'viewerCan' | 'conclusion'>): boolean =>
  viewerCan.includes('ASSESS') || conclusion !== 'NONE';

/** From this width on Part B stands beside Part A. */
export const BESIDE = '@media (min-width: 1440px)';
