import { and, asc, count, eq } from 'drizzle-orm';
import { LONG_PAGE_SIZE } from '../../../../domain/limits.ts';
import { takeBackUntil } from '../../../../domain/raw-material-import/takeBackDays.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Database } from '../../database/openDatabase.ts';
import {
  IMPORT_ACTIONS,
  IMPORT_KINDS,
  rawMaterialImportRows as table,
  type rawMaterialImports,
} from '../../database/schema/raw-material-import.ts';
import { companies } from '../../database/schema/schema.ts';
import { wireFormOf } from '../raw-material/rawMaterialWireForm.ts';

type Wire = components['schemas'];
type ImportRow = typeof rawMaterialImports.$inferSelect;

/** What stands in a list of imports. */
export const listedImport = (found: ImportRow): Wire['ListedRawMaterialImport'] => ({
  _id: found.id,
  naziv: wireFormOf(found.id).text(found.name),
  pripremljeno: found.preparedAt.toISOString(),
  primenjeno: found.appliedAt !== null,
  vraceno: found.takenBackAt !== null,
});

const takenBackUntil = ({ appliedAt, takenBackAt }: ImportRow): string | null => {
  if (!appliedAt || takenBackAt) return null;
  const until = takeBackUntil(appliedAt);
  return until > new Date() ? until.toISOString() : null;
};

/** An import with a page of its rows, of one kind where one is named. */
export async function importAnswer(
  db: Database,
  found: ImportRow,
  {
    vrsta,
    page = 1,
    limit = LONG_PAGE_SIZE,
  }: { vrsta?: Wire['RawMaterialImportKind']; page?: number; limit?: number } = {},
): Promise<Wire['RawMaterialImportAnswer']> {
  const counted = await db
    .select({ kind: table.kind, action: table.action, count: count() })
    .from(table)
    .where(eq(table.importId, found.id))
    .groupBy(table.kind, table.action);
  const sum = (isCounted: (one: (typeof counted)[number]) => boolean) =>
    counted.filter(isCounted).reduce((total, one) => total + one.count, 0);
  const rows = await db
    .select()
    .from(table)
    .where(and(eq(table.importId, found.id), vrsta && eq(table.kind, vrsta)))
    .orderBy(asc(table.position))
    .offset((page - 1) * limit)
    .limit(limit);
  const [company] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, found.companyId));
  const { text } = wireFormOf(found.id);
  const encodeNullable = (value: string | null | undefined) => (typeof value === 'string' ? text(value) : null);
  const { pripremljeno: _time, ...listed } = listedImport(found);
  return {
    status: 'success',
    data: {
      data: {
        ...listed,
        firma: found.companyId,
        firmaIme: company?.name ?? null,
        vracaSeDo: takenBackUntil(found),
        kolone: found.columns,
        nepoznateKolone: found.unknownColumns.map(text),
        brojevi: IMPORT_KINDS.map((kind) => ({ vrsta: kind, broj: sum((one) => one.kind === kind) })),
        postupci: IMPORT_ACTIONS.map((action) => ({ postupak: action, broj: sum((one) => one.action === action) })),
        ukupno: sum((one) => vrsta === undefined || one.kind === vrsta),
        redovi: rows.map((row) => ({
          linija: row.line,
          vrsta: row.kind,
          postupak: row.action,
          postupci: row.actions,
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
