import { can, type Action } from '../../domain/account/rights.ts';
import type { Role } from '../../domain/account/roles.ts';

interface Menu {
  block: 'main' | 'own';
  /** Whose navigation it stands in, where that differs from who may open it. */
  action?: Action;
}

interface Entry {
  path: string;
  name: string;
  /** Which right opens it. */
  action: Action;
  menu?: Menu;
}

/**
 * Every protected page: specification, section 2, in the order of the navigation. Routes, guard and navigation read this
 * table, so that they cannot disagree. Users and todos are for administrators at the route as well: section 6.
 */
export const pages = [
  // Those who see no guide still reach the page; it tells them so.
  { path: '/vodic', name: 'guide', action: 'page.guide', menu: { block: 'main', action: 'menu.guide' } },
  { path: '/deklaracije', name: 'labels', action: 'page.labels', menu: { block: 'main' } },
  { path: '/deklaracije/:slug', name: 'label', action: 'page.labels' },
  // The specification shows the entry to all and opens the page to all but dcp, who is answered with the 403 page.
  { path: '/pifs', name: 'pifs', action: 'page.pifs', menu: { block: 'main', action: 'menu.pifs' } },
  { path: '/pifs/opis/:slug', name: 'pifDescription', action: 'page.pifs' },
  { path: '/pifs/todo-docs/:slug', name: 'pifTodoDocuments', action: 'page.pifs' },
  { path: '/pifs/cpsr/:slug', name: 'pifSafetyReport', action: 'page.pifs' },
  { path: '/pifs/izrada/:slug', name: 'pifManufacturing', action: 'page.pifs' },
  { path: '/pifs/tvrdnje/:slug', name: 'pifClaims', action: 'page.pifs' },
  { path: '/pifs/animal/:slug', name: 'pifAnimalStatement', action: 'page.pifs' },
  {
    path: '/sirovine',
    name: 'rawMaterials',
    action: 'page.rawMaterials',
    menu: { block: 'main', action: 'menu.rawMaterials' },
  },
  { path: '/checkedincis', name: 'checkedIncis', action: 'page.checkedIncis', menu: { block: 'own' } },
  { path: '/incigen', name: 'inciGenerator', action: 'page.inciGenerator', menu: { block: 'own' } },
  { path: '/incigen/:slug', name: 'inciFormula', action: 'page.inciGenerator' },
  { path: '/sir-inci', name: 'rawIncis', action: 'page.rawIncis', menu: { block: 'own' } },
  { path: '/sir-inci/:sirovinainci', name: 'rawInci', action: 'page.rawIncis' },
  { path: '/incidata', name: 'inciData', action: 'page.inciData', menu: { block: 'own' } },
  { path: '/paroms', name: 'allergens', action: 'page.allergens', menu: { block: 'own' } },
  { path: '/parom/:ime', name: 'allergen', action: 'page.allergens' },
  { path: '/firme', name: 'companies', action: 'page.companies', menu: { block: 'own' } },
  { path: '/tools', name: 'tools', action: 'page.tools', menu: { block: 'own' } },
  // The specification names the sub-page "index"; it is the same page.
  { path: '/tools/index', name: 'toolIndex', action: 'page.tools' },
  { path: '/tools/incicheck', name: 'toolInciCheck', action: 'page.tools' },
  { path: '/tools/mos', name: 'toolMos', action: 'page.tools' },
  { path: '/tools/moe', name: 'toolMoe', action: 'page.tools' },
  { path: '/tools/arraysDiff', name: 'toolArraysDiff', action: 'page.tools' },
  { path: '/tools/email', name: 'toolEmail', action: 'page.tools' },
  { path: '/tools/pao', name: 'toolPao', action: 'page.tools' },
  { path: '/korisnici', name: 'users', action: 'page.users', menu: { block: 'own' } },
  { path: '/todos', name: 'todos', action: 'page.todos', menu: { block: 'own' } },
  { path: '/email', name: 'email', action: 'page.email' },
  { path: '/user', name: 'account', action: 'page.account' },
  { path: '/file-browser/:materialSlug', name: 'documentFolders', action: 'page.documentFolders' },
] as const satisfies readonly Entry[];

export type Page = (typeof pages)[number];
export type PageName = Page['name'];
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
export const menuOf = (role: Role, block: 'main' | 'own'): MenuPage[] =>
  pages
    .filter((page): page is MenuPage => 'menu' in page)
    .filter(({ action, menu }: Entry & { menu: Menu }) => menu.block === block && can(role, menu.action ?? action));

const patterns = pages.map((page) => ({
  page,
  pattern: new RegExp(`^${page.path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
}));

/** The page at an address, or undefined when there is none. */
export const pageAt = (pathname: string): Page | undefined =>
  patterns.find(({ pattern }) => pattern.test(pathname))?.page;
