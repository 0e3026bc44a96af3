import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, openFolder, restoreSnapshot } from '../../mocks/product-server/database/openDatabase.ts';
import { companies } from '../../mocks/product-server/database/schema/schema.ts';
import { pageOfFormulas } from '../../mocks/product-server/subjects/formula/formulaQueries.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from '../../mocks/demo-data/raw-material/rawMaterials.ts';
import { seedSnapshot } from '../../mocks/demo-data/seedSnapshot.ts';
import { startTestStack } from '../support/testStack.ts';
import { asker, finish, json, line, median, percentile, ratioOf, report, timed, tokenFor } from './measure.ts';

// The preview of a formula of 300 lines, which is as many as a formula has, and a page of the list among 5,000
// formulas. What has a limit is a ratio of two things measured in turn in this run; milliseconds are printed without
// one, because they depend on the machine.
const LIMITS = { preview: 12, list: 4 };
const LINES = { few: 30, many: 300 };
const FORMULAS = 5_000;
const ROUNDS = 100;
const PAGE_SIZE = 20;

const company = companyIdOf('Lavanda Natura d.o.o.');
const shared = Array.from({ length: RAW_MATERIAL_COUNT }, (_, at) => rawMaterialAt(at)).filter(
  ({ isGlobal }) => isGlobal,
);
const PREVIEW = `query ($input: FormulaInput!) { previewFormula(input: $input) {
  sum result ingredientText list { text block percent } substances { inciName maxPercent orderPercent sources { line } }
  allergens { labelName percent } findings { code ingredient } } }`;

/** The request for the preview of a formula with so many lines of raw materials that every company sees. */
function previewOf(lines: number): string {
  const input = {
    name: 'Merena',
    companyId: company,
    category: 'face_care_products_other_than_face_mask',
    lines: Array.from({ length: lines }, (_, at) => ({
      rawMaterialSlug: shared[at % shared.length]?.slug,
      ...(at === 0 ? { isRemainder: true } : { percent: '0.3' }),
    })),
  };
  return JSON.stringify({ query: PREVIEW, variables: { input } });
}

async function measurePreview(): Promise<void> {
  const stack = await startTestStack();
  const headers = { ...json, authorization: `Bearer ${await tokenFor(stack)}` };
  const [few, many] = [LINES.few, LINES.many].map((lines) =>
    asker(stack.bffUrl, '/graphql', headers, previewOf(lines)),
  ) as [ReturnType<typeof asker>, ReturnType<typeof asker>];
  report(`preview: ${LINES.many} lines to ${LINES.few}`, await ratioOf(few, many, ROUNDS / 4), LIMITS.preview);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await timed(many));
  const [p50, p99] = [0.5, 0.99].map((part) => percentile(times, part).toFixed(1));
  line(`preview of ${LINES.many} lines: p50 ${p50 ?? ''} ms, p99 ${p99 ?? ''} ms in ${ROUNDS} rounds`);
  await stack.close();
}

/** Copies the demo formulas with their current revisions until there are so many. */
async function fillUp(db: Database): Promise<void> {
  const copyId = sql`lpad(to_hex(copy * 1000 + row_number() OVER (PARTITION BY copy ORDER BY id)), 24, 'f')`;
  await db.execute(sql`CREATE TEMP TABLE copies AS
    SELECT id AS original, ${copyId} AS id, copy FROM formulas, generate_series(1, ${FORMULAS}::integer) copy
    ORDER BY copy, id LIMIT ${FORMULAS} - (SELECT count(*) FROM formulas)`);
  await db.execute(sql`INSERT INTO formulas (id, slug, company_id, revision, name, created_at, updated_at, search_text)
    SELECT copies.id, slug || '-copy-' || copy, company_id, revision, name, created_at, updated_at, search_text
    FROM copies JOIN formulas ON formulas.id = original`);
  await db.execute(sql`INSERT INTO formula_revisions (formula_id, number, name, code, note, category, product_use, lines, saved_by, saved_at)
    SELECT copies.id, number, name, code, note, category, product_use, lines, saved_by, saved_at
    FROM copies JOIN formula_revisions ON formula_id = original`);
  await db.execute(sql`ANALYZE formulas`);
  await db.execute(sql`ANALYZE formula_revisions`);
}

async function measureList(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dosije-bench-'));
  try {
    const [few, many] = [join(folder, 'few'), join(folder, 'many')];
    const stacks = [];
    const { dump } = await seedSnapshot(1);
    for (const one of [few, many]) {
      await restoreSnapshot(one, dump);
      stacks.push(await openFolder(one, () => Promise.resolve()));
    }
    const [small, large] = stacks;
    if (!small || !large) throw new Error('The databases did not open');
    await fillUp(large.db);
    const companyIds = (await small.db.select({ id: companies.id }).from(companies)).map(({ id }) => id);
    for (const [what, terms] of [
      ['first page', []],
      ['search', ['krema']],
    ] as const) {
      const selection = { companyIds, terms: [...terms], isInciSearch: false };
      const page = (db: Database) => async () => {
        await pageOfFormulas(db, selection, 0, PAGE_SIZE);
      };
      const ratio = await ratioOf(page(small.db), page(large.db), ROUNDS / 4);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS / 4; round++) times.push(await timed(page(large.db)));
      report(`list, ${what}: ${FORMULAS} formulas to those of the demo`, ratio, LIMITS.list);
      line(`list, ${what}, of ${FORMULAS}: p50 ${median(times).toFixed(1)} ms`);
    }
    await Promise.all(stacks.map(({ close }) => close()));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

line(`formulas: node ${process.version}`);
await measureList();
await measurePreview();
finish();
