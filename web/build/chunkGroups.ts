import type { Plugin } from 'vite';

/** What the start of the application consists of, by path from the folder of the client. */
interface Parts {
  main: string;
  publicApp: string;
  signedInApp: string;
}

/** Modules that are loaded together: the pages and dialogs that load them, as bits, and the groups that they import. */
interface Group {
  ids: string[];
  bytes: number;
  pages: bigint;
  imports: Set<Group>;
}

/** A request costs as much as so many bytes of source: about 4 KB compressed, which a phone receives in 20 ms. */
const REQUEST_BYTES = 20_000;

/** What the sign-in page does not share with the start, but only with forms of the signed-in part. */
const loginOnly =
  /node_modules\/(react-hook-form|@hookform|zod)\/|web\/(app\/PublicApp|app\/NotLoggedIn|features\/session|shared\/zod)/;
const overlays =
  /web\/(app\/layout\/(AboutDialog|AccountPopover|NavigationDrawer)|shared\/ui\/confirm\/\w+Dialog)\.tsx$/;

const countBits = (bits: bigint): number => bits.toString(2).replaceAll('0', '').length;

/** All groups that are loaded with a group, without itself. */
function importedBy(group: Group): Set<Group> {
  const found = new Set(group.imports);
  for (const one of found) for (const imported of one.imports) found.add(imported);
  found.delete(group);
  return found;
}

/** What it gains, in bytes over all pages, when two groups become one file: fewer requests, less what some pages do not need. */
function gainOf(one: Group, other: Group, imported: Map<Group, Set<Group>>): number {
  const pages = one.pages | other.pages;
  let gain = REQUEST_BYTES * countBits(one.pages & other.pages);
  for (const group of [one, other]) gain -= group.bytes * countBits(pages & ~group.pages);
  for (const group of new Set([...(imported.get(one) ?? []), ...(imported.get(other) ?? [])]))
    if (group !== one && group !== other) gain -= (group.bytes + REQUEST_BYTES) * countBits(pages & ~group.pages);
  return gain;
}

/** Whether a third group would import and be imported by the two as one: the order in which modules run would be lost. */
function wouldCycle(one: Group, other: Group, imported: Map<Group, Set<Group>>): boolean {
  const isBetween = (from: Group, to: Group) =>
    [...(imported.get(from) ?? [])].some((between) => between !== to && imported.get(between)?.has(to));
  return isBetween(one, other) || isBetween(other, one);
}

/** Merges the two groups that gain most, as long as any gain. */
function mergeGroups(groups: Group[]): Group[] {
  for (;;) {
    const imported = new Map(groups.map((group) => [group, importedBy(group)]));
    let best: [number, Group, Group] | undefined;
    groups.forEach((one, at) => {
      for (const other of groups.slice(at + 1)) {
        if ((one.pages & other.pages) === 0n || wouldCycle(one, other, imported)) continue;
        const gain = gainOf(one, other, imported);
        if (gain > (best?.[0] ?? 0)) best = [gain, one, other];
      }
    });
    if (!best) return groups;
    const [, one, other] = best;
    one.ids.push(...other.ids);
    one.bytes += other.bytes;
    one.pages |= other.pages;
    for (const group of other.imports) one.imports.add(group);
    groups = groups.filter((group) => group !== other);
    for (const group of groups) if (group.imports.delete(other)) group.imports.add(one);
    one.imports.delete(one);
    for (const group of importedBy(one)) group.pages |= one.pages;
  }
}

/**
 * Groups the modules into few files: the start, the sign-in page, everything behind it, and one for each page with a few that pages share. Without
 * the groups the bundler makes one file for each set of pages that share something, up to seventy for one page. What both the sign-in page and the
 * signed-in part need belongs to the start, so that neither loads the other.
 */
export function chunkGroups(root: string, { main, publicApp, signedInApp }: Parts) {
  const chunkOf = new Map<string, string>();
  const findModules: Plugin = {
    name: 'chunk-groups',
    buildEnd() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      /** The modules that are loaded with these, without those that are imported dynamically. */
      const loadedWith = (...entries: string[]) => {
        const found = new Set(entries);
        for (const id of found) for (const imported of importsOf(id)) found.add(imported);
        return found;
      };
      const assign = (ids: Iterable<string>, name: string) => {
        for (const id of ids) if (!chunkOf.has(id)) chunkOf.set(id, name);
      };
      chunkOf.clear();
      const login = loadedWith(root + publicApp);
      const sharedParts = [...this.getModuleIds()].filter((id) => /web\/shared\/(ui|url)\/\w+\.tsx?$/.test(id));
      const signedIn = loadedWith(root + signedInApp, ...sharedParts);
      assign(loadedWith(root + main), 'start');
      assign(
        [...login].filter((id) => signedIn.has(id) || !loginOnly.test(id)),
        'start',
      );
      assign(signedIn, 'signedIn');
      assign(login, 'login');
      assign(
        [...this.getModuleIds()].filter((id) => overlays.test(id)),
        'overlays',
      );

      const pages = new Map<string, bigint>();
      // Pages, and what pages load on demand.
      const entries = [...this.getModuleIds()].filter(
        (id) =>
          !id.includes('node_modules') && !chunkOf.has(id) && this.getModuleInfo(id)?.dynamicImporters.length !== 0,
      );
      entries.forEach((page, at) => {
        for (const id of loadedWith(page))
          if (!chunkOf.has(id)) pages.set(id, (pages.get(id) ?? 0n) | (1n << BigInt(at)));
      });
      const groups = new Map<bigint, Group>();
      const groupOf = new Map<string, Group>();
      for (const [id, bits] of pages) {
        const group = groups.get(bits) ?? { ids: [], bytes: 0, pages: bits, imports: new Set<Group>() };
        groups.set(bits, group);
        groupOf.set(id, group);
        group.ids.push(id);
        group.bytes += this.getModuleInfo(id)?.code?.length ?? 0;
      }
      for (const [id, group] of groupOf)
        for (const imported of importsOf(id)) {
          const other = groupOf.get(imported);
          if (other && other !== group) group.imports.add(other);
        }
      mergeGroups([...groups.values()]).forEach(({ ids }, at) => {
        const page = entries.find((entry) => ids.includes(entry));
        // Pages of two features may have the same name.
        const [folder, file] = page?.split('/').slice(-2) ?? [];
        assign(ids, folder && file ? `${file.replace(/\.\w+$/, '')}-${folder}` : `shared${at}`);
      });
    },
  };
  const groups = [
    {
      name: (id: string) => chunkOf.get(id) ?? null,
      test: (id: string) => chunkOf.has(id),
      includeDependenciesRecursively: false,
    },
  ];
  return { findModules, groups };
}
