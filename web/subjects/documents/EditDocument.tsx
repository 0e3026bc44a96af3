import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { mayLeave } from '../../shared/forms/dirtyForms.ts';
import { ErrorSummary } from '../../shared/forms/ErrorSummary.tsx';
import { useFields } from '../../shared/forms/useFields.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { ListField } from '../../shared/ui/ListField.tsx';
import { documentForm, type DocumentChanges, type DocumentForm, extensionOf, toFormValues } from './document.form.ts';
import type { ListedDocument } from './listedDocument.ts';
import { errorKey } from '../../shared/i18n/errorKey.ts';
import './translations.generated.ts';
import { useSaveDocument } from './useSaveDocument.ts';

interface Props {
  title: string;
  document: Pick<ListedDocument, 'name' | 'expiresOn'>;
  /** Where the document is and where it can go; undefined where documents stay in their place. */
  folder?: { label: string; current: string; options: readonly { value: string; text: string }[] };
  /** Saves what changed; rejects when that fails, or resolves to the text that says why nothing was saved. */
  onSave: (changes: DocumentChanges) => Promise<string | undefined>;
  onClose: () => void;
}

/** Renames a document, moves it to another folder, or sets its expiry. */
export function EditDocument({ title, document, folder, onSave, onClose }: Props) {
  const { t } = useTranslation('documents');
  const id = useId();
  const extension = extensionOf(document.name);
  // Keeps the version that was opened, even if the list behind the dialog is updated.
  const [before] = useState(() => toFormValues(document, folder?.current ?? ''));
  const form = useForm<DocumentForm>({
    resolver: zodResolver(documentForm(extension)),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: before,
  });
  const field = useFields(form);
  const { save, release } = useSaveDocument(form, { name: document.name, before, onSave, onSaved: onClose });
  const { isSubmitting } = form.formState;

  // The form gets an empty text for an incomplete date, which must not clear the stored one.
  const dateInput = useRef<HTMLInputElement>(null);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    if (dateInput.current?.validity.badInput)
      form.setError('expiresOn', { message: errorKey('documents', 'date') }, { shouldFocus: true });
    else await form.handleSubmit(save)();
  };
  const close = async () => {
    if (isSubmitting || !(await mayLeave(form.control))) return;
    release();
    onClose();
  };
  const { inputRef, ...expiresOn } = field('expiresOn');
  return (
    <Dialog open onClose={() => void close()} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <form noValidate onSubmit={(event) => void submit(event)} aria-busy={isSubmitting}>
        <DialogContent sx={{ pt: 1 }}>
          <Stack useFlexGap spacing={2}>
            <ErrorSummary form={form} />
            <Field
              label={t('edit.name')}
              autoFocus
              readOnly={isSubmitting}
              hint={extension && t('edit.extension', { extension })}
              {...field('name')}
            />
            {folder && (
              <ListField label={folder.label} disabled={isSubmitting} {...field('folder')}>
                {folder.options.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </ListField>
            )}
            <Field
              label={t('edit.expiresOn')}
              type="date"
              readOnly={isSubmitting}
              hint={t('edit.expiresHint')}
              inputRef={(input: HTMLInputElement | null) => {
                dateInput.current = input;
                inputRef(input);
              }}
              {...expiresOn}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={isSubmitting} onClick={() => void close()}>
            {t('edit.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isSubmitting}>
            {t(isSubmitting ? 'edit.saving' : 'edit.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
