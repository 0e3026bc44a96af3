// @ts-check
// Makes every generated file: resolver types, typed operations with their hooks, the texts of each feature in all languages,
// and the REST documents as types and as JSON, which a server parses many times faster than YAML.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isStartedScript, listFiles, projectPath, runIfChanged } from './project.mjs';
import { binary, runOrThrow } from './run.mjs';

const services = ['product-server', 'ai-server', 'geo-server'];

/** One module beside the JSON files of a locale folder, so that a new language needs no import in any feature. */
function generateTexts() {
  const files = listFiles('web', /\/locale\/[a-z]+\.json$/);
  for (const folder of new Set(files.map(dirname))) {
    const codes = files.filter((file) => dirname(file) === folder).map((file) => basename(file, '.json'));
    const imports = codes.map((code) => `import ${code} from './${code}.json';\n`);
    const target = projectPath(join(folder, 'texts.generated.ts'));
    const content = `${imports.join('')}\nexport const texts = { ${codes.join(', ')} };\n`;
    // An unchanged file keeps its date, so that nothing that watches it starts over.
    if (!existsSync(target) || readFileSync(target, 'utf8') !== content) writeFileSync(target, content);
  }
}

/** The REST documents, which the servers read as JSON. Tests of servers need no other generated file. */
export const generateRest = () =>
  runIfChanged(
    'codegen-rest',
    [...listFiles('schema/rest', /\.yaml$/), 'package-lock.json'],
    services.flatMap((name) => [`schema/rest/${name}.generated.ts`, `schema/rest/${name}.generated.json`]),
    async () => {
      for (const name of services) await generateRestTypes(name);
    },
  );

/** Resolver types and the operations of the web client. */
async function generateGraphql() {
  const operations = listFiles('web', /\.graphql$/);
  const inputs = [
    ...listFiles('schema', /\.graphql$/),
    ...operations,
    'codegen.ts',
    '.tools/codegen-hooks.mjs',
    'package-lock.json',
  ];
  const outputs = [
    'bff/resolvers.generated.ts',
    'web/shared/apollo/schema.generated.ts',
    ...operations.map((file) => file.replace(/\.graphql$/, '.generated.ts')),
  ];
  await runIfChanged('codegen-graphql', inputs, outputs, async () => {
    await runOrThrow(binary('graphql-codegen'), ['--config', 'codegen.ts']);
  });
}

export async function codegen() {
  generateTexts();
  await Promise.all([generateRest(), generateGraphql()]);
}

/** @param {string} service */
async function generateRestTypes(service) {
  const { default: openapi, astToString } = await import('openapi-typescript');
  const { parse } = await import('yaml');
  const source = projectPath(`schema/rest/${service}.yaml`);
  const target = projectPath(`schema/rest/${service}.generated`);
  writeFileSync(`${target}.ts`, astToString(await openapi(pathToFileURL(source))));
  writeFileSync(`${target}.json`, JSON.stringify(parse(readFileSync(source, 'utf8'))));
}

if (isStartedScript(import.meta.url)) await codegen();
