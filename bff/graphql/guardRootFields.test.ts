import { buildSchema, type GraphQLSchema } from 'graphql';
import { guardRootFields } from './access.ts';

describe('the server does not start', () => {
  const sdl = (access: string) => `
    directive @access(roles: [String!], public: Boolean! = false) on FIELD_DEFINITION
    type Query { a: Int ${access} }`;
  const withResolver = (schema: GraphQLSchema): GraphQLSchema => {
    schema.getQueryType()!.getFields()['a']!.resolve = () => 1;
    return schema;
  };

  test.each([[''], ['@access'], ['@access(roles: [])'], ['@access(roles: null, public: false)']])(
    'with a root field %s',
    (access) => {
      expect(() => guardRootFields(withResolver(buildSchema(sdl(access))))).toThrow('Query.a has no @access directive');
    },
  );

  test('with a root field that has no resolver', () => {
    expect(() => guardRootFields(buildSchema(sdl('@access(public: true)')))).toThrow('Query.a has no resolver');
  });
});
