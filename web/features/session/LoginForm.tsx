import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH } from '../../../domain/account/credentials.ts';
import { ChunkLoadError, loadChunk } from '../../shared/lazyComponent.ts';
import { PasswordField } from '../../shared/ui/PasswordField.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import './translations.generated.ts';
import { useCredentials } from './useCredentials.ts';

/** Apollo Client and the toasts are not needed to paint this page; they are loaded while the person types. */
const loadSignIn = () => import('./signIn.ts');

/**
 * E-mail and password; the button is enabled once both are valid, and an error clears both: specification, sections 5
 * and 8.
 */
export function LoginForm() {
  const [failures, setFailures] = useState<string[]>([]);
  // A new form, because one that is emptied calls the password too short as soon as it loses the focus.
  return (
    <LoginFields
      key={failures.length}
      error={failures.at(-1)}
      onFailure={(failure) => setFailures((earlier) => [...earlier, failure])}
    />
  );
}

interface LoginFieldsProps {
  /** The message of the last attempt. It stays until the next one begins. */
  error: string | undefined;
  onFailure: (failure: string) => void;
}

function LoginFields({ error, onFailure }: LoginFieldsProps) {
  const { t } = useTranslation('session');
  const { t: common } = useTranslation();
  const { typed, isValid, field } = useCredentials();
  const [isSubmitting, setSubmitting] = useState(false);
  const [isShown, setShown] = useState(false);
  const [isMissing, setMissing] = useState(false);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isValid || isSubmitting) return;
    setSubmitting(true);
    setMissing(false);
    try {
      const { signIn } = await loadChunk(loadSignIn);
      const failure = await signIn(typed);
      if (failure !== null) onFailure(failure);
    } catch (cause) {
      if (!(cause instanceof ChunkLoadError)) throw cause;
      // Nothing was sent, so that what was typed stays.
      setMissing(true);
    } finally {
      setSubmitting(false);
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event) => void submit(event)}
      onInput={() => void loadSignIn().catch(() => undefined)}
    >
      {isMissing && <Alert severity="error">{`${common('crash.chunkTitle')}. ${common('crash.chunkRetry')}`}</Alert>}
      {error && !isSubmitting && !isMissing && <Alert severity="error">{error}</Alert>}
      <Field
        label={t('email')}
        type="email"
        autoComplete="username"
        autoFocus
        inputProps={{ maxLength: MAX_EMAIL_LENGTH, autoCapitalize: 'none', spellCheck: false }}
        {...field('email')}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        inputProps={{ maxLength: MAX_PASSWORD_LENGTH }}
        isShown={isShown}
        onToggle={() => setShown(!isShown)}
        {...field('password')}
      />
      <Button type="submit" variant="contained" size="large" disabled={!isValid || isSubmitting}>
        {t(isSubmitting ? 'busy' : 'submit')}
      </Button>
    </Stack>
  );
}
