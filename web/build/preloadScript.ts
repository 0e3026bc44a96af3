import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { pagePatterns, type PageName } from '../shared/url/paths.ts';

type Chunk = Rolldown.OutputChunk;

/**
 * Preloads what the page at this address needs. In ES5, because browsers too old for the application run it too. Links are
 * as the requests of the modules are; otherwise everything would be requested again.
 */
const PRELOAD = `function (files, pages) {
  try {
    if (localStorage.getItem('userData') === null) return;
  } catch (error) {
    return;
  }
  for (var at = 0; at < pages.length; at++) {
    if (!new RegExp(pages[at][0], 'i').test(location.pathname)) continue;
    pages[at][1].forEach(function (index) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = '/' + files[index];
      document.head.appendChild(link);
    });
    return;
  }
}`;

/** The module of each page, as web/app/pageModules.ts names it. */
const readPageModules = (root: string): [PageName, string][] =>
  [...readFileSync(`${root}app/pageModules.ts`, 'utf8').matchAll(/^ {2}(\w+): \(\) => import\('\.\.\/(.+)'\)/gm)].map(
    ([, name, path]) => [name as PageName, `${root}${path}`],
  );

/**
 * A script in the page that lets the browser load the code of the page at its address together with the start, for those who
 * have a session. Without it the browser learns of that code only when the start has arrived and run.
 */
export function preloadScript(root: string): Plugin {
  return {
    name: 'preload-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, chunk: start }) {
        const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk');
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const chunkOf = (module: string) => chunks.find(({ moduleIds }) => moduleIds.includes(module));
        const loadedWith = (...entries: (Chunk | undefined)[]) => {
          const found = new Set(entries.flatMap((chunk) => chunk?.fileName ?? []));
          for (const file of found) for (const imported of byName.get(file)?.imports ?? []) found.add(imported);
          return found;
        };
        const signedIn = chunkOf(`${root}app/SignedInApp.tsx`);
        // The gallery and GraphiQL have no pages.
        if (!start || !signedIn) return [];
        const first = loadedWith(start);
        const files: string[] = [];
        const pages = readPageModules(root).map(([name, module]) => [
          `^${pagePatterns[name].replace(/:\w+/g, '[^/]+')}/?$`,
          [...loadedWith(signedIn, chunkOf(module))]
            .filter((file) => !first.has(file))
            .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)),
        ]);
        const children = `(${PRELOAD})(${JSON.stringify(files)},${JSON.stringify(pages)})`;
        return [{ tag: 'script', attrs: { nonce: '__NONCE__' }, children, injectTo: 'head' }];
      },
    },
  };
}
