import { randomBytes } from 'node:crypto';
import { and, asc, count, eq, gt, lt } from 'drizzle-orm';
import { LONG_PAGE_SIZE } from '../../../domain/limits.ts';
import type { components, operations } from '../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { IMPORT_KINDS, rawMaterialImportRows, rawMaterialImports } from '../../database/schema/raw-material-import.ts';
import type { Operations } from '../../service/operation.ts';
import { invalidInput, notFound } from '../../service/httpError.ts';
import { applyRawMaterialImport } from './applyRawMaterialImport.ts';
import type { ProductDependencies } from '../productDependencies.ts';
import { workingCompanyId } from '../raw-material/rawMaterialAccess.ts';
import { loadKnownMaterials, indexMaterials } from './materialIndex.ts';
import { compareImportRow } from './compareImportRow.ts';
import { plainText, wireFormOf } from '../raw-material/rawMaterialWireForm.ts';

type Names = 'startRawMaterialImport' | 'getRawMaterialImport' | 'applyRawMaterialImport';
type ImportAnswer = components['schemas']['RawMaterialImportAnswer'];
type ImportRow = typeof rawMaterialImports.$inferSelect;

/** Enough for 5,000 raw materials with long texts. A usual sheet of that length has a tenth of it. */
const BODY_LIMIT = 32 * 1024 * 1024;
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
/** The number of rows that one statement inserts. */
const BATCH = 1_000;

/** Imports of raw materials from the rows of a sheet. */
export function rawMaterialImportOperations({ db }: ProductDependencies): Operations<Pick<operations, Names>> {
  return {
    startRawMaterialImport: {
      action: 'rawMaterial.import',
      bodyLimit: BODY_LIMIT,
      async run({ body }, caller) {
        const name = plainText(body.naziv);
        if (name === '') throw invalidInput({ path: 'naziv', message: 'The file needs a name.' });
        const companyId = workingCompanyId(caller);
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
        };
        await db.transaction(async (tx) => {
          await tx
            .delete(rawMaterialImports)
            .where(lt(rawMaterialImports.preparedAt, new Date(Date.now() - MAX_AGE_MS)));
          await tx.insert(rawMaterialImports).values(prepared);
          for (let from = 0; from < rows.length; from += BATCH) {
            await tx
              .insert(rawMaterialImportRows)
              .values(
                rows
                  .slice(from, from + BATCH)
                  .map((row, at) => ({ ...row, importId: prepared.id, position: from + at })),
              );
          }
        });
        return toResponse(db, prepared);
      },
    },

    getRawMaterialImport: {
      action: 'rawMaterial.import',
      run: async ({ path, query }, caller) => toResponse(db, await findImport(db, path.importId, caller), query),
    },

    applyRawMaterialImport: {
      action: 'rawMaterial.import',
      async run({ path }, caller) {
        const { id } = await findImport(db, path.importId, caller);
        return toResponse(db, await applyRawMaterialImport(db, id, caller));
      },
    },
  };
}

/** Finds an import of the caller. One of another user or older than a day gets a 404. */
async function findImport(db: Database, id: string, caller: Caller): Promise<ImportRow> {
  const isKept = gt(rawMaterialImports.preparedAt, new Date(Date.now() - MAX_AGE_MS));
  const [found] = await db
    .select()
    .from(rawMaterialImports)
    .where(and(eq(rawMaterialImports.id, id.toLowerCase()), eq(rawMaterialImports.userId, caller.id), isKept));
  if (!found) throw notFound();
  return found;
}

async function toResponse(
  db: Database,
  found: ImportRow,
  {
    vrsta,
    page = 1,
    limit = LONG_PAGE_SIZE,
  }: { vrsta?: (typeof IMPORT_KINDS)[number]; page?: number; limit?: number } = {},
): Promise<ImportAnswer> {
  const table = rawMaterialImportRows;
  const counted = await db
    .select({ kind: table.kind, count: count() })
    .from(table)
    .where(eq(table.importId, found.id))
    .groupBy(table.kind);
  const numberOf = (kind: (typeof IMPORT_KINDS)[number]) => counted.find((one) => one.kind === kind)?.count ?? 0;
  const condition = and(eq(table.importId, found.id), vrsta && eq(table.kind, vrsta));
  const rows = await db
    .select()
    .from(table)
    .where(condition)
    .orderBy(asc(table.position))
    .offset((page - 1) * limit)
    .limit(limit);
  const { text } = wireFormOf(found.id);
  const encodeNullable = (value: string | null | undefined) => (typeof value === 'string' ? text(value) : null);
  return {
    status: 'success',
    data: {
      data: {
        _id: found.id,
        naziv: text(found.name),
        primenjeno: found.appliedAt !== null,
        kolone: found.columns,
        nepoznateKolone: found.unknownColumns.map(text),
        brojevi: IMPORT_KINDS.map((kind) => ({ vrsta: kind, broj: numberOf(kind) })),
        ukupno: vrsta ? numberOf(vrsta) : IMPORT_KINDS.reduce((sum, kind) => sum + numberOf(kind), 0),
        redovi: rows.map((row) => ({
          linija: row.line,
          vrsta: row.kind,
          tradeName: encodeNullable(row.tradeName),
          proizvodjac: encodeNullable(row.manufacturer),
          brojSastojaka: row.componentCount,
          promene: row.fields.map(({ polje, pre, posle }) => ({
            polje,
            pre: encodeNullable(pre),
            posle: encodeNullable(posle),
          })),
          problemi: row.problems,
        })),
      },
    },
  };
}
