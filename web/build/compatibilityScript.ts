import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { compileScript } from './compileScript.ts';

/**
 * The compatibility banner as a script beside the bundle, in ES5. Every page ends with a script that loads it where the
 * browser may need it, and where the bundle could not be loaded.
 */
export function compatibilityScript(folder: string): Plugin {
  let code = '';
  let fileName = '';
  let loader = '';
  return {
    name: 'compatibility-script',
    async buildStart() {
      code = await compileScript(`${folder}/compatibility.ts`);
      fileName = `assets/compatibility-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
      loader = await compileScript(`${folder}/loadCompatibility.ts`);
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
    transformIndexHtml: {
      // After the entry is found: the page's own scripts are not part of the bundle.
      order: 'post',
      handler: () => [
        {
          tag: 'script',
          attrs: { id: 'load-compatibility', type: 'text/plain', src: `/${fileName}` },
          injectTo: 'body',
        },
        { tag: 'script', attrs: { nonce: '__NONCE__' }, children: loader, injectTo: 'body' },
      ],
    },
  };
}
