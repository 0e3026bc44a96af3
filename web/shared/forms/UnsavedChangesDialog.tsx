import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './translations.generated.ts';
import { discardDirtyForms, saveDirtyForms, type LeaveQuestion } from './dirtyForms.ts';

/** Save and continue, discard, or stay: specification, section 4, "PIF and overrides". Every form uses it. */
export function UnsavedChangesDialog({ question }: { question: LeaveQuestion | null }) {
  const { t } = useTranslation('forms');
  const [isSaving, setSaving] = useState(false);
  const id = useId();

  const stay = () => question?.answer(false);
  const discard = () => {
    discardDirtyForms(question?.scope);
    question?.answer(true);
  };
  const save = async () => {
    setSaving(true);
    const isSaved = await saveDirtyForms(question?.scope).finally(() => setSaving(false));
    question?.answer(isSaved);
  };

  return (
    <Dialog
      open={question !== null}
      onClose={isSaving ? undefined : stay}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}title`}>{t('unsaved.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}text`}>{t('unsaved.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={stay} disabled={isSaving}>
          {t('unsaved.stay')}
        </Button>
        <Button color="error" onClick={discard} disabled={isSaving}>
          {t('unsaved.discard')}
        </Button>
        <Button variant="contained" onClick={() => void save()} disabled={isSaving}>
          {t(isSaving ? 'unsaved.saving' : 'unsaved.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
