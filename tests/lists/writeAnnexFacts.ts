import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AnnexRow } from '../../domain/annex/annexEntry.ts';
import { entryNames } from '../../domain/annex/entryNames.ts';
import { readAnnexRow } from '../../domain/annex/readAnnexRow.ts';
import { inciKey } from '../../domain/inci/inciKey.ts';
import { handWrittenAnnexRows } from '../../mocks/seed/knowledge/starterKnowledge.ts';
import { readCsv } from './readCsv.ts';
import { DATA_FOLDER, toAnnexRow } from './realData.ts';

/**
 * Writes the facts of every entry of Annex II that the starter knowledge does not word itself into mocks/seed/knowledge/annexes/facts*.ts: reference, names,
 * CAS and EC numbers, its exception as domain/annex reads it, and the class of a CMR substance; never a text of the Commission.
 * Run it after a new export: npx tsx tests/lists/writeAnnexFacts.ts
 */
const FOLDER = 'mocks/seed/knowledge/annexes';
const MAX_NAME = 150;
const FILES: readonly (readonly [file: string, constant: string, holds: (row: AnnexRow) => boolean])[] = [
  ['factsOfAnnexIIto400', 'factsOfAnnexIIto400', ({ annex, reference }) => annex === 'II' && Number(reference) <= 400],
  [
    'factsOfAnnexIIto1200',
    'factsOfAnnexIIto1200',
    ({ annex, reference }) => annex === 'II' && Number(reference) > 400 && Number(reference) <= 1200,
  ],
  [
    'factsOfAnnexIIto2000',
    'factsOfAnnexIIto2000',
    ({ annex, reference }) => annex === 'II' && Number(reference) > 1200,
  ],
];

const numbersIn = (text: string, pattern: RegExp) => [...new Set(text.match(pattern) ?? [])].join(' / ');
const cell = (texts: readonly string[]) => texts.map((text) => text.replace(/[|;\n`\\]|\$\{/g, ' ').trim()).join('; ');

/** The names without those that only add a remark to another: "Pyrocatechol (Catechol)" beside "Pyrocatechol". */
function namesOf(row: AnnexRow): { readonly glossary: string[]; readonly others: string[] } {
  const glossary = entryNames({ ...row, substance: '' });
  const known = new Set(glossary.map(inciKey));
  const all = entryNames(row).filter((name) => !name.includes(';') && !known.has(inciKey(name)));
  const isRemarked = (name: string) =>
    [...all, ...glossary].some(
      (one) => one.length > 3 && /^(?: \(| \[|,? and |, )/.test(name.startsWith(one) ? name.slice(one.length) : ''),
    );
  const others = all.filter((name) => name.length <= MAX_NAME && !isRemarked(name));
  const first = entryNames(row).filter((name) => !name.includes(';'))[0] ?? row.substance;
  return { glossary, others: others.length + glossary.length > 0 ? others : [first] };
}

/** "Carcinogenic Cat. 1B(),Mutagenic Cat. 2()" is "C1B M2". */
const classesOf = (cmr: string) =>
  [...cmr.matchAll(/(Carcinogenic|Mutagenic|Reprotoxic) Cat\. (1A|1B|2)/g)]
    .map(([, kind = '', category = '']) => `${kind.charAt(0)}${category}`)
    .join(' ');

const handWritten = new Set(handWrittenAnnexRows.map(({ annex, reference }) => `${annex}/${reference}`));

function factLine(csv: Readonly<Record<string, string>>): { row: AnnexRow; line: string } | null {
  const row = toAnnexRow(csv);
  const entry = readAnnexRow(row);
  if (entry?.annex !== 'II' || handWritten.has(`${row.annex}/${row.reference}`)) return null;
  const { glossary, others } = namesOf(row);
  const cells = [
    `II/${row.reference}`,
    cell(glossary),
    cell(others),
    numbersIn(row.casNumbers, /\b\d{2,7}-\d\d-\d\b/g),
    numbersIn(csv['ec_numbers'] ?? '', /\b\d{3}-\d{3}-\d\b/g),
    row.regulation.replace(/[|`]/g, ' '),
    entry.exception ?? '',
    '',
    classesOf(csv['cmr'] ?? ''),
  ];
  return { row, line: cells.join(' | ') };
}

const facts = readCsv(readFileSync(resolve(DATA_FOLDER, 'annex-restrictions.csv'), 'utf8')).flatMap(
  (csv) => factLine(csv) ?? [],
);
for (const [file, constant, holds] of FILES) {
  const lines = facts.filter(({ row }) => holds(row)).map(({ line }) => line);
  const source = `/**
 * Facts of the Commission's exports of 2025 and 2026 (CosIng, © European Union, CC BY 4.0), written by tests/lists/writeAnnexFacts.ts. The columns
 * are those of factRow: entry | glossary | other names | CAS | EC | regulation | words | conditions | CMR classes (Article 15).
 */
export const ${constant} = String.raw\`
${lines.join('\n')}
\`;
`;
  writeFileSync(resolve(FOLDER, `${file}.ts`), source);
}
process.stdout.write(`${facts.length} facts\n`);
