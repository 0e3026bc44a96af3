import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFields } from '../../shared/forms/useFields.ts';
import { useUnsavedChanges } from '../../shared/forms/useUnsavedChanges.ts';
import { AreaField } from '../../shared/ui/ListField.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import './translations.generated.ts';

interface Props<T extends { text: string }> {
  title: string;
  label: string;
  hint: string;
  rows: number;
  form: UseFormReturn<T>;
  /** What has to be corrected before the text can be saved. */
  problems: readonly string[];
  /** The field that is focused when something has to be corrected. */
  faultyField: Path<T>;
  /** Returns false when the text could not be saved. */
  save: () => Promise<boolean>;
  onClose: () => void;
  /** Further fields, and what was read of the text. */
  children: ReactNode;
}

const MAX_PROBLEMS_SHOWN = 10;

/**
 * A dialog for a supplier's document that is typed or pasted as text: nothing is saved while something of it has to be
 * corrected.
 */
export function PasteDialog<T extends { text: string }>({ form, problems, faultyField, save, ...props }: Props<T>) {
  const field = useFields(form);
  const saveCorrect = async (): Promise<boolean> => {
    if (problems.length === 0) return save();
    form.setFocus(faultyField);
    return false;
  };
  const release = useUnsavedChanges(form, saveCorrect);
  const submit = form.handleSubmit(async () => {
    if (!(await saveCorrect())) return;
    release();
    props.onClose();
  });
  const { isSubmitting, isSubmitted } = form.formState;
  const isBlank = useWatch({ control: form.control, name: 'text' as Path<T> }).trim() === '';
  return (
    <FormDialog
      title={props.title}
      isSubmitting={isSubmitting}
      scope={form.control}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <AreaField
        label={props.label}
        hint={props.hint}
        rows={props.rows}
        autoFocus
        readOnly={isSubmitting}
        {...field('text' as Path<T>)}
      />
      {props.children}
      {(!isBlank || isSubmitted) && <Problems problems={problems} />}
    </FormDialog>
  );
}

function Problems({ problems }: { problems: readonly string[] }) {
  const { t } = useTranslation('fragranceMaterial');
  if (problems.length === 0) return null;
  return (
    <Alert severity="error">
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('problems', { count: problems.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {problems.slice(0, MAX_PROBLEMS_SHOWN).map((problem, at) => (
          <li key={at}>{problem}</li>
        ))}
      </Box>
    </Alert>
  );
}
