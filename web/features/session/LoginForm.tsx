import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH } from '../../../domain/account/credentials.ts';
import { PasswordField } from '../../shared/ui/PasswordField.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { emptyLogin, loginForm, type LoginForm as Typed } from './login.form.ts';
import './translations.ts';

/** Apollo Client and the toasts are not needed to paint this page; they are loaded while the person types. */
const loadSignIn = () => import('./signIn.ts');

/** E-mail and password; the button is enabled once both are valid, and an error clears both: specification, sections 5 and 8. */
export function LoginForm() {
  const { t } = useTranslation('session');
  const { register, handleSubmit, reset, setFocus, formState } = useForm<Typed>({
    resolver: zodResolver(loginForm),
    mode: 'onTouched',
    defaultValues: emptyLogin,
  });
  const { errors, isValid, isSubmitting } = formState;
  const [error, setError] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);

  const submit = handleSubmit(async (typed) => {
    setError(null);
    const { signIn } = await loadSignIn();
    const failure = await signIn(typed);
    if (failure === null) return;
    setError(failure);
    reset(emptyLogin);
  });

  // The fields are registered again only after the emptied form has rendered.
  useEffect(() => {
    if (error) setFocus('email');
  }, [error, setFocus]);

  const { ref: emailRef, ...email } = register('email');
  const { ref: passwordRef, ...password } = register('password');
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event) => void submit(event)}
      onInput={() => void loadSignIn().catch(() => undefined)}
    >
      {error && <Alert severity="error">{error}</Alert>}
      <Field
        label={t('email')}
        type="email"
        autoComplete="username"
        autoFocus
        inputRef={emailRef}
        error={errors.email && t('errors.email')}
        inputProps={{ maxLength: MAX_EMAIL_LENGTH, autoCapitalize: 'none', spellCheck: false }}
        {...email}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        inputRef={passwordRef}
        error={errors.password && t('errors.password')}
        inputProps={{ maxLength: MAX_PASSWORD_LENGTH }}
        isShown={isShown}
        onToggle={() => setShown(!isShown)}
        {...password}
      />
      <Button type="submit" variant="contained" size="large" disabled={!isValid || isSubmitting}>
        {t(isSubmitting ? 'busy' : 'submit')}
      </Button>
    </Stack>
  );
}
