import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin, Rollup } from 'vite';

type Bundle = Rollup.OutputBundle;

/** The module of each page, as pageModules.ts names it: its path from `web`. */
function modulesOfPages(web: string): [page: string, module: string][] {
  const code = readFileSync(join(web, 'app/pageModules.ts'), 'utf8');
  const found = [...code.matchAll(/^ {2}(\w+): \(\) => import\('\.\.\/(.+)'\)/gm)];
  if (found.length === 0) throw new Error('No page was found in pageModules.ts');
  return found.map(([, page = '', module = '']) => [page, module]);
}

const chunksOf = (bundle: Bundle) =>
  Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === 'chunk');

/** The file with a module, and every file that is loaded with it, beyond the start. */
function filesWith(module: string, bundle: Bundle): string[] {
  const chunks = chunksOf(bundle);
  const first = chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (!first) throw new Error(`No file has the code of ${module}`);
  const start = chunks.find(({ isEntry }) => isEntry);
  const found = new Set([first.fileName]);
  for (const name of found)
    for (const one of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) found.add(one);
  const atStart = new Set([start?.fileName, ...(start?.imports ?? [])]);
  return [...found].filter((name) => !atStart.has(name));
}

/** The SHA-256 of each query that firstQueries.ts names, by its name. */
function hashesOfQueries(web: string, documents: string): Record<string, string> {
  const code = readFileSync(join(web, 'first-request/firstQueries.ts'), 'utf8');
  const names = [...code.matchAll(/operationName: '(\w+)'/g)].map(([, name = '']) => name);
  const texts = Object.entries(JSON.parse(readFileSync(documents, 'utf8')) as Record<string, string>);
  return Object.fromEntries(
    names.map((name) => {
      const found = texts.find(([, text]) => new RegExp(`^query ${name}\\b`).test(text));
      if (!found) throw new Error(`The client has no query ${name}`);
      return [name, found[0]] as const;
    }),
  );
}

/**
 * Puts the script into every page of the product that requests the code and the data of a page before the start is there. `documents` is the file with
 * the documents of the client by hash.
 */
export function firstRequest(web: string, documents: string): Plugin {
  return {
    name: 'first-request',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path, bundle = {} }) {
        if (path !== '/index.html') return html;
        const frame = filesWith(join(web, 'app/SignedInApp.tsx'), bundle);
        const pages = modulesOfPages(web).map(
          ([page, module]) => [page, [...new Set([...frame, ...filesWith(join(web, module), bundle)])]] as const,
        );
        const files = [...new Set(pages.flatMap(([, needed]) => needed))];
        const code = pages.map(([page, needed]) => [page, needed.map((file) => files.indexOf(file))]);
        const { outputFiles } = await build({
          entryPoints: [join(web, 'first-request/firstRequest.ts')],
          define: {
            CODE_FILES: JSON.stringify(files.map((file) => `/${file}`)),
            CODE_OF_PAGES: JSON.stringify(Object.fromEntries(code)),
            QUERY_HASHES: JSON.stringify(hashesOfQueries(web, documents)),
          },
          bundle: true,
          write: false,
          minify: true,
          format: 'iife',
          target: 'es2019',
          logLevel: 'error',
        });
        const script = `<script nonce="__NONCE__">${outputFiles[0]?.text ?? ''}</script>`;
        return html.replace('</head>', () => `${script}</head>`);
      },
    },
  };
}
