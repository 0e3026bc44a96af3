import type { Translations } from '../../shared/i18n/translations.ts';
import { paths } from '../../shared/url/paths.ts';
import type { DashboardQuery } from './dashboard/Dashboard.generated.ts';

type RecentChange = DashboardQuery['dashboard']['recentChanges']['items'][number];
type LabelStatus = NonNullable<RecentChange['labelStatus']>;

const statusNumbers = { GREEN: 1, YELLOW: 2, RED: 3 } as const satisfies Record<LabelStatus, number>;
const everyLabel = { status: '0' };

/** The labels of one result. */
export const labelsOf = (status: LabelStatus) => paths.labelsWith({ status: String(statusNumbers[status]) });

/** The raw materials whose documents are in one state. */
export const rawMaterialsOf = (state: 'EXPIRED' | 'MISSING' | 'EXPIRING') =>
  `${paths.rawMaterials}?documentState=${state.toLowerCase()}`;

/** The targets of the guide's links. Whether the reader may open one is checked where it is shown. */
export const guideLinks = {
  labels: paths.labelsWith(everyLabel),
  redLabels: labelsOf('RED'),
  yellowLabels: labelsOf('YELLOW'),
  inactiveLabels: paths.labelsWith({ ...everyLabel, selection: 'inactive' }),
  archivedLabels: paths.labelsWith({ ...everyLabel, selection: 'archived' }),
  rawMaterials: paths.rawMaterials,
  rawIncis: paths.rawIncis,
  inciGenerator: paths.inciGenerator,
  inciData: paths.inciData,
  allergens: paths.allergens,
  pifs: paths.pifs,
  expiry: paths.expiry,
  mos: paths.toolMos,
  pao: paths.toolPao,
  users: paths.users,
  companies: paths.companies,
  account: paths.account,
  tools: paths.tools,
} as const;

/** Targets that have a text under `links` in the translations. */
export type LinkName = Extract<keyof typeof guideLinks, keyof Translations['guide']['links']>;

/** The pages that show a changed object, the preferred one first. */
export function pathsOf({ kind, slug }: RecentChange): string[] {
  switch (kind) {
    case 'LABEL':
      return [paths.label(slug)];
    case 'RAW_MATERIAL':
      return [paths.rawMaterialForm(slug), paths.documentFolders(slug)];
    case 'PIF':
      return [paths.pifDescription(slug)];
  }
}
