import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SIGN_OFF_REASON_LENGTH } from '../../../../domain/label/limits.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { AreaField } from '../../../shared/ui/ListField.tsx';
import './translations.ts';

interface Props {
  /** The sentence of the finding. */
  question: string;
  reference: string;
  onSignOff: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks how a finding was verified. What was typed stays when saving fails. */
export function SignOffDialog({ question, reference, onSignOff, onClose }: Props) {
  const { t } = useTranslation('labelDetail');
  const { t: common } = useTranslation();
  const id = useId();
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState('');
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (reason.trim() === '') {
      setFailure(t('signOff.reasonMissing'));
      return;
    }
    setSaving(true);
    try {
      await onSignOff(reason.trim());
      onClose();
    } catch (error) {
      setFailure(describeError(error).text);
      setSaving(false);
    }
  };
  return (
    <Dialog open onClose={isSaving ? undefined : onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={id}>{t('signOff.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <div>
            <Typography variant="body2">{question}</Typography>
            <Typography variant="caption" color="info.main">
              {reference}
            </Typography>
          </div>
          <AreaField
            label={t('signOff.reason')}
            rows={3}
            autoFocus
            value={reason}
            hint={t('signOff.reasonHint')}
            error={failure}
            inputProps={{ maxLength: MAX_SIGN_OFF_REASON_LENGTH }}
            onChange={({ target }) => {
              setReason(target.value);
              setFailure('');
            }}
          />
          <Typography variant="caption" color="textSecondary">
            {t('signOff.scope')}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isSaving}>
            {common('cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isSaving}>
            {t(isSaving ? 'signOff.saving' : 'signOff.button')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
