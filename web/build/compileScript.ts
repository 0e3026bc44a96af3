import { transform } from '@swc/core';
import { build } from 'esbuild';

/** Bundles a script with esbuild and translates it to ES5 with swc, because esbuild itself cannot go below ES2015. */
export async function compileScript(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2019',
    logLevel: 'error',
  });
  const { code } = await transform(outputFiles[0]?.text ?? '', {
    jsc: { target: 'es5', parser: { syntax: 'ecmascript' } },
    isModule: false,
    minify: true,
    configFile: false,
  });
  return code;
}
