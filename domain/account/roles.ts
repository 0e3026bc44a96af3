/**
 * The roles of the specification, section 6, each with its name in the GraphQL schema, where enum values are in
 * capitals. The services and the stored session use the keys. What a role may do stands in rights.ts.
 */
const schemaNames = {
  admin: 'ADMIN',
  orgAdmin: 'ORG_ADMIN',
  user: 'USER',
  dcp: 'DCP',
  client: 'CLIENT',
} as const;

export type Role = keyof typeof schemaNames;
export type SchemaRole = (typeof schemaNames)[Role];

export const roles = Object.keys(schemaNames) as [Role, ...Role[]];

export const isRole = (value: unknown): value is Role => roles.includes(value as Role);

export const toSchemaRole = (role: Role): SchemaRole => schemaNames[role];

export function fromSchemaRole(name: SchemaRole): Role {
  const role = roles.find((one) => schemaNames[one] === name);
  if (!role) throw new Error(`There is no role ${name}`);
  return role;
}
