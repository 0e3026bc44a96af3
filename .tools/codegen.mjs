// Makes every generated file: resolver types, typed operations with their hooks, and the types of the REST documents.
import { writeFileSync } from 'node:fs';
import { filesUnder, must, once, root } from './lib.mjs';

const services = ['product-server', 'ai-server', 'geo-server'];

export async function codegen() {
  const operations = filesUnder('web', /\.graphql$/);
  const inputs = [
    ...filesUnder('schema', /\.(graphql|yaml)$/),
    ...operations,
    'codegen.ts',
    '.config/codegen-hooks.mjs',
    'package-lock.json',
  ];
  const outputs = [
    'bff/resolvers.generated.ts',
    'web/shared/apollo/schema.generated.ts',
    ...services.map((name) => `schema/rest/${name}.generated.ts`),
    ...operations.map((file) => file.replace(/\.graphql$/, '.generated.ts')),
  ];
  await once('codegen', inputs, outputs, async () => {
    await must(root('node_modules/.bin/graphql-codegen'), ['--config', 'codegen.ts']);
    const { default: openapi, astToString } = await import('openapi-typescript');
    for (const name of services) {
      const types = await openapi(new URL(`../schema/rest/${name}.yaml`, import.meta.url));
      writeFileSync(root(`schema/rest/${name}.generated.ts`), astToString(types));
    }
  });
}

if (process.argv[1] === new URL(import.meta.url).pathname) await codegen();
