import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PifSection } from '../../../shared/apollo/schema.generated.ts';
import { ErrorSummary } from '../../../shared/forms/ErrorSummary.tsx';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import '../translations.generated.ts';
import { SectionHeading } from './SectionHeading.tsx';
import type { PifDetail_PifFragment } from './Pif.generated.ts';
import type { SectionFormState } from './useSectionForm.ts';

interface Props<Values extends FieldValues> {
  pif: PifDetail_PifFragment;
  section: PifSection;
  state: SectionFormState<Values>;
  /** What the reader calls a field, with its row; left out where the message says enough. */
  labelOf?: (field: Path<Values>) => string;
  /** The panels of the section. */
  children: ReactNode;
}

/** The form of a section under its heading with "Save" and the time of the last saving. */
export function SectionForm<Values extends FieldValues>({ pif, section, state, labelOf, children }: Props<Values>) {
  const { t } = useTranslation('pif');
  const names = useFieldNames();
  const { time } = useFormat();
  const { form, submit, savedAt, isKept, fetchNow, discard } = state;
  const { isDirty, isSubmitting } = form.formState;
  return (
    <Box
      component="form"
      noValidate
      aria-label={names.choice.section[section]}
      aria-busy={isSubmitting}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void submit();
      }}
    >
      <SectionHeading pif={pif} section={section}>
        <Typography variant="caption" color="textSecondary" role="status">
          {isDirty ? t('save.unsaved') : savedAt && t('save.saved', { time: time(savedAt) })}
        </Typography>
        {!pif.isLocked && (
          <Button type="submit" variant="outlined" disabled={!isDirty || isSubmitting}>
            {t(isSubmitting ? 'save.saving' : 'save.button')}
          </Button>
        )}
      </SectionHeading>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isKept && (
          <Box
            role="alert"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1.5,
              p: 2,
              borderRadius: '14px',
              bgcolor: 'result.yellow.soft',
            }}
          >
            <Typography variant="body2" sx={{ flex: '1 1 240px' }}>
              {t('save.kept')}
            </Typography>
            <Button variant="outlined" onClick={() => void fetchNow()}>
              {t('save.checkAgain')}
            </Button>
            <Button color="error" onClick={discard}>
              {t('save.discard')}
            </Button>
          </Box>
        )}
        <ErrorSummary
          form={form}
          targetOf={labelOf && ((name) => ({ field: name, label: labelOf(name as Path<Values>) }))}
        />
        {children}
      </Box>
    </Box>
  );
}
