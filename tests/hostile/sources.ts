import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';

const top = resolve(__dirname, '../..');

/** A file of the product, parsed. */
export interface Source {
  /** From the top of the project. */
  file: string;
  tree: ts.SourceFile;
}

/** The hand-written code of some parts of the product, without its tests. */
export function sourcesOf(...parts: string[]): Source[] {
  const files = parts.flatMap((part) =>
    readdirSync(join(top, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(top, join(entry.parentPath, entry.name))),
  );
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|testing|generated|d)\.tsx?$/.test(file))
    .map((file) => ({
      file,
      tree: ts.createSourceFile(file, readFileSync(join(top, file), 'utf8'), ts.ScriptTarget.Latest, true),
    }));
}

/** All descendants of a node that satisfy a predicate. */
export function nodesOf<T extends ts.Node>({ tree }: { tree: ts.Node }, isWanted: (node: ts.Node) => node is T): T[] {
  const found: T[] = [];
  const visit = (node: ts.Node): void => {
    if (isWanted(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** File and line of a node. */
export const placeOf = ({ file, tree }: Source, node: ts.Node): string =>
  `${file}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;
