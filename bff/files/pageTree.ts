/** Our figures: more nodes than any printer of PDFs writes, and the longest list of a node's children. */
const MAX_NODES = 20_000;
const MAX_KIDS_LENGTH = 256 * 1024;
/** How far before its `/Kids` a node begins. */
const MAX_HEAD_LENGTH = 4 * 1024;

/** The number of the object whose dictionary holds the text at `at`; null where none begins close before. */
function objectAt(text: string, at: number): string | null {
  const head = text.slice(Math.max(0, at - MAX_HEAD_LENGTH), at);
  const begin = head.lastIndexOf(' obj');
  return begin < 0 ? null : (/(\d{1,10})\s{1,9}\d{1,5}$/.exec(head.slice(0, begin))?.[1] ?? null);
}

/**
 * Whether a node of the page tree stands below itself (ISO 32000-1, section 7.7.3.2: it is a tree), on which a reader
 * may count pages without end. Looks at the nodes that are written out; those in compressed object streams are not
 * seen.
 */
export function hasCyclicPages(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  const kidsOf = new Map<string, string[]>();
  for (let at = text.indexOf('/Kids'); at >= 0 && kidsOf.size < MAX_NODES; at = text.indexOf('/Kids', at + 1)) {
    const node = objectAt(text, at);
    const end = text.slice(at, at + MAX_KIDS_LENGTH).indexOf(']');
    if (node === null || end < 0) continue;
    const references = text.slice(at, at + end).matchAll(/(\d{1,10})\s{1,9}\d{1,5}\s{1,9}R\b/g);
    // A later object of the same number replaces the one before: an update of the file.
    kidsOf.set(
      node,
      Array.from(references, ([, kid = '']) => kid),
    );
  }
  return hasCycle(kidsOf);
}

/** Removes nodes whose children are all gone until none is left; those of a cycle stay. */
function hasCycle(kidsOf: Map<string, string[]>): boolean {
  const parentsOf = new Map<string, string[]>();
  const left = new Map<string, number>();
  for (const [node, kids] of kidsOf) {
    const inner = kids.filter((kid) => kidsOf.has(kid));
    left.set(node, inner.length);
    for (const kid of inner) parentsOf.set(kid, [...(parentsOf.get(kid) ?? []), node]);
  }
  const done = [...left].flatMap(([node, count]) => (count === 0 ? [node] : []));
  for (const node of done)
    for (const parent of parentsOf.get(node) ?? []) {
      const count = (left.get(parent) ?? 0) - 1;
      left.set(parent, count);
      if (count === 0) done.push(parent);
    }
  return done.length < left.size;
}
