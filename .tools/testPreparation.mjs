// @ts-check
// Makes what the files of tests need: generated files, builds, demo data, programs.
import { build as bundle } from 'esbuild';
import { buildGallery, buildServers, buildWeb } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { codegen, generateRest } from './codegen.mjs';
import { findHaproxy } from './haproxyTools.mjs';
import { findMailServer } from './mailTools.mjs';
import { findPdfTools } from './pdfTools.mjs';
import { listFiles, projectPath, runIfChanged } from './project.mjs';
import { findRedis } from './redisTools.mjs';
import { runOrThrow } from './run.mjs';

/**
 * The seeding runs most of its code a few times, so that compiling less of it well saves a quarter of the processor
 * time.
 */
const SEED_FLAGS = ['--liftoff-only', '--max-semi-space-size=64', '--single-threaded-gc'];

/** Made once, so that no two tests make it at the same time. A test makes it itself when it has been deleted since. */
const makeDemoData = () =>
  runIfChanged(
    'demo-data',
    ['package-lock.json', ...['mocks', 'domain'].flatMap((folder) => listFiles(folder, /(?<!\.test)\.\w+$/))],
    [],
    async () => {
      const file = projectPath('dist/seedOnce.mjs');
      await bundle({
        entryPoints: [projectPath('tests/support/seedOnce.ts')],
        outfile: file,
        bundle: true,
        packages: 'external',
        platform: 'node',
        format: 'esm',
        target: 'node20',
        logLevel: 'error',
      });
      await runOrThrow(process.execPath, [...SEED_FLAGS, file]);
    },
  );

/**
 * Begins to prepare what is needed. What does not depend on each other runs side by side: the builds, the demo data,
 * and the packages of Debian, of which apt-get installs one at a time.
 * @param {Set<import('./testFiles.mjs').Need>} needs
 * @param {import('./testSteps.mjs').Steps} steps
 */
export function prepare(needs, steps) {
  /**
   * @param {import('./testFiles.mjs').Need} name
   * @param {() => Promise<unknown>} work
   */
  const make = async (name, work) => !needs.has(name) || steps.run(name, work);

  const generated = needs.has('generated files')
    ? steps.run('generated files', codegen)
    : make('REST documents', generateRest);

  const build = async () => {
    const areServersBuilt = make('servers', buildServers);
    if (!(await generated)) return false;
    const areBuilt = [await areServersBuilt, await make('web client', buildWeb), await make('gallery', buildGallery)];
    return areBuilt.every(Boolean);
  };

  /** @type {string | undefined} */
  let chromium;
  const findPrograms = async () => {
    await make('Chromium', async () => (chromium = await findChromium()));
    await make('PDF tools', findPdfTools);
    await make('mail server', findMailServer);
    await make('Redis', findRedis);
    await make('HAProxy', findHaproxy);
  };

  const everything = async () => {
    const [isBuilt, isSeeded] = await Promise.all([build(), make('demo data', makeDemoData), findPrograms()]);
    return { isReady: isBuilt && isSeeded, chromium };
  };
  return { generated, everything: everything() };
}
