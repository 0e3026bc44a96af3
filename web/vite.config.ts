import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite';
import { compatibilityScript } from './build/compatibilityScript.mjs';
import { pdfFiles } from './build/pdfFiles.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const bff = process.env.BFF_URL ?? 'http://localhost:4000';

/** Smaller files gain nothing from compression. Pages are left out: the BFF writes a nonce into each answer. */
const SMALLEST = 1024;

/** Writes the compressed siblings once, at the highest level, so that the BFF only sends them. */
function compressedSiblings(): Plugin {
  return {
    name: 'compressed-siblings',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const fileName of Object.keys(bundle)) {
        if (!/\.(m?js|css|svg|json|txt)$/.test(fileName)) continue;
        const file = join(dir, fileName);
        const content = readFileSync(file);
        if (content.length < SMALLEST) continue;
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
        );
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/**
 * Few files, each with what is needed together: the start, the login, everything behind it, and then one for each page.
 * Left alone, the bundler makes three times as many. What both the login and everything behind it need belongs to the
 * start, so that neither loads the other for it; what pages share belongs to everything behind the login.
 */
function fewFiles() {
  const files = { start: new Set<string>(), signedIn: new Set<string>(), login: new Set<string>() };
  const collect: Plugin = {
    name: 'few-files',
    buildEnd() {
      const reached = (...roots: string[]) => {
        const found = new Set(roots.map(here));
        for (const id of found) for (const next of this.getModuleInfo(id)?.importedIds ?? []) found.add(next);
        return found;
      };
      const login = reached('app/PublicApp.tsx');
      const parts = [...this.getModuleIds()]
        .filter((id) => /web\/shared\/(ui|url)\/\w+\.tsx?$/.test(id))
        .map((id) => id.replace(here('.'), ''));
      const signedIn = reached('app/SignedInApp.tsx', ...parts);
      files.start = new Set([
        ...reached('app/main.tsx'),
        ...[...login].filter((id) => signedIn.has(id) || !own.test(id)),
      ]);
      files.signedIn = signedIn;
      files.login = login;
    },
  };
  /** What the login shares with the forms inside, and nothing else. */
  const own =
    /node_modules\/(react-hook-form|@hookform|zod)\/|web\/(app\/PublicApp|app\/NotLoggedIn|features\/session|shared\/zod)/;
  const overlays =
    /web\/(app\/layout\/(AboutDialog|AccountPopover|NavigationDrawer)|shared\/ui\/confirm\/\w+Dialog)\.tsx$/;
  const groups = [
    { name: 'start', test: (id: string) => files.start.has(id) },
    { name: 'signedIn', test: (id: string) => files.signedIn.has(id) },
    { name: 'login', test: (id: string) => files.login.has(id) },
    { name: 'overlays', test: overlays },
  ];
  return { collect, groups };
}
const { collect, groups } = fewFiles();

/** What the BFF writes into a page, for the development server. */
function settingsForDevelopment(): Plugin {
  const { version } = JSON.parse(readFileSync(here('../package.json'), 'utf8')) as { version: string };
  return {
    name: 'settings-for-development',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replaceAll('__NONCE__', '').replace('__SETTINGS__', JSON.stringify({ productName: 'Dosije', version })),
  };
}

/** The gallery of dialogs and toasts, for tests alone: a build of its own beside the product's, never in it. */
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
    compatibilityScript(here('compatibility/compatibility.ts')),
    pdfFiles(),
    settingsForDevelopment(),
    collect,
    compressedSiblings(),
  ],
  // rxjs keeps its modern build under a condition of its own; the default is translated down.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    ...(mode === 'gallery' ? galleryBuild : productBuild),
  },
  // GraphiQL is a build of its own: sharing React with it would break the start of the product into more files.
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
    proxy: Object.fromEntries(['/graphql', '/files', '/uploads', '/documents'].map((path) => [path, { target: bff }])),
  },
}));
