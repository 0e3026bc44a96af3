import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { mergeClusters, type Cluster } from './mergeClusters.ts';

/** What the sign-in page does not share with the start. */
const loginOnly = /web\/(app\/PublicApp|app\/NotLoggedIn|features\/session)/;
/** What nearly every page shows. */
const shown = /web\/shared\/(ui|url)\/\w+(?<!Dialog|DetailPanel)\.tsx?$/;
/** Dialogs, menu and drawer, which are loaded at the first interaction. */
const overlays =
  /web\/(app\/layout\/(AboutDialog|AccountPopover|NavigationDrawer)|shared\/ui\/(DetailPanel|confirm\/\w+Dialog))\.tsx$/;
/** What a page loads to show in its own place, such as a form or an import. */
const inPlaceOfPage = /\/(?:EditLabel|NewLabel|CompanyDetail|Comparison|\w*ImportPage)\.tsx$/;
const lists = /(?:ListPage|CompaniesPage|CheckedListsPage|InciDataPage|RawMaterialsPage|RawIncisPage|ExpiryPage)\.tsx$/;

/** About as many characters as a module adds to a file. */
async function sizeOf(code: string): Promise<number> {
  const { code: small } = await transform(code, {
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return small.length;
}

/** Modules by the pages that load them; `pages` has for each page the modules that it loads. */
async function findClusters(
  pages: ReadonlyMap<string, Iterable<string>>,
  infoOf: Rolldown.GetModuleInfo,
): Promise<Cluster[]> {
  const pagesOf = new Map<string, Set<string>>();
  for (const [page, modules] of pages)
    for (const id of modules) pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(page));
  const sized = [...pagesOf].map(async ([id, of]) => ({ id, of, size: await sizeOf(infoOf(id)?.code ?? '') }));
  const clusters = new Map<string, Cluster>();
  for (const { id, of, size } of await Promise.all(sized)) {
    const key = [...of].sort().join();
    const before = clusters.get(key);
    clusters.set(key, {
      pages: of,
      modules: [...(before?.modules ?? []), id],
      imports: new Set([...(before?.imports ?? []), ...(infoOf(id)?.importedIds ?? [])]),
      size: (before?.size ?? 0) + size,
    });
  }
  return [...clusters.values()];
}

/**
 * The name of the file of a cluster: of its page, or made of its pages, so that it stays the same while others change.
 */
function nameOf(pages: ReadonlySet<string>): string {
  const names = [...pages].map((page) => page.replace(/^.*\/features\/|\.tsx$/g, '').replaceAll('/', '-')).sort();
  if (names.length === 1) return names.join();
  return `shared-${createHash('sha256').update(names.join()).digest('hex').slice(0, 6)}`;
}

/**
 * Groups the modules into few files: the start, the sign-in page, everything behind it, one for each page, and few that
 * pages share. Without the groups the bundler makes several times as many. What both the sign-in page and the signed-in
 * part need belongs to the start, so that neither loads the other.
 */
export function chunkGroups(web: string): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  const fileOf = new Map<string, string>();
  const assign = (name: string, modules: Iterable<string>) => {
    for (const id of modules) if (!fileOf.has(id)) fileOf.set(id, name);
  };
  const plugin: Plugin = {
    name: 'chunk-groups',
    async buildEnd() {
      /** The modules that are loaded with these, without those that are imported dynamically. */
      const loadedWith = (...entries: string[]) => {
        const found = new Set(entries);
        for (const id of found) for (const imported of this.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
        return [...found];
      };
      const all = [...this.getModuleIds()];
      const login = loadedWith(join(web, 'app/PublicApp.tsx'));
      const signedIn = loadedWith(join(web, 'app/SignedInApp.tsx'), ...all.filter((id) => shown.test(id)));
      const both = login.filter((id) => signedIn.includes(id) || !loginOnly.test(id));
      fileOf.clear();
      assign('start', [...loadedWith(join(web, 'app/main.tsx')), ...both]);
      assign('signedIn', signedIn);
      assign('login', login);
      const opened = all.filter((id) => overlays.test(id));
      assign('overlays', opened);

      const importedOnDemand = (id: string) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
      const pages = new Map<string, readonly string[]>();
      for (const page of importedOnDemand(join(web, 'app/pageModules.ts'))) {
        const modules = loadedWith(page).filter((id) => !fileOf.has(id));
        pages.set(page, modules);
        for (const part of modules.flatMap(importedOnDemand).filter((id) => inPlaceOfPage.test(id))) {
          const beyondPage = loadedWith(part).filter((id) => !fileOf.has(id) && !modules.includes(id));
          pages.set(part, beyondPage);
        }
      }
      const clusters = await findClusters(pages, (id) => this.getModuleInfo(id));
      // What nearly every page needs is loaded with what stands around every page.
      const frame: Cluster = { pages: new Set(pages.keys()), modules: [], imports: new Set(), size: 0 };
      for (const cluster of mergeClusters([frame, ...clusters], (page) => lists.test(page)))
        assign(cluster.pages.size === pages.size ? 'signedIn' : nameOf(cluster.pages), cluster.modules);
    },
  };
  // What a group needs is in groups of its own.
  const group = { name: (id: string) => fileOf.get(id) ?? null, includeDependenciesRecursively: false };
  return { plugin, groups: [group] };
}
