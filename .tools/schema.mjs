// @ts-check
// Writes the schema as one SDL file for tools that make types from it: `dist/schema.graphql`. With `--publish`, at a
// release, its signatures also become those that the next versions are compared with: `schema/published.graphql`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildSchema, parse, print, printSchema, visit } from 'graphql';
import { listFiles, projectPath } from './project.mjs';
import { roleEnum } from './roleTable.mjs';

/** Longer definitions stand with a field a line, so that a change of one is a change of one line. */
const MAX_LINE = 120;

const files = listFiles('schema/graphql', /\.graphql$/);
const texts = [...files.map((file) => readFileSync(projectPath(file), 'utf8')), roleEnum()];
const sdl = printSchema(buildSchema(texts.join('\n')));

/** The definitions without their descriptions, each on one line where it fits. */
function signatures() {
  const bare = visit(parse(sdl), {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  });
  return bare.definitions
    .map((definition) => {
      const lines = print(definition)
        .split('\n')
        .filter((line) => line.trim() !== '');
      const oneLine = lines.map((line) => line.trim()).join(' ');
      return oneLine.length <= MAX_LINE ? oneLine : lines.join('\n');
    })
    .join('\n');
}

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  writeFileSync(projectPath(file), `${text}\n`);
  console.log(file);
}

mkdirSync(projectPath('dist'), { recursive: true });
write('dist/schema.graphql', sdl);
if (process.argv.includes('--publish')) write('schema/published.graphql', signatures());
