import {
  defaultFieldResolver,
  getDirectiveValues,
  type FieldDefinitionNode,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { requireWriting } from '../auth/viewerRights.ts';
import { identify, type Context } from '../context.ts';
import { clientError } from '../errors.ts';
import type { Role } from '../resolvers.generated.ts';

/** Who may call a root field: everybody, or the listed roles. */
export type Access = 'public' | readonly Role[];

/** The rule of every root field, from its `@access` directive. Throws when a field has none, so that no field is open by mistake. */
export function accessTable(schema: GraphQLSchema): Map<string, Access> {
  const directive = schema.getDirective('access');
  if (!directive) throw new Error('The schema has no directive @access');
  const table = new Map<string, Access>();
  for (const type of rootTypes(schema)) {
    for (const field of Object.values(type.getFields())) {
      const rule = field.astNode && getDirectiveValues(directive, field.astNode);
      const name = `${type.name}.${field.name}`;
      const roles = rule?.['roles'] as Role[] | null | undefined;
      if (!roles?.length && rule?.['public'] !== true) throw new Error(`${name} has no @access directive`);
      table.set(name, roles?.length ? roles : 'public');
    }
  }
  return table;
}

/** The names of the root fields that the schema marks `@costly`. */
export const costlyFields = (schema: GraphQLSchema): Set<string> =>
  new Set(
    rootTypes(schema).flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) => (isCostly(field) ? field.name : [])),
    ),
  );

const isCostly = ({ astNode }: { astNode?: FieldDefinitionNode | null | undefined }): boolean =>
  astNode?.directives?.some(({ name }) => name.value === 'costly') ?? false;

const rootTypes = (schema: GraphQLSchema): GraphQLObjectType[] =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter((type) => !!type);

/** Puts the access check in front of the resolver of every root field. Throws when a field has no resolver to guard. */
export function guardRootFields(schema: GraphQLSchema): GraphQLSchema {
  const table = accessTable(schema);
  for (const type of rootTypes(schema)) {
    for (const field of Object.values(type.getFields())) {
      const name = `${type.name}.${field.name}`;
      const resolve = field.resolve as GraphQLFieldResolver<unknown, Context> | undefined;
      const access = table.get(name);
      if (!resolve || resolve === defaultFieldResolver || !access) throw new Error(`${name} has no resolver`);
      if (access !== 'public')
        field.resolve = guarded(
          { name, isMutation: type === schema.getMutationType(), isCostly: isCostly(field) },
          access,
          resolve,
        ) as GraphQLFieldResolver<unknown, unknown>;
    }
  }
  return schema;
}

/** What somebody with a temporary password may call: choose one of his own, and of what to be told by e-mail. */
const openWithTemporaryPassword = new Set([
  'Query.viewer',
  'Mutation.changePassword',
  'Mutation.updateNotifications',
  'Mutation.logout',
]);

const guarded =
  (
    { name, isMutation, isCostly: isLimited }: { name: string; isMutation: boolean; isCostly: boolean },
    roles: readonly Role[],
    resolve: GraphQLFieldResolver<unknown, Context>,
  ): GraphQLFieldResolver<unknown, Context> =>
  async (source, args, context, info) => {
    const viewer = await identify(context);
    if (viewer.temporaryPasswordUntil && !openWithTemporaryPassword.has(name))
      throw clientError('FORBIDDEN', 'The caller has to choose a password first');
    if (!roles.includes(viewer.role)) throw clientError('FORBIDDEN', 'The role of the caller does not allow this');
    if (isMutation) requireWriting(viewer);
    if (!isLimited) return resolve(source, args, context, info);
    const { computations, computationTurns } = context.services;
    const release = computations.acquire(viewer.id);
    try {
      await computationTurns.acquire(undefined, viewer.id);
      const startedAt = performance.now();
      try {
        return await resolve(source, args, context, info);
      } finally {
        computationTurns.release(viewer.id, performance.now() - startedAt);
      }
    } finally {
      release();
    }
  };
