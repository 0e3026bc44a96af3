// graphql-codegen plugin: one typed hook per operation for Apollo Client 4. The published hooks plugin does not
// compile against it (its always-emitted suspense hooks fail), and this is all of it that we need.
import { Kind } from 'graphql';

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** True when the operation runs without variables, so that the hook's options may be left out. */
const runsBare = (operation) =>
  (operation.variableDefinitions ?? []).every((v) => v.type.kind !== Kind.NON_NULL_TYPE || v.defaultValue);

function hooksFor(operation) {
  const name = capital(operation.name.value);
  const data = name + capital(operation.operation);
  const types = `${data}, ${data}Variables`;
  const document = `${name}Document`;
  if (operation.operation === 'mutation')
    return `export const use${name}Mutation = (options?: useMutation.Options<${types}>) => useMutation<${types}>(${document}, options);`;
  const bare = runsBare(operation);
  const states = "'empty' | 'complete' | 'streaming'";
  const hook = (suffix, tail, optionTypes) =>
    `export const use${name}${suffix} = (options${bare ? '?' : ''}: ${tail}.Options<${optionTypes}>): ${tail}.Result<${types}, ${states}> => ${tail}(${document}, options${bare ? ' ?? {}' : ''});`;
  return [
    hook('Query', 'useQuery', types),
    `export const use${name}LazyQuery = (options?: useLazyQuery.Options<${types}>): useLazyQuery.ResultTuple<${types}> => useLazyQuery(${document}, options);`,
    hook('SuspenseQuery', 'useSuspenseQuery', `${data}Variables`),
  ].join('\n');
}

export const plugin = (_schema, documents) => {
  const operations = documents
    .flatMap((file) => file.document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name);
  // The preset imports the schema's types into every file, also where nothing uses them.
  const keep = 'export type { Types };';
  if (operations.length === 0) return { prepend: [], content: keep };
  const used = new Set(
    operations.flatMap((o) =>
      o.operation === 'mutation' ? ['useMutation'] : ['useLazyQuery', 'useQuery', 'useSuspenseQuery'],
    ),
  );
  return {
    prepend: [`import { ${[...used].sort().join(', ')} } from '@apollo/client/react';`],
    content: [keep, ...operations.map(hooksFor)].join('\n'),
  };
};

export default { plugin };
