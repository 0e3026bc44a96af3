import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../../shared/forms/showFailure.ts';
import { useUnsavedChanges } from '../../../shared/forms/useUnsavedChanges.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { type Document, cacheFolders } from '../useDocumentFolders.ts';
import { type DocumentForm, fieldOf, toInput } from './document.form.ts';
import { useUpdateDocumentMutation } from './UpdateDocument.generated.ts';

interface Options {
  slug: string;
  document: Document;
  /** The initial values of the form. */
  before: DocumentForm;
  onSaved: () => void;
}

/** Saves the name, the folder and the expiry of a document together. */
export function useSaveDocument(form: UseFormReturn<DocumentForm>, { slug, document, before, onSaved }: Options) {
  const { t } = useTranslation();
  const [mutate] = useUpdateDocumentMutation({
    update: (cache, { data }) => cacheFolders(cache, slug, data?.updateDocument.folders),
  });
  const release = useUnsavedChanges(form, save);

  async function save(values: DocumentForm): Promise<boolean> {
    const input = toInput(values, before, document, slug);
    try {
      if (input) await mutate({ variables: { input } });
    } catch (error) {
      showFailure(form, error, fieldOf);
      return false;
    }
    release();
    if (input) notify('success', t('done.updatedName', { name: document.name }));
    onSaved();
    return true;
  }

  return { save, release };
}
