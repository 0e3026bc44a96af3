import type { IsoDate } from '../allergen/declaration.ts';
import { daysAfter } from '../day.ts';
import type { Finding } from '../finding.ts';
import type { Basis } from './limits/annexLimit.ts';

/** What an entry said before the regulation that gave it its present form. */
type Earlier =
  /** There was no such entry, or one that only asked for the declaration of an allergen. */
  | 'nothing'
  /** Another text that this knowledge does not have. */
  | 'unknown'
  /** This limit in all products. */
  | { readonly percent: number; readonly basis: Basis };

/** Until when products that do not comply with an entry may be placed on the market and made available. */
export type ApplicationDates = {
  /** The amending regulation, as the column "Regulation" names it. */
  readonly regulation: string;
  /** `annex/reference`. */
  readonly entries: readonly string[];
  readonly lastPlacing: IsoDate;
  readonly lastAvailable: IsoDate;
  /** Whether the days stand in the text of the entry; otherwise they are from memory alone and have to be verified. */
  readonly isVerified: boolean;
  readonly earlier: Earlier;
};

/**
 * The regulations since 2021 whose entries came with two days, the later one for making available. Regulations without
 * two days, such as (EU) 2021/850, (EU) 2021/1902, (EU) 2022/1531, (EU) 2023/1490, (EU) 2025/877 and (EU) 2026/78, need
 * no place here; Regulation (EU) 2023/1545 is in domain/allergen.
 */
export const applicationDates: readonly ApplicationDates[] = [
  {
    regulation: '(EU) 2021/1099',
    entries: ['III/322'],
    lastPlacing: '2022-01-25',
    lastAvailable: '2022-04-21',
    isVerified: true,
    earlier: 'nothing',
  },
  {
    regulation: '(EU) 2022/135',
    entries: ['III/323'],
    lastPlacing: '2022-08-20',
    lastAvailable: '2022-11-20',
    isVerified: false,
    earlier: 'nothing',
  },
  {
    regulation: '(EU) 2022/1176',
    entries: ['VI/4', 'VI/10'],
    lastPlacing: '2023-01-28',
    lastAvailable: '2023-07-28',
    isVerified: true,
    earlier: 'unknown',
  },
  {
    regulation: '(EU) 2022/2195',
    entries: ['III/325', 'III/326'],
    lastPlacing: '2023-06-30',
    lastAvailable: '2023-12-31',
    isVerified: true,
    earlier: 'nothing',
  },
  {
    // Regulation (EU) 2022/2195, though the column of the entry still names the first one.
    regulation: '(EC) 2009/1223',
    entries: ['VI/3'],
    lastPlacing: '2024-12-31',
    lastAvailable: '2025-06-30',
    isVerified: true,
    earlier: 'unknown',
  },
  {
    regulation: '(EU) 2024/858',
    entries: ['II/1725', 'II/1726', 'II/1728', 'II/1729', 'III/372'],
    lastPlacing: '2025-01-31',
    lastAvailable: '2025-10-31',
    isVerified: false,
    earlier: 'nothing',
  },
  {
    regulation: '(EU) 2024/996',
    entries: ['III/373', 'III/374', 'III/375', 'III/377', 'III/378'],
    lastPlacing: '2025-01-31',
    lastAvailable: '2025-10-31',
    isVerified: true,
    earlier: 'nothing',
  },
  {
    regulation: '(EU) 2024/996',
    entries: ['V/23', 'V/25'],
    lastPlacing: '2024-12-31',
    lastAvailable: '2025-10-31',
    isVerified: true,
    earlier: 'unknown',
  },
  {
    regulation: '(EU) 2024/996',
    entries: ['II/1730'],
    lastPlacing: '2025-04-30',
    lastAvailable: '2026-04-30',
    isVerified: false,
    earlier: 'unknown',
  },
  {
    regulation: '(EU) 2024/996',
    entries: ['III/376'],
    lastPlacing: '2025-10-31',
    lastAvailable: '2027-04-30',
    isVerified: true,
    earlier: 'nothing',
  },
  {
    regulation: '(EU) 2026/909',
    entries: ['II/1767', 'III/70', 'III/75', 'III/381', 'III/382', 'III/383', 'III/384', 'III/385', 'III/386'],
    lastPlacing: '2026-12-31',
    lastAvailable: '2028-06-30',
    isVerified: false,
    earlier: 'nothing',
  },
  {
    // Before it the entry was "1 % (as zinc)" in all products: from memory, like the days.
    regulation: '(EU) 2026/909',
    entries: ['III/24'],
    lastPlacing: '2026-12-31',
    lastAvailable: '2028-06-30',
    isVerified: false,
    earlier: { percent: 1, basis: 'zinc' },
  },
];

const byEntry = new Map(
  applicationDates.flatMap((dates) => dates.entries.map((entry) => [`${entry} ${dates.regulation}`, dates] as const)),
);

/** The days of an entry in the form that a regulation gave it; undefined when it applies as it stands. */
export const datesOfEntry = (entry: string, regulation: string): ApplicationDates | undefined =>
  byEntry.get(`${entry} ${regulation.trim()}`);

const firstDays = ({ lastPlacing, lastAvailable }: ApplicationDates) => ({
  placedFrom: daysAfter(lastPlacing, 1),
  availableFrom: daysAfter(lastAvailable, 1),
});

/** From when an entry in the form of a regulation holds for what is placed on the market and for what is sold. */
export function firstDaysOf(
  entry: string,
  regulation: string,
): { readonly placedFrom: IsoDate; readonly availableFrom: IsoDate; readonly isVerified: boolean } | null {
  const dates = datesOfEntry(entry, regulation);
  return dates ? { ...firstDays(dates), isVerified: dates.isVerified } : null;
}

/** Whether a finding says that the earlier limit of its entry is exceeded as well. */
function isOverEarlier(earlier: Earlier, { code, params }: Finding): boolean {
  if (typeof earlier === 'string' || params['basis'] !== earlier.basis) return false;
  const amount = code === 'OVER_LIMIT' ? params['converted'] : code === 'OVER_LIMIT_TOGETHER' ? params['sum'] : null;
  return typeof amount === 'number' && amount > earlier.percent;
}

/** How much a finding weighs before its entry applies: what the earlier text may have said too is still asked about. */
function severityBefore(earlier: Earlier, found: Finding): Finding['severity'] {
  if (found.severity === 'info') return 'info';
  return earlier === 'unknown' || isOverEarlier(earlier, found) ? 'warning' : 'info';
}

/**
 * Weighs findings by the days from which their entries apply. Before the first a finding is an information that names
 * it; between both it stays what it is for a product that is placed on the market now, and says until when earlier
 * batches may be sold; after both it is untouched. `on` is the day of the check.
 */
export function withApplicationDates(findings: readonly Finding[], on: IsoDate): Finding[] {
  return findings.map((found) => {
    const { entry, regulation } = found.params;
    const dates =
      typeof entry === 'string' && typeof regulation === 'string' ? datesOfEntry(entry, regulation) : undefined;
    if (!dates || on > dates.lastAvailable || found.severity === 'info') return found;
    const isBefore = on <= dates.lastPlacing;
    const params = {
      ...found.params,
      applies: isBefore ? 'later' : 'batches',
      ...firstDays(dates),
      lastAvailable: dates.lastAvailable,
      areDaysVerified: dates.isVerified,
      isEarlierAsked: isBefore && severityBefore(dates.earlier, found) === 'warning',
    };
    return { ...found, params, severity: isBefore ? severityBefore(dates.earlier, found) : found.severity };
  });
}
