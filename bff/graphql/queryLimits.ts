import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** What one document may ask. About twice what the largest screen needs; how much it is, no refusal tells. */
export const queryLimits = {
  tokens: 1000,
  definitions: 20,
  variables: 30,
  directives: 20,
  depth: 10,
  fields: 200,
  aliases: 15,
  /** By kind of operation. Writes come one at a time; there are no subscriptions. */
  rootFields: { query: 15, mutation: 1, subscription: 0 },
};

/** Sums over a selection with its fragments written out. */
interface Size {
  depth: number;
  fields: number;
  aliases: number;
  rootFields: number;
}

const nothing: Size = { depth: 0, fields: 0, aliases: 0, rootFields: 0 };

/**
 * Measures each fragment once and adds its size wherever it is spread, so that a document whose fragments would unfold
 * to millions of fields is judged in time linear to its text.
 */
class Ruler {
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #sizes = new Map<string, Size>();
  directives = 0;

  constructor(
    document: DocumentNode,
    private readonly exempt: ReadonlySet<string>,
  ) {
    for (const one of document.definitions)
      if (one.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(one.name.value, one);
  }

  measure(set: SelectionSetNode | undefined): Size {
    const sum = { ...nothing };
    for (const selection of set?.selections ?? []) {
      this.directives += selection.directives?.length ?? 0;
      if (selection.kind === Kind.FIELD) {
        const inner = this.exempt.has(selection.name.value) ? nothing : this.measure(selection.selectionSet);
        add(sum, ofField(selection, inner));
      } else if (selection.kind === Kind.INLINE_FRAGMENT) add(sum, this.measure(selection.selectionSet));
      else add(sum, this.#fragment(selection.name.value));
    }
    return sum;
  }

  #fragment(name: string): Size {
    const known = this.#sizes.get(name);
    if (known) return known;
    // A fragment met again while it is being measured contains itself: beyond every limit.
    this.#sizes.set(name, { ...nothing, depth: Infinity });
    const size = this.measure(this.#fragments.get(name)?.selectionSet);
    this.#sizes.set(name, size);
    return size;
  }
}

const ofField = (field: FieldNode, inner: Size): Size => ({
  depth: inner.depth + 1,
  fields: inner.fields + 1,
  aliases: inner.aliases + (field.alias ? 1 : 0),
  rootFields: 1,
});

function add(sum: Size, more: Size): void {
  sum.depth = Math.max(sum.depth, more.depth);
  sum.fields += more.fields;
  sum.aliases += more.aliases;
  sum.rootFields += more.rootFields;
}

const fits = (size: Size, { operation }: OperationDefinitionNode): boolean =>
  size.depth <= queryLimits.depth &&
  size.fields <= queryLimits.fields &&
  size.aliases <= queryLimits.aliases &&
  size.rootFields <= queryLimits.rootFields[operation];

const introspection = new Set(['__schema', '__type']);

/** Whether every operation of the document stays within the limits. The token limit is the parser's. */
export function isWithinLimits(document: DocumentNode, options: { introspection: boolean }): boolean {
  if (document.definitions.length > queryLimits.definitions) return false;
  const ruler = new Ruler(document, options.introspection ? introspection : new Set());
  return document.definitions.every((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return true;
    const variables = definition.variableDefinitions ?? [];
    const onVariables = variables.reduce((sum, one) => sum + (one.directives?.length ?? 0), 0);
    ruler.directives += (definition.directives?.length ?? 0) + onVariables;
    const size = ruler.measure(definition.selectionSet);
    return (
      variables.length <= queryLimits.variables && fits(size, definition) && ruler.directives <= queryLimits.directives
    );
  });
}
