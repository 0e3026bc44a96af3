import type { PageName } from '../../shared/url/pagePatterns.ts';

/**
 * Under which key it is remembered whether the navigation is folded at a page, and whether it begins so. Reports need
 * the width.
 */
export const navigationFold = (page: PageName | undefined): { key: string; initially: boolean } =>
  page === 'pifSafetyReport'
    ? { key: 'isReportNavigationFolded', initially: true }
    : { key: 'isNavigationFolded', initially: false };
