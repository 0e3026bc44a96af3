import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { LONG_PAGE_SIZE } from '../../../../domain/limits.ts';
import type { components, operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { FRAGRANCE_IMPORT_KINDS, fragranceImports } from '../../database/schema/fragrance-import.ts';
import { invalidInput, notFound } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { escapeIfAmbiguous, plainText } from '../raw-material/rawMaterialWireForm.ts';
import { applyFragranceImport } from './applyFragranceImport.ts';
import { compareFragrances } from './compareFragrances.ts';

type Names = 'startFragranceImport' | 'getFragranceImport' | 'applyFragranceImport';
type ImportAnswer = components['schemas']['FragranceImportAnswer'];
type ImportRow = typeof fragranceImports.$inferSelect;
type Kind = (typeof FRAGRANCE_IMPORT_KINDS)[number];

/** Bytes: 500 perfumes with all 81 entries of Annex III and long names. */
const BODY_LIMIT = 16 * 1024 * 1024;
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Imports of perfumes and aromas with their statements from a sheet. */
export function fragranceImportOperations({ db }: ProductDependencies): Operations<Pick<operations, Names>> {
  return {
    startFragranceImport: {
      action: 'fragranceMaterial.edit',
      bodyLimit: BODY_LIMIT,
      async run({ body }, caller) {
        const name = plainText(body.naziv);
        if (name === '') throw invalidInput({ path: 'naziv', message: 'Fajl mora da ima naziv.' });
        const prepared = {
          id: randomBytes(12).toString('hex'),
          userId: caller.id,
          organisationId: caller.organisationId,
          name,
          unknownColumns: body.nepoznateKolone.map(plainText),
          rows: await compareFragrances(db, body.redovi, caller.organisationId),
          preparedAt: new Date(),
          appliedAt: null,
        };
        await db.delete(fragranceImports).where(lt(fragranceImports.preparedAt, new Date(Date.now() - MAX_AGE_MS)));
        await db.insert(fragranceImports).values(prepared);
        return toResponse(prepared);
      },
    },

    getFragranceImport: {
      action: 'fragranceMaterial.edit',
      run: async ({ path, query }, caller) => toResponse(await findImport(db, path.importId, caller), query),
    },

    applyFragranceImport: {
      action: 'fragranceMaterial.edit',
      async run({ path, body }, caller) {
        const { id } = await findImport(db, path.importId, caller);
        return toResponse(await applyFragranceImport(db, id, body.potvrdjeneLinije));
      },
    },
  };
}

/** Finds an import of the caller. One of another user or older than a day gets a 404. */
async function findImport(db: Database, id: string, caller: Caller): Promise<ImportRow> {
  const isKept = gt(fragranceImports.preparedAt, new Date(Date.now() - MAX_AGE_MS));
  const [found] = await db
    .select()
    .from(fragranceImports)
    .where(and(eq(fragranceImports.id, id.toLowerCase()), eq(fragranceImports.userId, caller.id), isKept));
  if (!found) throw notFound();
  return found;
}

function toResponse(
  { id, name, appliedAt, unknownColumns, rows }: ImportRow,
  { vrsta, page = 1, limit = LONG_PAGE_SIZE }: { vrsta?: Kind; page?: number; limit?: number } = {},
): ImportAnswer {
  const ofKind = vrsta ? rows.filter(({ kind }) => kind === vrsta) : rows;
  const escaped = (text: string | null | undefined) => (typeof text === 'string' ? escapeIfAmbiguous(text) : null);
  return {
    status: 'success',
    data: {
      data: {
        _id: id,
        naziv: escapeIfAmbiguous(name),
        primenjeno: appliedAt !== null,
        nepoznateKolone: unknownColumns.map(escapeIfAmbiguous),
        brojevi: FRAGRANCE_IMPORT_KINDS.map((kind) => ({
          vrsta: kind,
          broj: rows.filter((row) => row.kind === kind).length,
        })),
        ukupno: ofKind.length,
        redovi: ofKind.slice((page - 1) * limit, page * limit).map(({ kind, content, changes, problems }) => ({
          linija: content.line,
          vrsta: kind,
          ime: escapeIfAmbiguous(content.name),
          kod: escaped(content.code),
          dobavljac: escaped(content.supplier),
          brojAlergena: content.allergens.length,
          promene: changes.map(({ polje, inci, pre, posle }) => ({
            polje,
            inci: escaped(inci),
            pre: escaped(pre),
            posle: escaped(posle),
          })),
          problemi: problems,
        })),
      },
    },
  };
}
