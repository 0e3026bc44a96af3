interface Matcher {
  /** Font faces and key frames come without a selector. */
  match(selector: string | undefined, element: Element): boolean;
}
interface InnerDocument {
  _nwsapiDontThrow: Matcher;
  /** Another one after every change of the document. */
  _styleCache: object | null;
}

/** What an element must have, whatever else a selector asks of it. */
interface Demand {
  tag: string | null;
  classes: string[];
}

/** The demands of a selector's alternatives on the element itself; null where they cannot be told this simply. */
function demandsOf(selector: string): Demand[] | null {
  let plain = selector.replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  if (/["'()\\|@]/.test(plain)) return null;
  return plain.split(',').map((alternative) => {
    const [last = ''] = /[^\s>+~]*$/.exec(alternative.replace(/::?[\w-]+/g, '').trim()) ?? [];
    return { tag: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase() ?? null, classes: last.match(/(?<=\.)[\w-]+/g) ?? [] };
  });
}

/**
 * jsdom tries every rule of every style sheet on every element whose style is asked for, and there most of the time of a
 * page's tests went. A rule that asks for a tag or a class that the element has not is refused here without a try.
 */
export function quickenStyles({ document, getComputedStyle }: Window): void {
  // The first question makes the matcher.
  getComputedStyle(document.documentElement);
  const [wrapped] = Object.getOwnPropertySymbols(document);
  const inner = (document as unknown as Record<symbol, InnerDocument>)[wrapped!]!;
  const matcher = inner._nwsapiDontThrow;
  const tryOut = matcher.match.bind(matcher);
  const known = new Map<string, Demand[] | null>();
  let asked: { element: Element; styles: object | null; tag: string; classes: Set<string> } | null = null;

  matcher.match = (selector, element) => {
    if (selector === undefined) return false;
    let demands = known.get(selector);
    if (demands === undefined) known.set(selector, (demands = demandsOf(selector)));
    if (demands === null) return tryOut(selector, element);
    if (asked?.element !== element || asked.styles !== inner._styleCache) {
      asked = {
        element,
        styles: inner._styleCache,
        tag: element.localName,
        classes: new Set((element.getAttribute('class') ?? '').split(/\s+/)),
      };
    }
    const { tag, classes } = asked;
    const mayMatch = demands.some(
      (demand) => (demand.tag === null || demand.tag === tag) && demand.classes.every((name) => classes.has(name)),
    );
    return mayMatch && tryOut(selector, element);
  };
}
