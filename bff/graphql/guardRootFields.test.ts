import { buildSchema, type GraphQLSchema } from 'graphql';
import { guardRootFields } from './access.ts';

describe('the server does not start', () => {
  const sdl = (access: string) => `
    directive @access(action: String, public: Boolean! = false) on FIELD_DEFINITION
    type Query { a: Int ${access} }`;
  const withResolver = (schema: GraphQLSchema): GraphQLSchema => {
    schema.getQueryType()!.getFields()['a']!.resolve = () => 1;
    return schema;
  };

  test.each([[''], ['@access'], ['@access(action: "")'], ['@access(action: null, public: false)']])(
    'with a root field %s',
    (access) => {
      expect(() => guardRootFields(withResolver(buildSchema(sdl(access))))).toThrow('Query.a has no @access directive');
    },
  );

  test.each(['label.raed', 'toString'])('with the action %s, which no right knows', (action) => {
    const schema = withResolver(buildSchema(sdl(`@access(action: "${action}")`)));
    expect(() => guardRootFields(schema)).toThrow(`Query.a: there is no action ${action}`);
  });

  test('with a root field that has no resolver', () => {
    expect(() => guardRootFields(buildSchema(sdl('@access(public: true)')))).toThrow('Query.a has no resolver');
  });
});
