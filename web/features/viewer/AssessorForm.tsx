import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../shared/forms/ErrorSummary.tsx';
import { UploadProgress } from '../../shared/forms/photo/UploadProgress.tsx';
import { submitForm } from '../../shared/forms/submitForm.ts';
import { useFields } from '../../shared/forms/useFields.ts';
import { useUnsavedChanges } from '../../shared/forms/useUnsavedChanges.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { assessorForm, type AssessorForm as Values, toFormValues } from './assessor.form.ts';
import { AssessorGaps } from './AssessorGaps.tsx';
import type { AssessorProfile_ProfileFragment as Profile } from './AssessorProfile.generated.ts';
import { ProofField } from './ProofField.tsx';
import { SaveRow } from './SaveRow.tsx';
import { useSaveAssessor } from './useSaveAssessor.ts';

/**
 * What somebody states as a safety assessor; only with all of it he concludes and signs: Annex I, part B, point 4 of
 * the regulation.
 */
export function AssessorForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const form = useForm<Values>({
    resolver: zodResolver(assessorForm),
    mode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: toFormValues(profile),
  });
  const field = useFields(form);
  const { save, uploadProgress, cancelUpload } = useSaveAssessor(form, profile);
  useUnsavedChanges(form, save);
  const { isDirty, isSubmitting } = form.formState;
  return (
    <Stack
      component="form"
      noValidate
      useFlexGap
      spacing={2}
      aria-label={t('assessor.title')}
      aria-busy={isSubmitting}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void submitForm(form, save);
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {t('assessor.why')}
      </Typography>
      <AssessorGaps gaps={profile.gaps} />
      <ErrorSummary form={form} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <Field
          label={t('assessor.field.title')}
          autoComplete="honorific-prefix"
          readOnly={isSubmitting}
          {...field('title')}
        />
        <Field
          label={t('assessor.field.address')}
          autoComplete="street-address"
          readOnly={isSubmitting}
          {...field('address')}
        />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Field
            label={t('assessor.field.qualification')}
            hint={t('assessor.qualificationHint')}
            multiline
            minRows={3}
            readOnly={isSubmitting}
            {...field('qualification')}
          />
        </Box>
        <ProofField form={form} profile={profile} disabled={isSubmitting} />
        <Field
          label={t('assessor.field.validUntil')}
          hint={t('assessor.validUntilHint')}
          type="date"
          readOnly={isSubmitting}
          {...field('validUntil')}
        />
      </Box>
      {uploadProgress !== null && <UploadProgress progress={uploadProgress} onCancel={cancelUpload} />}
      <SaveRow
        saveText={t('assessor.save')}
        isDirty={isDirty}
        isSubmitting={isSubmitting}
        onUndo={() => form.reset()}
      />
    </Stack>
  );
}
