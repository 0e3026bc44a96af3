import { z } from 'zod';
import { MAX_DOCUMENT_NAME_LENGTH, MAX_SENT_DOCUMENT_NAME_LENGTH } from '../../../domain/limits.ts';
import { recordId, singleLine } from '../../input.ts';
import type { DocumentFolderKind } from '../../resolvers.generated.ts';
import { recordSlug } from '../../upstream/recordSlug.ts';

const slug = recordSlug('raw material');
const kind = z.custom<DocumentFolderKind>();

const version = z
  .int()
  .min(1, 'Not the version of a document')
  .max(999_999_999, 'Not the version of a document')
  .nullish();
const day = z.iso.date('Must be a day as YYYY-MM-DD').nullish();

export const foldersOfMaterial = z.object({ slug });

export const setFolderInput = z.object({ slug, kind, isActive: z.boolean() });

/** The name is made safe later, when the type of the file and so its extension is known. */
export const addDocumentInput = z.object({
  slug,
  folder: kind,
  upload: singleLine(100),
  name: z.string().max(MAX_SENT_DOCUMENT_NAME_LENGTH, `At most ${MAX_SENT_DOCUMENT_NAME_LENGTH} characters`),
  expiresOn: day,
  replacesDocumentId: recordId.nullish(),
});
export type NewDocument = z.output<typeof addDocumentInput>;

export const updateDocumentInput = z
  .object({
    slug,
    id: recordId,
    version,
    name: z
      .string()
      .max(MAX_DOCUMENT_NAME_LENGTH, `At most ${MAX_DOCUMENT_NAME_LENGTH} characters`)
      .refine((name) => name.trim() !== '', 'A document needs a name')
      .nullish(),
    folder: kind.nullish(),
    expiresOn: day,
  })
  .refine(
    ({ name, folder, expiresOn }) => Boolean(name ?? folder) || expiresOn !== undefined,
    'The input contains no change',
  );
export type DocumentChange = z.output<typeof updateDocumentInput>;

export const deleteDocumentInput = z.object({ slug, id: recordId, version });
