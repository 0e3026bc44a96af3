import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../shared/forms/ErrorSummary.tsx';
import { submitForm } from '../../../shared/forms/submitForm.ts';
import { useFields } from '../../../shared/forms/useFields.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { SelectFilter } from '../../../shared/ui/SelectFilter.tsx';
import { type AccessTokenForm, accessTokenForm, DAYS, emptyAccessToken } from './accessToken.form.ts';
import { type MadeToken, useCreateAccessToken } from './useCreateAccessToken.ts';

interface Props {
  onMade: (made: MadeToken) => void;
  onClose: () => void;
}

/** Name, kind and time of a new token. */
export function AccessTokenDialog({ onMade, onClose }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const id = useId();
  const form = useForm<AccessTokenForm>({
    resolver: zodResolver(accessTokenForm),
    mode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: emptyAccessToken,
  });
  const field = useFields(form);
  const { isSubmitting } = form.formState;
  const save = useCreateAccessToken(form, onMade);
  return (
    <Dialog open onClose={isSubmitting ? undefined : onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <Box
        component="form"
        data-save-key="off"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void submitForm(form, save);
        }}
      >
        <DialogTitle id={id}>{t('accessTokens.new')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <ErrorSummary form={form} />
          <Field
            label={t('accessTokens.field.name')}
            hint={t('accessTokens.nameHint')}
            readOnly={isSubmitting}
            autoFocus
            {...field('name')}
          />
          <Controller
            control={form.control}
            name="isReadOnly"
            render={({ field: { value, onChange } }) => (
              <RadioGroup
                aria-label={t('accessTokens.field.kind')}
                value={value ? 'read' : 'full'}
                onChange={(_event, next) => onChange(next === 'read')}
              >
                <FormControlLabel value="read" control={<Radio />} label={t('accessTokens.readOnlyChoice')} />
                <FormControlLabel value="full" control={<Radio />} label={t('accessTokens.fullChoice')} />
              </RadioGroup>
            )}
          />
          <Controller
            control={form.control}
            name="days"
            render={({ field: { value, onChange } }) => (
              <SelectFilter
                label={t('accessTokens.field.days')}
                value={String(value)}
                options={DAYS.map((count) => ({ value: String(count), label: t('accessTokens.days', { count }) }))}
                onChange={(next) => onChange(Number(next))}
              />
            )}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={isSubmitting}>
            {t('common:cancel')}
          </Button>
          <Button variant="contained" type="submit" disabled={isSubmitting}>
            {t(isSubmitting ? 'accessTokens.making' : 'accessTokens.make')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
