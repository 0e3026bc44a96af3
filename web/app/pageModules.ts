import type { DocumentNode } from 'graphql';
import type { ComponentType } from 'react';
import { arrivedPart, preload } from '../shared/lazyComponent.ts';
import type { FirstVariables } from '../shared/table/firstVariables.ts';
import { pageNameAt, type PageName } from '../shared/url/pagePatterns.ts';
import { paths } from '../shared/url/paths.ts';
import type { inPreparation } from './access.ts';

/**
 * `firstQuery` is the query with which a list begins, and `firstVariables` are its variables: what is requested before
 * the code of the page. Code generation reads both from the exports of the page.
 */
type PageModule = () => Promise<{ default: ComponentType; firstQuery?: DocumentNode; firstVariables?: FirstVariables }>;

/** The module of every page that is built, loaded when the page is first opened. */
const pageModules: Record<Exclude<PageName, (typeof inPreparation)[number]>, PageModule> = {
  guide: () => import('../features/guide/GuidePage.tsx'),
  labelChanges: () => import('../features/label-recheck/LabelChangesPage.tsx'),
  labelReprint: () => import('../features/label-reprint/LabelReprintPage.tsx'),
  expiry: () => import('../features/expiry/ExpiryPage.tsx'),
  labels: () => import('../features/label/LabelListPage.tsx'),
  label: () => import('../features/label/detail/LabelPage.tsx'),
  pifs: () => import('../features/pif/PifListPage.tsx'),
  pifTodoDocuments: () => import('../features/pif/documents/DocumentsPage.tsx'),
  pifSafetyReport: () => import('../features/pif/report/SafetyReportPage.tsx'),
  pifManufacturing: () => import('../features/pif/sections/ManufacturingPage.tsx'),
  pifClaims: () => import('../features/pif/sections/ClaimsPage.tsx'),
  pifAnimalStatement: () => import('../features/pif/sections/AnimalTestingPage.tsx'),
  pifComparison: () => import('../features/pif/comparison/ComparisonPage.tsx'),
  pifDescription: () => import('../features/pif/description/DescriptionPage.tsx'),
  rawMaterials: () => import('../features/raw-material/RawMaterialsPage.tsx'),
  rawIncis: () => import('../features/raw-material/RawIncisPage.tsx'),
  rawInci: () => import('../features/raw-material/form/RawMaterialPage.tsx'),
  inciData: () => import('../features/ingredient/InciDataPage.tsx'),
  allergens: () => import('../features/fragrance-material/FragranceListPage.tsx'),
  allergen: () => import('../features/fragrance-material/FragrancePage.tsx'),
  checkedIncis: () => import('../features/checked-list/CheckedListsPage.tsx'),
  inciGenerator: () => import('../features/formula/FormulaListPage.tsx'),
  inciFormula: () => import('../features/formula/editor/FormulaPage.tsx'),
  tools: () => import('../features/tools/ToolsPage.tsx'),
  toolIndex: () => import('../features/tools/ToolsPage.tsx'),
  toolInciCheck: () => import('../features/tools/incicheck/InciCheckPage.tsx'),
  toolMos: () => import('../features/tools/mos/MosPage.tsx'),
  toolMoe: () => import('../features/tools/MoePage.tsx'),
  toolArraysDiff: () => import('../features/tools/ArraysDiffPage.tsx'),
  toolPao: () => import('../features/tools/PaoPage.tsx'),
  toolEmail: () => import('../features/tools/EmailPage.tsx'),
  email: () => import('../features/message/EmailPage.tsx'),
  account: () => import('../features/viewer/AccountPage.tsx'),
  companies: () => import('../features/company/CompaniesPage.tsx'),
  users: () => import('../features/user/UserListPage.tsx'),
  documentFolders: () => import('../features/document-folder/DocumentFoldersPage.tsx'),
};

/** How to load a page, or undefined while it is in preparation. */
export const moduleOf = (name: PageName): PageModule | undefined =>
  (pageModules as Partial<Record<PageName, PageModule>>)[name];

/** How to load the page at an address; somebody who is signed in is led from the sign-in page to the first page. */
function moduleAt(pathname: string): PageModule | undefined {
  const name = pageNameAt(pathname === paths.login ? paths.start : pathname);
  return name && moduleOf(name);
}

/**
 * Starts to load the page at an address beside everything else that the start needs, or before a link to it is
 * followed.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const load = moduleAt(pathname);
  if (load) await preload(load);
}

/** The query of the page at an address, where its code has arrived. */
export function firstQueryAt(pathname: string): DocumentNode | undefined {
  const load = moduleAt(pathname);
  return load && arrivedPart(load)?.firstQuery;
}
