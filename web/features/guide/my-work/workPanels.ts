import { paths } from '../../../shared/url/paths.ts';
import { guideLinks } from '../guideLinks.ts';
import type { MyWorkQuery } from './MyWork.generated.ts';

/** What somebody has to do, the most urgent first. */
export const workNames = ['review', 'returned', 'expired', 'red'] as const;
export type WorkName = (typeof workNames)[number];

/** One thing to do, and where. */
export interface WorkLine {
  key: string;
  name: string;
  /** Below the name: code, company, reason. */
  about: string;
  to: string;
  /** Since when, as a date and time or a day; null where that says nothing. */
  since: string | null;
}

/** Things of one kind that wait, at most three of them. */
export interface WorkPanel {
  name: WorkName;
  total: number;
  /** The list of all of them. */
  to: string;
  lines: WorkLine[];
}

const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** What waits, without kinds of which nothing does. */
export function workPanels({ pifTasks, pifs, expiringDocuments, labels }: MyWorkQuery): WorkPanel[] {
  const panels: WorkPanel[] = [
    {
      name: 'review',
      total: pifTasks?.totalCount ?? 0,
      to: paths.pifsToReview,
      lines: (pifTasks?.items ?? []).map(({ slug, name, company, submittedAt }) => ({
        key: slug,
        name,
        about: joined(company.name),
        to: paths.pifDescription(slug),
        since: submittedAt,
      })),
    },
    {
      name: 'returned',
      total: pifs?.totalCount ?? 0,
      to: paths.pifsReturned,
      lines: (pifs?.items ?? []).map(({ slug, name, reference, returnReason, company }) => ({
        key: slug,
        name,
        about: joined(reference, returnReason ?? company.name),
        to: paths.pifDescription(slug),
        since: null,
      })),
    },
    {
      name: 'expired',
      total: expiringDocuments.totalCount,
      to: paths.expired,
      lines: expiringDocuments.items.map(({ id, name, subject, manufacturer, expiresOn }) => ({
        key: id,
        name: subject,
        about: joined(name, manufacturer),
        to: paths.expired,
        since: expiresOn,
      })),
    },
    {
      name: 'red',
      total: labels.totalCount,
      to: `${guideLinks.redLabels}&sort=latest-modified`,
      lines: labels.items.map(({ id, slug, name, productCode, company, resultChangedAt }) => ({
        key: id,
        name: name ?? slug,
        about: joined(productCode, company?.name),
        to: paths.label(slug),
        since: resultChangedAt,
      })),
    },
  ];
  return panels.filter(({ total }) => total > 0);
}
