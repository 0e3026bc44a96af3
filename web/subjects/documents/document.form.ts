import { MAX_DOCUMENT_NAME_LENGTH } from '../../../domain/limits.ts';
import * as z from '../../shared/zod.ts';
import type { ListedDocument } from './listedDocument.ts';
import { errorKey } from '../../shared/i18n/errorKey.ts';
import './translations.generated.ts';

/** The extension of a file name with its dot, which cannot be changed; empty if there is none. */
export const extensionOf = (name: string): string => /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';

/** The editable fields of a document; the name is without its extension. */
export const documentForm = (extension: string) =>
  z.object({
    name: z.string().check(
      z.refine((name) => name.trim() !== '', errorKey('documents', 'name')),
      z.refine(
        (name) => name.trim().length + extension.length <= MAX_DOCUMENT_NAME_LENGTH,
        errorKey('documents', 'nameTooLong'),
      ),
    ),
    /** Empty where documents stay where they are. */
    folder: z.string(),
    /** YYYY-MM-DD as the browser's date field gives it, empty for none. */
    expiresOn: z.string(),
  });

export type DocumentForm = z.infer<ReturnType<typeof documentForm>>;

export const toFormValues = (
  { name, expiresOn }: Pick<ListedDocument, 'name' | 'expiresOn'>,
  folder: string,
): DocumentForm => ({
  name: name.slice(0, name.length - extensionOf(name).length),
  folder,
  expiresOn: expiresOn ?? '',
});

/** The fields of a document that changed. */
export type DocumentChanges = Partial<{ name: string; folder: string; expiresOn: string | null }>;

/** The changed fields, the name with its extension; null if nothing changed. */
export function toChanges(values: DocumentForm, before: DocumentForm, name: string): DocumentChanges | null {
  const changes = {
    ...(values.name.trim() !== before.name && { name: values.name.trim() + extensionOf(name) }),
    ...(values.folder !== before.folder && { folder: values.folder }),
    ...(values.expiresOn !== before.expiresOn && { expiresOn: values.expiresOn || null }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

/** The form field for a path of the input, as errors of the server name it. */
export const fieldOf = (path: string): keyof DocumentForm | undefined =>
  (['name', 'folder', 'expiresOn'] as const).find((field) => path.split('.').includes(field));
