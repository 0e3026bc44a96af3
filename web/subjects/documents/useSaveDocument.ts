import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../shared/forms/showFailure.ts';
import { useUnsavedChanges } from '../../shared/forms/useUnsavedChanges.ts';
import { notify } from '../../shared/notify/notify.ts';
import { type DocumentChanges, type DocumentForm, fieldOf, toChanges } from './document.form.ts';

interface Options {
  /** Of the document, with its extension. */
  name: string;
  /** The initial values of the form. */
  before: DocumentForm;
  onSave: (changes: DocumentChanges) => Promise<string | undefined>;
  onSaved: () => void;
}

/** Saves the name, the folder and the expiry of a document together. */
export function useSaveDocument(form: UseFormReturn<DocumentForm>, { name, before, onSave, onSaved }: Options) {
  const { t } = useTranslation();
  const release = useUnsavedChanges(form, save);

  async function save(values: DocumentForm): Promise<boolean> {
    const changes = toChanges(values, before, name);
    try {
      const refusal = changes && (await onSave(changes));
      if (refusal) {
        notify('error', refusal);
        return false;
      }
    } catch (error) {
      showFailure(form, error, fieldOf);
      return false;
    }
    release();
    if (changes) notify('success', t('done.updatedName', { name }));
    onSaved();
    return true;
  }

  return { save, release };
}
