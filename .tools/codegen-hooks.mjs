// @ts-check
// Plugin of graphql-codegen: a typed hook of every operation for Apollo Client 4. The types of the published hooks
// plugin do not compile against it, because it always emits suspense hooks. What is asked for on demand uses the
// client.
import { dirname, relative, resolve } from 'node:path';
import { Kind } from 'graphql';
import { projectPath } from './project.mjs';

/** @typedef {import('graphql').OperationDefinitionNode & { name: import('graphql').NameNode }} NamedOperation */

/** @param {string} text */
const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Then the options of the hook are optional. @param {NamedOperation} operation */
const hasNoRequiredVariables = (operation) =>
  (operation.variableDefinitions ?? []).every((v) => v.type.kind !== Kind.NON_NULL_TYPE || v.defaultValue);

/** @param {NamedOperation} operation */
function hooksFor(operation) {
  const name = capitalize(operation.name.value);
  const data = name + capitalize(operation.operation);
  const types = `${data}, ${data}Variables`;
  const document = `${name}Document`;
  if (operation.operation === 'mutation')
    return `export const use${name}Mutation = (options?: useMutation.Options<${types}>) => useMutation<${types}>(${document}, options);`;
  const optional = hasNoRequiredVariables(operation) ? '?' : '';
  const options = optional ? 'options ?? {}' : 'options';
  return `export const use${name}Query = (options${optional}: SkipToken | useQuery.Options<${types}>) => useSlicedQuery(${document}, ${options});`;
}

/** The module of our own hook, as a file names it. @param {string} file */
function slicedQueryFrom(file) {
  const path = relative(dirname(resolve(file)), projectPath('web/shared/apollo/useSlicedQuery.ts'));
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * @param {import('graphql').DefinitionNode} definition
 * @returns {definition is NamedOperation}
 */
const isNamedOperation = (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name !== undefined;

/**
 * @param {unknown} _schema
 * @param {{ document?: import('graphql').DocumentNode }[]} documents
 * @param {unknown} _config
 * @param {{ outputFile?: string }} [info]
 */
export const plugin = (_schema, documents, _config, { outputFile = '' } = {}) => {
  const operations = documents.flatMap((file) => file.document?.definitions ?? []).filter(isNamedOperation);
  // The preset imports the schema's types into every file, also where nothing uses them.
  const keep = 'export type { Types };';
  if (operations.length === 0) return { prepend: [], content: keep };
  const used = new Set(
    operations.flatMap((o) => (o.operation === 'mutation' ? ['useMutation'] : ['type SkipToken', 'type useQuery'])),
  );
  const hasQuery = operations.some((o) => o.operation !== 'mutation');
  return {
    prepend: [
      `import { ${[...used].sort().join(', ')} } from '@apollo/client/react';`,
      ...(hasQuery ? [`import { useSlicedQuery } from '${slicedQueryFrom(outputFile)}';`] : []),
    ],
    content: [keep, ...operations.map(hooksFor)].join('\n'),
  };
};

export default { plugin };
