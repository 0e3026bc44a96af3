import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const packagePath = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const packageFolder = dirname(packagePath);
const { version } = JSON.parse(readFileSync(packagePath, 'utf8')) as { version: string };

/**
 * The path of each file in the package, by the name it is served under. Licences are served beside what they are for.
 */
function listFiles(): Map<string, string> {
  const filesIn = (folder: string, isNeeded: (name: string) => boolean) =>
    readdirSync(join(packageFolder, folder))
      .filter(isNeeded)
      .map((name) => [`${folder}/${name}`, join(packageFolder, folder, name)] as const);
  return new Map([
    ['LICENSE', join(packageFolder, 'LICENSE')],
    ['pdf.worker.min.mjs', join(packageFolder, 'legacy/build/pdf.worker.min.mjs')],
    ...filesIn('cmaps', () => true),
    ...filesIn('standard_fonts', () => true),
    // The pages' policy forbids WebAssembly, so that scans are decoded by the plain JavaScript versions.
    ...filesIn('wasm', (name) => /^LICENSE_.*(JBIG2|OPENJPEG)$|_nowasm_fallback\.js$/.test(name)),
  ]);
}

/**
 * The files that pdfjs-dist loads at run time: worker, fonts, character maps and decoders. The product serves them
 * itself, so that no page needs another origin, in a folder named after the version, so that browsers may cache them
 * for ever.
 */
export function pdfFiles(): Plugin {
  const prefix = `assets/pdfjs-${version}/`;
  return {
    name: 'pdf-files',
    // GraphiQL is built into the same folder and shows no documents.
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [name, path] of listFiles())
        this.emitFile({ type: 'asset', fileName: prefix + name, source: readFileSync(path) });
    },
    configureServer(server) {
      const files = listFiles();
      server.middlewares.use((request, response, next) => {
        const path = request.url?.startsWith(`/${prefix}`) && files.get(request.url.slice(prefix.length + 1));
        if (!path) return next();
        response.setHeader('content-type', path.endsWith('js') ? 'text/javascript' : 'application/octet-stream');
        response.end(readFileSync(path));
      });
    },
  };
}
