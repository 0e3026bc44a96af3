import { ALL_COMPANIES } from '../../../domain/company/companyId.ts';
import type { Translations } from '../../shared/i18n/translations.ts';
import type { DashboardQuery } from './dashboard/Dashboard.generated.ts';

type RecentChange = DashboardQuery['dashboard']['recentChanges']['items'][number];
type LabelStatus = NonNullable<RecentChange['labelStatus']>;

// The label list reads these out of the address; what they leave out it takes from the last visit, so they name the company too.
const labelsWith = (status: number) => `/deklaracije?company=${ALL_COMPANIES}&status=${status}`;
const everyLabel = labelsWith(0);
const statusNumbers = { GREEN: 1, YELLOW: 2, RED: 3 } as const satisfies Record<LabelStatus, number>;

/** The labels of one verdict. */
export const labelsOf = (status: LabelStatus) => labelsWith(statusNumbers[status]);

/** The addresses that the guide leads to. Which of them the reader may open is asked where they are shown. */
export const addresses = {
  labels: everyLabel,
  redLabels: labelsOf('RED'),
  yellowLabels: labelsOf('YELLOW'),
  inactiveLabels: `${everyLabel}&selection=inactive`,
  archivedLabels: `${everyLabel}&selection=archived`,
  rawMaterials: '/sirovine',
  rawIncis: '/sir-inci',
  inciGenerator: '/incigen',
  inciData: '/incidata',
  allergens: '/paroms',
  pifs: '/pifs',
  mos: '/tools/mos',
  pao: '/tools/pao',
  users: '/korisnici',
  companies: '/firme',
  account: '/user',
  tools: '/tools',
} as const;

/** Those that have a word in the catalogue, under `links`. */
export type LinkName = Extract<keyof typeof addresses, keyof Translations['guide']['links']>;

/** Where an object that changed is shown, the best place first. */
export function placesOf({ kind, slug }: RecentChange): string[] {
  const segment = encodeURIComponent(slug);
  switch (kind) {
    case 'LABEL':
      return [`/deklaracije/${segment}`];
    case 'RAW_MATERIAL':
      return [`/sir-inci/${segment}`, `/file-browser/${segment}`];
    case 'PIF':
      return [`/pifs/opis/${segment}`];
  }
}
