import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_CHECKED_LIST_NAME_LENGTH } from '../../../../domain/limits.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import '../translations.ts';

interface Props {
  name: string;
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a check and saves it. What was typed stays when saving fails. */
export function SaveDialog({ name: before, onSave, onClose }: Props) {
  const { t } = useTranslation('tools');
  const { t: common } = useTranslation();
  const id = useId();
  const [name, setName] = useState(before);
  const [failure, setFailure] = useState('');
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() === '') {
      setFailure(t('incicheck.nameMissing'));
      return;
    }
    setSaving(true);
    try {
      await onSave(name.trim());
    } catch (error) {
      setFailure(describeError(error).text);
      setSaving(false);
    }
  };
  return (
    <Dialog open onClose={isSaving ? undefined : onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={id}>{t('incicheck.saveTitle')}</DialogTitle>
        <DialogContent>
          <Field
            label={t('incicheck.name')}
            value={name}
            autoFocus
            inputProps={{ maxLength: MAX_CHECKED_LIST_NAME_LENGTH }}
            error={failure}
            onChange={(event) => {
              setName(event.target.value);
              setFailure('');
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isSaving}>
            {common('cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isSaving}>
            {t(isSaving ? 'incicheck.saving' : 'incicheck.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
