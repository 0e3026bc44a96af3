// Vite plugin: what pdfjs-dist loads while it runs, served by ourselves under the version's own folder, so that no page
// needs another origin and a browser may keep them for ever: the worker, fonts and character maps that a document refers
// to without holding them, and decoders of scans in plain JavaScript, since the pages' policy forbids WebAssembly.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const packagePath = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const top = dirname(packagePath);
const { version } = JSON.parse(readFileSync(packagePath, 'utf8'));

/** Where each file lies in the package, by its name under the folder. Licences travel with what they are for. */
function files() {
  const all = (folder, isWanted) =>
    readdirSync(join(top, folder))
      .filter(isWanted)
      .map((name) => [`${folder}/${name}`, join(top, folder, name)]);
  return new Map([
    ['LICENSE', join(top, 'LICENSE')],
    ['pdf.worker.min.mjs', join(top, 'legacy/build/pdf.worker.min.mjs')],
    ...all('cmaps', () => true),
    ...all('standard_fonts', () => true),
    ...all('wasm', (name) => /^LICENSE_.*(JBIG2|OPENJPEG)$|_nowasm_fallback\.js$/.test(name)),
  ]);
}

export function pdfFiles() {
  const prefix = `assets/pdfjs-${version}/`;
  return {
    name: 'pdf-files',
    // GraphiQL, a build of its own into the same folder, shows no documents.
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [name, path] of files())
        this.emitFile({ type: 'asset', fileName: prefix + name, source: readFileSync(path) });
    },
    configureServer(server) {
      const known = files();
      server.middlewares.use((request, response, next) => {
        const path = request.url?.startsWith(`/${prefix}`) && known.get(request.url.slice(prefix.length + 1));
        if (!path) return next();
        response.setHeader('content-type', /js$/.test(path) ? 'text/javascript' : 'application/octet-stream');
        response.end(readFileSync(path));
      });
    },
  };
}
