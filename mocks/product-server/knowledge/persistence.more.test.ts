import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import { openFolder } from '../database/openDatabase.ts';
import { starterIngredients } from '../../demo-data/knowledge/starterKnowledge.ts';
import { send, tokenOf } from '../../testing/client.ts';
import { inventoryFile } from '../../testing/exportFiles.ts';
import { importer } from '../../testing/importClient.ts';
import { oldRecordStatements } from '../../testing/oldMigrations.ts';
import { end, endLeftovers, type StandInProcess, startProcess } from '../../testing/standInProcess.ts';
import { until } from '../../testing/until.ts';

type Ingredient = components['schemas']['Ingredient'];
interface Knowledge {
  verzija: string;
  sastojci: { inci: string }[];
}

// The tests use one data folder and depend on their order.
let folder = '';
let running: StandInProcess;
let token = '';
let known: Knowledge;
let interrupted = '';
let waiting = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosije-test-'));
  await start();
  known = await knowledge();
});
afterAll(async () => {
  endLeftovers();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  running = await startProcess({ DATA_DIR: folder });
  token = await tokenOf(running, 'admin');
}
const admin = importer(
  () => running,
  () => token,
);
const ask = async (method: string, path: string) =>
  (await send(running.product.url, method, path, { token })).body as { data: { data: unknown; promene: string[] } };
const knowledge = async () => (await ask('GET', '/api/v1/cosing/index')).data.data as Knowledge;
const idOf = async (inci: string) => {
  const found = (await ask('GET', `/api/v1/cosing?text%5Bsearch%5D=%22${inci.toLowerCase()}%22`)).data
    .data as Ingredient[];
  return found.find((one) => one.inci === inci)?._id ?? '';
};
const large = () =>
  inventoryFile(
    Array.from({ length: 20_000 }, (_, at) => ({ ref: String(at + 1), inci: `TESTUM ${at}`, functions: 'TONIC' })),
  );

/** Changes the database while no process uses it. */
async function change(...statements: string[]): Promise<void> {
  await end(running.child, 'SIGTERM');
  const { db, close } = await openFolder(join(folder, 'database'), () => Promise.resolve());
  for (const statement of statements) await db.execute(sql.raw(statement));
  await close();
  await start();
}

test('an import that is killed fails and leaves the knowledge unchanged', async () => {
  interrupted = await admin.begin(large());
  await until('rows have been read', async () => (await admin.get(interrupted)).obradjeno > 1000);
  await end(running.child, 'SIGKILL');
  await start();
  expect(await admin.get(interrupted)).toMatchObject({
    stanje: 'neuspelo',
    problemi: [{ kod: 'INTERRUPTED' }],
    brojProblema: 1,
  });
  expect(await knowledge()).toEqual(known);
  expect(await admin.apply(interrupted)).toMatchObject({ status: 409 });
});

test('an import is marked as interrupted after the process is stopped', async () => {
  const id = await admin.begin(large());
  await until('rows have been read', async () => (await admin.get(id)).obradjeno > 0);
  expect(await end(running.child, 'SIGTERM')).toEqual({ code: 0, signal: null });
  await start();
  expect(await admin.get(id)).toMatchObject({ stanje: 'neuspelo', problemi: [{ kod: 'INTERRUPTED' }] });
  expect(await knowledge()).toEqual(known);
});

test('a start restores annexes that were never imported, and a refresh restores other data and names them', async () => {
  await change(
    "UPDATE ingredients SET cas = '{}', functions = '{TONIC}', search_text = 'lost' || search_text WHERE inci = 'GLYCERIN'",
    "UPDATE annex_rows SET maximum = '9 %' WHERE annex = 'V' AND reference = '29'",
  );
  const glycerin = await ask('POST', `/api/v1/cosing/${await idOf('GLYCERIN')}/refresh`);
  expect([glycerin.data.promene, (glycerin.data.data as Ingredient).cas]).toEqual([['cas', 'funkcije'], ['56-81-5']]);
  const phenoxyethanol = await ask('POST', `/api/v1/cosing/${await idOf('PHENOXYETHANOL')}/refresh`);
  expect([phenoxyethanol.data.promene, (phenoxyethanol.data.data as Ingredient).aneksi]).toMatchObject([
    [],
    [{ maksimum: '1.0%' }],
  ]);
  const now = await knowledge();
  expect([now.sastojci, now.verzija === known.verzija]).toEqual([known.sastojci, false]);
});

test('a refresh restores imported data from the import', async () => {
  await admin.bring(
    inventoryFile([
      { ref: '1', inci: 'GLYCERIN', functions: 'HUMECTANT' },
      { ref: '2', inci: 'PHENOXYETHANOL' },
    ]),
  );
  await change("UPDATE ingredients SET functions = '{TONIC}' WHERE inci = 'GLYCERIN'");
  const { data } = await ask('POST', `/api/v1/cosing/${await idOf('GLYCERIN')}/refresh`);
  expect([data.promene, (data.data as Ingredient).funkcije, (data.data as Ingredient).izvor]).toEqual([
    ['funkcije'],
    ['HUMECTANT'],
    'COSING 2020-12-30',
  ]);
});

/** A table that an import replaced keeps its indexes, with the names that the old migrations create. */
const DROP_KEPT_TABLES = `DO $$ DECLARE kept text; BEGIN
  FOR kept IN SELECT tablename FROM pg_tables WHERE tablename ~ '^(ingredients|annex_rows)_before_'
  LOOP EXECUTE format('DROP TABLE %I', kept); END LOOP; END $$`;
const UNDO_AFTER_0005 = [
  DROP_KEPT_TABLES,
  'DROP TABLE label_search_texts, catalogue_counts',
  'DROP FUNCTION keep_search_texts, count_catalogues CASCADE',
  'CREATE INDEX labels_search ON labels USING gin (search_text gin_trgm_ops)',
  'ALTER TABLE raw_materials DROP COLUMN catalogue_ids',
  'DROP TABLE told_conclusions, bin_items, revoked_tokens',
  'DROP TABLE notification_settings',
  'DROP TABLE message_files, message_recipients, messages',
  'DROP INDEX users_by_email',
  'ALTER TABLE users DROP COLUMN version, DROP COLUMN temporary_password_until',
  'ALTER TABLE companies ALTER COLUMN email SET NOT NULL, DROP COLUMN version, DROP COLUMN address, DROP COLUMN phone, DROP COLUMN registration_number, DROP COLUMN tax_number, DROP COLUMN contact, DROP COLUMN language, DROP COLUMN is_archived, DROP COLUMN changed_at',
  'DROP TABLE material_aliases, formula_imports',
  'DROP TABLE label_reprints',
  'DROP FUNCTION queue_label_reprint, queue_reprints_of_material, queue_reprints_of_override, queue_reprints_of_fragrance, make_reprint_outdated CASCADE',
  'ALTER TABLE labels DROP COLUMN formula_id, DROP COLUMN formula_revision',
  'DROP TABLE inspection_openings, inspection_links',
  'DROP TABLE pif_versions',
  'DROP FUNCTION refuse_change_of_version',
  'ALTER TABLE pifs DROP COLUMN assessed_by',
  'DROP TABLE assessor_profiles',
  'DROP TABLE access_tokens',
  'DROP TABLE pif_requirements',
  'DROP TABLE events, pif_comments',
  'DROP TABLE pif_files, pif_sections',
  'ALTER TABLE pifs DROP COLUMN stage, DROP COLUMN stage_before, DROP COLUMN version, DROP COLUMN revision, DROP COLUMN reference, DROP COLUMN formula_id, DROP COLUMN formula_revision, DROP COLUMN submitted_by, DROP COLUMN return_reason, DROP COLUMN last_batch_on, DROP COLUMN changed_at, DROP COLUMN search_text, ADD COLUMN is_locked boolean NOT NULL DEFAULT false',
  'DROP TABLE raw_material_recheck_changes, raw_material_results',
  'DROP TRIGGER raw_material_counts_result ON raw_materials',
  'DROP TRIGGER new_raw_material_counts_result ON raw_materials',
  'DROP TABLE formula_recheck_changes, formula_results',
  'DROP TRIGGER raw_material_counts_basis ON raw_materials',
  'DROP TRIGGER deleted_raw_material_counts_basis ON raw_materials',
  'DROP TABLE fragrance_imports',
  'DROP TABLE formula_materials, formula_revisions, formulas',
  'DROP FUNCTION refuse_change_of_revision',
  'DROP TABLE ifra_certificates, fragrance_materials',
  'DROP TABLE label_recheck_changes, label_rechecks',
  'ALTER TABLE labels DROP COLUMN checked_with, DROP COLUMN findings, DROP COLUMN ph_min, DROP COLUMN ph_max, DROP COLUMN percentages',
  'ALTER TABLE knowledge_imports DROP COLUMN withdraws_much, DROP COLUMN before_part, DROP COLUMN organisation_id',
  'DROP TABLE raw_material_import_rows, raw_material_imports, document_ends, document_summaries, material_counts, document_versions, documents, document_folders, raw_material_overrides, raw_material_links',
  'DROP FUNCTION raw_material_counts_result, override_counts_result',
  'DROP FUNCTION count_basis_of_formula, raw_material_counts_basis, catalogue_counts_basis, override_counts_basis, fragrance_counts_basis, count_basis_of_material',
  'DROP FUNCTION required_folders, summarise_documents, summarise_changed_documents, summarise_changed_materials, summarise_new_materials, count_materials, find_document_ends, find_ends_of_catalogue CASCADE',
  'DROP INDEX pifs_by_created, pifs_by_submitted, pifs_by_assessed',
  'DROP INDEX raw_materials_of_maker',
  'ALTER TABLE raw_materials DROP COLUMN search_text',
  'ALTER TABLE knowledge_parts DROP COLUMN dated_on',
  'ALTER TABLE knowledge_imports DROP COLUMN dated_on',
  'ALTER TABLE annex_rows DROP COLUMN cmr, DROP COLUMN ec_numbers',
  'ALTER TABLE ingredients DROP COLUMN restriction',
  'DROP TABLE toxicology_import_rows, toxicology_imports, toxicology_versions, sign_off_documents, label_sign_offs',
  'DELETE FROM toxicology WHERE organisation_id IS NOT NULL',
  'ALTER TABLE toxicology ADD CONSTRAINT toxicology_pkey PRIMARY KEY (ingredient_id), DROP COLUMN organisation_id, DROP COLUMN pod_species, DROP COLUMN pod_study, DROP COLUMN log_pow, DROP COLUMN water_solubility, DROP COLUMN uv_absorption, DROP COLUMN uv_absorption_source, DROP COLUMN purity, DROP COLUMN purity_source, DROP COLUMN physical_form, DROP COLUMN endpoints, DROP COLUMN verified_by, DROP COLUMN verified_at, DROP COLUMN updated_by',
  'ALTER TABLE raw_materials DROP COLUMN entered_by, DROP COLUMN is_global, DROP COLUMN version, DROP COLUMN updated_at, DROP COLUMN trade_search, DROP COLUMN maker_search, DROP COLUMN inci_search, DROP COLUMN code, DROP COLUMN code_search',
];
const LABEL_CONTENT = [
  'ingredient_text',
  'category',
  'product_use',
  'is_for_under_three',
  'is_for_intimate_use',
  'is_inhalable',
  'markets',
  'nominal_content',
  'pao_months',
  'best_before',
  'is_pao_irrelevant',
  'minimum_durability_months',
  'country_of_origin',
  'is_imported',
  'responsible_person',
  'batch',
  'product_function',
  'version',
];

test('a folder of a version without knowledge gets it at the next start', async () => {
  await change(
    ...UNDO_AFTER_0005,
    'DROP TABLE checked_lists, label_photos',
    `ALTER TABLE labels ${LABEL_CONTENT.map((column) => `DROP COLUMN ${column}`).join(', ')}`,
    'DROP TABLE knowledge_import_changes, knowledge_imports, knowledge_parts, ingredients, annex_rows, toxicology',
    ...(await oldRecordStatements('0003_pifs')),
  );
  expect((await knowledge()).sastojci.map(({ inci }) => inci).sort()).toEqual(
    starterIngredients.map(({ inci }) => inci).sort(),
  );
});

test('a folder of a version without a raw-material catalogue gets links and search texts at the next start', async () => {
  const prepared = await admin.read(inventoryFile([{ ref: '7', inci: 'PREPARED EARLIER' }]));
  waiting = prepared._id;
  await change(
    ...UNDO_AFTER_0005,
    `ALTER TABLE ingredients_of_${waiting} DROP COLUMN restriction`,
    ...(await oldRecordStatements('0005_label_content')),
  );
  token = await tokenOf(running, 'klijent');
  const path = '/api/v1/sirovine?uKatalogu=da&polje=inci&text%5Bsearch%5D=%22glycerin%22';
  const { results, data } = (await send(running.product.url, 'GET', path, { token })).body as {
    results: number;
    data: { data: components['schemas']['RawMaterial'][] };
  };
  expect([results > 0, data.data[0]?.verzija, data.data[0]?.companyRelationship]).toEqual([
    true,
    1,
    { isCreator: true, uKatalogu: true, menjaZajednicko: true },
  ]);
});

test('an import that an earlier version prepared can be applied', async () => {
  token = await tokenOf(running, 'admin');
  expect(await admin.apply(waiting, { datum: '2026-06-17' })).toMatchObject({ status: 200 });
  expect((await knowledge()).sastojci.map(({ inci }) => inci)).toContain('PREPARED EARLIER');
});
