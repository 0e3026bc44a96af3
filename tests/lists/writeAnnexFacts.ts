import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AnnexEntry, AnnexRow } from '../../domain/annex/annexEntry.ts';
import { readAnnexRow } from '../../domain/annex/readAnnexRow.ts';
import { inciKey } from '../../domain/inci/inciKey.ts';
import { factRow } from '../../mocks/demo-data/knowledge/annexes/factRow.ts';
import { handWrittenAnnexRows } from '../../mocks/demo-data/knowledge/starterKnowledge.ts';
import { cell, demandsAndWordings, factLine, namesOf, rulesOf } from './annexFact.ts';
import { readCsv } from './readCsv.ts';
import { DATA_FOLDER, toAnnexRow } from './realData.ts';

/**
 * Writes the facts of every entry that the starter knowledge does not word itself into
 * mocks/demo-data/knowledge/annexes/facts*.ts: reference, names, CAS and EC numbers, figures, scopes, forbidden uses
 * and demands as domain/annex reads them, and the class of a CMR substance; never a text of the Commission. Prints
 * every entry of which the facts do not read back as the official row does. Run it after a new export: npx tsx
 * tests/lists/writeAnnexFacts.ts
 */
const FOLDER = 'mocks/demo-data/knowledge/annexes';
const FILES: readonly (readonly [name: string, holds: (row: AnnexRow) => boolean])[] = [
  ['factsOfAnnexIIto400', ({ annex, reference }) => annex === 'II' && Number(reference) <= 400],
  [
    'factsOfAnnexIIto1200',
    ({ annex, reference }) => annex === 'II' && Number(reference) > 400 && Number(reference) <= 1200,
  ],
  ['factsOfAnnexIIto2000', ({ annex, reference }) => annex === 'II' && Number(reference) > 1200],
  ['factsOfAnnexIII', ({ annex }) => annex === 'III'],
  ['factsOfAnnexesIVtoVI', ({ annex }) => ['IV', 'V', 'VI'].includes(annex)],
];

const rows = readCsv(readFileSync(resolve(DATA_FOLDER, 'annex-restrictions.csv'), 'utf8'));
const handWritten = handWrittenAnnexRows.map((row) => readAnnexRow(row)).filter((entry) => entry !== null);
const published = rows.map((csv) => readAnnexRow(toAnnexRow(csv))).filter((entry) => entry !== null);
const isOfNumber = (one: AnnexEntry) => (other: AnnexEntry) =>
  one.annex === other.annex && one.reference === other.reference;
/** The entry as we worded it, or null. Of two entries with one number, such as III/196, a common name tells which. */
function wordedByHand(entry: AnnexEntry): AnnexEntry | null {
  const isRepeated = published.filter(isOfNumber(entry)).length > 1;
  const isSame = ({ keys }: AnnexEntry) => !isRepeated || keys.some((key) => entry.keys.includes(key));
  return handWritten.find((one) => isOfNumber(entry)(one) && isSame(one)) ?? null;
}
let asked = 0;

function factOf(csv: Readonly<Record<string, string>>): { row: AnnexRow; line: string } | null {
  const row = toAnnexRow(csv);
  const entry = readAnnexRow(row);
  if (!entry || wordedByHand(entry)) return null;
  const line = factLine(row, entry, csv['ec_numbers'] ?? '');
  const read = readAnnexRow(factRow(line));
  const keys = new Set(read?.keys);
  const lost = entry.keys.filter((key) => !keys.has(key));
  if (lost.length > 0) process.stdout.write(`  names lost: ${row.annex}/${row.reference} ${lost.join(' ')}\n`);
  const [ours, theirs] = [read, entry].map((one) => JSON.stringify(one && [rulesOf(one), demandsAndWordings(one)]));
  if (ours !== theirs) {
    asked += 1;
    process.stdout.write(`  differs: ${line}\n    ${theirs}\n    ${ours}\n`);
  }
  return { row, line };
}

const facts = rows.flatMap((csv) => factOf(csv) ?? []);
for (const [name, holds] of FILES) {
  write(
    name,
    'The columns are those of factRow: entry | glossary | other names | CAS | EC | regulation | words | conditions | CMR classes (Article 15)',
    facts.filter(({ row }) => holds(row)).map(({ line }) => line),
  );
}

function write(name: string, columns: string, lines: readonly string[]): void {
  const source = `/**
 * Facts of the Commission's exports of 2025 and 2026 (CosIng, © European Union, CC BY 4.0), written by
 * tests/lists/writeAnnexFacts.ts. ${columns}.
 */
export const ${name} = String.raw\`
${lines.join('\n')}
\`;
`;
  writeFileSync(resolve(FOLDER, `${name}.ts`), source);
}

/** What the published names of an entry add to those of its row that is worded by hand. */
const furtherNames = rows.flatMap((csv) => {
  const row = toAnnexRow(csv);
  const entry = readAnnexRow(row);
  const ours = entry && wordedByHand(entry);
  if (!entry || !ours) return [];
  const [names, cas] = [namesOf(row), entry.casNumbers.filter((one) => !ours.casNumbers.includes(one))];
  const missing = [...names.glossary, ...names.others].filter((name) => !ours.keys.includes(inciKey(name)));
  return missing.length + cas.length === 0
    ? []
    : [`${entry.annex}/${entry.reference} | ${cell(missing)} | ${cas.join(' / ')}`];
});
write(
  'furtherNames',
  'Names and CAS numbers that the published entries have beside those of the rows that are worded by hand: entry | names | CAS',
  furtherNames,
);
process.stdout.write(`${facts.length} facts, ${asked} of them differ\n`);
