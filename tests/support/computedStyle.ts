/**
 * Says of an element whether it is shown and takes clicks, as jsdom does, without computing its other properties.
 *
 * Testing Library asks this of every element of a page for every role it looks for, and jsdom answers by collecting all
 * properties of all rules each time. Here only the rules that declare the property asked for are compared; every other
 * property is left to jsdom. As in jsdom the last rule that matches wins, whatever its specificity, and rules for a
 * medium count when it names the screen.
 */
import defaultStyleSheet from 'jsdom/lib/jsdom/browser/default-stylesheet.js';

const properties = ['display', 'visibility', 'pointer-events'] as const;
type Property = (typeof properties)[number];

/** What an element has when no rule says otherwise. Only the first is not inherited. */
const initial: Record<Property, string> = { display: '', visibility: 'visible', 'pointer-events': 'auto' };

/**
 * Without layout nothing has a width. A text area that grows with its text asks for it first, and measures nothing
 * more.
 */
const USED_WIDTH = '0px';

interface Declared {
  selector: string;
  value: string;
  /** Its place among all rules: the last one that matches wins. */
  order: number;
}

interface Index {
  byTag: Map<string, Declared[]>;
  byClass: Map<string, Declared[]>;
  other: Declared[];
}

type Rules = Record<Property, { selector: string; value: string }[]>;

function styleRules(list: CSSRule[]): CSSStyleRule[] {
  return list.flatMap((rule) => {
    if ('media' in rule) {
      const { media, cssRules } = rule as CSSMediaRule;
      return Array.from(media).includes('screen') ? styleRules(Array.from(cssRules)) : [];
    }
    return 'selectorText' in rule ? [rule as CSSStyleRule] : [];
  });
}

function readRules(list: CSSRule[]): Rules {
  const rules: Rules = { display: [], visibility: [], 'pointer-events': [] };
  for (const { selectorText, style } of styleRules(list)) {
    for (const property of properties) {
      const value = style.getPropertyValue(property);
      if (value !== '') rules[property].push({ selector: selectorText, value });
    }
  }
  return rules;
}

const add = (map: Map<string, Declared[]>, key: string, rule: Declared) => {
  const list = map.get(key);
  if (list) list.push(rule);
  else map.set(key, [rule]);
};

function indexOf(sheets: Rules[], property: Property): Index {
  const index: Index = { byTag: new Map(), byClass: new Map(), other: [] };
  let order = 0;
  for (const { selector: selectors, value } of sheets.flatMap((rules) => rules[property])) {
    order += 1;
    const parts = selectors.split(',').map((part) => part.trim());
    if (parts.every((part) => /^[a-z][\w-]*$|^\.[\w-]+$/i.test(part))) {
      for (const part of parts) {
        if (part.startsWith('.')) add(index.byClass, part.slice(1), { selector: part, value, order });
        else add(index.byTag, part.toLowerCase(), { selector: part, value, order });
      }
    } else index.other.push({ selector: selectors, value, order });
  }
  return index;
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    // jsdom does not know every selector of a browser, and such a rule applies to nothing.
    return false;
  }
}

/** The value that the rules and the element's own style give it, or an empty text. */
function cascaded(element: Element, property: Property, index: Index): string {
  const own = 'style' in element ? (element as HTMLElement).style.getPropertyValue(property) : '';
  if (own !== '') return own === 'unset' ? '' : own;
  let last: Declared | undefined;
  const consider = (rule: Declared) => {
    if (!last || rule.order > last.order) last = rule;
  };
  index.byTag.get(element.localName)?.forEach(consider);
  for (const name of element.classList) index.byClass.get(name)?.forEach(consider);
  for (let at = index.other.length - 1; at >= 0; at -= 1) {
    const rule = index.other[at];
    if (!rule || (last && rule.order < last.order)) break;
    if (matches(element, rule.selector)) {
      last = rule;
      break;
    }
  }
  return last && last.value !== 'unset' ? last.value : '';
}

/** The answer of jsdom itself, which the test of this file compares. */
export const computedByJsdom = window.getComputedStyle.bind(window);

/** Puts the short answer in the place of `window.getComputedStyle`. */
export function installComputedStyle() {
  const sheet = document.createElement('style');
  sheet.textContent = defaultStyleSheet;
  document.head.append(sheet);
  const defaults = readRules(Array.from((sheet.sheet as CSSStyleSheet).cssRules));
  sheet.remove();

  const known = new WeakMap<CSSStyleSheet, { count: number; rules: Rules }>();
  let indexes: Partial<Record<Property, Index>> = {};
  let indexed: { sheet: CSSStyleSheet; count: number }[] = [];

  // A sheet whose text changes is another one, and rules inserted by a script change the count.
  const rulesOf = (sheet: CSSStyleSheet) => {
    const { length: count } = sheet.cssRules;
    const before = known.get(sheet);
    if (before?.count === count) return before.rules;
    const rules = readRules(Array.from(sheet.cssRules));
    known.set(sheet, { count, rules });
    return rules;
  };
  const indexFor = (property: Property) => {
    const sheets = Array.from(document.styleSheets);
    const isIndexed = (sheet: CSSStyleSheet, at: number) =>
      indexed[at]?.sheet === sheet && indexed[at].count === sheet.cssRules.length;
    if (sheets.length !== indexed.length || !sheets.every(isIndexed)) {
      indexes = {};
      indexed = sheets.map((sheet) => ({ sheet, count: sheet.cssRules.length }));
    }
    return (indexes[property] ??= indexOf([defaults, ...sheets.map(rulesOf)], property));
  };
  const valueOf = (element: Element, property: Property): string => {
    const index = indexFor(property);
    if (property === 'display') return cascaded(element, property, index);
    for (let at: Element | null = element; at; at = at.parentElement) {
      const value = cascaded(at, property, index);
      if (value !== '') return value;
    }
    return initial[property];
  };

  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return computedByJsdom(element, pseudoElement);
    let all: CSSStyleDeclaration | undefined;
    const rest = () => (all ??= computedByJsdom(element));
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'display' || name === 'visibility') return valueOf(element, name);
        if (name === 'pointerEvents') return valueOf(element, 'pointer-events');
        if (name === 'width') return USED_WIDTH;
        if (name === 'getPropertyValue') {
          return (property: string) => {
            const short = properties.find((one) => one === property);
            return short ? valueOf(element, short) : rest().getPropertyValue(property);
          };
        }
        const value: unknown = Reflect.get(rest(), name);
        return typeof value === 'function' ? (value.bind(rest()) as unknown) : value;
      },
    });
  };
}
