import { basename, join } from 'node:path';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';
import { mergeClusters, type Cluster } from './mergeClusters.ts';

/** About as many characters as a module adds to a file. */
async function sizeOf(code: string): Promise<number> {
  const { code: small } = await transform(code, {
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return small.length;
}

interface Groups {
  plugin: Plugin;
  groups: { name: string; test: (id: string) => boolean }[];
}

/**
 * Groups the modules into few files: the start, the sign-in page, everything behind it, one for each page, and few that pages share. Without the groups
 * the bundler makes several times as many. What both the sign-in page and the signed-in part need belongs to the start, so that neither loads the other.
 */
export function chunkGroups(web: string): Groups {
  const fileOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'chunk-groups',
    async buildEnd() {
      const infoOf = (id: string) => this.getModuleInfo(id);
      /** The modules that are loaded with these, without those that are imported dynamically. */
      const loadedWith = (...entries: string[]) => {
        const found = new Set(entries);
        for (const id of found) for (const imported of infoOf(id)?.importedIds ?? []) found.add(imported);
        return found;
      };
      const assign = (name: string, modules: Iterable<string>) => {
        for (const id of modules) if (!fileOf.has(id)) fileOf.set(id, name);
      };
      fileOf.clear();
      const login = loadedWith(join(web, 'app/PublicApp.tsx'));
      const shown = [...this.getModuleIds()].filter((id) => ofFrame.test(id));
      const signedIn = loadedWith(join(web, 'app/SignedInApp.tsx'), ...shown);
      assign('start', loadedWith(join(web, 'app/main.tsx')));
      assign(
        'start',
        [...login].filter((id) => signedIn.has(id) || !loginOnly.test(id)),
      );
      assign('signedIn', signedIn);
      assign('login', login);
      assign(
        'overlays',
        [...this.getModuleIds()].filter((id) => overlays.test(id)),
      );

      const allPages = infoOf(join(web, 'app/pageModules.ts'))?.dynamicallyImportedIds ?? [];
      const pagesOf = new Map<string, Set<string>>();
      for (const page of allPages)
        for (const id of loadedWith(page)) {
          if (fileOf.has(id)) continue;
          const pages = pagesOf.get(id) ?? new Set();
          pagesOf.set(id, pages.add(page));
        }
      const sizes = new Map(
        await Promise.all([...pagesOf.keys()].map(async (id) => [id, await sizeOf(infoOf(id)?.code ?? '')] as const)),
      );
      // What nearly every page needs is loaded with the frame.
      const frame: Cluster = { pages: new Set(allPages), modules: [], imports: new Set(), size: 0 };
      const clusters = new Map<string, Cluster>();
      for (const [id, pages] of pagesOf) {
        const key = [...pages].sort().join();
        const { modules = [], imports = [], size = 0 } = clusters.get(key) ?? {};
        clusters.set(key, {
          pages,
          modules: [...modules, id],
          imports: new Set([...imports, ...(infoOf(id)?.importedIds ?? [])]),
          size: size + (sizes.get(id) ?? 0),
        });
      }
      mergeClusters([frame, ...clusters.values()], (page) => lists.test(page)).forEach(({ modules, pages }, index) => {
        const [page = ''] = pages;
        const isOfFrame = pages.size === allPages.length;
        assign(isOfFrame ? 'signedIn' : pages.size === 1 ? basename(page, '.tsx') : `shared${index}`, modules);
      });
    },
  };
  return {
    plugin,
    groups: [
      {
        name: (id: string) => fileOf.get(id) ?? null,
        test: (id: string) => fileOf.has(id),
        includeDependenciesRecursively: false,
      },
    ] as never,
  };
}

const lists = /(?:ListPage|CompaniesPage|CheckedListsPage|InciDataPage|RawMaterialsPage|RawIncisPage|ExpiryPage)\.tsx$/;
/** What the sign-in page does not share with the start. */
const loginOnly = /web\/(app\/PublicApp|app\/NotLoggedIn|features\/session)/;
/** What nearly every page shows. */
const ofFrame = /web\/shared\/(ui|url)\/\w+(?<!Dialog|DetailPanel)\.tsx?$/;
/** Dialogs, menu and drawer, which are loaded at the first interaction. */
const overlays =
  /web\/(app\/layout\/(AboutDialog|AccountPopover|NavigationDrawer)|shared\/ui\/(DetailPanel|confirm\/\w+Dialog))\.tsx$/;
