import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { codeOf } from '../errors.ts';

/** A span for every root field that is resolved, its access check included. */
export function traceRootFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const resolve = field.resolve as GraphQLFieldResolver<unknown, Context>;
      field.resolve = traced(`${type?.name}.${field.name}`, resolve) as GraphQLFieldResolver<unknown, unknown>;
    }
  }
  return schema;
}

const traced =
  (name: string, resolve: GraphQLFieldResolver<unknown, Context>): GraphQLFieldResolver<unknown, Context> =>
  (source, args, context, info) => {
    const { tracing } = context.services;
    if (!tracing) return resolve(source, args, context, info);
    const span = tracing.start('field', name);
    return tracing.run(span, async () => {
      try {
        const value: unknown = await resolve(source, args, context, info);
        span.end({ 'graphql.field.name': name });
        return value;
      } catch (error) {
        span.end({ 'graphql.field.name': name }, codeOf(error));
        throw error;
      }
    });
  };
