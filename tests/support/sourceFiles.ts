import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const top = resolve(__dirname, '../..');

/** The hand-written source files below a folder, as paths from the top of the project. */
export const sourceFilesIn = (folder: string): string[] =>
  readdirSync(join(top, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(top, join(entry.parentPath, entry.name)))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.generated.'));

export const isTestFile = (file: string): boolean => /\.test\.tsx?$/.test(file);

const parseSource = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(join(top, file), 'utf8'), ts.ScriptTarget.Latest, false);

export interface Import {
  from: string;
  to: string;
  /** Whether it is an `import type`, which does not exist when the program runs. */
  isType: boolean;
}

/** The relative imports of a file, without those of generated files. */
export function importsOf(from: string): Import[] {
  return parseSource(from).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.')) return [];
    const to = relative(top, resolve(top, dirname(from), moduleSpecifier.text));
    const isType =
      ts.isImportDeclaration(statement) && statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return to.includes('.generated.') ? [] : [{ from, to, isType }];
  });
}

export const describeImport = ({ from, to }: Import): string => `${from} → ${to}`;
