// @ts-check
// Rules of this project alone. `.oxlintrc.json` names the files that each applies to.
import { dirname, relative, resolve } from 'node:path';
import { roleTable } from './roleTable.mjs';

const TEXT_ATTRIBUTES = /^(label|placeholder|title|alt|aria-label|helperText)$/;
const roleNames = roleTable.flatMap(({ name, schemaName }) => [name, schemaName]);
const ROLE = new RegExp(`^(${roleNames.join('|')})$`);
/** Fields of other objects are called `user` and `client` too. */
const ROLE_KEY = new RegExp(`^(${roleNames.filter((name) => !/^(user|client)$/i.test(name)).join('|')})$`);

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

/** Comments are wrapped at this column, by `.tools/wrapComments.mjs`; what programs read stands on one line. */
const COMMENT_WIDTH = 120;

/**
 * Words that need learning, with the standard one. Names of the schema and of the law stay: a claim has a judgement.
 */
const PLAIN_WORDS = /** @type {const} */ ([
  [/(^|[a-z])([jJ]udge)(?![a-z]*ment)/, 'check'],
  [/(^|[a-z])([fF]orget)/, 'evict or delete'],
  [/(^|[a-z])([tT]ell|[tT]old)(?![a-z])/, 'report, show or notify'],
  [/(^|[a-z])([pP]eel|[sS]trike|[pP]our|[hH]angUp)(?![a-z])/, 'extract, inject, send or close'],
]);

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
      /**
       * @param {{ cwd: string, filename: string, report: (problem: { node: unknown, message: string }) => void }}
       * context
       */
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
    'comment-width': {
      /** @param {any} context */
      create: (context) => ({
        'Program:exit': () => {
          for (const comment of context.sourceCode.getAllComments()) {
            /** @type {string[]} */
            const lines = context.sourceCode.getText(comment).split('\n');
            // An address stays whole.
            const isTooLong = lines.some(
              (line, at) =>
                line.length + (at === 0 ? comment.loc.start.column : 0) > COMMENT_WIDTH &&
                !/^\W*https?:\S+$/.test(line),
            );
            if (isTooLong && !/^\/[/*]+ ?(oxlint|eslint|@ts|prettier)-/.test(lines[0] ?? ''))
              context.report({ node: comment, message: `Wrap comments at ${COMMENT_WIDTH} columns: npm run format` });
          }
        },
      }),
    },
    'plain-words': {
      /** @param {any} context */
      create: (context) => {
        const check = (/** @type {{ type: string, name: string }} */ node) => {
          const found = PLAIN_WORDS.find(([word]) => word.test(node.name));
          if (found) context.report({ node, message: `Plain English: ${found[1]} instead of ${node.name}` });
        };
        return {
          'FunctionDeclaration > Identifier.id': check,
          'ClassDeclaration > Identifier.id': check,
          'TSTypeAliasDeclaration > Identifier.id': check,
          'TSInterfaceDeclaration > Identifier.id': check,
          'MethodDefinition > Identifier.key': check,
          'VariableDeclarator[init.type=/FunctionExpression/] > Identifier.id': check,
        };
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
    // What a role may do is decided in domain/account/rights.ts alone. A name of a role is forbidden wherever it
    // stands, because an array of roles or a set of them decides as much as a comparison. `Session['user']` names a
    // field.
    'role-literal': forbid('Ask can(role, action) of domain/account/rights.ts instead of naming a role', [
      `:not(TSIndexedAccessType > TSLiteralType) > Literal[value=${ROLE}]`,
      `TemplateLiteral[expressions.length=0] > TemplateElement[value.cooked=${ROLE}]`,
      `Property > Identifier.key[name=${ROLE_KEY}]`,
    ]),
  },
};
