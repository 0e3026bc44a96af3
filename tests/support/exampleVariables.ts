import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

type Variables = Record<string, unknown>;

/** Values that fit an operation: each required variable, with every field of its inputs that must be there. */
export const fittingVariables = (schema: GraphQLSchema, operation: OperationDefinitionNode, slug: string): Variables =>
  Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable: { name }, type: typeNode }) => {
      const type = typeFromAST(schema, typeNode) as GraphQLInputType;
      return [name.value, isNonNullType(type) ? fitting(type, name.value, slug) : null];
    }),
  );

function fitting(type: GraphQLInputType, name: string, slug: string): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [fitting(inner.ofType, name, slug)];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isInputObjectType(inner)) {
    const required = Object.values(inner.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, fitting(field.type, field.name, slug)]));
  }
  const byType: Record<string, unknown> = { Int: 1, Float: 1.5, Boolean: true };
  return byType[inner.name] ?? slug;
}

/** The same variables, each set with one that does not fit: missing, null, or of another kind. */
export function unfittingVariables(variables: Variables): Variables[] {
  const broken = Object.entries(variables).flatMap(([name, value]) => {
    const { [name]: _left, ...others } = variables;
    const wrong = [null, 'text', 7.5, true, [], { unknown: 1 }].filter((one) => typeof one !== typeof value);
    const inside = isRecord(value)
      ? [{ ...value, unknown: 1 }, ...unfittingVariables(value)].map((one) => ({ ...variables, [name]: one }))
      : [];
    return [others, ...wrong.map((one) => ({ ...variables, [name]: one })), ...inside];
  });
  return broken;
}

const isRecord = (value: unknown): value is Variables =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
