/** Modules that become one file. */
export interface Cluster {
  /** The pages that load it. */
  pages: ReadonlySet<string>;
  modules: readonly string[];
  /** The modules of other files that it needs. */
  imports: ReadonlySet<string>;
  /** Characters of code as it is sent, before compression. */
  size: number;
}

/**
 * As many characters cost a page as much time as one more file: behind a latency of 150 ms, six at a time, with 1.6
 * Mbit/s.
 */
const CHARACTERS_PER_FILE = 20_000;

/** Lists are opened most, also as the first page: they count several times. */
const LIST_WEIGHT = 8;

/** Whether a page is a list. */
type IsList = (page: string) => boolean;

const weightOf = (pages: Iterable<string>, isList: IsList): number => {
  let weight = 0;
  for (const page of pages) weight += isList(page) ? LIST_WEIGHT : 1;
  return weight;
};

/** What all pages together wait for a file, in characters. */
const costOf = ({ pages, size }: Cluster, isList: IsList): number =>
  weightOf(pages, isList) * (size + CHARACTERS_PER_FILE);

const union = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): ReadonlySet<T> => new Set([...one, ...other]);

/** The clusters with two of them merged. What a file imports is loaded by every page that loads the file. */
function withMerged(clusters: readonly Cluster[], one: Cluster, other: Cluster): Cluster[] {
  const both: Cluster = {
    pages: union(one.pages, other.pages),
    modules: [...one.modules, ...other.modules],
    imports: union(one.imports, other.imports),
    size: one.size + other.size,
  };
  const merged = [...clusters.filter((cluster) => cluster !== one && cluster !== other), both];
  const indexOf = new Map(merged.flatMap(({ modules }, index) => modules.map((id) => [id, index] as const)));
  const toVisit = [merged.length - 1];
  for (const index of toVisit) {
    const { imports, pages } = merged[index] as Cluster;
    for (const next of new Set([...imports].map((id) => indexOf.get(id)))) {
      const imported = next === undefined ? undefined : merged[next];
      if (next === undefined || !imported || [...pages].every((page) => imported.pages.has(page))) continue;
      merged[next] = { ...imported, pages: union(imported.pages, pages) };
      toVisit.push(next);
    }
  }
  return merged;
}

/** The most that merging two clusters may gain: without what their imports then cost pages that did not load them. */
const mayGain = (one: Cluster, other: Cluster, isList: IsList): number =>
  costOf(one, isList) +
  costOf(other, isList) -
  weightOf(union(one.pages, other.pages), isList) * (one.size + other.size + CHARACTERS_PER_FILE);

/**
 * Merges modules that are loaded by the same pages into few files, first those by which all pages together gain the
 * most time, until nothing gains any more: a page then loads a few files with some code that it does not need, rather
 * than dozens.
 */
export function mergeClusters(clusters: readonly Cluster[], isList: IsList): readonly Cluster[] {
  const total = (all: readonly Cluster[]) => all.reduce((sum, cluster) => sum + costOf(cluster, isList), 0);
  let [best, cost] = [clusters, total(clusters)];
  for (;;) {
    const before = best;
    const costBefore = cost;
    const pairs = before
      .flatMap((one, index) =>
        before.slice(index + 1).map((other) => ({ one, other, most: mayGain(one, other, isList) })),
      )
      .filter(({ most }) => most > 0)
      .sort((a, b) => b.most - a.most);
    for (const { one, other, most } of pairs) {
      if (costBefore - most >= cost) break;
      const merged = withMerged(before, one, other);
      const costOfMerged = total(merged);
      if (costOfMerged < cost) [best, cost] = [merged, costOfMerged];
    }
    if (best === before) return best;
  }
}
