// Builds what runs: dist/bff.mjs, dist/mocks.mjs and the web client in dist/web. Skips what has not changed.
import { renameSync } from 'node:fs';
import { codegen } from './codegen.mjs';
import { filesUnder, must, once, root } from './lib.mjs';

const always = ['package-lock.json', 'tsconfig.json', ...filesUnder('domain', /\.ts$/)];
const contracts = filesUnder('schema', /\.(graphql|yaml)$/);

async function server(name) {
  const inputs = [...always, ...contracts, ...filesUnder(name, /\.(ts|sql|json)$/)];
  await once(`build-${name}`, inputs, [`dist/${name}.mjs`], async () => {
    const { build } = await import('esbuild');
    await build({
      entryPoints: [root(`${name}/main.ts`)],
      outfile: root(`dist/${name}.mjs`),
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: true,
      logLevel: 'error',
    });
  });
}

const web = () =>
  once('build-web', [...always, ...contracts, ...filesUnder('web')], ['dist/web/index.html'], () =>
    must(root('node_modules/.bin/vite'), ['build', '--config', 'web/vite.config.ts', '--logLevel', 'error']),
  );

/** The gallery of dialogs and toasts, which only tests open: dist/gallery, served like the product itself. */
export const gallery = () =>
  once('build-gallery', [...always, ...contracts, ...filesUnder('web')], ['dist/gallery/index.html'], async () => {
    await must(root('node_modules/.bin/vite'), ['build', '--config', 'web/vite.config.ts', '--mode', 'gallery', '--logLevel', 'error']);
    renameSync(root('dist/gallery/gallery.html'), root('dist/gallery/index.html'));
  });

export async function build() {
  await codegen();
  await Promise.all([server('mocks'), server('bff'), web()]);
}

if (process.argv[1] === new URL(import.meta.url).pathname) await build();
