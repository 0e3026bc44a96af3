import { ALL_COMPANIES } from '../../../domain/company/companyId.ts';
import type { FolderKind } from '../../../domain/raw-material/rawMaterial.ts';
import { COMPANY_PARAM, pagePatterns } from './pagePatterns.ts';

/** The parameter that shows the form of a page instead of its normal content: '?izmena=1'. */
export const EDIT_PARAM = 'izmena';

/**
 * The specification has /deklaracije and /deklaracije/:slug and no address for a form. The form for a new
 * label has a slug that no label can have, since slugs consist of letters, digits and hyphens; the form of an existing
 * label is at its address with a parameter. Both can be reloaded, shared and left by the back button.
 */
export const NEW_LABEL_SLUG = '+nova';
/** The same for a formula. */
export const NEW_FORMULA_SLUG = '+nova';

/** The parameter of the form of a label that adds the allergens that its list lacks. */
export const ADD_ALLERGENS_PARAM = 'alergeni';

/** Returns a function that puts a value into the parameter of a path. */
const fill =
  (pattern: string) =>
  (value: string): string =>
    pattern.replace(/:\w+/, () => encodeURIComponent(value));

const label = fill(pagePatterns.label);

/** The parameter of the list of perfumes and aromas with the raw material that a new one is made for. */
export const NEW_FOR_PARAM = 'newFor';

/** The parameters of the comparison of two versions; without the later one it is the file as it stands. */
export const SINCE_PARAM = 'od';
export const UNTIL_PARAM = 'do';
const pifComparison = fill(pagePatterns.pifComparison);

/** The addresses that links use. */
export const paths = {
  login: '/',
  /**
   * The page for inspectors, which needs no session. The token of a link follows in the fragment, which browsers send
   * to nobody.
   */
  inspection: '/uvid',
  /** The first page after the login. */
  start: pagePatterns.labels,
  labels: pagePatterns.labels,
  label,
  newLabel: `${pagePatterns.labels}/${NEW_LABEL_SLUG}`,
  labelForm: (slug: string) => `${label(slug)}?${EDIT_PARAM}=1`,
  /** The form with the allergens added that the list lacks. */
  labelFormWithAllergens: (slug: string) => `${label(slug)}?${EDIT_PARAM}=1&${ADD_ALLERGENS_PARAM}=1`,
  labelReprint: pagePatterns.labelReprint,
  expiry: pagePatterns.expiry,
  /** What has expired already. */
  expired: `${pagePatterns.expiry}?period=expired`,
  /**
   * The list of labels with filters. Names all companies, because the list takes missing filters from the last visit.
   */
  labelsWith: (filters: Readonly<Record<string, string>>) =>
    `${pagePatterns.labels}?${new URLSearchParams({ ...filters, company: ALL_COMPANIES }).toString()}`,
  labelsOfCompany: (id: string) => `${pagePatterns.labels}?company=${encodeURIComponent(id)}`,
  labelChanges: pagePatterns.labelChanges,
  /** The labels that one run over all labels changed, or that a preview would change. */
  labelChangesOf: (recheckId: string) => `${pagePatterns.labelChanges}?recheck=${encodeURIComponent(recheckId)}`,
  pifs: pagePatterns.pifs,
  pifsOfCompany: (id: string) => `${pagePatterns.pifs}?company=${encodeURIComponent(id)}`,
  /** The files that wait for an assessor, those that wait longest first. */
  pifsToReview: `${pagePatterns.pifs}?stage=submitted&sort=waiting`,
  /** The list with the dialog that makes a file of a formula. */
  newPifOfFormula: (slug: string) => `${pagePatterns.pifs}?formula=${encodeURIComponent(slug)}`,
  /** The files that were returned, and those in work. */
  pifsReturned: `${pagePatterns.pifs}?stage=returned`,
  pifsInWork: `${pagePatterns.pifs}?stage=in-work`,
  pifDescription: fill(pagePatterns.pifDescription),
  pifTodoDocuments: fill(pagePatterns.pifTodoDocuments),
  pifSafetyReport: fill(pagePatterns.pifSafetyReport),
  pifManufacturing: fill(pagePatterns.pifManufacturing),
  pifClaims: fill(pagePatterns.pifClaims),
  pifAnimalStatement: fill(pagePatterns.pifAnimalStatement),
  /** How many pages each part of a report takes, and each file that would follow it. */
  pifReportPages: (slug: string, query: URLSearchParams) =>
    `/exports/pif/${encodeURIComponent(slug)}/pages?${query.toString()}`,
  pifReportAttachments: (slug: string, query: URLSearchParams) =>
    `/exports/pif/${encodeURIComponent(slug)}/attachments?${query.toString()}`,
  pifComparison: (slug: string, since: number, until: number | null) =>
    `${pifComparison(slug)}?${SINCE_PARAM}=${since}${until === null ? '' : `&${UNTIL_PARAM}=${until}`}`,
  rawMaterials: pagePatterns.rawMaterials,
  /** The list with the detail of one of them. */
  rawMaterial: (slug: string) => `${pagePatterns.rawMaterials}?material=${encodeURIComponent(slug)}`,
  rawIncis: pagePatterns.rawIncis,
  rawMaterialForm: fill(pagePatterns.rawInci),
  documentFolders: fill(pagePatterns.documentFolders),
  checkedIncis: pagePatterns.checkedIncis,
  inciGenerator: pagePatterns.inciGenerator,
  formula: fill(pagePatterns.inciFormula),
  formulasOfCompany: (id: string) => `${pagePatterns.inciGenerator}?company=${encodeURIComponent(id)}`,
  formulaImport: (id: string) => `${pagePatterns.inciGenerator}?uvoz=${id}`,
  /** The import of a formula of a company that a file is made of afterwards. */
  formulaImportForPif: (companyId: string) =>
    `${pagePatterns.inciGenerator}?uvoz=new&for=pif&company=${encodeURIComponent(companyId)}`,
  /** A formula with the comparison of two of its revisions. */
  formulaComparison: (slug: string, before: number, after: number) =>
    `${fill(pagePatterns.inciFormula)(slug)}?tab=revisions&compare=${before}-${after}`,
  newFormula: `${pagePatterns.inciGenerator}/${NEW_FORMULA_SLUG}`,
  inciData: pagePatterns.inciData,
  /** The dictionary with the detail of an ingredient. */
  ingredient: (id: string) => `${pagePatterns.inciData}?ingredient=${encodeURIComponent(id)}`,
  inventoryImport: (id: string) => `${pagePatterns.inciData}?import=${encodeURIComponent(id)}`,
  allergens: pagePatterns.allergens,
  allergen: fill(pagePatterns.allergen),
  /** The list with the dialog for the perfume or aroma that a raw material is. */
  newAllergen: (slug: string) => `${pagePatterns.allergens}?${NEW_FOR_PARAM}=${encodeURIComponent(slug)}`,
  companies: pagePatterns.companies,
  company: (id: string) => `${pagePatterns.companies}?${COMPANY_PARAM}=${encodeURIComponent(id)}`,
  users: pagePatterns.users,
  account: pagePatterns.account,
  tools: pagePatterns.tools,
  toolInciCheck: pagePatterns.toolInciCheck,
  /** The check of an ingredient list, opened with a saved list. */
  checkedList: (id: string) => `${pagePatterns.toolInciCheck}?list=${encodeURIComponent(id)}`,
  toolMos: pagePatterns.toolMos,
  toolMoe: pagePatterns.toolMoe,
  toolPao: pagePatterns.toolPao,
  toolArraysDiff: pagePatterns.toolArraysDiff,
  toolEmail: pagePatterns.toolEmail,
  email: pagePatterns.email,
  newMessage: `${pagePatterns.email}?${EDIT_PARAM}=1`,
} as const;

/** The lists whose selected entries can be downloaded as a file. */
export type ExportedList = 'formulas' | 'fragrance-materials' | 'ingredients' | 'pifs' | 'raw-materials';

/** Addresses of the server; it sends all others in its responses. */
export const serverPaths = {
  graphql: '/graphql',
  session: '/session',
  upload: (kind?: string) => (kind ? `/uploads?kind=${kind}` : '/uploads'),
  rawMaterialExport: (query: URLSearchParams) => `/exports/raw-materials?${query.toString()}`,
  formulaExport: (slug: string, query: URLSearchParams) =>
    `/exports/formulas/${encodeURIComponent(slug)}?${query.toString()}`,
  pifReport: (slug: string, query: URLSearchParams) => `/exports/pif/${encodeURIComponent(slug)}?${query.toString()}`,
  /** How many pages each part of a report takes, and each file that would follow it. */
  pifReportPages: (slug: string, query: URLSearchParams) =>
    `/exports/pif/${encodeURIComponent(slug)}/pages?${query.toString()}`,
  pifReportAttachments: (slug: string, query: URLSearchParams) =>
    `/exports/pif/${encodeURIComponent(slug)}/attachments?${query.toString()}`,
  pifComparison: (slug: string, query: URLSearchParams) =>
    `/exports/pif/${encodeURIComponent(slug)}/comparison?${query.toString()}`,
  selectionExport: (list: ExportedList, query: URLSearchParams) => `/exports/${list}?${query.toString()}`,
  reprintExport: (query: URLSearchParams) => `/exports/labels-to-reprint?${query.toString()}`,
  /** An archive of all files of a product information file. */
  pifArchive: (slug: string) => `/pif-files/${encodeURIComponent(slug)}/all.zip`,
  /** An archive of all documents of a raw material, or of one of its folders. */
  documentArchive: (slug: string, kind?: FolderKind) =>
    `/documents/${encodeURIComponent(slug)}/all.zip${kind ? `?folder=${kind}` : ''}`,
} as const;
