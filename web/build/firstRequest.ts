import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin, Rollup } from 'vite';

/** The module of each page, as pageModules.ts names it: its path from `web`. */
function modulesOfPages(web: string): [page: string, module: string][] {
  const code = readFileSync(join(web, 'app/pageModules.ts'), 'utf8');
  const found = [...code.matchAll(/^ {2}(\w+): \(\) => import\('\.\.\/(.+)'\)/gm)];
  if (found.length === 0) throw new Error('No page was found in pageModules.ts');
  return found.map(([, page = '', module = '']) => [page, module]);
}

/** What loads which files of code, beyond those of the start. */
function codeFiles(bundle: Rollup.OutputBundle) {
  const chunks = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === 'chunk');
  /** The files that are loaded with the first one of which this is true, with that one. */
  const loadedWith = (isFirst: (chunk: Rollup.OutputChunk) => boolean): ReadonlySet<string> => {
    const found = new Set(chunks.filter(isFirst).map(({ fileName }) => fileName));
    if (found.size !== 1) throw new Error('Not one but several files, or none, have the code of a page');
    for (const name of found)
      for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) found.add(imported);
    return found;
  };
  const start = loadedWith(({ isEntry }) => isEntry);
  return (module: string): string[] =>
    [...loadedWith(({ moduleIds }) => moduleIds.includes(module))].filter((name) => !start.has(name));
}

/** The SHA-256 of each query that firstQueries.generated.ts names, by its name. */
function hashesOfQueries(web: string, documents: string): Record<string, string> {
  const code = readFileSync(join(web, 'boot/first-request/firstQueries.generated.ts'), 'utf8');
  const names = [...code.matchAll(/: \['(\w+)', \w+\]/g)].map(([, name = '']) => name);
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
 * Puts the script into every page of the product that requests the code and the data of a page before the start is
 * there. `documents` is the file with the documents of the client by hash.
 */
export function firstRequest(web: string, documents: string): Plugin {
  return {
    name: 'first-request',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path, bundle = {} }) {
        if (path !== '/index.html') return html;
        const filesOf = codeFiles(bundle);
        const frame = filesOf(join(web, 'app/SignedInApp.tsx'));
        const pages = modulesOfPages(web).map(([page, module]) => {
          return { page, needed: [...new Set([...frame, ...filesOf(join(web, module))])] };
        });
        const files = [...new Set(pages.flatMap(({ needed }) => needed))];
        const code = pages.map(({ page, needed }) => [page, needed.map((file) => files.indexOf(file))]);
        const { outputFiles } = await build({
          entryPoints: [join(web, 'boot/first-request/firstRequest.ts')],
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
