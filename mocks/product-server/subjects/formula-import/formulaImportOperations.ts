import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { LONG_PAGE_SIZE, MAX_FILE_BYTES } from '../../../../domain/limits.ts';
import type { components, operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { formulas } from '../../database/schema/formula.ts';
import { formulaImports } from '../../database/schema/formula-import.ts';
import { companies } from '../../database/schema/schema.ts';
import { acceptSheet } from '../../files/acceptSheet.ts';
import { conflict, invalidInput, notFound } from '../../service/httpError.ts';
import { type Operations, PRIVATE_FILE_HEADERS } from '../../service/operation.ts';
import { accessibleCompanies } from '../company/accessibleCompanies.ts';
import { findFormula, formulaResponse } from '../formula/formulaQueries.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { escapeIfAmbiguous, plainText } from '../raw-material/rawMaterialWireForm.ts';
import { applyFormulaImport } from './applyFormulaImport.ts';
import { importRowBodies, matchRows } from './formulaImportRows.ts';

type Names =
  'startFormulaImport' | 'getFormulaImport' | 'keepFormulaImportFile' | 'applyFormulaImport' | 'readFormulaFile';
type ImportRow = typeof formulaImports.$inferSelect;

/** 300 rows with long texts and compositions. A usual sheet has a hundredth of it. */
const BODY_LIMIT = 8 * 1024 * 1024;
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
const KINDS = ['poznato', 'predlog', 'novo', 'neispravno'] as const;

const oldestKept = () => new Date(Date.now() - MAX_AGE_MS);

/** The files of imported formulas, which are not to be removed from the store. */
export const filesOfFormulas = async (db: Database): Promise<string[]> =>
  (await db.select({ file: formulaImports.file }).from(formulaImports).where(isNotNull(formulaImports.file))).flatMap(
    ({ file }) => file ?? [],
  );

/** Removes imports that were prepared more than a day ago and never applied, with their files. */
async function removeOldImports({ db, documents }: Pick<ProductDependencies, 'db' | 'documents'>): Promise<void> {
  const removed = await db
    .delete(formulaImports)
    .where(and(isNull(formulaImports.formulaId), lt(formulaImports.preparedAt, oldestKept())))
    .returning({ file: formulaImports.file });
  await documents.remove(removed.flatMap(({ file }) => file ?? []));
}

/** Finds an import of the caller for a company that is still accessible, not older than a day; throws a 404. */
async function findImport(db: Database, id: string, caller: Caller): Promise<ImportRow> {
  const [found] = await db
    .select()
    .from(formulaImports)
    .where(
      and(
        eq(formulaImports.id, id.toLowerCase()),
        eq(formulaImports.userId, caller.id),
        gt(formulaImports.preparedAt, oldestKept()),
      ),
    );
  const isAccessible = (await accessibleCompanies(db, caller)).some(({ id: company }) => company === found?.companyId);
  if (!found || !isAccessible) throw notFound();
  return found;
}

const startFormulaImport = ({ db, documents }: ProductDependencies): Operations<operations>['startFormulaImport'] => ({
  action: 'formula.edit',
  bodyLimit: BODY_LIMIT,
  async run({ body }, caller) {
    const company = (await accessibleCompanies(db, caller)).find(({ id }) => id === body.firma.toLowerCase());
    if (!company) throw invalidInput({ path: 'firma', message: 'Takva firma ne postoji.', kod: 'COMPANY_UNKNOWN' });
    const name = plainText(body.naziv);
    if (name === '') throw invalidInput({ path: 'naziv', message: 'Fajl mora da ima naziv.' });
    await removeOldImports({ db, documents });
    const [prepared] = await db
      .insert(formulaImports)
      .values({
        id: randomBytes(12).toString('hex'),
        userId: caller.id,
        companyId: company.id,
        name,
        columns: body.kolone,
        unknownColumns: body.nepoznateKolone.map(plainText),
        scale: body.skala,
        total: body.ukupno ?? null,
        leftOut: body.izostavljeneLinije.map((line) => ({ ...line, tekst: plainText(line.tekst) })),
        rows: await matchRows(db, body.redovi, company.id, caller),
        preparedAt: new Date(),
      })
      .returning();
    if (!prepared) throw new Error('The import was not kept');
    return toResponse(db, prepared);
  },
});

/** Imports of formulas from the rows of a sheet. */
export function formulaImportOperations(dependencies: ProductDependencies): Operations<Pick<operations, Names>> {
  const { db, documents: store } = dependencies;
  return {
    startFormulaImport: startFormulaImport(dependencies),

    getFormulaImport: {
      action: 'formula.edit',
      run: async ({ path, query }, caller) => toResponse(db, await findImport(db, path.importId, caller), query),
    },

    keepFormulaImportFile: {
      action: 'formula.edit',
      fileLimit: MAX_FILE_BYTES.sheet,
      filesTo: store.incoming,
      async run({ path, spooled }, caller) {
        const { id } = await findImport(db, path.importId, caller);
        const upload = spooled.get('fajl');
        if (!upload) throw invalidInput({ path: 'fajl', message: 'Pošaljite tabelu kao fajl.' });
        const accepted = await acceptSheet(upload.path);
        const file = await store.keep(upload.path);
        const [kept] = await db
          .update(formulaImports)
          .set({ ...accepted, file })
          .where(and(eq(formulaImports.id, id), isNull(formulaImports.file)))
          .returning({ id: formulaImports.id });
        if (kept) return { status: 'success' };
        await store.remove([file]);
        throw conflict('Ovaj uvoz već ima fajl.', 'IMPORT_HAS_FILE');
      },
    },

    applyFormulaImport: {
      action: 'formula.edit',
      bodyLimit: BODY_LIMIT,
      async run({ path, body }, caller) {
        const { id } = await findImport(db, path.importId, caller);
        const slug = await applyFormulaImport(db, id, body, caller);
        return formulaResponse(db, await findFormula(db, slug, caller), caller);
      },
    },

    readFormulaFile: {
      action: 'formula.read',
      async run({ path }, caller) {
        const { formula } = await findFormula(db, path.slug, caller);
        const [found] = await db.select().from(formulaImports).where(eq(formulaImports.formulaId, formula.id));
        const content = found?.file ? await store.read(found.file) : null;
        if (!found?.mediaType || !content) throw notFound();
        return {
          ...content,
          mediaType: found.mediaType,
          headers: PRIVATE_FILE_HEADERS,
        };
      },
    },
  };
}

async function slugOf(db: Database, formulaId: string): Promise<string | null> {
  const [formula] = await db.select({ slug: formulas.slug }).from(formulas).where(eq(formulas.id, formulaId));
  return formula?.slug ?? null;
}

async function toResponse(
  db: Database,
  found: ImportRow,
  { page = 1, limit = LONG_PAGE_SIZE }: { page?: number; limit?: number } = {},
): Promise<components['schemas']['FormulaImportAnswer']> {
  const { rows, companyId, formulaId } = found;
  const [company] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId));
  return {
    status: 'success',
    data: {
      data: {
        _id: found.id,
        firma: companyId,
        firmaIme: company?.name ?? null,
        naziv: escapeIfAmbiguous(found.name),
        formula: formulaId && (await slugOf(db, formulaId)),
        kolone: found.columns,
        nepoznateKolone: found.unknownColumns.map(escapeIfAmbiguous),
        skala: found.scale,
        ukupno: found.total,
        izostavljeneLinije: found.leftOut.map((line) => ({ ...line, tekst: escapeIfAmbiguous(line.tekst) })),
        brojevi: KINDS.map((vrsta) => ({ vrsta, broj: rows.filter(({ kind }) => kind === vrsta).length })),
        ukupnoRedova: rows.length,
        redovi: await importRowBodies(db, rows.slice((page - 1) * limit, page * limit)),
      },
    },
  };
}
