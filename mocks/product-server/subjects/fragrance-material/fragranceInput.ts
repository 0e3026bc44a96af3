import { and, eq, ne } from 'drizzle-orm';
import type { FragranceAllergen } from '../../../../domain/allergen/allergenStatement.ts';
import { FRAGRANCE_LIMITS, checkStatement } from '../../../../domain/allergen/allergenStatement.ts';
import type { IfraRow } from '../../../../domain/ifra/certificate.ts';
import { checkCertificate } from '../../../../domain/ifra/certificate.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { fragranceMaterials } from '../../database/schema/fragrance-material.ts';
import { type FieldError, HttpError, invalidInput } from '../../service/httpError.ts';
import { findMaterial } from '../raw-material/rawMaterialAccess.ts';
import { assertNoErrors, lengthErrors } from '../raw-material/rawMaterialInput.ts';
import { plainText } from '../raw-material/rawMaterialWireForm.ts';
import { kindOf } from './fragranceQueries.ts';

type Wire = components['schemas'];
type Change = Partial<Omit<typeof fragranceMaterials.$inferInsert, 'id' | 'organisationId' | 'searchText'>>;

const statementFields = {
  inciName: 'inci',
  casNumber: 'cas',
  percent: 'udeo',
  detectionLimit: 'granicaDetekcije',
} as const;

export const toAllergen = ({ inci, cas, udeo, granicaDetekcije }: Wire['FragranceAllergen']): FragranceAllergen => ({
  inciName: plainText(inci),
  casNumber: cas ?? null,
  percent: udeo ?? null,
  detectionLimit: granicaDetekcije ?? null,
});

/** Validates the fields of a request; throws a 422 with all errors. Undefined fields stay. */
export async function parseFragrance(
  db: Database,
  body: Wire['FragranceMaterialChange'],
  caller: Caller,
): Promise<Change> {
  const errors: FieldError[] = [];
  const text = (wire: 'ime' | 'kod' | 'dobavljac', maxLength: number): string | null | undefined => {
    const value = body[wire];
    if (value === undefined || value === null) return value;
    const plain = plainText(value);
    errors.push(...lengthErrors(wire, plain, maxLength));
    return plain;
  };
  const name = text('ime', FRAGRANCE_LIMITS.name);
  if (name === '')
    errors.push({ path: 'ime', message: 'Parfem ili aroma mora da ima naziv.', kod: 'FRAGRANCE_NAME_MISSING' });
  const allergens = body.alergeni?.map(toAllergen);
  errors.push(
    ...checkStatement(allergens ?? []).map(({ index, field, code }) => ({
      path: index === null ? 'alergeni' : `alergeni.${index}.${statementFields[field]}`,
      message: code,
    })),
  );
  assertNoErrors(errors);
  return {
    name: name ?? undefined,
    code: emptyToNull(text('kod', FRAGRANCE_LIMITS.code)),
    supplier: emptyToNull(text('dobavljac', FRAGRANCE_LIMITS.supplier)),
    kind: body.vrsta && kindOf(body.vrsta),
    rawMaterialId: body.sirovina ? await linkedMaterial(db, body.sirovina, caller) : body.sirovina,
    statementDate: body.izjavaOd,
    allergens,
  };
}

const emptyToNull = (text: string | null | undefined) => (text === '' ? null : text);

/** The id of the raw material of a slug, which the caller sees and which is a perfume or an aroma. */
async function linkedMaterial(db: Database, slug: string, caller: Caller): Promise<string> {
  const found = await findMaterial(db, slug, caller).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  });
  if (found?.vrsta !== 'parfum' && found?.vrsta !== 'aroma')
    throw invalidInput({
      path: 'sirovina',
      message: 'Nema takve sirovine vrste parfem ili aroma.',
      kod: 'NOT_A_FRAGRANCE',
    });
  return found.id;
}

/** Throws a 422 when the organisation has another perfume or aroma of this name. */
export async function assertNewName(db: Database, name: string, organisationId: string): Promise<void> {
  const [taken] = await db
    .select({ id: fragranceMaterials.id })
    .from(fragranceMaterials)
    .where(and(eq(fragranceMaterials.name, name), eq(fragranceMaterials.organisationId, organisationId)));
  if (taken)
    throw invalidInput({
      path: 'ime',
      message: 'Parfem ili aroma ovog naziva već postoji.',
      kod: 'FRAGRANCE_NAME_TAKEN',
    });
}

/**
 * Throws a 422 when the organisation has linked the raw material with another perfume or aroma: its statement could not
 * be told from that of the other.
 */
export async function assertNewLink(
  db: Database,
  materialId: string | null | undefined,
  { id, organisationId }: { id: string | null; organisationId: string },
): Promise<void> {
  if (!materialId) return;
  const [taken] = await db
    .select({ name: fragranceMaterials.name })
    .from(fragranceMaterials)
    .where(
      and(
        eq(fragranceMaterials.rawMaterialId, materialId),
        eq(fragranceMaterials.organisationId, organisationId),
        id === null ? undefined : ne(fragranceMaterials.id, id),
      ),
    );
  if (taken)
    throw invalidInput({
      path: 'sirovina',
      message: `Ova sirovina je već povezana sa: ${taken.name}.`,
      kod: 'FRAGRANCE_LINK_TAKEN',
    });
}

/** The rows of a certificate; throws a 422 with all errors. */
export function parseRows({ amandman, redovi }: Wire['IfraCertificateChange']): IfraRow[] {
  const rows = redovi.map(({ kategorija, maksimum, dozvoljeno }): IfraRow => ({
    category: kategorija,
    permission: permissionOf(maksimum ?? null, dozvoljeno ?? null),
    maximum: maksimum ?? null,
  }));
  const errors = checkCertificate({ amendment: amandman, rows });
  const names = { category: 'kategorija', maximum: 'maksimum' } as const;
  assertNoErrors(errors.map(({ index, field, code }) => ({ path: `redovi.${index}.${names[field]}`, message: code })));
  return rows;
}

function permissionOf(maximum: string | null, isPermitted: boolean | null): IfraRow['permission'] {
  if (isPermitted === false) return 'NOT_PERMITTED';
  if (maximum !== null) return 'LIMITED';
  return isPermitted === null ? 'NOT_STATED' : 'NO_LIMIT';
}
