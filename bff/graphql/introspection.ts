import type { ApolloServerPlugin } from '@apollo/server';
import { Kind, visit, type FieldNode, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { clientError } from '../errors.ts';

const SCHEMA = '__schema';
const TYPE = '__type';

/** Whether a field reads the schema. Either is a field of the query type alone. */
export const isIntrospection = (name: string): boolean => name === SCHEMA || name === TYPE;

/**
 * Refuses what reads the schema, where that is not public. Apollo's own rule tells how Apollo is set up, and it refuses
 * `__type` of a name that no type has as well. That is null, as it is where the schema is public; audits of GraphQL
 * over HTTP ask for such names.
 */
export function refuseIntrospection(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: ({ schema, document, request: { variables = {} } }) => {
          visit(document, {
            Field: (field) => {
              if (isIntrospection(field.name.value) && !isOfNoType(schema, field, variables))
                throw clientError('BAD_USER_INPUT', 'The schema is not public', { status: 400 });
            },
          });
          return Promise.resolve();
        },
      }),
  };
}

/** Whether a field asks for a type that does not exist. In doubt it does not. */
function isOfNoType(
  schema: GraphQLSchema,
  { name: field, arguments: [argument] = [] }: FieldNode,
  variables: Record<string, unknown>,
): boolean {
  if (field.value !== TYPE || !argument) return false;
  const { value } = argument;
  const name = value.kind === Kind.VARIABLE ? variables[value.name.value] : value.kind === Kind.STRING && value.value;
  return typeof name === 'string' && !schema.getType(name);
}
