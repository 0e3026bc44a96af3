/** Converts one value of a list to and from its text in the address. */
export interface ListParam<T> {
  /** The value of a text, or of null when the parameter is missing; never throws. */
  parse(text: string | null): T;
  /** The text for the address; null for the default, which is left out. */
  format(value: T): string | null;
}

export type ListParams<T> = { [Name in keyof T]: ListParam<T[Name]> };

const namesOf = <T extends object>(spec: ListParams<T>) => Object.keys(spec) as (keyof T & string)[];

/** The values of all parameters of an address. */
export function parseListParams<T extends object>(spec: ListParams<T>, params: URLSearchParams): T {
  return Object.fromEntries(namesOf(spec).map((name) => [name, spec[name].parse(params.get(name))])) as T;
}

/**
 * The parameters after a change. Other parameters stay, and every change but that of the page leads back to page 1. A
 * search writes its page too, also the first: specification, section 2.
 */
export function writeListParams<T extends object>(
  spec: ListParams<T>,
  before: URLSearchParams,
  patch: Partial<T>,
): URLSearchParams {
  const values = { ...parseListParams(spec, before), ...patch };
  const after = new URLSearchParams(before);
  let leavesPage = false;
  for (const name of namesOf(spec)) {
    const text = spec[name].format(values[name]);
    if (name !== 'page' && text !== spec[name].format(spec[name].parse(before.get(name)))) leavesPage = true;
    if (text === null) after.delete(name);
    else after.set(name, text);
  }
  const isPaged = leavesPage || after.has('page') || before.has('page');
  if (leavesPage) after.delete('page');
  if ('page' in spec && 'filter' in spec && isPaged && after.has('filter') && !after.has('page'))
    after.set('page', '1');
  return after;
}
