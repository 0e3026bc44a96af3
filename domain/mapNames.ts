/**
 * An object with a value for each of some names, such as one for each text: `mapNames(TEXT_FIELDS, (name) =>
 * values[name] ?? '')`.
 */
export const mapNames = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)] as const)) as Record<Name, Value>;
