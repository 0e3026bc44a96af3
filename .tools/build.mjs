// Builds what runs: dist/bff.mjs, dist/mocks.mjs and the web client in dist/web. Skips what has not changed.
import { renameSync } from 'node:fs';
import { codegen } from './codegen.mjs';
import { filesUnder, must, once, root } from './lib.mjs';

const always = ['package-lock.json', 'tsconfig.json', ...filesUnder('domain', /\.ts$/)];
const contracts = filesUnder('schema', /\.(graphql|yaml)$/);

/** `threads` are modules that the server starts in threads of their own, by the name they get beside it. */
async function server(name, threads = {}) {
  const inputs = [...always, ...contracts, ...filesUnder(name, /\.(ts|sql|json)$/)];
  const modules = { [name]: `${name}/main.ts`, ...threads };
  await once(
    `build-${name}`,
    inputs,
    Object.keys(modules).map((module) => `dist/${module}.mjs`),
    async () => {
      const { build } = await import('esbuild');
      await build({
        entryPoints: Object.fromEntries(Object.entries(modules).map(([module, file]) => [module, root(file)])),
        outdir: root('dist'),
        outExtension: { '.js': '.mjs' },
        bundle: true,
        packages: 'external',
        platform: 'node',
        format: 'esm',
        target: 'node20',
        sourcemap: true,
        logLevel: 'error',
      });
    },
  );
}

const web = () =>
  once('build-web', [...always, ...contracts, ...filesUnder('web')], ['dist/web/index.html'], () =>
    must(root('node_modules/.bin/vite'), ['build', '--config', 'web/vite.config.ts', '--logLevel', 'error']),
  );

/** The gallery of dialogs and toasts, which only tests open: dist/gallery, served like the product itself. */
export const gallery = () =>
  once('build-gallery', [...always, ...contracts, ...filesUnder('web')], ['dist/gallery/index.html'], async () => {
    await must(root('node_modules/.bin/vite'), [
      'build',
      '--config',
      'web/vite.config.ts',
      '--mode',
      'gallery',
      '--logLevel',
      'error',
    ]);
    renameSync(root('dist/gallery/gallery.html'), root('dist/gallery/index.html'));
  });

export async function build() {
  await codegen();
  await Promise.all([server('mocks'), server('bff', { sheetWorker: 'bff/spreadsheets/worker.ts' }), web()]);
}

if (process.argv[1] === new URL(import.meta.url).pathname) await build();
