import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite';
import { chunkGroups } from './build/chunkGroups.ts';
import { compatibilityScript } from './build/compatibilityScript.ts';
import { firstRequest } from './build/firstRequest.ts';
import { fontFiles } from './build/fontFiles.ts';
import { pdfFiles } from './build/pdfFiles.ts';
import { signInMarkup } from './build/signInMarkup.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const bff = process.env.BFF_URL ?? 'http://localhost:4000';

/** Smaller files gain nothing from compression. */
const MIN_COMPRESSED_BYTES = 1024;

/**
 * Compresses each file once, at the highest level, so that the BFF only sends it. Pages are left out, because the BFF
 * writes a nonce into each response.
 */
function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const fileName of Object.keys(bundle)) {
        if (!/\.(m?js|css|svg|json|txt)$/.test(fileName)) continue;
        const file = join(dir, fileName);
        const content = readFileSync(file);
        if (content.length < MIN_COMPRESSED_BYTES) continue;
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
        );
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

const { plugin: chunks, groups } = chunkGroups(here('.'));

/** The files whose code nearly all runs before the first paint. */
const compiledAtOnce = ['start', 'signedIn', 'login'];

/**
 * Puts a comment into these files by which Chromium compiles all of a file beside its transfer, in a thread of its own:
 * https://v8.dev/blog/explicit-compile-hints. Otherwise it compiles each function when it is first called, in the
 * thread that renders.
 */
function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    // In the written files: what Vite itself puts at the top comes after every other hook.
    writeBundle({ dir = '' }, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !compiledAtOnce.includes(chunk.name)) continue;
        const file = join(dir, chunk.fileName);
        writeFileSync(file, `//# allFunctionsCalledOnLoad\n${readFileSync(file, 'utf8')}`);
        const map = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { mappings: string };
        writeFileSync(`${file}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
      }
    },
  };
}

/** Fills the placeholders of a page for the development server, as the BFF does for the built product. */
function settingsForDevelopment(): Plugin {
  const { version } = JSON.parse(readFileSync(here('../package.json'), 'utf8')) as { version: string };
  return {
    name: 'settings-for-development',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replaceAll('__NONCE__', '').replace('__SETTINGS__', JSON.stringify({ productName: 'Dosije', version })),
  };
}

/**
 * The gallery of dialogs and toasts, which only tests open. It is built separately and is never part of the product.
 */
const galleryBuild = { outDir: here('../dist/gallery'), rolldownOptions: { input: here('gallery.html') } };
const productBuild = {
  outDir: here('../dist/web'),
  rolldownOptions: { input: here('index.html'), output: { codeSplitting: { groups } } },
};

export default defineConfig(({ mode }): UserConfig => ({
  root: here('.'),
  cacheDir: here('../node_modules/.cache/dosije/vite'),
  plugins: [
    react(),
    compatibilityScript(here('boot/compatibility')),
    pdfFiles(),
    fontFiles(here('../node_modules/.cache/dosije/fonts')),
    firstRequest(here('.'), here('../dist/trustedDocuments.json')),
    signInMarkup(here('boot/first-paint'), here('../node_modules/.cache/dosije')),
    settingsForDevelopment(),
    chunks,
    compileHints(),
    compressedFiles(),
  ],
  // The condition selects the modern build of rxjs; its default is translated to ES5.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    ...(mode === 'gallery' ? galleryBuild : productBuild),
  },
  // GraphiQL is built separately: sharing React with it would split the start of the product into more files.
  environments:
    mode === 'gallery'
      ? {}
      : {
          graphiql: {
            consumer: 'client',
            build: { emptyOutDir: false, rolldownOptions: { input: here('graphiql.html') } },
          },
        },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments))
        if (environment.config.consumer === 'client') await builder.build(environment);
    },
  },
  server: {
    proxy: Object.fromEntries(
      [
        '/graphql',
        '/files',
        '/uploads',
        '/documents',
        '/label-documents',
        '/formula-files',
        '/pif-files',
        '/inspection',
        '/assessor-proof',
      ].map((path) => [path, { target: bff }]),
    ),
  },
}));
