import { toSchemaRole } from '../../../domain/account/roles.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { CompanyField } from '../../../domain/company/companyFields.ts';
import { fileUrl } from '../../files/fileNames.ts';
import type { Company, CompanyLanguage, CompanyPage, CompanyRelation, CompanySort } from '../../resolvers.generated.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { decodeText, encodeText, quoteWords } from '../../upstream/encoding.ts';
import { companyLanguages } from './company.rest.ts';
import type { CompanyContent } from './company.input.ts';

type Wire = components['schemas']['CompanyRecord'];

const sorts = {
  NAME_ASC: 'ime',
  NAME_DESC: '-ime',
  EMAIL_ASC: 'email',
  CHANGED_DESC: '-izmenjeno',
} as const satisfies Record<CompanySort, string>;
const relations = { napravio: 'CREATED', dodeljena: 'ASSIGNED', bezPristupa: 'NONE' } as const satisfies Record<
  NonNullable<Wire['saradnici']>[number]['veza'],
  CompanyRelation
>;
const words = {
  name: 'ime',
  email: 'email',
  address: 'adresa',
  phone: 'telefon',
  registrationNumber: 'maticni',
  taxNumber: 'pib',
  contact: 'osobaZaKontakt',
} as const satisfies Record<CompanyField, string>;
const languageWords = { EN: 'en', SR: 'sr' } as const satisfies Record<CompanyLanguage, Wire['jezik']>;
const fieldNames = {
  ...Object.fromEntries(Object.entries(words).map(([field, word]) => [word, `input.content.${field}`])),
  logo: 'input.logoUpload',
};

const toCompany = (wire: Wire): Company => ({
  id: wire._id,
  version: wire.verzija,
  name: decodeText(wire.ime),
  email: decodeText(wire.email),
  address: decodeText(wire.adresa),
  phone: decodeText(wire.telefon),
  registrationNumber: decodeText(wire.maticni),
  taxNumber: decodeText(wire.pib),
  contact: decodeText(wire.osobaZaKontakt),
  language: companyLanguages[wire.jezik],
  logoUrl: fileUrl('firme', wire.logo),
  isArchived: wire.arhivirana,
  canEdit: wire.smeDaMenja,
  canAssign: wire.smeDaDodeljuje,
  counts: {
    users: wire.brojevi.nalozi,
    labels: wire.brojevi.deklaracije,
    rawMaterials: wire.brojevi.sirovine,
    pifs: wire.brojevi.pifovi,
    formulas: wire.brojevi.formule,
  },
  consultants:
    wire.saradnici?.map(({ _id, name, email, role, aktivan, veza }) => ({
      id: _id,
      name: decodeText(name),
      email: decodeText(email),
      role: toSchemaRole(role),
      isActive: aktivan,
      relation: relations[veza],
    })) ?? null,
});

/** The fields of a form; null clears a text. */
const fromContent = ({ language, ...texts }: CompanyContent) => ({
  ...(Object.fromEntries(
    (Object.keys(words) as CompanyField[])
      .filter((field) => texts[field] !== undefined)
      .map((field) => [words[field], encodeText(texts[field] ?? '')]),
  ) as Partial<Record<(typeof words)[CompanyField], string>>),
  ...(language && { jezik: languageWords[language] }),
});

interface CompanyQuery {
  search?: string | null | undefined;
  isArchived?: boolean | null | undefined;
  sort: CompanySort;
  page: number;
  pageSize: number;
}

export async function listCompanyRecords(
  product: ProductClient,
  { search, isArchived, sort, page, pageSize }: CompanyQuery,
): Promise<CompanyPage> {
  const query = {
    sort: sorts[sort],
    page,
    limit: pageSize,
    ...(search && { 'text[search]': quoteWords(search) }),
    ...(typeof isArchived === 'boolean' && { arhivirana: isArchived ? ('da' as const) : ('ne' as const) }),
  };
  const { results: totalCount, data } = await product.call('listCompanyRecords', { query });
  return { items: data.data.map(toCompany), totalCount, page, pageSize };
}

export async function fetchCompany(product: ProductClient, id: string): Promise<Company> {
  return toCompany((await product.call('getCompany', { path: { companyId: id } })).data.data);
}

export async function postCompany(
  product: ProductClient,
  content: CompanyContent,
  logo: Blob | null,
): Promise<Company> {
  const form = { ...fromContent(content), ime: encodeText(content.name ?? ''), ...(logo && { logo }) };
  return toCompany((await product.call('createCompany', { form }, fieldNames)).data.data);
}

interface CompanyChange {
  content: CompanyContent;
  logo?: Blob | null;
  removesLogo?: boolean;
  isArchived?: boolean;
}

export async function patchCompany(
  product: ProductClient,
  { id, version }: { id: string; version: number },
  { content, logo, removesLogo, isArchived }: CompanyChange,
): Promise<Company> {
  const form = {
    ...fromContent(content),
    verzija: String(version),
    ...(logo && { logo }),
    ...(removesLogo && { bezLogoa: 'da' as const }),
    ...(isArchived !== undefined && { arhivirana: isArchived ? ('da' as const) : ('ne' as const) }),
  };
  return toCompany((await product.call('updateCompany', { path: { companyId: id }, form }, fieldNames)).data.data);
}

export async function removeCompany(product: ProductClient, id: string, name: string): Promise<void> {
  await product.call(
    'deleteCompany',
    { path: { companyId: id }, query: { ime: encodeText(name) } },
    { ime: 'input.name' },
  );
}

export async function postAssignment(
  product: ProductClient,
  companyId: string,
  { userId, isAssigned }: { userId: string; isAssigned: boolean },
): Promise<Company> {
  const body = { korisnik: userId, dodeljena: isAssigned };
  const answer = await product.call('assignCompany', { path: { companyId }, body }, { korisnik: 'input.userId' });
  return toCompany(answer.data.data);
}
