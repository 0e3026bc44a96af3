// Makes every generated file: resolver types, typed operations with their hooks, and the REST documents as types and as JSON,
// which a server reads many times as quickly as YAML.
import { readFileSync, writeFileSync } from 'node:fs';
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
    ...services.flatMap((name) => [`schema/rest/${name}.generated.ts`, `schema/rest/${name}.generated.json`]),
    ...operations.map((file) => file.replace(/\.graphql$/, '.generated.ts')),
  ];
  await once('codegen', inputs, outputs, async () => {
    await must(root('node_modules/.bin/graphql-codegen'), ['--config', 'codegen.ts']);
    const { default: openapi, astToString } = await import('openapi-typescript');
    const { parse } = await import('yaml');
    for (const name of services) {
      const document = new URL(`../schema/rest/${name}.yaml`, import.meta.url);
      const types = await openapi(document);
      writeFileSync(root(`schema/rest/${name}.generated.json`), JSON.stringify(parse(readFileSync(document, 'utf8'))));
      writeFileSync(root(`schema/rest/${name}.generated.ts`), astToString(types));
    }
  });
}

if (process.argv[1] === new URL(import.meta.url).pathname) await codegen();
