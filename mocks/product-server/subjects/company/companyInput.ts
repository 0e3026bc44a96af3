import { isEmailLike } from '../../../../domain/account/credentials.ts';
import { COMPANY_LIMITS, type CompanyField } from '../../../../domain/company/companyFields.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { FieldError } from '../../service/httpError.ts';
import { assertNoErrors, lengthErrors } from '../raw-material/rawMaterialInput.ts';
import { plainText } from '../raw-material/rawMaterialWireForm.ts';
import type { CompanyRow } from './companyQueries.ts';

type Change = Omit<components['schemas']['CompanyChange'], 'logo'>;
type TextChange = Omit<Change, 'jezik'>;

/** The texts of a company by the words of the service. */
export const companyFields = {
  ime: 'name',
  email: 'email',
  adresa: 'address',
  telefon: 'phone',
  maticni: 'registrationNumber',
  pib: 'taxNumber',
  osobaZaKontakt: 'contact',
} as const satisfies Record<keyof TextChange, CompanyField>;
export const companyWords = Object.keys(companyFields) as (keyof typeof companyFields)[];

/** Validates the fields of a request; throws a 422 with all errors. Undefined fields stay, an empty text is none. */
export function parseCompany(body: Change): Partial<Pick<CompanyRow, CompanyField | 'language'>> {
  const errors: FieldError[] = [];
  const change: Partial<Record<CompanyField, string | null>> = {};
  for (const word of companyWords) {
    const written = body[word];
    if (written === undefined) continue;
    const text = plainText(written);
    errors.push(...lengthErrors(word, text, COMPANY_LIMITS[companyFields[word]]));
    change[companyFields[word]] = text === '' ? null : text;
  }
  if (change.name === null) errors.push({ path: 'ime', message: 'Firma mora da ima naziv.' });
  if (change.email && !isEmailLike(change.email)) errors.push({ path: 'email', message: 'Ovo nije e-adresa.' });
  assertNoErrors(errors);
  const { name, ...rest } = change;
  return { ...rest, ...(name && { name }), ...(body.jezik && { language: body.jezik }) };
}
