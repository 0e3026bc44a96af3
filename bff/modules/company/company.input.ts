import { z } from 'zod';
import { isEmailLike } from '../../../domain/account/credentials.ts';
import { isCompanyChoice } from '../../../domain/company/companyId.ts';
import { COMPANY_LIMITS } from '../../../domain/company/companyFields.ts';
import { pageInput, recordId, searchInput, singleLine } from '../../input.ts';
import type { CompanyLanguage, CompanySort } from '../../resolvers.generated.ts';

export const selectCompanyInput = z.object({
  companyId: z.string().refine(isCompanyChoice, "Must be 24 hex characters or 'Sve'"),
});

export const companyQuery = z.object({
  search: searchInput,
  isArchived: z.boolean().nullish(),
  sort: z.custom<CompanySort>(),
  ...pageInput,
});

export const companyById = z.object({ id: recordId });

const content = z.object({
  name: singleLine(COMPANY_LIMITS.name).nullish(),
  email: singleLine(COMPANY_LIMITS.email)
    .refine((text) => text === '' || isEmailLike(text), 'Not an e-mail address')
    .nullish(),
  address: singleLine(COMPANY_LIMITS.address).nullish(),
  phone: singleLine(COMPANY_LIMITS.phone).nullish(),
  registrationNumber: singleLine(COMPANY_LIMITS.registrationNumber).nullish(),
  taxNumber: singleLine(COMPANY_LIMITS.taxNumber).nullish(),
  contact: singleLine(COMPANY_LIMITS.contact).nullish(),
  language: z.custom<CompanyLanguage>().nullish(),
});
export type CompanyContent = z.output<typeof content>;

const logoUpload = z.string().nullish();
const version = z.int().min(1);

export const createCompanyInput = z.object({
  content: content.refine(({ name }) => Boolean(name), { path: ['name'], message: 'A company needs a name' }),
  logoUpload,
});

export const updateCompanyInput = z.object({
  id: recordId,
  version,
  content: content.refine(({ name }) => name === undefined || Boolean(name), {
    path: ['name'],
    message: 'A company needs a name',
  }),
  logoUpload,
  removesLogo: z.boolean(),
});

export const setArchivedInput = z.object({ id: recordId, version, isArchived: z.boolean() });

export const deleteCompanyInput = z.object({
  id: recordId,
  name: singleLine(COMPANY_LIMITS.name).refine((text) => text !== '', 'Type the name'),
});

export const assignCompanyInput = z.object({ companyId: recordId, userId: recordId, isAssigned: z.boolean() });
