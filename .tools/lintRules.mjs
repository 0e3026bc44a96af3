// @ts-check
// Rules of this project alone. `.oxlintrc.json` names the files that each applies to.
import { dirname, relative, resolve } from 'node:path';

const TEXT_ATTRIBUTES = /^(label|placeholder|title|alt|aria-label|helperText)$/;
const ROLE = /^(admin|orgAdmin|user|dcp|client|ADMIN|ORG_ADMIN|USER|DCP|CLIENT)$/;
/** Fields of other objects are called `user` and `client` too. */
const ROLE_KEY = /^(admin|orgAdmin|dcp|ADMIN|ORG_ADMIN|DCP)$/;

/** Which part may import which. tests/architecture.test.ts checks the same over all files. */
const mayImport = /** @type {Record<string, string[]>} */ ({
  domain: [],
  schema: [],
  mocks: ['domain', 'schema'],
  bff: ['domain', 'schema'],
  web: ['domain', 'schema'],
});

/**
 * Why a file may not import another, both as paths from the top of the project; undefined if it may.
 * @param {string} from
 * @param {string} to
 */
function importProblem(from, to) {
  const [part = '', area, feature] = from.split('/');
  const [otherPart = '', otherArea, otherFeature] = to.split('/');
  const allowed = mayImport[part] ?? [];
  if (otherPart !== part) {
    const isPart = otherPart in mayImport || otherPart === 'tests';
    if (!isPart || allowed.includes(otherPart)) return undefined;
    return `${part} may import only ${allowed.join(', ') || 'nothing of the other parts'}`;
  }
  if (part !== 'web') return undefined;
  if (area === 'shared' && (otherArea === 'features' || otherArea === 'app')) return 'web/shared knows no feature';
  if (area !== 'features') return undefined;
  if (otherArea === 'app') return 'A feature may import web/shared, schema and domain';
  if (otherArea !== 'features' || otherFeature === feature) return undefined;
  return 'A feature never imports another; web/app composes them';
}

/**
 * @param {string} message
 * @param {string[]} selectors
 */
const forbid = (message, selectors) => ({
  /** @param {{ report: (problem: { node: unknown, message: string }) => void }} context */
  create: (context) => {
    const report = (/** @type {unknown} */ node) => context.report({ node, message });
    return Object.fromEntries(selectors.map((selector) => [selector, report]));
  },
});

export default {
  meta: { name: 'project' },
  rules: {
    'import-zones': {
      /** @param {{ cwd: string, filename: string, report: (problem: { node: unknown, message: string }) => void }} context */
      create: (context) => {
        const check = (/** @type {{ source: { value: string } | null }} */ node) => {
          if (!node.source?.value.startsWith('.')) return;
          const from = relative(context.cwd, context.filename);
          const message = importProblem(
            from,
            relative(context.cwd, resolve(dirname(context.filename), node.source.value)),
          );
          if (message) context.report({ node, message });
        };
        return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
      },
    },
    'visible-text': forbid('Visible text belongs in the JSON files of the locale folder', [
      'JSXText[value=/\\p{L}{2,}/u]',
      `JSXAttribute[name.name=${TEXT_ATTRIBUTES}] > Literal[value=/\\p{L}{2,}/u]`,
    ]),
    'html-sink': forbid('Render text as text, never as HTML', [
      "JSXAttribute[name.name='dangerouslySetInnerHTML']",
      'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
    ]),
    // What a role may do is decided in domain/account/rights.ts alone. A name of a role is forbidden wherever it stands, because
    // an array of roles or a set of them decides as much as a comparison. `Session['user']` names a field.
    'role-literal': forbid('Ask can(role, action) of domain/account/rights.ts instead of naming a role', [
      `:not(TSIndexedAccessType > TSLiteralType) > Literal[value=${ROLE}]`,
      `TemplateLiteral[expressions.length=0] > TemplateElement[value.cooked=${ROLE}]`,
      `Property > Identifier.key[name=${ROLE_KEY}]`,
    ]),
  },
};
