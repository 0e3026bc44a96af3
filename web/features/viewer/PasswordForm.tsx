import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_NEW_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH } from '../../../domain/account/credentials.ts';
import { ErrorSummary } from '../../shared/forms/ErrorSummary.tsx';
import { PasswordField } from '../../shared/ui/PasswordField.tsx';
import { useFields } from '../../shared/forms/useFields.ts';
import { emptyPasswords, passwordForm, type PasswordForm as Values } from './password.form.ts';
import { PasswordGenerator } from './PasswordGenerator.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { useChangePassword } from './useChangePassword.ts';

/** The form to change the password; its button is enabled once all fields are valid: specification, section 5. */
export function PasswordForm({ email }: { email: string | null }) {
  const { t } = useTranslation('account');
  const form = useForm<Values>({
    resolver: zodResolver(passwordForm),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: emptyPasswords,
  });
  const field = useFields(form);
  const { submit } = useChangePassword(form);
  const [isCurrentShown, setCurrentShown] = useState(false);
  const [isNewShown, setNewShown] = useState(false);
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  const { isValid, isSubmitting } = form.formState;

  const generated = (password: string) => {
    for (const name of ['newPassword', 'confirmation'] as const)
      form.setValue(name, password, { shouldDirty: true, shouldTouch: true });
    void form.trigger(['newPassword', 'confirmation']);
    setNewShown(true);
  };
  // The new password may be typed after its confirmation, whose validity then changes.
  const revalidateConfirmation = () => {
    if (form.getFieldState('confirmation').isTouched) void form.trigger('confirmation');
  };
  const shared = {
    readOnly: isSubmitting,
    autoComplete: 'new-password',
    isShown: isNewShown,
    onToggle: () => setNewShown(!isNewShown),
  };

  return (
    <Stack
      component="form"
      noValidate
      useFlexGap
      spacing={2}
      aria-label={t('password.title')}
      aria-busy={isSubmitting}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void submit();
      }}
    >
      <ErrorSummary form={form} />
      {/* Tells a password manager whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        label={t('password.current')}
        readOnly={isSubmitting}
        autoComplete="current-password"
        isShown={isCurrentShown}
        onToggle={() => setCurrentShown(!isCurrentShown)}
        inputProps={{ maxLength: MAX_PASSWORD_LENGTH }}
        {...field('currentPassword')}
      />
      <PasswordField
        label={t('password.new')}
        hint={<PasswordRules password={newPassword} />}
        {...shared}
        {...field('newPassword', { onChange: revalidateConfirmation })}
      />
      <PasswordGenerator
        password={newPassword}
        disabled={isSubmitting}
        onGenerate={generated}
        onCopyFailed={() => form.setFocus('newPassword', { shouldSelect: true })}
      />
      <PasswordField
        label={t('password.confirmation')}
        inputProps={{ maxLength: MAX_NEW_PASSWORD_LENGTH }}
        {...shared}
        {...field('confirmation')}
      />
      <Box>
        <Button type="submit" variant="contained" disabled={!isValid}>
          {t(isSubmitting ? 'password.saving' : 'password.save')}
        </Button>
      </Box>
    </Stack>
  );
}
