import type { SessionRole } from '../shared/session/sessionFormat.ts';

interface Menu {
  block: 'main' | 'own';
  /** Whose navigation it stands in, where that differs from who may open it. */
  roles?: 'any' | readonly SessionRole[];
}

interface Entry {
  path: string;
  name: string;
  roles: 'any' | readonly SessionRole[];
  menu?: Menu;
}

const staff = ['admin', 'orgAdmin', 'user'] as const;
const staffAndDcp = [...staff, 'dcp'] as const;
const staffAndClient = [...staff, 'client'] as const;
const admin = ['admin'] as const;

/**
 * Every protected page: specification, section 2, in the order of the navigation. Routes, guard and navigation read this
 * table, so that they cannot disagree. Users and todos are for administrators at the route as well: section 6.
 */
export const pages = [
  // Those who see no guide still reach the page; it tells them so.
  { path: '/vodic', name: 'guide', roles: 'any', menu: { block: 'main', roles: staffAndDcp } },
  { path: '/deklaracije', name: 'labels', roles: 'any', menu: { block: 'main' } },
  { path: '/deklaracije/:slug', name: 'label', roles: 'any' },
  // The specification shows the entry to all and opens the page to all but dcp, who is answered with the 403 page.
  { path: '/pifs', name: 'pifs', roles: staffAndClient, menu: { block: 'main', roles: 'any' } },
  { path: '/pifs/opis/:slug', name: 'pifDescription', roles: staffAndClient },
  { path: '/pifs/todo-docs/:slug', name: 'pifTodoDocuments', roles: staffAndClient },
  { path: '/pifs/cpsr/:slug', name: 'pifSafetyReport', roles: staffAndClient },
  { path: '/pifs/izrada/:slug', name: 'pifManufacturing', roles: staffAndClient },
  { path: '/pifs/tvrdnje/:slug', name: 'pifClaims', roles: staffAndClient },
  { path: '/pifs/animal/:slug', name: 'pifAnimalStatement', roles: staffAndClient },
  { path: '/sirovine', name: 'rawMaterials', roles: 'any', menu: { block: 'main', roles: staffAndDcp } },
  { path: '/checkedincis', name: 'checkedIncis', roles: staff, menu: { block: 'own' } },
  { path: '/incigen', name: 'inciGenerator', roles: staff, menu: { block: 'own' } },
  { path: '/incigen/:slug', name: 'inciFormula', roles: staff },
  { path: '/sir-inci', name: 'rawIncis', roles: staff, menu: { block: 'own' } },
  { path: '/sir-inci/:sirovinainci', name: 'rawInci', roles: staff },
  { path: '/incidata', name: 'inciData', roles: staff, menu: { block: 'own' } },
  { path: '/paroms', name: 'allergens', roles: staff, menu: { block: 'own' } },
  { path: '/parom/:ime', name: 'allergen', roles: staff },
  { path: '/firme', name: 'companies', roles: staff, menu: { block: 'own' } },
  { path: '/tools', name: 'tools', roles: staff, menu: { block: 'own' } },
  // The specification names the sub-page "index"; it is the same page.
  { path: '/tools/index', name: 'toolIndex', roles: staff },
  { path: '/tools/incicheck', name: 'toolInciCheck', roles: staff },
  { path: '/tools/mos', name: 'toolMos', roles: staff },
  { path: '/tools/moe', name: 'toolMoe', roles: staff },
  { path: '/tools/arraysDiff', name: 'toolArraysDiff', roles: staff },
  { path: '/tools/email', name: 'toolEmail', roles: staff },
  { path: '/tools/pao', name: 'toolPao', roles: staff },
  { path: '/korisnici', name: 'users', roles: admin, menu: { block: 'own' } },
  { path: '/todos', name: 'todos', roles: admin, menu: { block: 'own' } },
  { path: '/email', name: 'email', roles: staff },
  { path: '/user', name: 'account', roles: staffAndDcp },
  { path: '/file-browser/:materialSlug', name: 'documentFolders', roles: staffAndDcp },
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

const isAmong = (allowed: Entry['roles'], role: SessionRole | undefined): boolean =>
  role !== undefined && (allowed === 'any' || allowed.includes(role));

/** Whether the role may open the page; nobody without a role may. */
export const mayOpen = (page: Entry, role: SessionRole | undefined): boolean => isAmong(page.roles, role);

/** The entries of somebody's navigation. */
export const menuOf = (role: SessionRole, block: 'main' | 'own'): MenuPage[] =>
  pages
    .filter((page): page is MenuPage => 'menu' in page)
    .filter(({ roles, menu }: Entry & { menu: Menu }) => menu.block === block && isAmong(menu.roles ?? roles, role));

const patterns = pages.map((page) => ({
  page,
  pattern: new RegExp(`^${page.path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
}));

/** The page at an address, or undefined when there is none. */
export const pageAt = (pathname: string): Page | undefined =>
  patterns.find(({ pattern }) => pattern.test(pathname))?.page;
