import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildKnowledge } from '../../domain/label/knowledge.ts';
import { UNKNOWN_PRODUCT } from '../../domain/product/product.ts';
import { freshKnowledge } from './freshKnowledge.ts';
import type { Counts } from './listReport.ts';
import { listReport } from './listReport.ts';
import { DATA_FOLDER, readAnnexes, readInventory, readTexts, realDataFolder } from './realData.ts';

/** The run fails when a smaller share of the names is recognised. */
const MIN_RECOGNISED = 0.96;
const MAX_SHOWN = 60;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: DATA_FOLDER },
    inventory: { type: 'string' },
    annexes: { type: 'string' },
    on: { type: 'string' },
    /** With what a new installation knows, in place of the files. */
    fresh: { type: 'boolean', default: false },
    /** Category and flags as the shop's category and name tell them; otherwise nothing is known of the products. */
    products: { type: 'boolean', default: false },
  },
});
const line = (text = '') => process.stdout.write(`${text}\n`);
const percent = (part: number, whole: number) => `${((part / Math.max(1, whole)) * 100).toFixed(2)} %`;
const table = (title: string, counts: Counts) => {
  line(`\n${title}`);
  for (const [name, count] of counts) line(`  ${String(count).padStart(6)}  ${name}`);
};
const excerpts = (title: string, texts: readonly string[]) => {
  line(`\n${title}`);
  for (const text of texts.slice(0, MAX_SHOWN)) line(`  ${JSON.stringify(text.slice(0, 110))}`);
};

const isThere = realDataFolder(values.data) !== null;
if (!isThere && !(positionals[0] && values.inventory && values.annexes)) {
  line(
    `No inventory in ${values.data}. Usage: npm run check:lists -- [FILE] [--inventory FILE] [--annexes FILE] [--data FOLDER] [--on 2026-11-01] [--products] [--fresh]`,
  );
  process.exit(1);
}
const file = (path: string | undefined, name: string) => (path ? resolve(path) : resolve(values.data, name));
const started = performance.now();
const knowledge = values.fresh
  ? freshKnowledge()
  : buildKnowledge(
      readInventory(file(values.inventory, 'cosing-inventory.csv')),
      readAnnexes(file(values.annexes, 'annex-restrictions.csv')),
    );
const loaded = performance.now();
const on = values.on ?? new Date().toISOString().slice(0, 10);
const report = listReport(
  readTexts(file(positionals[0], 'product-ingredient-lists.csv')),
  values.products ? null : UNKNOWN_PRODUCT,
  knowledge,
  on,
);

line(
  `Ingredients known: ${knowledge.index.ingredients.length} (read and indexed in ${Math.round(loaded - started)} ms); texts checked in ${Math.round(performance.now() - loaded)} ms; rules of ${on}`,
);
const timeOf = (share: number) => (report.times[Math.floor(report.times.length * share)] ?? NaN).toFixed(1);
line(
  `Time of a list, each checked once in this process: p50 ${timeOf(0.5)} ms, p99 ${timeOf(0.99)} ms, longest ${timeOf(1 - 1 / report.times.length)} ms`,
);
line(`Crashes: ${report.crashes.length}`);
for (const { text, error } of report.crashes.slice(0, MAX_SHOWN))
  line(`  ${error}: ${JSON.stringify(text.slice(0, 80))}`);
line(
  `Ingredient lists: ${report.lists}, names in them: ${report.names}, recognised: ${report.recognised} = ${percent(report.recognised, report.names)}`,
);
table('Not recognised, by what is reported', report.unrecognisedBy);
line(`\nLists with a known name that is neither read nor shown as left out: ${report.silent.length}`);
for (const text of report.silent) line(`  ${JSON.stringify(text.slice(0, 110))}`);
table('Recognised how', report.byMatch);
table('Results', report.byResult);
const alone = new Map(report.onlyQuestions);
const checked = report.lists - report.missedLists.length;
line('\nWhat makes lists YELLOW: lists with the question, share of all lists; as the only question, share');
for (const [question, count] of report.questions) {
  const only = alone.get(question) ?? 0;
  line(
    `  ${String(count).padStart(6)} ${percent(count, checked).padStart(8)} ${String(only).padStart(6)} ${percent(only, checked).padStart(8)}  ${question}`,
  );
}
table('Findings', report.byFinding);
table('What makes a list RED', report.byError);
table('The twenty most frequent unrecognised names', report.unrecognised);
line(
  `\nCells that are no ingredient list: ${report.otherTexts}, reported as such: ${report.otherTexts - report.falseLists.length} = ${percent(report.otherTexts - report.falseLists.length, report.otherTexts)}`,
);
excerpts('Cells marked as no list that name ingredients all the same', report.falseLists);
excerpts('Lists that are taken for none', report.missedLists);
if (report.crashes.length > 0 || report.recognised < report.names * MIN_RECOGNISED) process.exitCode = 1;
