import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, not, sql, type SQL } from 'drizzle-orm';
import { LONG_PAGE_SIZE } from '../../../../domain/limits.ts';
import { TAKE_BACK_DAYS } from '../../../../domain/raw-material-import/takeBackDays.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { rawMaterialImportRows, rawMaterialImports } from '../../database/schema/raw-material-import.ts';
import type { Operations } from '../../service/operation.ts';
import { conflict, invalidInput, notFound } from '../../service/httpError.ts';
import { applyRawMaterialImport } from './applyRawMaterialImport.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { companyOfRequest } from '../raw-material/rawMaterialAccess.ts';
import { loadKnownMaterials, indexMaterials } from './materialIndex.ts';
import { compareImportRow } from './compareImportRow.ts';
import { correctImportName } from './correctImportName.ts';
import { importAnswer, listedImport } from './importAnswer.ts';
import { takeBackRawMaterialImport } from './takeBackRawMaterialImport.ts';
import { plainText } from '../raw-material/rawMaterialWireForm.ts';

type Names =
  | 'listRawMaterialImports'
  | 'startRawMaterialImport'
  | 'getRawMaterialImport'
  | 'setRawMaterialImportAction'
  | 'correctRawMaterialImportName'
  | 'applyRawMaterialImport'
  | 'takeBackRawMaterialImport';
type ImportRow = typeof rawMaterialImports.$inferSelect;

/** Enough for 5,000 raw materials with long texts. A usual sheet of that length has a tenth of it. */
const BODY_LIMIT = 32 * 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The number of rows that one statement inserts. */
const BATCH = 1_000;

const startRawMaterialImport = (db: Database): Operations<operations>['startRawMaterialImport'] => ({
  action: 'rawMaterial.import',
  bodyLimit: BODY_LIMIT,
  async run({ body }, caller) {
    const name = plainText(body.naziv);
    if (name === '') throw invalidInput({ path: 'naziv', message: 'Fajl mora da ima naziv.' });
    const companyId = await companyOfRequest(db, caller, body.firma);
    const known = indexMaterials(await loadKnownMaterials(db, caller, companyId), companyId, caller);
    const rows = body.redovi.map((row) => compareImportRow(row, known, companyId, caller));
    const prepared = {
      id: randomBytes(12).toString('hex'),
      userId: caller.id,
      companyId,
      name,
      columns: body.kolone,
      unknownColumns: body.nepoznateKolone.map(plainText),
      preparedAt: new Date(),
      appliedAt: null,
      takenBackAt: null,
    };
    await db.transaction(async (tx) => {
      await tx.delete(rawMaterialImports).where(not(isKept()));
      await tx.insert(rawMaterialImports).values(prepared);
      for (let from = 0; from < rows.length; from += BATCH) {
        await tx
          .insert(rawMaterialImportRows)
          .values(
            rows.slice(from, from + BATCH).map((row, at) => ({ ...row, importId: prepared.id, position: from + at })),
          );
      }
    });
    return importAnswer(db, prepared);
  },
});

const setRawMaterialImportAction = (db: Database): Operations<operations>['setRawMaterialImportAction'] => ({
  action: 'rawMaterial.import',
  run: ({ path, body }, caller) =>
    db.transaction(async (tx) => {
      const found = await findImport(tx, path.importId, caller, true);
      if (found.appliedAt) throw conflict('Ovaj uvoz je već na snazi.', 'IMPORT_APPLIED');
      const table = rawMaterialImportRows;
      const chosen = await tx
        .update(table)
        .set({ action: body.postupak })
        .where(
          and(
            eq(table.importId, found.id),
            sql`${body.postupak} = ANY(${table.actions})`,
            body.linija === undefined ? undefined : eq(table.line, body.linija),
            body.vrsta && eq(table.kind, body.vrsta),
          ),
        )
        .returning({ position: table.position });
      if (chosen.length === 0)
        throw invalidInput({ path: 'postupak', message: 'Za ovaj red to nije moguće.', kod: 'ROW_ACTION' });
      return importAnswer(tx, found);
    }),
});

/** Imports of raw materials from the rows of a sheet. */
export function rawMaterialImportOperations({ db }: ProductDependencies): Operations<Pick<operations, Names>> {
  return {
    listRawMaterialImports: {
      action: 'rawMaterial.import',
      async run(_request, caller) {
        const rows = await db
          .select()
          .from(rawMaterialImports)
          .where(and(eq(rawMaterialImports.userId, caller.id), isKept()))
          .orderBy(desc(rawMaterialImports.preparedAt), desc(rawMaterialImports.id))
          .limit(LONG_PAGE_SIZE);
        return { status: 'success', data: { data: rows.map(listedImport) } };
      },
    },

    startRawMaterialImport: startRawMaterialImport(db),

    getRawMaterialImport: {
      action: 'rawMaterial.import',
      run: async ({ path, query }, caller) => importAnswer(db, await findImport(db, path.importId, caller), query),
    },

    setRawMaterialImportAction: setRawMaterialImportAction(db),

    correctRawMaterialImportName: {
      action: 'rawMaterial.import',
      run: ({ path, body }, caller) =>
        db.transaction(async (tx) => {
          const found = await findImport(tx, path.importId, caller, true);
          if (found.appliedAt) throw conflict('Ovaj uvoz je već na snazi.', 'IMPORT_APPLIED');
          await correctImportName(tx, found, body, caller);
          return importAnswer(tx, found);
        }),
    },

    applyRawMaterialImport: {
      action: 'rawMaterial.import',
      async run({ path }, caller) {
        const { id } = await findImport(db, path.importId, caller);
        return importAnswer(db, await applyRawMaterialImport(db, id, caller));
      },
    },

    takeBackRawMaterialImport: {
      action: 'rawMaterial.import',
      async run({ path }, caller) {
        const { id } = await findImport(db, path.importId, caller);
        return importAnswer(db, await takeBackRawMaterialImport(db, id, caller));
      },
    },
  };
}

/** The condition for imports that are kept: prepared ones for a day, applied ones while they can be taken back. */
const isKept = (): SQL =>
  sql`CASE WHEN ${isNull(rawMaterialImports.appliedAt)} THEN ${gt(rawMaterialImports.preparedAt, new Date(Date.now() - DAY_MS))}
    ELSE ${gt(rawMaterialImports.appliedAt, new Date(Date.now() - TAKE_BACK_DAYS * DAY_MS))} END`;

/**
 * Finds an import of the caller. One of another user or too old gets a 404. `lock` prevents other changes until the
 * transaction ends.
 */
async function findImport(db: Database, id: string, caller: Caller, lock = false): Promise<ImportRow> {
  const query = db
    .select()
    .from(rawMaterialImports)
    .where(and(eq(rawMaterialImports.id, id.toLowerCase()), eq(rawMaterialImports.userId, caller.id), isKept()));
  const [found] = await (lock ? query.for('update') : query);
  if (!found) throw notFound();
  return found;
}
