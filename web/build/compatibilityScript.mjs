// Vite plugin: the compatibility banner as a script of its own beside the bundle, in ES5, named in every page's head.
import { createHash } from 'node:crypto';
import { transform } from '@swc/core';
import { build } from 'esbuild';

/** Bundles the banner, then translates it down: esbuild itself stops at ES2015. */
async function compile(entry) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2019',
    logLevel: 'error',
  });
  const options = {
    jsc: { target: 'es5', parser: { syntax: 'ecmascript' } },
    isModule: false,
    minify: true,
    configFile: false,
  };
  const { code } = await transform(outputFiles[0].text, options);
  return code;
}

/** `entry`: path of the script. It is served as /assets/compatibility-<hash>.js and loaded deferred. */
export function compatibilityScript(entry) {
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
