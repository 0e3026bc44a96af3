import { resolve } from 'node:path';
import type { InciIngredient } from '../../domain/inci/inciIndex.ts';
import { buildInciIndex } from '../../domain/inci/inciIndex.ts';
import { matchNames } from '../../domain/inci/matchNames.ts';
import { parseInciText } from '../../domain/inci/parseInciText.ts';
import { readInventory, realDataFolder } from '../lists/realData.ts';
import { held } from './heapInUse.ts';

// Run with `node --expose-gc`: memory in use is only known after a collection.
const LIMITS = { buildMs: 1000, matchMs: 10, memoryMb: 120, megabyteMs: 5000 };
const SIZE = 30_000;
const ROUNDS = 40;

const line = (text: string) => process.stdout.write(`${text}\n`);

/** Generated names as long and as similar as real ones, for use without the inventory. */
function syntheticInventory(): InciIngredient[] {
  const stems = [
    'SODIUM',
    'POTASSIUM',
    'GLYCERYL',
    'POLYGLYCERYL',
    'HYDROLYZED',
    'CITRUS',
    'CAMELLIA',
    'ACRYLATES',
    'STEARYL',
    'LAURETH',
    'DISODIUM',
    'PALMITOYL',
    'HELIANTHUS',
  ];
  const middles = [
    'COCOYL',
    'ISOSTEAROYL',
    'ANNUUS',
    'SINENSIS',
    'LAUROYL',
    'METHYL',
    'DIMETHICONE',
    'HYDROXYPROPYL',
    'BIS-ETHYLHEXYL',
    'WHEAT',
    'COPOLYMER',
  ];
  const ends = [
    'GLUTAMATE',
    'SEED OIL',
    'LEAF EXTRACT',
    'SULFATE',
    'CROSSPOLYMER',
    'BENZOATE',
    'PHOSPHATE',
    'OLIGOPEPTIDE',
    'FERMENT FILTRATE',
    'CHLORIDE',
  ];
  return Array.from({ length: SIZE }, (_, at) => ({
    inciName: `${stems[at % 13] ?? ''} ${middles[Math.floor(at / 13) % 11] ?? ''} ${ends[Math.floor(at / 143) % 10] ?? ''}-${Math.floor(at / 1430) + 1}`,
    casNumbers: [],
  }));
}

/** Sixty names of a label: most as they are, some with common names in brackets, six misspelt, two unknown. */
function labelText(ingredients: readonly InciIngredient[]): string {
  const usual = ingredients.filter(({ inciName }) => /^[A-Z0-9 -]{10,40}$/.test(inciName));
  const names = Array.from({ length: 60 }, (_, at) => usual[Math.floor((usual.length / 60) * at)]?.inciName ?? 'AQUA');
  return names
    .map((name, at) =>
      at % 10 === 3
        ? `${name.slice(0, 5)}${name.slice(6)}`
        : at % 30 === 7
          ? `${name} OF NOWHERE`
          : at % 6 === 1
            ? `${name.toLowerCase()} (common name)`
            : name,
    )
    .join(', ');
}

/** The lower quartile, which is least affected by other load on the machine. */
const quartile = (numbers: number[]) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 4)] ?? NaN;
const timed = (run: () => unknown) => {
  const started = performance.now();
  run();
  return performance.now() - started;
};

const results: boolean[] = [];
const report = (what: string, measured: number, limit: number, unit: string) => {
  results.push(measured <= limit);
  line(
    `${what.padEnd(56)} ${measured.toFixed(1).padStart(8)} ${unit}   limit ${String(limit).padStart(5)} ${unit}   ${(measured / limit).toFixed(2)} of it`,
  );
};

const folder = realDataFolder();
const ingredients = folder ? readInventory(resolve(folder, 'cosing-inventory.csv')) : syntheticInventory();
line(`${ingredients.length} ingredients (${folder ? 'the real inventory' : 'synthetic'}), node ${process.version}`);
let index = buildInciIndex(ingredients.slice(0, 1000));
const builds = Array.from({ length: 5 }, () => timed(() => (index = buildInciIndex(ingredients))));
const text = labelText(ingredients);
const match = () => matchNames(index, text, parseInciText(text));
const first = timed(match);
const warm = Array.from({ length: ROUNDS }, () => timed(match));
const kinds = new Map<string, number>();
for (const { match: kind } of match()) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
const megabyte = `${text}, `.repeat(Math.ceil(1_000_000 / text.length));

const megabyteMs = timed(() => matchNames(index, megabyte, parseInciText(megabyte)));
const withIndex = await held();
index = buildInciIndex(ingredients.slice(0, 1));
const memory = (withIndex - (await held())) / 1e6;

report('index of the inventory built (lower quartile of 5)', quartile(builds), LIMITS.buildMs, 'ms');
report(`60 names read and matched, warm (lower quartile of ${ROUNDS})`, quartile(warm), LIMITS.matchMs, 'ms');
report('index held in memory', memory, LIMITS.memoryMb, 'MB');
report('a megabyte of such names read and matched', megabyteMs, LIMITS.megabyteMs, 'ms');
line(
  `first, cold: ${first.toFixed(1)} ms; recognised: ${[...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ')}`,
);
if (!globalThis.gc) line('memory includes waste: run with --expose-gc');
process.exitCode = results.every(Boolean) ? 0 : 1;
