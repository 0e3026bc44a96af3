/** The pages of the specification, section 2, by name. A segment that begins with a colon is a parameter. */
export const pagePatterns = {
  guide: '/vodic',
  // Ours: the specification has no address for these three.
  labelChanges: '/vodic/promene',
  labelReprint: '/vodic/stampa',
  expiry: '/rokovi',
  labels: '/deklaracije',
  label: '/deklaracije/:slug',
  pifs: '/pifs',
  pifDescription: '/pifs/opis/:slug',
  pifTodoDocuments: '/pifs/todo-docs/:slug',
  pifSafetyReport: '/pifs/cpsr/:slug',
  pifManufacturing: '/pifs/izrada/:slug',
  pifClaims: '/pifs/tvrdnje/:slug',
  pifAnimalStatement: '/pifs/animal/:slug',
  // Ours: the specification has no address for it.
  pifComparison: '/pifs/verzije/:slug',
  rawMaterials: '/sirovine',
  checkedIncis: '/checkedincis',
  inciGenerator: '/incigen',
  inciFormula: '/incigen/:slug',
  rawIncis: '/sir-inci',
  rawInci: '/sir-inci/:sirovinainci',
  inciData: '/incidata',
  allergens: '/paroms',
  allergen: '/parom/:ime',
  companies: '/firme',
  tools: '/tools',
  // The specification lists this path separately; it shows the same page.
  toolIndex: '/tools/index',
  toolInciCheck: '/tools/incicheck',
  toolMos: '/tools/mos',
  toolMoe: '/tools/moe',
  toolArraysDiff: '/tools/arraysDiff',
  toolEmail: '/tools/email',
  toolPao: '/tools/pao',
  users: '/korisnici',
  todos: '/todos',
  email: '/email',
  account: '/user',
  documentFolders: '/file-browser/:materialSlug',
} as const;

export type PageName = keyof typeof pagePatterns;

const patterns = Object.entries(pagePatterns).map(([name, pattern]) => ({
  name: name as PageName,
  pattern: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
}));

/** The page at a path, or undefined when there is none. */
export const pageNameAt = (path: string): PageName | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.name;

/** The parameter of the list of companies with the one that is shown in its place. */
export const COMPANY_PARAM = 'company';
