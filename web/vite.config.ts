import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite';
import { compatibilityScript } from './build/compatibilityScript.ts';
import { firstRequest } from './build/firstRequest.ts';
import { fontFiles } from './build/fontFiles.ts';
import { pdfFiles } from './build/pdfFiles.ts';
import { signInMarkup } from './build/signInMarkup.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const bff = process.env.BFF_URL ?? 'http://localhost:4000';

/** What fewer lists than this share, each loads by itself. */
const MIN_LISTS = 3;

/** Smaller files gain nothing from compression. */
const MIN_COMPRESSED_BYTES = 1024;

/**
 * Compresses each file once, at the highest level, so that the BFF only sends it. Pages are left out, because the BFF writes
 * a nonce into each response.
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

/**
 * Groups the modules into few files: the start, the sign-in page, everything behind it, what the lists share, and one for each
 * page. Without the groups the bundler makes three times as many. What both the sign-in page and the signed-in part need belongs
 * to the start, so that neither loads the other; what pages share belongs to the signed-in part.
 */
function chunkGroups() {
  const chunks = {
    start: new Set<string>(),
    signedIn: new Set<string>(),
    login: new Set<string>(),
    lists: new Set<string>(),
  };
  const findModules: Plugin = {
    name: 'chunk-groups',
    buildEnd() {
      /** The modules that are loaded with these, without those that are imported dynamically. */
      const loadedWith = (...entries: string[]) => {
        const found = new Set(entries.map(here));
        for (const id of found) for (const imported of this.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
        return found;
      };
      const login = loadedWith('app/PublicApp.tsx');
      const sharedParts = [...this.getModuleIds()]
        .filter((id) => /web\/shared\/(ui|url)\/\w+(?<!Dialog|DetailPanel)\.tsx?$/.test(id))
        .map((id) => id.replace(here('.'), ''));
      const signedIn = loadedWith('app/SignedInApp.tsx', ...sharedParts);
      chunks.start = new Set([
        ...loadedWith('app/main.tsx'),
        ...[...login].filter((id) => signedIn.has(id) || !loginOnly.test(id)),
      ]);
      chunks.signedIn = signedIn;
      chunks.login = login;
      const lists = [...this.getModuleIds()]
        .filter((id) => listPages.test(id))
        .map((id) => [...loadedWith(id.replace(here('.'), ''))].filter((one) => !signedIn.has(one)));
      const isShared = (id: string) => lists.filter((list) => list.includes(id)).length >= MIN_LISTS;
      chunks.lists = new Set(lists.flat().filter(isShared));
    },
  };
  /** What the sign-in page does not share with the start. */
  const loginOnly = /web\/(app\/PublicApp|app\/NotLoggedIn|features\/session)/;
  const listPages =
    /web\/features\/[\w-]+\/(\w+ListPage|CompaniesPage|CheckedListsPage|InciDataPage|RawMaterialsPage)\.tsx$/;
  const overlays =
    /web\/(app\/layout\/(AboutDialog|AccountPopover|NavigationDrawer)|shared\/ui\/(DetailPanel|confirm\/\w+Dialog))\.tsx$/;
  const groups = [
    { name: 'start', test: (id: string) => chunks.start.has(id) },
    { name: 'signedIn', test: (id: string) => chunks.signedIn.has(id) },
    { name: 'login', test: (id: string) => chunks.login.has(id) },
    { name: 'overlays', test: overlays },
    { name: 'lists', test: (id: string) => chunks.lists.has(id) },
  ];
  return { findModules, groups };
}
const { findModules, groups } = chunkGroups();

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

/** The gallery of dialogs and toasts, which only tests open. It is built separately and is never part of the product. */
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
    compatibilityScript(here('compatibility')),
    pdfFiles(),
    fontFiles(here('../node_modules/.cache/dosije/fonts')),
    firstRequest(here('.'), here('../dist/trustedDocuments.json')),
    signInMarkup(here('first-paint'), here('../node_modules/.cache/dosije')),
    settingsForDevelopment(),
    findModules,
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
