import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PASSWORD_LENGTH } from '../../../domain/account/credentials.ts';
import { PasswordField } from '../../shared/ui/PasswordField.tsx';
import type { SessionUser } from '../../shared/session/sessionFormat.ts';
import { abandonSession, getEndReason } from '../../shared/session/sessionStore.ts';
import { Field } from '../../shared/ui/Field.tsx';
import './translations.generated.ts';
import { signIn } from './signIn.ts';
import { useCredentials } from './useCredentials.ts';

/**
 * Shown when a session ends while there is unsaved work, which stays on the screen behind it. The same person signs in
 * again and continues, or discards the work. It cannot be dismissed: nothing behind it works without a session.
 */
export function SignInAgainDialog({ user: { email } }: { user: SessionUser }) {
  const { t } = useTranslation('session');
  const id = useId();
  const { typed, isValid, field, clearPassword } = useCredentials(email ?? '');
  const [isSubmitting, setSubmitting] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);
  const reason = getEndReason();

  const password = field('password');
  const passwordField = useRef<HTMLInputElement>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isValid || isSubmitting) return;
    setError(null);
    setSubmitting(true);
    try {
      const failure = await signIn(typed);
      if (failure === null) return;
      setError(failure);
      clearPassword();
      passwordField.current?.focus();
    } finally {
      setSubmitting(false);
    }
  };

  return (
    <Dialog open aria-labelledby={`${id}title`} aria-describedby={`${id}text`} maxWidth="xs" fullWidth>
      <form data-save-key="off" noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={`${id}title`}>{t('again.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText id={`${id}text`}>
            {(reason === 'passwordChanged' || reason === 'elsewhere' || reason === 'deactivated') &&
              `${t(`ended.${reason}`)} `}
            {t('again.text')}
          </DialogContentText>
          {error && <Alert severity="error">{error}</Alert>}
          <Field
            label={t('email')}
            type="email"
            autoComplete="username"
            readOnly
            sx={{ bgcolor: 'subtle' }}
            value={email ?? ''}
          />
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            autoFocus
            inputRef={passwordField}
            inputProps={{ maxLength: MAX_PASSWORD_LENGTH }}
            isShown={isShown}
            onToggle={() => setShown(!isShown)}
            {...password}
            // A dialog that closes behind this one takes the focus for a moment.
            onBlur={() => {
              if (typed.password !== '') password.onBlur();
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={abandonSession} disabled={isSubmitting}>
            {t('again.leave')}
          </Button>
          <Button type="submit" variant="contained" disabled={!isValid || isSubmitting}>
            {t(isSubmitting ? 'busy' : 'again.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
