import { can, type Action } from '../../domain/account/rights.ts';
import type { Role } from '../../domain/account/roles.ts';
import { pageNameAt, pagePatterns, type PageName } from '../shared/url/paths.ts';

interface Menu {
  block: 'main' | 'personal';
  /** Whose navigation it stands in, where that differs from who may open it. */
  action?: Action;
}

interface Entry {
  name: PageName;
  /** Which right opens it. */
  action: Action;
  menu?: Menu;
}

/**
 * Every protected page: specification, section 2, in the order of the navigation. Routes, guard and navigation read this
 * table, so that they cannot disagree. Whose role has a right stands in domain/account/rights.ts.
 */
const table = [
  // Those who see no guide still reach the page; it tells them so.
  { name: 'guide', action: 'page.guide', menu: { block: 'main', action: 'menu.guide' } },
  { name: 'labels', action: 'page.labels', menu: { block: 'main' } },
  { name: 'label', action: 'page.labels' },
  // The specification shows the entry to all and opens the page to all but dcp, who is answered with the 403 page.
  { name: 'pifs', action: 'page.pifs', menu: { block: 'main', action: 'menu.pifs' } },
  { name: 'pifDescription', action: 'page.pifs' },
  { name: 'pifTodoDocuments', action: 'page.pifs' },
  { name: 'pifSafetyReport', action: 'page.pifs' },
  { name: 'pifManufacturing', action: 'page.pifs' },
  { name: 'pifClaims', action: 'page.pifs' },
  { name: 'pifAnimalStatement', action: 'page.pifs' },
  {
    name: 'rawMaterials',
    action: 'page.rawMaterials',
    menu: { block: 'main', action: 'menu.rawMaterials' },
  },
  { name: 'checkedIncis', action: 'page.checkedIncis', menu: { block: 'personal' } },
  { name: 'inciGenerator', action: 'page.inciGenerator', menu: { block: 'personal' } },
  { name: 'inciFormula', action: 'page.inciGenerator' },
  { name: 'rawIncis', action: 'page.rawIncis', menu: { block: 'personal' } },
  { name: 'rawInci', action: 'page.rawIncis' },
  { name: 'inciData', action: 'page.inciData', menu: { block: 'personal' } },
  { name: 'allergens', action: 'page.allergens', menu: { block: 'personal' } },
  { name: 'allergen', action: 'page.allergens' },
  { name: 'companies', action: 'page.companies', menu: { block: 'personal' } },
  { name: 'tools', action: 'page.tools', menu: { block: 'personal' } },
  { name: 'toolIndex', action: 'page.tools' },
  { name: 'toolInciCheck', action: 'page.tools' },
  { name: 'toolMos', action: 'page.tools' },
  { name: 'toolMoe', action: 'page.tools' },
  { name: 'toolArraysDiff', action: 'page.tools' },
  { name: 'toolEmail', action: 'page.tools' },
  { name: 'toolPao', action: 'page.tools' },
  { name: 'users', action: 'page.users', menu: { block: 'personal' } },
  { name: 'todos', action: 'page.todos', menu: { block: 'personal' } },
  { name: 'email', action: 'page.email' },
  { name: 'account', action: 'page.account' },
  { name: 'documentFolders', action: 'page.documentFolders' },
] as const satisfies readonly Entry[];

const withPath = <Row extends Entry>(row: Row) => ({ ...row, path: pagePatterns[row.name] });

export const pages = table.map(withPath);
export type Page = (typeof pages)[number];
/** A page that stands in the navigation. */
export type MenuPage = Extract<Page, { menu: object }>;

/** The pages that are still to be built; each answers with a page that says so. Taking a name out asks for its module in pageModules.ts. */
export const inPreparation = [
  'pifs',
  'pifDescription',
  'pifTodoDocuments',
  'pifSafetyReport',
  'pifManufacturing',
  'pifClaims',
  'pifAnimalStatement',
  'inciGenerator',
  'inciFormula',
  'allergens',
  'allergen',
  'companies',
  'toolEmail',
  'users',
  'todos',
  'email',
] as const satisfies readonly PageName[];

/** Whether the role may open the page; nobody without a role may. */
export const mayOpen = (page: Entry, role: Role | undefined): boolean => can(role, page.action);

/** The entries of somebody's navigation. */
export const menuOf = (role: Role, block: 'main' | 'personal'): MenuPage[] =>
  pages
    .filter((page): page is MenuPage => 'menu' in page)
    .filter(({ action, menu }: Entry & { menu: Menu }) => menu.block === block && can(role, menu.action ?? action));

const pageByName = new Map<PageName, Page>(pages.map((page) => [page.name, page]));

/** The page at an address, or undefined when there is none. */
export function pageAt(pathname: string): Page | undefined {
  const name = pageNameAt(pathname);
  return name && pageByName.get(name);
}
