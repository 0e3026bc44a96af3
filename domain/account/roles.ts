import { roles, toSchemaRole, type Role, type SchemaRole } from './rights.ts';

export { roles, toSchemaRole, type Role, type SchemaRole };

export const isRole = (value: unknown): value is Role => roles.includes(value as Role);

/** The role that the GraphQL schema names so. */
export function fromSchemaRole(name: SchemaRole): Role {
  const role = roles.find((one) => toSchemaRole(one) === name);
  if (!role) throw new Error(`There is no role ${name}`);
  return role;
}
