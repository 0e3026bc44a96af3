import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/ui/Field.tsx';
import '../translations.generated.ts';
import { StepDialog } from '../../../shared/ui/StepDialog.tsx';

interface Props {
  name: string;
  onSubmit: () => Promise<void>;
  onClose: () => void;
}

/** A file is deleted by its name, so that nobody deletes one by a slip. */
export function DeleteDialog({ name, onSubmit, onClose }: Props) {
  const { t } = useTranslation('pif');
  const [typed, setTyped] = useState('');
  return (
    <StepDialog
      title={t('delete.title')}
      submitText={t('delete.button')}
      busyText={t('delete.busy')}
      isAllowed={typed.trim() === name.trim()}
      isDestructive
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Typography variant="body2">{t('delete.text', { name })}</Typography>
      <Field
        label={t('delete.name')}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
    </StepDialog>
  );
}
