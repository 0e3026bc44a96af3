import {
  getNamedType,
  GraphQLID,
  isInputObjectType,
  Kind,
  parse,
  visit,
  type GraphQLField,
  type GraphQLInputType,
  type ValueNode,
} from 'graphql';
import { startBff, type Person, type TestBff } from '../../tests/support/bff.ts';
import { makeObjects } from '../../tests/support/objectsOfEveryKind.ts';
import { optionalIdOperations } from './optionalIds.testing.ts';
import { missingIds, type Ids } from './rootIds.testing.ts';
import { rootOperations } from './rootOperations.testing.ts';
import { executableSchema } from './schema.ts';

const schema = executableSchema();
const rootFields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}),
);
const operationsOn = (ids: Ids): (readonly [string, string])[] => [
  ...Object.entries(rootOperations(ids)),
  ...Object.entries(optionalIdOperations(ids)).map(([name, query]) => [`${name} (all ids)`, query] as const),
];

/** Every argument by which a field is told an object: ids, and what stands for one in an address. */
function idArguments({ name, args }: GraphQLField<unknown, unknown>): string[] {
  const walk = (path: string, type: GraphQLInputType, depth: number): string[] => {
    const named = getNamedType(type);
    if (isInputObjectType(named))
      return depth > 5
        ? []
        : Object.values(named.getFields()).flatMap((part) => walk(`${path}.${part.name}`, part.type, depth + 1));
    return named === GraphQLID || /slug$/i.test(path) ? [path] : [];
  };
  return args.flatMap((arg) => walk(`${name}.${arg.name}`, arg.type, 0));
}

/** The arguments in which an operation has an id. */
function usedArguments(query: string, ids: Ids): string[] {
  const known = new Set(Object.values(ids));
  const walk = (path: string, value: ValueNode): string[] => {
    if (value.kind === Kind.OBJECT)
      return value.fields.flatMap((part) => walk(`${path}.${part.name.value}`, part.value));
    if (value.kind === Kind.LIST) return value.values.flatMap((part) => walk(path, part));
    return value.kind === Kind.STRING && known.has(value.value) ? [path] : [];
  };
  const used: string[] = [];
  visit(parse(query), {
    Field: (node) => {
      for (const { name, value } of node.arguments ?? []) used.push(...walk(`${node.name.value}.${name.value}`, value));
      return undefined;
    },
  });
  return used;
}

let bff: TestBff;
/** Objects of every kind of the first organisation. */
let foreign: Ids;
/** Ids of the same lengths that no object has. */
let missing: Ids;
beforeAll(async () => {
  bff = await startBff();
  foreign = await makeObjects(bff);
  missing = Object.fromEntries(
    Object.entries(foreign).map(([kind, id], at) => [
      kind,
      /^[0-9a-f]{24}$/.test(id) ? 'e'.repeat(24) : String.fromCharCode(97 + (at % 26)).repeat(id.length),
    ]),
  ) as Ids;
});
afterAll(() => bff.close());

const neutral = (text: string, ids: Ids): string =>
  Object.values(ids)
    .reduce((now, id) => now.replaceAll(id, '(id)'), text)
    .replace(/"requestId":"[^"]*"/g, '');

/** Which operations tell apart, for a person, objects of these ids. */
async function differences(
  person: Person,
  some: Ids,
  others: Ids,
  isMeant: (query: string) => boolean = () => true,
): Promise<{ count: number; different: object[] }> {
  const compared = operationsOn(others);
  const different: object[] = [];
  let count = 0;
  for (const [at, [operation, query]] of operationsOn(some).entries()) {
    const other = compared[at]?.[1] ?? '';
    if (query === other || !isMeant(query)) continue;
    count++;
    const [first, second] = [await bff.askAs(person, query), await bff.askAs(person, other)];
    const [one, two] = [
      `${first.status} ${neutral(first.text, some)}`,
      `${second.status} ${neutral(second.text, others)}`,
    ];
    if (one !== two) different.push({ operation, one, two });
  }
  return { count, different };
}

test('every argument that takes an id is tried', () => {
  const ids = missingIds();
  const tried = new Set(operationsOn(ids).flatMap(([, query]) => usedArguments(query, ids)));
  const untried = rootFields.flatMap(idArguments).filter((argument) => !tried.has(argument));
  // An upload is a secret of whoever sent it, and for a few minutes; a table is a place in it.
  expect(untried.filter((argument) => !/(upload|\.table)$/i.test(argument))).toEqual([]);
});

test.each(['org2', 'konsultant2', 'klijent2'] as const)(
  'for %s an object of another organisation is as one that does not exist, byte for byte',
  async (person) => {
    const { count, different } = await differences(person, foreign, missing);
    expect(different).toEqual([]);
    expect(count).toBeGreaterThan(100);
  },
);

test.each(['pif', 'label', 'material', 'formula'] as const)(
  'in an own %s something of another organisation is as something that does not exist',
  async (parent) => {
    const LIST =
      '{ pifs { items { slug } } labels { items { slug } } formulas { items { slug } } rawMaterials(pageSize: 100) { items { slug viewerCanDelete } } }';
    const { data } = await bff.askAs<Record<string, { items: { slug: string; viewerCanDelete?: boolean }[] }>>(
      'org2',
      LIST,
    );
    const list = { pif: 'pifs', label: 'labels', material: 'rawMaterials', formula: 'formulas' }[parent];
    const own = data[list]?.items.find(({ viewerCanDelete }) => viewerCanDelete !== false)?.slug ?? '';
    const isMeant = (query: string) => query.includes(`"${own}"`);
    const { count, different } = await differences(
      'org2',
      { ...foreign, [parent]: own },
      { ...missing, [parent]: own },
      isMeant,
    );
    expect(different).toEqual([]);
    expect(count).toBeGreaterThan(1);
  },
);
