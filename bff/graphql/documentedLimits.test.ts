import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import { startBff, type TestBff } from '../../tests/support/bff.ts';
import { executableSchema } from './schema.ts';

type Node = GraphQLArgument | GraphQLInputField;
type Values = Record<string, unknown>;
interface RootField extends GraphQLField<unknown, unknown> {
  kind: 'query' | 'mutation';
}
/** A largest value that a description names, of an argument or of a field of an input. */
interface Limit {
  field: RootField;
  /** From the root field to the value: an argument, then fields of inputs. */
  nodes: readonly Node[];
  max: number;
  /** Whether the number of items is limited, and not each of them. */
  isOfList: boolean;
}

// "at most 5,000 characters", "1 to 100". Sizes in MiB and the content of files are checked when files are uploaded and
// read.
const FIGURE = /(?:at most|\b\d+ to) ([\d,]*\d)(?![\d,]| MiB)/gi;
const isList = (type: GraphQLInputType): boolean => isListType(getNullableType(type));

/** In "at most 50 references of at most 500 characters" the first figure is that of the list. */
const limitsOf = (field: RootField, nodes: readonly Node[], { description, type }: Node): Limit[] =>
  [...(description ?? '').matchAll(FIGURE)].map(([, figure = ''], index) => ({
    field,
    nodes,
    max: Number(figure.replaceAll(',', '')),
    isOfList: isList(type) && index === 0,
  }));

function findLimits(field: RootField, before: readonly Node[], node: Node): Limit[] {
  const nodes = [...before, node];
  const type = getNamedType(node.type);
  const inner = isInputObjectType(type) ? Object.values(type.getFields()) : [];
  return [...limitsOf(field, nodes, node), ...inner.flatMap((one) => findLimits(field, nodes, one))];
}

const schema = executableSchema();
const rootFields = (['query', 'mutation'] as const).flatMap((kind) => {
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map((field): RootField => ({ ...field, kind }));
});
const limits = rootFields.flatMap((field) => field.args.flatMap((argument) => findLimits(field, [], argument)));

/** A value that the GraphQL schema accepts, with nothing that may be left out. */
function sampleOf(type: GraphQLInputType): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [sampleOf(nullable.ofType)];
  if (isInputObjectType(nullable)) return samplesOf(Object.values(nullable.getFields()).filter(isRequiredInputField));
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  return { Int: 1, Float: 1, Boolean: true }[String(nullable)] ?? 'x';
}
const samplesOf = (nodes: readonly Node[]): Values =>
  Object.fromEntries(nodes.map(({ name, type }) => [name, sampleOf(type)]));

const isNumber = (type: GraphQLInputType): boolean => ['Int', 'Float'].includes(getNamedType(type).name);

/** One more than the limit. */
function tooMuch({ type }: Node, { max, isOfList }: Limit): unknown {
  if (isOfList) return Array.from({ length: max + 1 }, () => (sampleOf(type) as unknown[])[0]);
  const value = isNumber(type) ? max + 1 : 'x'.repeat(max + 1);
  return isList(type) ? [value] : value;
}

/** The arguments of the root field, with one value that exceeds its limit, and the path of that value in errors. */
function exceed(limit: Limit): { args: Values; path: string } {
  const args = samplesOf(limit.field.args.filter(isRequiredArgument));
  const path: string[] = [];
  let parent = args;
  for (const [depth, node] of limit.nodes.entries()) {
    path.push(node.name);
    if (depth === limit.nodes.length - 1) {
      parent[node.name] = tooMuch(node, limit);
      if (isList(node.type) && !limit.isOfList) path.push('0');
      continue;
    }
    parent[node.name] ??= sampleOf(node.type);
    const child = parent[node.name];
    if (Array.isArray(child)) path.push('0');
    parent = (Array.isArray(child) ? child[0] : child) as Values;
  }
  return { args, path: path.join('.') };
}

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

test.each(limits.map((limit) => [`${limit.field.name} ${exceed(limit).path}`, limit.max, limit] as const))(
  '%s has the documented limit of %d',
  async (_name, max, limit) => {
    const { field } = limit;
    const { args, path } = exceed(limit);
    const used = field.args.filter(({ name }) => name in args);
    const definitions = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
    const passed = used.map(({ name }) => `${name}: $${name}`).join(', ');
    const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
    const operation = `${field.kind} (${definitions}) { ${field.name}(${passed}) ${selection} }`;
    const { errors } = await bff.askAs('admin', operation, { variables: args });
    const messages = errors.flatMap(({ extensions }) => extensions.fields ?? []).filter((one) => one.path === path);
    expect(messages.map(({ message }) => message.replaceAll(',', '')).join()).toMatch(new RegExp(`\\b${max}\\b`));
  },
);

test('a figure is found in a text, a range, a list and the items of a list', () => {
  const found = limits.map((limit) => `${limit.field.name} ${exceed(limit).path}`);
  expect(found).toContain('login input.email');
  expect(found).toContain('changePassword input.newPassword');
  expect(found).toContain('updateToxicology input.references');
  expect(found).toContain('updateToxicology input.references.0');
});
