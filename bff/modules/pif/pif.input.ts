import { z } from 'zod';
import { isCompanyId } from '../../../domain/company/companyId.ts';
import { PIF_LIMITS } from '../../../domain/pif/limits.ts';
import { PIF_FILTERS } from '../../../domain/pif/pifFilters.ts';
import { productCategory } from '../../../domain/product/productCategories.ts';
import { filterInput } from '../../filterInput.ts';
import { multiLine, pageInput, searchInput, singleLine } from '../../input.ts';
import type { Market, PifFilter, PifSort, ProductUse } from '../../resolvers.generated.ts';
import { recordSlug } from '../../upstream/recordSlug.ts';

const slug = recordSlug('file');
/** The number of a change. PostgreSQL's integers end far above. */
const version = z.int().min(1, 'Versions are counted from 1').max(1_000_000, 'Not the number of a version');

export const pifQuery = z.object({
  filter: z
    .object({
      search: searchInput,
      ...filterInput<PifFilter>()(PIF_FILTERS),
    })
    .nullish(),
  sort: z.custom<PifSort>(),
  ...pageInput,
});
export type PifQuery = z.output<typeof pifQuery>;

export const pifTaskQuery = z.object({
  companyId: z.string().refine(isCompanyId, 'Must be 24 hex characters').nullish(),
  ...pageInput,
});
export type PifTaskQuery = z.output<typeof pifTaskQuery>;

export const pifBySlug = z.object({ slug });

const name = singleLine(PIF_LIMITS.name).refine((text) => text !== '', 'A file needs a name');
const optionalSlug = (record: 'label' | 'formula' | 'file') => recordSlug(record).nullish();

export const createPifInput = z.object({
  name,
  companyId: z
    .string()
    .refine(isCompanyId, 'Must be 24 hex characters')
    .transform((id) => id.toLowerCase()),
  labelSlug: optionalSlug('label'),
  formulaSlug: optionalSlug('formula'),
  pifSlug: optionalSlug('file'),
});
export type NewPif = z.output<typeof createPifInput>;

export const emptyToNull = (text: string | null | undefined) => text?.trim() || null;
const line = (field: keyof typeof PIF_LIMITS) => singleLine(PIF_LIMITS[field]).nullish().transform(emptyToNull);
const text = (field: keyof typeof PIF_LIMITS) => multiLine(PIF_LIMITS[field]).nullish().transform(emptyToNull);

/** A day that exists, as YYYY-MM-DD. */
export const day = z.iso.date('Not a day').nullish();

const person = z
  .object({
    name: line('personName'),
    address: line('personAddress'),
    phone: line('personPhone'),
    email: line('personEmail').refine(
      (typed) => typed === null || z.email().safeParse(typed).success,
      'Not an address',
    ),
  })
  .nullish();

const description = z.object({
  description: text('description'),
  function: line('function'),
  category: singleLine(100)
    .refine((code) => productCategory(code) !== null, 'Not the code of a product category')
    .nullish(),
  categoryReason: text('categoryReason'),
  use: z.custom<ProductUse>().nullish(),
  isForUnderThree: z.boolean().nullish(),
  isForIntimateUse: z.boolean().nullish(),
  isInhalable: z.boolean().nullish(),
  population: line('population'),
  physicalForm: line('physicalForm'),
  shades: line('shades'),
  markets: z.array(z.custom<Market>()).nullish(),
  nominalContent: line('nominalContent'),
  origin: line('origin'),
  firstPlacedOn: day,
  responsiblePerson: person,
  productionPerson: person,
  qualityPerson: person,
});

export const updatePifDescriptionInput = z.object({
  slug,
  version,
  name,
  reference: line('reference'),
  labelSlug: optionalSlug('label'),
  formula: z.object({ slug: recordSlug('formula'), revision: version }).nullish(),
  description,
});
export type ChangedDescription = z.output<typeof updatePifDescriptionInput>;

export const pifStageInput = z.object({ slug, version });
export type StageChange = z.output<typeof pifStageInput>;

export const returnPifInput = pifStageInput.extend({
  reason: multiLine(PIF_LIMITS.returnReason).refine((typed) => typed.trim() !== '', 'A reason is missing'),
});

export const setPifArchivedInput = pifStageInput.extend({ isArchived: z.boolean(), lastBatchOn: day });
