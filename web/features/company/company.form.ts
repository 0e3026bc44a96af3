import { isEmailLike } from '../../../domain/account/credentials.ts';
import { COMPANY_LIMITS, type CompanyField } from '../../../domain/company/companyFields.ts';
import type { CompanyLanguage } from '../../shared/apollo/schema.generated.ts';
import * as z from '../../shared/zod.ts';
import type { Companies_DetailFragment as Company } from './Companies.generated.ts';

const text = (field: CompanyField) =>
  z.string().check(z.refine((written) => written.trim().length <= COMPANY_LIMITS[field], 'company:errors.tooLong'));

/** In which a company can be written to; the first is that of a new one. */
export const LANGUAGES = ['SR', 'EN'] as const satisfies readonly CompanyLanguage[];

/** The form values of a company; the messages are translation keys. The logo is checked when it is chosen. */
export const companyForm = z.object({
  name: text('name').check(z.refine((written) => written.trim() !== '', 'company:errors.name')),
  email: text('email').check(
    z.refine((written) => written.trim() === '' || isEmailLike(written), 'company:errors.email'),
  ),
  address: text('address'),
  phone: text('phone'),
  registrationNumber: text('registrationNumber'),
  taxNumber: text('taxNumber'),
  contact: text('contact'),
  language: z.enum(LANGUAGES),
  logo: z.nullable(z.instanceof(File)),
  removesLogo: z.boolean(),
});

export type CompanyForm = z.infer<typeof companyForm>;

export const TEXT_FIELDS = Object.keys(COMPANY_LIMITS) as CompanyField[];

type Texts = Record<CompanyField, string>;

export const toTexts = (company: Company | null): Texts => ({
  name: company?.name ?? '',
  email: company?.email ?? '',
  address: company?.address ?? '',
  phone: company?.phone ?? '',
  registrationNumber: company?.registrationNumber ?? '',
  taxNumber: company?.taxNumber ?? '',
  contact: company?.contact ?? '',
});

export const toFormValues = (company: Company | null): CompanyForm => ({
  ...toTexts(company),
  language: company?.language ?? LANGUAGES[0],
  logo: null,
  removesLogo: false,
});

/**
 * What was typed over a version that somebody else stored meanwhile: fields that only they changed stay as they saved
 * them.
 */
export function mergeTexts(remote: Company, typed: CompanyForm, before: Company): CompanyForm {
  const [theirs, old] = [toTexts(remote), toTexts(before)];
  const merged = Object.fromEntries(
    TEXT_FIELDS.map((field) => [field, typed[field].trim() === old[field] ? theirs[field] : typed[field]]),
  ) as Texts;
  // Of two languages two people cannot have chosen two others.
  const language = typed.language === toFormValues(before).language ? toFormValues(remote).language : typed.language;
  return { ...typed, ...merged, language };
}

/** The key of the logo among what differs. */
export const LOGO = 'logo';

/** Whether both changed the logo since the version that was opened. */
export const differsInLogo = (remote: Company, typed: CompanyForm, before: Company): boolean =>
  (typed.logo !== null || typed.removesLogo) && remote.logoUrl !== before.logoUrl;

/** The values with some fields as the other person saved them. */
export function takeRemote(values: CompanyForm, remote: Company, keys: ReadonlySet<string>): CompanyForm {
  const theirs = Object.entries(toTexts(remote)).filter(([field]) => keys.has(field));
  return { ...values, ...Object.fromEntries(theirs), ...(keys.has(LOGO) && { logo: null, removesLogo: false }) };
}

/** The form field of an input path. */
export const fieldOf = (path: string): CompanyField | 'logo' | undefined =>
  path === 'input.logoUpload' ? 'logo' : TEXT_FIELDS.find((field) => path === `input.content.${field}`);
