import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One small break of the product that a test has to notice. */
export interface Mutant {
  /** Names it on the command line and in what is printed. */
  name: string;
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replacement: string;
  /** What is wrong with the broken product. */
  breaks: string;
  /** How the paths of the tests of the nearest layer begin. */
  tests: readonly string[];
  /** The same of tests of other layers, which are asked where the nearest does not notice. */
  further?: readonly string[];
}

export type Layer = (typeof LAYERS)[number]['name'];

/** The layers of tests with the Jest project that runs them; the first whose folder a path begins with. */
const LAYERS = [
  { name: 'domain', folder: 'domain/', project: 'domain' },
  { name: 'bff', folder: 'bff/', project: 'bff' },
  { name: 'mocks', folder: 'mocks/', project: 'mocks' },
  { name: 'web', folder: 'web/', project: 'web' },
  { name: 'contract', folder: 'tests/contract/', project: 'project' },
  { name: 'hostile', folder: 'tests/hostile/', project: 'project' },
  { name: 'slices', folder: 'tests/slices/', project: 'slices' },
  { name: 'project', folder: 'tests/', project: 'project' },
] as const;

function placeOf(path: string): (typeof LAYERS)[number] {
  const found = LAYERS.find(({ folder }) => path.startsWith(folder));
  if (!found) throw new Error(`${path} is in no layer of tests`);
  return found;
}

export const layerOf = (path: string): Layer => placeOf(path).name;
export const projectOf = (path: string): string => placeOf(path).project;

let testFiles: string[] | null = null;

/** The test files whose paths begin with one of these; from the top of the project, in which this runs. */
export function testFilesOf(beginnings: readonly string[]): string[] {
  testFiles ??= ['domain', 'bff', 'mocks', 'web', 'tests']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .sort();
  return testFiles.filter((file) => beginnings.some((beginning) => file.startsWith(beginning)));
}
