// @ts-check
// The roles as domain/account/rights.ts lists them, for tools that cannot import TypeScript.
import { readFileSync } from 'node:fs';
import { projectPath } from './project.mjs';

export const ROLE_SOURCES = ['.tools/roleTable.mjs', 'domain/account/rights.ts', 'web/shared/i18n/locale/en.json'];
const [, TABLE = '', TEXTS = ''] = ROLE_SOURCES;

/** The name of each role in the services and in the GraphQL schema. */
export const roleTable = [
  ...readFileSync(projectPath(TABLE), 'utf8').matchAll(/^ {2}(\w+): \{ schemaName: '(\w+)'/gm),
].map(([, name = '', schemaName = '']) => ({ name, schemaName }));
if (roleTable.length === 0) throw new Error(`No role was found in ${TABLE}`);

/** The enumeration of the GraphQL schema, each role described by its purpose as the guide shows it. */
export function roleEnum() {
  const { roles } = JSON.parse(readFileSync(projectPath(TEXTS), 'utf8'));
  const values = roleTable.map(({ name, schemaName }) => `  ${JSON.stringify(roles[name].purpose)}\n  ${schemaName}\n`);
  return `"The role of a person. It decides which screens and operations are open."\nenum Role {\n${values.join('')}}\n`;
}
