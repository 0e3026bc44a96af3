// @ts-check
// Builds what runs: dist/bff.mjs, dist/product-server.mjs and the web client in dist/web. Skips what has not changed.
import { renameSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { writeBuildInfo } from './buildInfo.mjs';
import { codegen } from './codegen.mjs';
import { isStartedScript, listFiles, projectPath, runIfChanged } from './project.mjs';
import { binary, runOrThrow } from './run.mjs';
import { writeTrustedDocuments } from './trustedDocuments.mjs';

const commonInputs = [
  'package-lock.json',
  'tsconfig.json',
  ...listFiles('domain', /\.ts$/),
  ...listFiles('schema', /\.(graphql|yaml)$/),
];

/**
 * Bundles a server. `threads` are modules that it starts in threads, by the name of their file in dist.
 * @param {string} name
 * @param {string} folder
 * @param {Record<string, string>} threads
 */
async function buildServer(name, folder, threads) {
  const inputs = [...commonInputs, ...listFiles(folder, /\.(ts|sql|json)$/)];
  const modules = { [name]: `${folder}/main.ts`, ...threads };
  const outputs = Object.keys(modules).map((module) => `dist/${module}.mjs`);
  const carried = `dist/${name}.carried.json`;
  await runIfChanged(`build-${name}`, inputs, [...outputs, carried], async () => {
    const { build } = await import('esbuild');
    const { metafile } = await build({
      entryPoints: Object.fromEntries(Object.entries(modules).map(([module, file]) => [module, projectPath(file)])),
      outdir: projectPath('dist'),
      outExtension: { '.js': '.mjs' },
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: true,
      logLevel: 'error',
      metafile: true,
    });
    const packages = importedPackages(metafile);
    writeFileSync(projectPath(carried), `${JSON.stringify({ modules: Object.keys(modules), packages }, null, 2)}\n`);
  });
}

/**
 * The packages that bundles import, by name. `.tools/assemble.mjs` carries them, with what they need themselves.
 * @param {import('esbuild').Metafile} metafile
 */
function importedPackages({ outputs }) {
  const paths = Object.values(outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  );
  const names = paths.map((path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(names.filter((name) => !isBuiltin(name)))].sort();
}

/**
 * Builds pages of the web client, unless the files they are made of are the same as before.
 * @param {string} name
 * @param {string} output
 * @param {string[]} options
 */
const buildPages = (name, output, options = [], finish = () => {}) =>
  runIfChanged(name, [...commonInputs, ...listFiles('web')], [output], async () => {
    const args = ['build', '--config', 'web/vite.config.ts', '--logLevel', 'error', ...options];
    // Named, because Vite leaves what it finds, such as the `test` of Jest, and would then build React for development.
    await runOrThrow(binary('vite'), args, { ...process.env, NODE_ENV: 'production' });
    finish();
  });

/** The gallery of dialogs and toasts, which only tests open: dist/gallery, served like the product itself. */
export const buildGallery = () =>
  buildPages('build-gallery', 'dist/gallery/index.html', ['--mode', 'gallery'], () =>
    renameSync(projectPath('dist/gallery/gallery.html'), projectPath('dist/gallery/index.html')),
  );

/** The BFF with the modules of its threads, which run built even where the BFF runs from source. */
export async function buildBff() {
  await buildServer('bff', 'bff', {
    spreadsheetWorker: 'bff/spreadsheets/worker.ts',
    pdfWorker: 'bff/files/pdfWorker.ts',
    reportWorker: 'bff/report/reportWorker.ts',
    markWorker: 'bff/report/markWorker.ts',
    signWorker: 'bff/report/signWorker.ts',
  });
  await runIfChanged(
    'build-knowledge',
    [...commonInputs, ...listFiles('mocks', /\.(ts|txt)$/)],
    ['dist/knowledge.json'],
    async () => {
      const module = projectPath('mocks/demo-data/writeShippedKnowledge.ts');
      await runOrThrow(process.execPath, ['--import', 'tsx', module, projectPath('dist/knowledge.json')]);
    },
  );
  writeBuildInfo();
}

/** The services behind the BFF, of which the product server is the greatest, with the thread that checks labels. */
const buildProductServer = () =>
  buildServer('product-server', 'mocks', { labelChecker: 'mocks/product-server/recheck/checkThread.ts' });

/** Neither needs a generated file to be built, because what they import of those are types. */
export async function buildServers() {
  await Promise.all([buildProductServer(), buildBff()]);
}

const buildTrustedDocuments = () =>
  runIfChanged(
    'build-documents',
    [...commonInputs, ...listFiles('web', /\.graphql$/), '.tools/trustedDocuments.mjs'],
    ['dist/trustedDocuments.json'],
    () => writeTrustedDocuments('dist/trustedDocuments.json'),
  );

/** The pages name the documents that they send first. */
export async function buildWeb() {
  await buildTrustedDocuments();
  await buildPages('build-web', 'dist/web/index.html');
}

export async function build() {
  await codegen();
  await Promise.all([buildServers(), buildWeb()]);
}

if (isStartedScript(import.meta.url)) await build();
