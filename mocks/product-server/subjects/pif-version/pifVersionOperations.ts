import { and, desc, eq, getTableColumns, inArray, isNotNull, or } from 'drizzle-orm';
import type { components, operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { pifCopies, pifVersions } from '../../database/schema/pif-version.ts';
import { pifs } from '../../database/schema/pif.ts';
import { notFound } from '../../service/httpError.ts';
import { type Operations, PRIVATE_FILE_HEADERS } from '../../service/operation.ts';
import { accessibleCompanies } from '../company/accessibleCompanies.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { conclusionWords } from '../pif/pifMapping.ts';
import { findPifHead } from '../pif/pifQueries.ts';
import { checkSignature, signPif } from './signPif.ts';

type Row = typeof pifVersions.$inferSelect;

/** The PDFs of the versions, which are not to be removed from the store. */
export const filesOfVersions = async (db: Database): Promise<string[]> =>
  (await db.select({ file: pifVersions.pdfFile }).from(pifVersions)).map(({ file }) => file);

export const versionBody = (row: Omit<Row, 'snapshot'>): components['schemas']['PifVersion'] => ({
  broj: row.number,
  zakljucak: conclusionWords[row.conclusion],
  hash: row.hash,
  pdfSha256: row.pdfSha256,
  pdfVelicina: row.pdfSize,
  potpisao: row.signerName,
  potpisano: row.signedAt.toISOString(),
  elektronskiPotpis:
    row.certificateSubject && row.pdfSignedAt
      ? { nosilacSertifikata: row.certificateSubject, potpisano: row.pdfSignedAt.toISOString() }
      : null,
});

/** One version of a file that the caller sees; else throws a 404. */
async function findVersion(db: Database, slug: string, number: string, caller: Caller): Promise<Row> {
  const { pif } = await findPifHead(db, slug, caller);
  const isVersion = and(eq(pifVersions.pifId, pif.id), eq(pifVersions.number, Number(number)));
  const [row] = await db.select().from(pifVersions).where(isVersion);
  if (!row) throw notFound();
  return row;
}

const listPifVersions = ({ db }: ProductDependencies): Operations<operations>['listPifVersions'] => ({
  action: 'pif.read',
  async run({ path }, caller) {
    const { pif } = await findPifHead(db, path.slug, caller);
    const { snapshot: _snapshot, ...columns } = getTableColumns(pifVersions);
    const rows = await db
      .select(columns)
      .from(pifVersions)
      .where(eq(pifVersions.pifId, pif.id))
      .orderBy(desc(pifVersions.number));
    return { status: 'success', data: { data: rows.map(versionBody) } };
  },
});

const getPifVersion = ({ db }: ProductDependencies): Operations<operations>['getPifVersion'] => ({
  action: 'pif.read',
  async run({ path }, caller) {
    const row = await findVersion(db, path.slug, path.version, caller);
    return { status: 'success', data: { data: { ...versionBody(row), snimak: row.snapshot } } };
  },
});

const readPifVersion = ({ db, documents: store }: ProductDependencies): Operations<operations>['readPifVersion'] => ({
  action: 'pif.read',
  async run({ path }, caller) {
    const content = await store.read((await findVersion(db, path.slug, path.version, caller)).pdfFile);
    if (!content) throw notFound();
    return {
      ...content,
      mediaType: 'application/pdf',
      headers: PRIVATE_FILE_HEADERS,
    };
  },
});

const findPifVersion = ({ db }: ProductDependencies): Operations<operations>['findPifVersion'] => ({
  action: 'pif.read',
  async run({ query }, caller) {
    const companyIds = (await accessibleCompanies(db, caller)).map(({ id }) => id);
    const isCopy = and(
      eq(pifCopies.pifId, pifVersions.pifId),
      eq(pifCopies.number, pifVersions.number),
      eq(pifCopies.sha256, query.sha256),
    );
    const isKnown = or(eq(pifVersions.pdfSha256, query.sha256), isNotNull(pifCopies.sha256));
    const [found] = await db
      .select({ version: pifVersions, slug: pifs.slug, name: pifs.name, revision: pifs.revision })
      .from(pifVersions)
      .innerJoin(pifs, eq(pifs.id, pifVersions.pifId))
      .leftJoin(pifCopies, isCopy)
      .where(and(isKnown, inArray(pifs.companyId, companyIds)))
      // Two versions of which nothing in these parts differs have the same copy.
      .orderBy(desc(pifVersions.number));
    const data = found && {
      slug: found.slug,
      ime: found.name,
      revizija: found.revision,
      kopija: found.version.pdfSha256 !== query.sha256,
      verzija: versionBody(found.version),
    };
    return { status: 'success', data: { data: data ?? null } };
  },
});

/** Signing a product information file, and what was signed. */
export function pifVersionOperations(
  dependencies: ProductDependencies,
): Operations<
  Pick<
    operations,
    'checkSignature' | 'signPif' | 'listPifVersions' | 'getPifVersion' | 'readPifVersion' | 'findPifVersion'
  >
> {
  return {
    checkSignature: checkSignature(dependencies),
    signPif: signPif(dependencies),
    listPifVersions: listPifVersions(dependencies),
    getPifVersion: getPifVersion(dependencies),
    readPifVersion: readPifVersion(dependencies),
    findPifVersion: findPifVersion(dependencies),
  };
}
