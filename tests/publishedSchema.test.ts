import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BreakingChangeType, buildSchema, findBreakingChanges, type GraphQLSchema } from 'graphql';
import { executableSchema } from '../bff/graphql/schema.ts';

const top = resolve(__dirname, '..');
const read = (file: string): string => readFileSync(join(top, file), 'utf8');

/** How many releases something stays after it was deprecated. */
const RELEASES = 2;

/** Major and minor number of a version, as one number. */
const release = (version: string): number => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 1000 + minor;
};

/** Why an element is deprecated, by the path that graphql-js names it with, such as `Label.status`. */
function deprecations(schema: GraphQLSchema): Map<string, string> {
  const found = new Map<string, string>();
  for (const type of Object.values(schema.getTypeMap())) {
    const members: readonly { name: string; deprecationReason?: string | null }[] =
      'getFields' in type ? Object.values(type.getFields()) : 'getValues' in type ? type.getValues() : [];
    for (const { name, deprecationReason } of members)
      if (deprecationReason) found.set(`${type.name}.${name}`, deprecationReason);
  }
  return found;
}

/**
 * What clients of the published schema would miss: every breaking change, but the removal of a field or an enumeration
 * value that the published schema deprecates with "Since 2.8: …", two releases or more ago.
 */
function unannounced(published: GraphQLSchema, current: GraphQLSchema, version: string): string[] {
  const announced = deprecations(published);
  const wasAnnounced = (path: string): boolean => {
    const since = /^Since (\d+\.\d+): /.exec(announced.get(path) ?? '')?.[1];
    return since !== undefined && release(version) - release(since) >= RELEASES;
  };
  return findBreakingChanges(published, current)
    .filter(({ type, description }) => {
      // No request names the directives of this schema, which describe its fields.
      if (type.startsWith('DIRECTIVE_')) return false;
      const isRemoval =
        type === BreakingChangeType.FIELD_REMOVED || type === BreakingChangeType.VALUE_REMOVED_FROM_ENUM;
      const [, member = '', owner = ''] = /^(\w+) was removed from enum type (\w+)\.$/.exec(description) ?? [];
      const path = member ? `${owner}.${member}` : (/^(\w+\.\w+) was removed\.$/.exec(description)?.[1] ?? '');
      return !isRemoval || !wasAnnounced(path);
    })
    .map(({ description }) => description);
}

test('nothing that the published schema has is missing before it was deprecated for two releases', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(unannounced(buildSchema(read('schema/published.graphql')), executableSchema(), version)).toEqual([]);
});

describe('a removal', () => {
  const withReason = (reason: string) =>
    buildSchema(`type Query { a: Int b: Int ${reason} c: Light } enum Light { RED GREEN ${reason} }`);
  const without = buildSchema('type Query { a: Int c: Light } enum Light { RED }');

  test.each([
    ['that nobody was told of', '', 2],
    ['that was told without a release', '@deprecated(reason: "Use a")', 2],
    ['after one release', '@deprecated(reason: "Since 2.8: use a")', 2],
    ['after two releases', '@deprecated(reason: "Since 2.7: use a")', 0],
  ])('%s', (_what, reason, count) => {
    expect(unannounced(withReason(reason), without, '2.9.0')).toHaveLength(count);
  });
});
