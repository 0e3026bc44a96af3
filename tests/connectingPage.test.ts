import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readServiceDocument, type Question } from '../bff/serverCheck/serviceDocument.ts';

const file = join(resolve(__dirname, '..'), 'schema/CONNECTING.md');
const { screens, questions } = readServiceDocument('product-server');
const ai = readServiceDocument('ai-server').questions;
const shown = questions.filter(({ isAssumed }) => !isAssumed);

const row = ({ method, path, id, isAssumed }: Question): string =>
  `| \`${method} ${path}\` | \`${id}\` | ${isAssumed ? 'assumed' : '**specification**'} |`;
const table = (some: readonly Question[]): string =>
  ['| call | operation | origin |', '| --- | --- | --- |', ...some.map(row)].join('\n');
/** Reading before writing, because a screen that shows nothing changes nothing. */
const screenPart = ([name, title]: readonly [string, string]): string => {
  const own = questions.filter((question) => question.screens.includes(name));
  return `### ${title}\n\n${table([...own.filter(({ isSafe }) => isSafe), ...own.filter(({ isSafe }) => !isSafe)])}`;
};

/** The page; its tables and figures are read from `schema/rest/`. */
const page = `# Connecting your product server

This page is written by \`UPDATE_CONNECTING=1 npx jest tests/connectingPage\`; its figures and tables are read from \`schema/rest/\`.

## What is known and what is assumed

The specification shows ${shown.length} calls of the product server and ${ai.length} of the AI server. The other ${questions.length - shown.length} calls of the product server are
assumed: we made them up for what the specification asks of the screens but shows no call for. Their exact shapes stand in
\`schema/rest/product-server.yaml\`, where \`x-origin\` says \`specification\` or \`assumed\`, and \`ASSUMED\` in a description marks a
guessed detail of a call that is shown. \`mocks/\` answers all of them, so it is an example of each.

A server with nothing but the calls of the specification can be connected as it is. What it does not know is left out and said in one
line, and the endpoint answers \`UPSTREAM_UNSUPPORTED\` with the operation. A service says that it does not know a call with 404, 405 or
501. Of an assumed call with an id in its path, a 404 means a missing object only when it carries a reason, such as
\`{"status": "fail", "message": "…", "kod": "NO_SUCH_ENTRY"}\`, or when the service has answered the call before.

## Connecting it

1. \`npm run check:server -- https://product.example.org https://ai.example.org\` signs in, asks every question of the tables below and
   writes nothing. It takes the account from \`CHECK_SERVER_EMAIL\` and \`CHECK_SERVER_PASSWORD\` or asks for it; an account that sees all
   companies and at least one object of each kind tells most. The address of the AI server may be left out.
2. Read its table. \`OTHER SHAPE\` names where an answer differs: a path in it and the rule that it breaks, such as
   \`/data/0/firma required\`. \`unclear\` and \`not tried\` say nothing: there was no object to read, or the answer fits no rule.
3. Start with \`PRODUCT_SERVER_URL\`, \`AI_SERVER_URL\` and, for what was found, \`SERVER_CAPABILITIES=server-capabilities.json\`
   ([settings](../bff/SETTINGS.md)). Calls that are not there are no longer sent, and screens without their list leave the menu. Check
   again after each release of the server: what it has learnt is used only then.

## What to build first

1. The calls of the specification: with them sign-in, header, the list of labels, the account and the form of a raw material work.
2. \`getLabel\`, then \`createLabel\` and \`updateLabel\`: without the first, the details of a label cannot be opened.
3. \`listRawMaterials\` and \`getFolders\`: the catalogue, and the documents beside the form.
4. \`listPifs\`, \`getPif\` and \`getPifData\`, then what fills in a file and its comments, and \`signPif\` last.
5. \`getKnowledge\`, where your server keeps its own inventory and annexes. Without it lists are checked against those that ship with the
   product, and every result says so.

Of every screen build the list first, then the reading of one object, then what writes. A list may be empty; it must not be missing.

## How to change one operation

1. Correct its path and its shapes in \`schema/rest/product-server.yaml\`; \`npm run codegen\` makes the types.
2. The compiler names the mapping that no longer fits: one function in \`bff/modules/<subject>/<subject>.rest.ts\`. No other file knows
   the words of the service.
3. Correct the stand-in in \`mocks/product-server/subjects/<subject>/\` and its cases in \`tests/contract/\`, and set \`x-origin\` to
   \`specification\` once the call is known.
4. \`npm run check:server\` again.

## What each screen needs

${[...screens].map(screenPart).join('\n\n')}
`;

test('the page on connecting a product server is up to date with the document of its calls', () => {
  if (process.env.UPDATE_CONNECTING === '1') writeFileSync(file, page);
  expect(readFileSync(file, 'utf8')).toBe(page);
});

test('every call stands at a screen that the document names', () => {
  const lost = questions.filter((one) => one.screens.length === 0 || !one.screens.every((name) => screens.has(name)));
  expect(lost.map(({ id }) => id)).toEqual([]);
});

test('every operation and every path that the page names exists', () => {
  const [text = ''] = page.split('## What each screen needs');
  const ids = new Set(questions.map(({ id }) => id));
  const named = [...text.matchAll(/`((?:get|list|create|update|sign)[A-Z]\w+)`/g)].map(([, id = '']) => id);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
  expect(named.length).toBeGreaterThan(5);
});
