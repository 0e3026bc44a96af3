import { useEffect, useRef } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type NotificationChoice, PIF_NOTIFICATIONS } from '../../../domain/account/notifications.ts';
import { can } from '../../../domain/account/rights.ts';
import type { Role } from '../../../domain/account/roles.ts';
import { Checkbox } from '../../shared/forms/Checkbox.tsx';
import { submitForm } from '../../shared/forms/submitForm.ts';
import { useUnsavedChanges } from '../../shared/forms/useUnsavedChanges.ts';
import type { Notifications_SettingsFragment as Settings } from './Notifications.generated.ts';
import { NOTIFICATIONS_ID } from '../../shared/url/fragments.ts';
import { SaveRow } from './SaveRow.tsx';
import { choiceOf, useSaveNotifications } from './useSaveNotifications.ts';

/** Of what the person, who may see no product information files, is told by e-mail. */
export function NotificationForm({ settings, role }: { settings: Settings; role: Role }) {
  const { t } = useTranslation('account');
  const form = useForm<NotificationChoice>({ defaultValues: choiceOf(settings) });
  const save = useSaveNotifications(form, settings);
  useUnsavedChanges(form, save);
  const names = [...(can(role, 'pif.read') ? PIF_NOTIFICATIONS : []), 'expiring'] as const;
  const { isDirty, isSubmitting } = form.formState;
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The form is there only after the browser has already looked for the fragment of the link.
    if (window.location.hash === `#${NOTIFICATIONS_ID}`) place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Stack
      ref={place}
      id={NOTIFICATIONS_ID}
      component="form"
      noValidate
      useFlexGap
      spacing={2}
      aria-label={t('notifications.title')}
      aria-busy={isSubmitting}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void submitForm(form, save);
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {t('notifications.why')}
      </Typography>
      <Stack>
        {names.map((name) => (
          <Controller
            key={name}
            control={form.control}
            name={name}
            render={({ field: { value, onChange } }) => (
              <Checkbox
                label={t(`notifications.event.${name}`)}
                checked={value}
                disabled={isSubmitting}
                onChange={onChange}
              />
            )}
          />
        ))}
      </Stack>
      <SaveRow
        saveText={t('notifications.save')}
        isDirty={isDirty}
        isSubmitting={isSubmitting}
        onUndo={() => form.reset()}
      />
    </Stack>
  );
}
