// @ts-check
// Writes the schema as one SDL file for tools that make types from it: `dist/schema.graphql`. With `--publish`, at a release, it also becomes
// the one that the next versions are compared with: `schema/published.graphql`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildSchema, printSchema } from 'graphql';
import { listFiles, projectPath } from './project.mjs';

const files = listFiles('schema/graphql', /\.graphql$/);
const sdl = printSchema(buildSchema(files.map((file) => readFileSync(projectPath(file), 'utf8')).join('\n')));
mkdirSync(projectPath('dist'), { recursive: true });
const targets = ['dist/schema.graphql', ...(process.argv.includes('--publish') ? ['schema/published.graphql'] : [])];
for (const target of targets) {
  writeFileSync(projectPath(target), `${sdl}\n`);
  console.log(target);
}
