import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { nodesOf, placeOf, sourcesOf } from './sources.ts';

/**
 * APIs through which a text becomes markup, code or a document. The lint rule covers the most common ones; this list is
 * complete.
 */
const sinks = new Set([
  'dangerouslySetInnerHTML',
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'setHTML',
  'setHTMLUnsafe',
  'parseHTMLUnsafe',
  'srcdoc',
  'srcDoc',
  'writeln',
  'createContextualFragment',
  'parseFromString',
  'DOMParser',
  'eval',
  'Function',
  'importScripts',
  'execScript',
  'trustedTypes',
  'createObjectURL',
  'postMessage',
]);
/** A blob URL is used in two places: as the source of an image and for a link that only downloads. */
const allowed = new Set([
  'createObjectURL web/shared/ui/BlobImage.tsx',
  'createObjectURL web/shared/files/saveFile.ts',
  // The URL of the one worker, which the content security policy allows as a named Trusted Types policy.
  'trustedTypes web/subjects/documents/preview/openPdf.ts',
]);
const urlAttributes = new Set(['href', 'src', 'action', 'formAction', 'to', 'data', 'poster', 'xlinkHref']);

const web = sourcesOf('web');
const isName = (node: ts.Node): node is ts.Identifier | ts.StringLiteral =>
  ts.isIdentifier(node) || ts.isStringLiteral(node);

test('the sources of the web client are found', () => {
  expect(web.length).toBeGreaterThan(100);
});

test('the web client never turns text into markup or code', () => {
  const found = web.flatMap((source) =>
    nodesOf(source, isName)
      .filter(({ text }) => sinks.has(text))
      .map(({ text }) => `${text} ${source.file}`),
  );
  expect(new Set(found)).toEqual(allowed);
});

test('no timer evaluates a string', () => {
  const found = web.flatMap((source) =>
    nodesOf(source, ts.isCallExpression)
      .filter(
        ({ expression, arguments: [first] }) =>
          /^(window\.)?set(Timeout|Interval)$/.test(expression.getText(source.tree)) &&
          first !== undefined &&
          (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first)),
      )
      .map((node) => placeOf(source, node)),
  );
  expect(found).toEqual([]);
});

test('addresses in attributes are relative or begin with a fixed https origin', () => {
  const literals = web.flatMap((source) =>
    nodesOf(source, ts.isJsxAttribute)
      .filter(({ name }) => urlAttributes.has(name.getText(source.tree)))
      .flatMap(({ initializer }) => (initializer ? nodesOf({ tree: initializer }, ts.isStringLiteralLike) : []))
      .map((node) => node.text),
  );
  expect(literals.filter((text) => /^\s*[a-z][a-z0-9+.-]*:/i.test(text) && !text.startsWith('https://'))).toEqual([]);
});

test('links to other sites use noopener and noreferrer', () => {
  const found = web.flatMap((source) =>
    nodesOf(
      source,
      (node): node is ts.JsxOpeningLikeElement => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node),
    )
      .map((node) => ({ node, text: node.getText(source.tree) }))
      .filter(
        ({ text }) =>
          /target="_blank"|https:\/\//.test(text) && !(text.includes('noopener') && text.includes('noreferrer')),
      )
      .map(({ node }) => placeOf(source, node)),
  );
  expect(found).toEqual([]);
});

test('security-relevant random values never come from Math.random', () => {
  const found = [...web, ...sourcesOf('bff', 'domain')].flatMap((source) =>
    nodesOf(source, ts.isPropertyAccessExpression)
      .filter((node) => node.getText(source.tree) === 'Math.random')
      .map((node) => placeOf(source, node)),
  );
  // The jitter between two retries of a read need not be unpredictable.
  expect(found.filter((place) => !place.startsWith('bff/upstream/withRetries.ts:'))).toEqual([]);
});

test('translations contain no markup', () => {
  const translationFiles = ts.sys.readDirectory(resolve(__dirname, '../../web'), ['.json'], undefined, [
    '**/locale/*.json',
  ]);
  expect(translationFiles.length).toBeGreaterThanOrEqual(18);
  expect(
    translationFiles.filter((file) => /<\/?[a-z]|javascript:|&[a-z#]\w*;/i.test(readFileSync(file, 'utf8'))),
  ).toEqual([]);
  expect(
    web
      .filter((source) =>
        nodesOf(source, ts.isImportDeclaration).some((node) => /\bTrans\b/.test(node.getText(source.tree))),
      )
      .map(({ file }) => file),
  ).toEqual([]);
});
