import { z } from 'zod';
import { isCompanyId } from '../../../domain/company/companyId.ts';
import { MAX_SIGN_OFF_REASON_LENGTH } from '../../../domain/label/limits.ts';
import { MAX_SENT_DOCUMENT_NAME_LENGTH } from '../../../domain/limits.ts';
import { LABEL_FILTERS } from '../../../domain/label/labelFilters.ts';
import { LABEL_FIELDS } from '../../../domain/label/labelFields.ts';
import { filterInput } from '../../filterInput.ts';
import { multiLine, pageInput, recordId, searchInput, singleLine } from '../../input.ts';
import { recordSlug } from '../../upstream/recordSlug.ts';
import type { LabelFilter, LabelSort } from '../../resolvers.generated.ts';
import { formulaRevision, labelContentInput } from '../check/check.input.ts';

/** The arguments of `labels`. The schema has already checked the enumerations. */
export const labelQuery = z.object({
  filter: z
    .object({
      search: searchInput,
      ...filterInput<LabelFilter>()(LABEL_FILTERS),
    })
    .nullish(),
  sort: z.custom<LabelSort>(),
  ...pageInput,
});
export type LabelQuery = z.output<typeof labelQuery>;

const slug = recordSlug('label');

export const labelBySlug = z.object({ slug });

export const signOffInput = z.object({
  slug,
  key: z.string().regex(/^[0-9a-f]{64}$/, 'Not the key of a finding'),
  reason: multiLine(MAX_SIGN_OFF_REASON_LENGTH)
    .transform((reason) => reason.trim())
    .refine((reason) => reason !== '', 'Say how it was verified'),
  document: z
    .object({
      upload: singleLine(100),
      // Made safe later, when the type of the file and so its extension is known.
      name: z.string().max(MAX_SENT_DOCUMENT_NAME_LENGTH, `At most ${MAX_SENT_DOCUMENT_NAME_LENGTH} characters`),
    })
    .nullish(),
});

export const withdrawSignOffInput = z.object({ slug, id: recordId });

export const setLabelArchivedInput = z.object({ slug, isArchived: z.boolean() });

const photoUpload = singleLine(100).nullish();
const isCleared = (value: unknown): boolean => value === null || value === '';

/** Null clears a field, but name and markets are mandatory. */
const content = labelContentInput
  .refine(({ name }) => !isCleared(name), { path: ['name'], message: 'A label needs a name' })
  .refine(({ markets }) => markets !== null, { path: ['markets'], message: 'At least one' });

export const createLabelInput = z.object({
  companyId: z.string().refine(isCompanyId, 'Must be 24 hex characters'),
  content: content.refine(({ name }) => name !== undefined, { path: ['name'], message: 'A label needs a name' }),
  photoUpload,
});

export const labelFromFormulaInput = z.object({
  formulaSlug: recordSlug('formula'),
  revision: formulaRevision,
  name: singleLine(LABEL_FIELDS.name.maxLength)
    .refine((name) => name !== '', 'A label needs a name')
    .nullish(),
});

export const updateLabelInput = z
  .object({
    slug,
    version: z.int().min(1, 'Not the version of a label'),
    content,
    photoUpload,
    removePhoto: z.boolean().nullish(),
    formulaRevision,
    removeFormula: z.boolean().nullish(),
  })
  .refine(({ formulaRevision: revision, removeFormula }) => !revision || !removeFormula, {
    path: ['removeFormula'],
    message: 'Not together with a revision',
  })
  .refine(({ photoUpload: photo, removePhoto }) => !photo || !removePhoto, {
    path: ['removePhoto'],
    message: 'Not together with a new photo',
  });
