import type { PifSection } from '../../../shared/apollo/schema.generated.ts';
import { paths } from '../../../shared/url/paths.ts';

/** The sections in the order of the rail, with their addresses; null for a section whose page is in preparation. */
export const pifSections: readonly { section: PifSection; pathOf: ((slug: string) => string) | null }[] = [
  { section: 'DESCRIPTION', pathOf: paths.pifDescription },
  { section: 'DOCUMENTS', pathOf: paths.pifTodoDocuments },
  { section: 'SAFETY_REPORT', pathOf: paths.pifSafetyReport },
  { section: 'MANUFACTURING', pathOf: paths.pifManufacturing },
  { section: 'CLAIMS', pathOf: paths.pifClaims },
  { section: 'ANIMAL_TESTING', pathOf: paths.pifAnimalStatement },
];

/** The address of a section, or undefined while its page is in preparation. */
export const sectionPath = (section: PifSection, slug: string): string | undefined =>
  pifSections.find((one) => one.section === section)?.pathOf?.(slug);
