import { randomBytes } from 'node:crypto';
import { and, asc, count, eq, gt, lt } from 'drizzle-orm';
import { can } from '../../../../domain/account/rights.ts';
import { LONG_PAGE_SIZE } from '../../../../domain/limits.ts';
import type { components, operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import {
  TOXICOLOGY_IMPORT_KINDS,
  toxicologyImportRows,
  toxicologyImports,
} from '../../database/schema/toxicology-import.ts';
import { HttpError, invalidInput, notFound } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { escapeIfAmbiguous, plainText } from '../raw-material/rawMaterialWireForm.ts';
import { applyToxicologyImport } from './applyToxicologyImport.ts';
import { comparePoints } from './comparePoints.ts';

type Names = 'startToxicologyImport' | 'getToxicologyImport' | 'applyToxicologyImport';
type ImportAnswer = components['schemas']['ToxicologyImportAnswer'];
type ImportRow = typeof toxicologyImports.$inferSelect;
type Kind = (typeof TOXICOLOGY_IMPORT_KINDS)[number];

/** Bytes: 5,000 rows with long sources and studies. */
const BODY_LIMIT = 16 * 1024 * 1024;
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
/** The number of rows that one statement inserts. */
const BATCH = 1_000;

/** Imports of reference points from the rows of a table. */
export function toxicologyImportOperations({ db }: ProductDependencies): Operations<Pick<operations, Names>> {
  return {
    startToxicologyImport: {
      action: 'ingredient.editOwnToxicology',
      bodyLimit: BODY_LIMIT,
      async run({ body }, caller) {
        if (body.opseg === 'globalno' && !can(caller.role, 'ingredient.editToxicology'))
          throw new HttpError(403, 'Nemate dozvolu za ovo.');
        const name = plainText(body.naziv);
        if (name === '') throw invalidInput({ path: 'naziv', message: 'Fajl mora da ima naziv.' });
        const organisationId = body.opseg === 'globalno' ? null : caller.organisationId;
        const rows = await comparePoints(db, body.redovi, organisationId);
        const prepared = {
          id: randomBytes(12).toString('hex'),
          userId: caller.id,
          organisationId,
          name,
          columns: body.kolone,
          unknownColumns: body.nepoznateKolone.map(plainText),
          preparedAt: new Date(),
          appliedAt: null,
        };
        await db.transaction(async (tx) => {
          await tx.delete(toxicologyImports).where(lt(toxicologyImports.preparedAt, new Date(Date.now() - MAX_AGE_MS)));
          await tx.insert(toxicologyImports).values(prepared);
          for (let from = 0; from < rows.length; from += BATCH) {
            const part = rows.slice(from, from + BATCH);
            await tx
              .insert(toxicologyImportRows)
              .values(part.map((row, at) => ({ ...row, importId: prepared.id, position: from + at })));
          }
        });
        return toResponse(db, prepared);
      },
    },

    getToxicologyImport: {
      action: 'ingredient.editOwnToxicology',
      run: async ({ path, query }, caller) => toResponse(db, await findImport(db, path.importId, caller), query),
    },

    applyToxicologyImport: {
      action: 'ingredient.editOwnToxicology',
      async run({ path, body }, caller) {
        const { id } = await findImport(db, path.importId, caller);
        return toResponse(db, await applyToxicologyImport(db, id, body.zameniti, caller));
      },
    },
  };
}

/** Finds an import of the caller. One of another user or older than a day gets a 404. */
async function findImport(db: Database, id: string, caller: Caller): Promise<ImportRow> {
  const isKept = gt(toxicologyImports.preparedAt, new Date(Date.now() - MAX_AGE_MS));
  const [found] = await db
    .select()
    .from(toxicologyImports)
    .where(and(eq(toxicologyImports.id, id.toLowerCase()), eq(toxicologyImports.userId, caller.id), isKept));
  if (!found) throw notFound();
  return found;
}

async function toResponse(
  db: Database,
  found: ImportRow,
  { vrsta, page = 1, limit = LONG_PAGE_SIZE }: { vrsta?: Kind; page?: number; limit?: number } = {},
): Promise<ImportAnswer> {
  const table = toxicologyImportRows;
  const counted = await db
    .select({ kind: table.kind, count: count() })
    .from(table)
    .where(eq(table.importId, found.id))
    .groupBy(table.kind);
  const numberOf = (kind: Kind) => counted.find((one) => one.kind === kind)?.count ?? 0;
  const rows = await db
    .select()
    .from(table)
    .where(and(eq(table.importId, found.id), vrsta && eq(table.kind, vrsta)))
    .orderBy(asc(table.position))
    .offset((page - 1) * limit)
    .limit(limit);
  const encodeNullable = (value: string | null | undefined) =>
    typeof value === 'string' ? escapeIfAmbiguous(value) : null;
  return {
    status: 'success',
    data: {
      data: {
        _id: found.id,
        naziv: escapeIfAmbiguous(found.name),
        opseg: found.organisationId === null ? 'globalno' : 'sopstveno',
        primenjeno: found.appliedAt !== null,
        kolone: found.columns,
        nepoznateKolone: found.unknownColumns.map(escapeIfAmbiguous),
        brojevi: TOXICOLOGY_IMPORT_KINDS.map((kind) => ({ vrsta: kind, broj: numberOf(kind) })),
        ukupno: vrsta ? numberOf(vrsta) : TOXICOLOGY_IMPORT_KINDS.reduce((sum, kind) => sum + numberOf(kind), 0),
        redovi: rows.map((row) => ({
          linija: row.line,
          vrsta: row.kind,
          cas: row.cas,
          naziv: escapeIfAmbiguous(row.name),
          sastojakId: row.ingredientId,
          inci: encodeNullable(row.ingredientName),
          primenjeno: row.isApplied,
          promene: row.fields.map(({ polje, pre, posle }) => ({
            polje,
            pre: encodeNullable(pre),
            posle: encodeNullable(posle),
          })),
          problem: row.problem,
        })),
      },
    },
  };
}
