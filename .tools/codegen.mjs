// @ts-check
// Makes every generated file: resolver types, typed operations with their hooks, the texts of each feature in all
// languages, and the REST documents as types and as JSON, which a server parses many times faster than YAML.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { isStartedScript, listFiles, projectPath, runIfChanged } from './project.mjs';
import { ROLE_SOURCES, roleEnum, roleTable } from './roleTable.mjs';
import { binary, runOrThrow } from './run.mjs';

const services = ['product-server', 'ai-server', 'geo-server'];

/**
 * The texts of folders whose name is not the name of their texts, or that have no namespace because they are read
 * before i18next is there (null).
 * @type {Record<string, string | null>}
 */
const namespaces = {
  'web/boot/compatibility': null,
  'web/features/user': 'userList',
  'web/features/viewer': 'account',
  'web/shared/i18n': null,
  'web/subjects/company': 'companyField',
  'web/subjects/import': 'sheetImport',
  'web/subjects/user': 'managedUser',
};

/**
 * The namespace of a folder's texts: `label/form` is `labelForm`, `formula/formula-import` is `formulaImport`.
 * @param {string} folder
 */
function namespaceOf(folder) {
  const named = namespaces[folder];
  if (named !== undefined) return named;
  const [first = '', ...others] = folder.replace(/^web\/(features\/|subjects\/|shared\/)?/, '').split('/');
  const last = others.at(-1) ?? first;
  const words = (last === first || last.includes('-') ? last : `${first}-${last}`).split('-');
  return words.map((word, at) => (at === 0 ? word : word.slice(0, 1).toUpperCase() + word.slice(1))).join('');
}

/**
 * Writes a file unless it says the same already: an unchanged file keeps its date, so that nothing that watches it
 * starts over.
 * @param {string} file
 * @param {string} content
 */
function writeIfChanged(file, content) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
}

/**
 * Beside the JSON files of a locale folder a module of all languages, so that a new language needs no import in any
 * feature, and in the folder above one that adds them to the translations and declares their type.
 */
function generateTexts() {
  const files = listFiles('web', /\/locale\/[a-z]+\.json$/);
  for (const locale of new Set(files.map(dirname))) {
    const codes = files.filter((file) => dirname(file) === locale).map((file) => basename(file, '.json'));
    const imports = codes.map((code) => `import ${code} from './${code}.json';\n`);
    const target = projectPath(join(locale, 'texts.generated.ts'));
    writeIfChanged(target, `${imports.join('')}\nexport const texts = { ${codes.join(', ')} };\n`);

    const folder = dirname(locale);
    const namespace = namespaceOf(folder);
    if (namespace === null) continue;
    const i18n = relative(folder, 'web/shared/i18n');
    writeIfChanged(
      projectPath(join(folder, 'translations.generated.ts')),
      [
        `import { addTranslations } from '${i18n}/i18n.ts';`,
        `import { texts } from './locale/texts.generated.ts';`,
        '',
        `declare module '${i18n}/translations.ts' {`,
        '  interface Translations {',
        `    ${namespace}: typeof texts.en;`,
        '  }',
        '}',
        '',
        `addTranslations('${namespace}', texts);`,
        '',
      ].join('\n'),
    );
  }
}

/**
 * The query with which each list begins and the variables of it, by the page, as the pages of pageModules.ts export
 * them. The script of the first request imports the variables from where they are made, not from the page, which would
 * bring its code along.
 */
function generateFirstQueries() {
  const folder = 'web/boot/first-request';
  const imports = [`import type { FirstVariables } from '../../shared/table/firstVariables.ts';`];
  const queries = [];
  const pages = readFileSync(projectPath('web/app/pageModules.ts'), 'utf8').matchAll(
    /^ {2}(\w+): \(\) => import\('\.\.\/(.+)'\)/gm,
  );
  for (const [, page = '', module = ''] of pages) {
    const code = readFileSync(projectPath(`web/${module}`), 'utf8');
    const [, query] = /^export \{ (\w+)Document as firstQuery \} from/m.exec(code) ?? [];
    const [, name = 'firstVariables', file] =
      /^export \{ (?:(\w+) as )?firstVariables \} from '(.+)';$/m.exec(code) ?? [];
    if (!query !== !file) throw new Error(`web/${module} must export both firstQuery and firstVariables, or neither`);
    if (!query || !file) continue;
    imports.push(`import { ${name} as ${page} } from '${relative(folder, join('web', dirname(module), file))}';`);
    queries.push(`  ${page}: ['${query}', ${page}],`);
  }
  const type = 'Readonly<Record<string, [operationName: string, variables: FirstVariables] | undefined>>';
  writeIfChanged(
    projectPath(`${folder}/firstQueries.generated.ts`),
    `${imports.join('\n')}\n\nexport const firstQueries: ${type} = {\n${queries.join('\n')}\n};\n`,
  );
}

const ROLE_ENUM = 'schema/graphql/role.generated.graphql';

/**
 * The REST documents, which the servers read as JSON, and the roles of the GraphQL schema. Tests of servers need no
 * other generated file.
 */
export const generateRest = () =>
  runIfChanged(
    'codegen-rest',
    [...listFiles('schema/rest', /\.yaml$/), ...ROLE_SOURCES, '.tools/codegen.mjs', 'package-lock.json'],
    [
      ROLE_ENUM,
      ...services.flatMap((name) => [`schema/rest/${name}.generated.ts`, `schema/rest/${name}.generated.json`]),
    ],
    async () => {
      writeFileSync(projectPath(ROLE_ENUM), roleEnum());
      for (const name of services) await generateRestTypes(name);
    },
  );

/** Resolver types and the operations of the web client. */
async function generateGraphql() {
  const operations = listFiles('web', /\.graphql$/);
  const inputs = [
    ...listFiles('schema', /\.graphql$/),
    ROLE_ENUM,
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
  generateFirstQueries();
  await generateRest();
  await generateGraphql();
}

/** @param {string} service */
async function generateRestTypes(service) {
  const { default: openapi, astToString } = await import('openapi-typescript');
  const { parse } = await import('yaml');
  const source = projectPath(`schema/rest/${service}.yaml`);
  const target = projectPath(`schema/rest/${service}.generated`);
  const document = parse(readFileSync(source, 'utf8'));
  const role = document.components?.schemas?.RoleName;
  if (role) role.enum = roleTable.map(({ name }) => name);
  const json = JSON.stringify(document);
  writeFileSync(`${target}.ts`, astToString(await openapi(json)));
  writeFileSync(`${target}.json`, json);
}

if (isStartedScript(import.meta.url)) await codegen();
