// @ts-check
// Writes the documents of the web client by the SHA-256 of their text, as the client sends it: with `__typename` in
// every selection.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles, projectPath } from './project.mjs';

/** @param {string} target path from the top of the project */
export async function writeTrustedDocuments(target) {
  const { build } = await import('esbuild');
  const { InMemoryCache } = await import('@apollo/client/cache');
  const { print } = await import('graphql');
  const modules = listFiles('web', /\.graphql$/).map((file) => file.replace(/\.graphql$/, '.generated.ts'));
  const names = modules.map((_, index) => `module${index}`);
  const imports = modules.map((file, index) => `import * as ${names[index]} from './${file}';`);
  const bundle = projectPath('node_modules/.cache/dosije/documents.mjs');
  await build({
    stdin: { contents: `${imports.join('\n')}\nexport default [${names.join(', ')}];`, resolveDir: projectPath() },
    outfile: bundle,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  const { default: found } = await import(pathToFileURL(bundle).href);
  const cache = new InMemoryCache();
  const texts = found
    .flatMap((/** @type {object} */ exports) => Object.values(exports))
    .filter((/** @type {{ kind?: string, definitions?: { kind: string }[] }} */ { kind, definitions }) => {
      return kind === 'Document' && definitions?.some((one) => one.kind === 'OperationDefinition');
    })
    .map((/** @type {import('graphql').DocumentNode} */ document) => print(cache.transformDocument(document)));
  const byHash = texts.map((/** @type {string} */ text) => [createHash('sha256').update(text).digest('hex'), text]);
  // The folder is missing in a fresh checkout until the first of the builds beside this one has written to it.
  mkdirSync(dirname(projectPath(target)), { recursive: true });
  writeFileSync(projectPath(target), JSON.stringify(Object.fromEntries(byHash)));
}
