import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  Kind,
  parse,
  print,
  visit,
  type ASTNode,
  type DefinitionNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

const web = resolve(__dirname, '../../web');

/** An operation of the web client with the fragments it spreads, as it is sent. */
export interface WebDocument {
  name: string;
  operation: OperationDefinitionNode;
  text: string;
}

/** All operations of the web client. */
export function webDocuments(): WebDocument[] {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.graphql'));
  const definitions = files.flatMap((file) => parse(readFileSync(join(web, file), 'utf8')).definitions);
  const fragments = new Map(definitions.filter(isFragment).map((one) => [one.name.value, one]));
  return definitions.filter(isOperation).map((operation) => ({
    name: operation.name?.value ?? '',
    operation,
    text: [operation, ...spreadIn(operation, fragments)].map((definition) => print(definition)).join('\n\n'),
  }));
}

const isFragment = (node: DefinitionNode): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION;
const isOperation = (node: DefinitionNode): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION;

/** The fragments that a part of a document spreads, each once, also through other fragments. */
function spreadIn(
  node: ASTNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread: ({ name }) => {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      spreadIn(fragment, fragments, found);
    },
  });
  return found;
}
