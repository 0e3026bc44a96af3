import {
  defaultFieldResolver,
  getDirectiveValues,
  isObjectType,
  type FieldDefinitionNode,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { isAction, worksWithTemporaryPassword, type Action } from '../../domain/account/rights.ts';
import { requireRight, requireSession, requireWriting } from '../auth/viewerRights.ts';
import { identify, viewerOf, type Context } from '../context.ts';
import { clientError } from '../errors.ts';

/** Who may call a root field: everybody, or whose role has the right to this action. */
export type Access = 'public' | Action;

/**
 * The rule of every root field, from its `@access` directive. Throws when a field has none or names an action that no
 * right knows, so that no field is open by mistake.
 */
export function accessTable(schema: GraphQLSchema): Map<string, Access> {
  const directive = schema.getDirective('access');
  if (!directive) throw new Error('The schema has no directive @access');
  const table = new Map<string, Access>();
  for (const type of rootTypes(schema)) {
    for (const field of Object.values(type.getFields())) {
      const rule = field.astNode && getDirectiveValues(directive, field.astNode);
      const name = `${type.name}.${field.name}`;
      const action = rule?.['action'] as string | null | undefined;
      if (!action && rule?.['public'] !== true) throw new Error(`${name} has no @access directive`);
      const access = action || 'public';
      if (access !== 'public' && !isAction(access)) throw new Error(`${name}: there is no action ${access}`);
      table.set(name, access);
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
          { isMutation: type === schema.getMutationType(), isCostly: isCostly(field) },
          access,
          resolve,
        ) as GraphQLFieldResolver<unknown, unknown>;
    }
  }
  return schema;
}

const guarded =
  (
    { isMutation, isCostly: isLimited }: { isMutation: boolean; isCostly: boolean },
    action: Action,
    resolve: GraphQLFieldResolver<unknown, Context>,
  ): GraphQLFieldResolver<unknown, Context> =>
  async (source, args, context, info) => {
    const viewer = await identify(context);
    if (viewer.temporaryPasswordUntil && !worksWithTemporaryPassword(action))
      throw clientError('FORBIDDEN', 'The caller has to choose a password first');
    requireRight(viewer, action);
    requireSession(viewer, action, isMutation);
    if (isMutation) requireWriting(viewer);
    if (!isLimited) return resolve(source, args, context, info);
    const release = context.services.computations.acquire(viewer.id);
    try {
      await context.takeTurn(viewer.id);
      return await resolve(source, args, context, info);
    } finally {
      release();
    }
  };

/** Has the fields of objects that the schema marks `@costly` wait for the turn of their request. */
export function limitCostlyFields(schema: GraphQLSchema): GraphQLSchema {
  const roots = new Set(rootTypes(schema));
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || roots.has(type)) continue;
    for (const field of Object.values(type.getFields()).filter(isCostly)) {
      const resolve = field.resolve as GraphQLFieldResolver<unknown, Context> | undefined;
      if (!resolve) throw new Error(`${type.name}.${field.name} is @costly and has no resolver`);
      const waiting: GraphQLFieldResolver<unknown, Context> = async (source, args, context, info) => {
        await context.takeTurn(viewerOf(context).id);
        return resolve(source, args, context, info);
      };
      field.resolve = waiting as GraphQLFieldResolver<unknown, unknown>;
    }
  }
  return schema;
}
