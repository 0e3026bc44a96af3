import { createHash } from 'node:crypto';
import { hashPassword } from '../product-server/accounts/passwords.ts';
import { sql } from 'drizzle-orm';
import { CheckRunner, type LabelCheckResult } from '../product-server/recheck/checkRunner.ts';
import { checkReprints, type LabelOfBasis } from '../product-server/subjects/label-reprint/checkReprints.ts';
import { formulasToRecheck } from '../product-server/subjects/formula/formulasToRecheck.ts';
import { rulesOn } from '../product-server/recheck/checkedWith.ts';
import { materialsToRecheck } from '../product-server/recheck/materialsToRecheck.ts';
import { currentTarget } from '../product-server/recheck/recheckStore.ts';
import { storeRecordResults } from '../product-server/recheck/recordResults.ts';
import { formulaStore, materialStore, recordsAfter } from '../product-server/recheck/recordStore.ts';
import { rulesVersion } from '../product-server/recheck/rulesVersion.ts';
import type { Database } from '../product-server/database/openDatabase.ts';
import { assessorProfiles } from '../product-server/database/schema/assessor-profile.ts';
import { formulaMaterials, formulaRevisions, formulas } from '../product-server/database/schema/formula.ts';
import { fragranceMaterials, ifraCertificates } from '../product-server/database/schema/fragrance-material.ts';
import { events } from '../product-server/database/schema/event.ts';
import { pifComments } from '../product-server/database/schema/pif-comment.ts';
import { pifFiles, pifRequirements, pifs, pifSections } from '../product-server/database/schema/pif.ts';
import {
  rawMaterialLinks,
  rawMaterialOverrides,
  rawMaterials,
} from '../product-server/database/schema/raw-material.ts';
import {
  companies,
  givenCompanies,
  labels,
  logins,
  organisations,
  users,
} from '../product-server/database/schema/schema.ts';
import { type AccountName, accounts, DEMO_PASSWORD } from './accounts.ts';
import { CHECK_DATE, checkDemoFormula, checkDemoMaterial } from './checkDemoLabel.ts';
import { seededAssessors } from './assessors.ts';
import { COMPANIES, companyIdOf, ORGANISATIONS } from './companies.ts';
import { BASE_DAY, DAY_MS, seededId, seededNumber } from './deterministic.ts';
import { seedDocuments } from './documents/seedDocuments.ts';
import { FORMULA_COUNT, formulaAt } from './formulas.ts';
import { seededFragrances } from './fragrances.ts';
import { starterAnnexRows, starterIngredients } from './knowledge/starterKnowledge.ts';
import { LABEL_COUNT, labelAt } from './labels.ts';
import { creatorLink, seededOverrides, usedLinks } from './raw-material/catalogues.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from './raw-material/rawMaterials.ts';
import { logoOf } from './pictures/drawPictures.ts';
import { largeFormula, largeFormulaOverride } from './largeFormula.ts';
import { readyFormulaOverride, readyFormulas } from './readyFormulas.ts';
import { commentsAt, eventsAt, notesAt } from './pifActivity.ts';
import { seededPapers } from './pifPapers.ts';
import { descriptionAt, PIF_COUNT, pifAt } from './pifs.ts';
import { otherSectionsAt } from './pifSections.ts';

const BATCH = 500;

/** Fills an empty database, the same way every time. `scale` multiplies labels and raw materials. */
export async function seedDatabase(transaction: Database, scale: number): Promise<void> {
  await transaction
    .insert(organisations)
    .values(ORGANISATIONS.map((name) => ({ id: seededId('organisation', name), name })));
  await transaction.insert(companies).values(
    COMPANIES.map(({ name, organisation, email, createdBy }) => ({
      id: companyIdOf(name),
      organisationId: seededId('organisation', organisation),
      name,
      email,
      logo: logoOf(name),
      createdBy: seededId('user', createdBy),
    })),
  );
  await insertAccounts(transaction);
  await transaction.insert(assessorProfiles).values(seededAssessors().map(({ row }) => row));
  // The knowledge was seeded before, and the demo labels were judged with it.
  const judgedWith = await currentTarget(transaction, rulesOn(await rulesVersion(), CHECK_DATE));
  const demoLabelAt = (index: number) => ({ ...labelAt(index), checkedWith: judgedWith });
  for (let from = 0; from < LABEL_COUNT * scale; from += BATCH) {
    await transaction.insert(labels).values(batch(from, LABEL_COUNT * scale, demoLabelAt));
  }
  for (let from = 0; from < RAW_MATERIAL_COUNT * scale; from += BATCH) {
    const rows = batch(from, RAW_MATERIAL_COUNT * scale, rawMaterialAt);
    await transaction.insert(rawMaterials).values(rows);
    await transaction.insert(rawMaterialLinks).values(rows.map(creatorLink));
  }
  await transaction.insert(rawMaterialLinks).values([...usedLinks]);
  await transaction
    .insert(rawMaterialOverrides)
    .values([...seededOverrides, largeFormulaOverride(), readyFormulaOverride()]);
  const { fragrances, certificates } = seededFragrances();
  await transaction.insert(fragranceMaterials).values(fragrances);
  await transaction.insert(ifraCertificates).values(certificates);
  const demoFormulas = [...batch(0, FORMULA_COUNT, formulaAt), largeFormula(), ...readyFormulas()];
  await transaction.insert(formulas).values(demoFormulas.map(({ formula }) => formula));
  await transaction.insert(formulaRevisions).values(demoFormulas.flatMap(({ revisions }) => revisions));
  await transaction
    .insert(formulaMaterials)
    .values(
      demoFormulas.flatMap(({ formula: { id }, materialIds }) =>
        materialIds.map((materialId) => ({ formulaId: id, materialId })),
      ),
    );
  await checkFormulas(transaction, judgedWith);
  await checkMaterials(transaction, judgedWith);
  await seedDocuments(transaction);
  await transaction.insert(pifs).values(batch(0, PIF_COUNT, pifAt));
  await transaction.insert(pifSections).values(batch(0, PIF_COUNT, descriptionAt));
  await transaction.insert(pifSections).values(batch(0, PIF_COUNT, otherSectionsAt).flat());
  await transaction.insert(pifFiles).values((await seededPapers()).map(({ row }) => row));
  await transaction.insert(pifComments).values(batch(0, PIF_COUNT, commentsAt).flat());
  await transaction.insert(events).values(batch(0, PIF_COUNT, eventsAt).flat());
  const materialsOf = new Map(demoFormulas.map(({ formula: { id }, materialIds }) => [id, materialIds]));
  const notes = batch(0, PIF_COUNT, (index) => notesAt(index, materialsOf.get(pifAt(index).formulaId ?? '') ?? []));
  await transaction.insert(pifRequirements).values(notes.flat());
  // What the scale adds is judged in the background, as after an upgrade.
  await checkReprints(transaction, judgedWith, checkDemoLabels(), LABEL_COUNT);
  // The embedded database has no background process that collects statistics for the query planner.
  await transaction.execute(sql`ANALYZE`);
}

const toKnow = ({ inci, cas, ec, synonyms, functions }: (typeof starterIngredients)[number]) => ({
  inci,
  cas: [...cas],
  ec: [...ec],
  synonyms: [...synonyms],
  restriction: null,
  functions: [...functions],
});

/** The labels are checked as the running service checks them, with the starter knowledge. */
function checkDemoLabels(): (labels: LabelOfBasis[]) => Promise<LabelCheckResult[]> {
  const checker = new CheckRunner();
  checker.addIngredients(starterIngredients.map(toKnow));
  checker.addAnnexRows(starterAnnexRows);
  return (labels) => Promise.resolve(labels.map((label) => checker.recheckLabel(label, CHECK_DATE)));
}

/** The formulas were judged with the same knowledge as the labels. */
async function checkFormulas(transaction: Database, judgedWith: string): Promise<void> {
  const rows = await recordsAfter(transaction, formulaStore, null, '', BATCH);
  const formulasOf = await formulasToRecheck(
    transaction,
    rows.map(({ id }) => id),
  );
  const checkResults = formulasOf.map(checkDemoFormula);
  await storeRecordResults(transaction, formulaStore, { recheck: null, target: judgedWith }, rows, checkResults);
}

/** So were the raw materials; those that the scale adds are judged in the background. */
async function checkMaterials(transaction: Database, judgedWith: string): Promise<void> {
  const rows = await recordsAfter(transaction, materialStore, null, '', BATCH);
  const checkResults = (await materialsToRecheck(transaction, rows)).map(checkDemoMaterial);
  await storeRecordResults(transaction, materialStore, { recheck: null, target: judgedWith }, rows, checkResults);
}

const batch = <Row>(from: number, end: number, rowAt: (index: number) => Row): Row[] =>
  Array.from({ length: Math.min(BATCH, end - from) }, (_, index) => rowAt(from + index));

async function insertAccounts(transaction: Database): Promise<void> {
  for (const key of Object.keys(accounts) as AccountName[]) {
    const { id, name, email, role, company, given, passwordChangedAt, isActive } = accounts[key];
    const organisation = COMPANIES.find((one) => one.name === company)?.organisation ?? '';
    await transaction.insert(users).values({
      id,
      name,
      email,
      role,
      isActive,
      companyId: companyIdOf(company),
      organisationId: seededId('organisation', organisation),
      passwordHash: await hashPassword(DEMO_PASSWORD, createHash('sha256').update(email).digest().subarray(0, 16)),
      passwordChangedAt: passwordChangedAt === null ? null : new Date(passwordChangedAt),
    });
    if (given.length > 0)
      await transaction
        .insert(givenCompanies)
        .values(given.map((one) => ({ userId: id, companyId: companyIdOf(one) })));
    await transaction.insert(logins).values(pastLogins(email).map((login) => ({ userId: id, ...login })));
  }
}

/** A few sign-ins of the weeks before, from the office and from elsewhere (RFC 5737 addresses). */
function pastLogins(email: string): { date: Date; ip: string }[] {
  return Array.from({ length: 3 + seededNumber('logins', email, 4) }, (_, index) => ({
    date: new Date(BASE_DAY - (30 - index * 4) * DAY_MS + seededNumber('minute', `${email}${index}`, 500) * 60_000),
    ip:
      seededNumber('where', `${email}${index}`, 3) === 0
        ? '192.168.1.24'
        : `203.0.113.${seededNumber('ip', `${email}${index}`, 200) + 10}`,
  }));
}
