import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readInventoryRow } from '../../mocks/product-server/knowledge/inventoryRow.ts';
import { readCsv } from './readCsv.ts';
import { DATA_FOLDER } from './realData.ts';

/**
 * Writes the facts of the Commission's inventory into the file that a fresh database is filled from:
 * `npx tsx tests/lists/writeInventory.ts`. Descriptions and restrictions are not carried over.
 */
const TARGET = 'mocks/demo-data/knowledge/inventory/inventory.txt';

const NOTICE = `# Names, numbers and functions of all ingredients of the CosIng inventory, state of December 2021.
# Source: European Commission, CosIng, https://ec.europa.eu/growth/tools-databases/cosing/ - (c) European Union, CC BY 4.0.
# Changed by us: sorted; numbers and names without notes; functions numbered as listed here; no descriptions.
# Informative, without legal value. Written by tests/lists/writeInventory.ts.`;

const COLUMNS = {
  reference: 'COSING Ref No',
  name: 'INCI name',
  inn: 'INN name',
  phEur: 'Ph. Eur. Name',
  cas: 'CAS No',
  ec: 'EC No',
  description: '',
  restriction: '',
  functions: 'Function',
} as const;

/** Name, number of CosIng, CAS, EC, functions, other names. */
const COLUMN_COUNT = 6;

const seen = new Set<string>();
const entries = readCsv(readFileSync(resolve(DATA_FOLDER, 'cosing-inventory.csv'), 'utf8')).flatMap((row) => {
  const read = readInventoryRow({
    cell: (column: keyof typeof COLUMNS) => row[COLUMNS[column]] ?? '',
    title: (column) => COLUMNS[column],
  });
  if ('skip' in read || read.entry.reference === null || seen.has(read.entry.reference)) return [];
  seen.add(read.entry.reference);
  return [read.entry];
});
const counts = new Map<string, number>();
for (const { functions } of entries) for (const one of functions) counts.set(one, (counts.get(one) ?? 0) + 1);
/** The most frequent first, so that it has the shortest number. */
const terms = [...counts]
  .sort((one, other) => other[1] - one[1] || one[0].localeCompare(other[0]))
  .map(([term]) => term);

const byName = new Intl.Collator('en');
const lines = entries
  .sort((one, other) => byName.compare(one.inci, other.inci) || Number(one.reference) - Number(other.reference))
  .map(({ inci, reference, cas, ec, functions, synonyms }) =>
    [
      inci,
      reference ?? '',
      cas.join(' '),
      ec.join(' '),
      functions.map((one) => terms.indexOf(one)).join(' '),
      synonyms.join(';'),
    ]
      .join('|')
      .replace(/\|+$/, ''),
  );
const unreadable = lines.filter((line) => line.split('|').length > COLUMN_COUNT);
if (unreadable.length > 0) throw new Error(`A separator stands in a name: ${unreadable[0] ?? ''}`);
writeFileSync(TARGET, `${NOTICE}\n${terms.join('|')}\n${lines.join('\n')}\n`);
process.stdout.write(`${lines.length} ingredients, ${terms.length} functions\n`);
