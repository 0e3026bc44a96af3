import { can, type Action } from '../../domain/account/rights.ts';
import type { Role } from '../../domain/account/roles.ts';
import { getSettings } from '../shared/settings.ts';
import { pageNameAt, pagePatterns, type PageName } from '../shared/url/pagePatterns.ts';

interface Menu {
  block: 'main' | 'personal';
  /** The right that shows the entry, where it differs from the right that opens the page. */
  action?: Action;
}

interface Entry {
  name: PageName;
  /** The right that opens the page. */
  action: Action;
  menu?: Menu;
}

/**
 * Every protected page: specification, section 2, in the order of the navigation. Routes, guard and navigation read
 * this table, so that they cannot disagree. The rights of each role are in domain/account/rights.ts.
 */
const table = [
  // Roles without a guide may still open the page, which says that it has no content for them.
  { name: 'guide', action: 'page.guide', menu: { block: 'main', action: 'menu.guide' } },
  { name: 'labelChanges', action: 'page.labels' },
  { name: 'labelReprint', action: 'page.allergens' },
  { name: 'labels', action: 'page.labels', menu: { block: 'main' } },
  { name: 'label', action: 'page.labels' },
  // The specification shows this entry to every role, but dcp gets the 403 page when opening it.
  { name: 'pifs', action: 'page.pifs', menu: { block: 'main', action: 'menu.pifs' } },
  { name: 'pifDescription', action: 'page.pifs' },
  { name: 'pifTodoDocuments', action: 'page.pifs' },
  { name: 'pifSafetyReport', action: 'page.pifs' },
  { name: 'pifManufacturing', action: 'page.pifs' },
  { name: 'pifClaims', action: 'page.pifs' },
  { name: 'pifAnimalStatement', action: 'page.pifs' },
  { name: 'pifComparison', action: 'page.pifs' },
  {
    name: 'rawMaterials',
    action: 'page.rawMaterials',
    menu: { block: 'main', action: 'menu.rawMaterials' },
  },
  // Ours: what expires of raw materials and product information files.
  { name: 'expiry', action: 'page.expiry', menu: { block: 'main' } },
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
/** A page with an entry in the navigation. */
export type MenuPage = Extract<Page, { menu: object }>;

/**
 * Pages that are not built yet; each shows a notice. When a name is removed here, the types require its module in
 * pageModules.ts.
 */
export const inPreparation = ['todos'] as const satisfies readonly PageName[];

/** Whether the role may open the page. An anonymous visitor, who has no role, may open none. */
export const mayOpen = (page: Entry, role: Role | undefined): boolean => can(role, page.action);

/** The navigation entries of a role, without pages whose list the product server does not have. */
export const menuOf = (role: Role, block: 'main' | 'personal'): MenuPage[] =>
  pages
    .filter((page): page is MenuPage => 'menu' in page)
    .filter(({ name }) => !getSettings().missingPages.includes(name))
    .filter(({ action, menu }: Entry & { menu: Menu }) => menu.block === block && can(role, menu.action ?? action));

const pageByName = new Map<PageName, Page>(pages.map((page) => [page.name, page]));

/** The page at a path, or undefined when there is none. */
export function pageAt(pathname: string): Page | undefined {
  const name = pageNameAt(pathname);
  return name && pageByName.get(name);
}
