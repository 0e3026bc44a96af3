import { createHash } from 'node:crypto';
import { transform } from '@swc/core';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

/** Bundles the script with esbuild and translates it to ES5 with swc, because esbuild itself cannot go below ES2015. */
async function compile(entry: string): Promise<string> {
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

/** The compatibility banner as a script beside the bundle, in ES5, which the head of every page loads deferred. */
export function compatibilityScript(entry: string): Plugin {
  let code = '';
  let fileName = '';
  return {
    name: 'compatibility-script',
    async buildStart() {
      code = await compile(entry);
      fileName = `assets/compatibility-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: code });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `/${fileName}`) return next();
        response.setHeader('content-type', 'text/javascript');
        response.end(code);
      });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { defer: true, src: `/${fileName}` }, injectTo: 'head' }],
  };
}
