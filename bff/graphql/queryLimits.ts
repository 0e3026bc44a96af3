import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Limits of one document, about twice what the largest screen needs. Error messages do not name them. */
export const queryLimits = {
  tokens: 1000,
  definitions: 20,
  variables: 30,
  directives: 20,
  depth: 10,
  fields: 200,
  aliases: 15,
  /** By kind of operation. A request makes one change; the schema has no subscriptions. */
  rootFields: { query: 15, mutation: 1, subscription: 0 },
  /** Root fields that the schema marks `@costly`. */
  costly: 1,
};

/** The size of a selection set with its fragments expanded. */
interface Size {
  depth: number;
  fields: number;
  aliases: number;
  rootFields: number;
  costly: number;
}

const EMPTY: Size = { depth: 0, fields: 0, aliases: 0, rootFields: 0, costly: 0 };

/**
 * Measures each fragment once and adds its size wherever it is spread. The time is therefore linear in the length of
 * the text, even for a document whose fragments expand to millions of fields.
 */
class SizeCounter {
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #sizes = new Map<string, Size>();
  directives = 0;

  constructor(
    document: DocumentNode,
    private readonly exemptFields: ReadonlySet<string>,
    private readonly costlyFields: ReadonlySet<string>,
  ) {
    for (const definition of document.definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(definition.name.value, definition);
  }

  measure(selectionSet: SelectionSetNode | undefined): Size {
    const sum = { ...EMPTY };
    for (const selection of selectionSet?.selections ?? []) {
      this.directives += selection.directives?.length ?? 0;
      if (selection.kind === Kind.FIELD) {
        const inner = this.exemptFields.has(selection.name.value) ? EMPTY : this.measure(selection.selectionSet);
        add(sum, sizeOfField(selection, inner, this.costlyFields));
      } else if (selection.kind === Kind.INLINE_FRAGMENT) add(sum, this.measure(selection.selectionSet));
      else add(sum, this.#measureFragment(selection.name.value));
    }
    return sum;
  }

  #measureFragment(name: string): Size {
    const known = this.#sizes.get(name);
    if (known) return known;
    // Found again while it is being measured, the fragment contains itself and must exceed every limit.
    this.#sizes.set(name, { ...EMPTY, depth: Infinity });
    const size = this.measure(this.#fragments.get(name)?.selectionSet);
    this.#sizes.set(name, size);
    return size;
  }
}

const sizeOfField = (field: FieldNode, inner: Size, costlyFields: ReadonlySet<string>): Size => ({
  depth: inner.depth + 1,
  fields: inner.fields + 1,
  aliases: inner.aliases + (field.alias ? 1 : 0),
  rootFields: 1,
  costly: costlyFields.has(field.name.value) ? 1 : 0,
});

function add(sum: Size, more: Size): void {
  sum.depth = Math.max(sum.depth, more.depth);
  sum.fields += more.fields;
  sum.aliases += more.aliases;
  sum.rootFields += more.rootFields;
  sum.costly += more.costly;
}

const fits = (size: Size, { operation }: OperationDefinitionNode): boolean =>
  size.depth <= queryLimits.depth &&
  size.fields <= queryLimits.fields &&
  size.aliases <= queryLimits.aliases &&
  size.rootFields <= queryLimits.rootFields[operation] &&
  size.costly <= queryLimits.costly;

const introspectionFields = new Set(['__schema', '__type']);

export interface LimitOptions {
  introspection: boolean;
  /** Names of the root fields that are `@costly`. */
  costlyFields: ReadonlySet<string>;
}

/** Whether every operation stays within the limits. The parser applies the limit of tokens. */
export function isWithinLimits(document: DocumentNode, options: LimitOptions): boolean {
  if (document.definitions.length > queryLimits.definitions) return false;
  const counter = new SizeCounter(
    document,
    options.introspection ? introspectionFields : new Set(),
    options.costlyFields,
  );
  return document.definitions.every((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return true;
    const variables = definition.variableDefinitions ?? [];
    const directivesOnVariables = variables.reduce((sum, variable) => sum + (variable.directives?.length ?? 0), 0);
    counter.directives += (definition.directives?.length ?? 0) + directivesOnVariables;
    const size = counter.measure(definition.selectionSet);
    return (
      variables.length <= queryLimits.variables &&
      fits(size, definition) &&
      counter.directives <= queryLimits.directives
    );
  });
}
