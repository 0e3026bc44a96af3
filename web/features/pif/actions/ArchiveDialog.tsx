import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { retainedUntil } from '../../../../domain/pif/retention.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import '../translations.generated.ts';
import { StepDialog } from '../../../shared/ui/StepDialog.tsx';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';

interface Props {
  pif: PifDetail_PifFragment;
  onSubmit: (lastBatchOn: string | null) => Promise<void>;
  onClose: () => void;
}

/**
 * Asks for the day of the last batch, from which a file is kept for ten years: Article 11(1) of Regulation (EC) No
 * 1223/2009.
 */
export function ArchiveDialog({ pif, onSubmit, onClose }: Props) {
  const { t } = useTranslation('pif');
  const names = useFieldNames();
  const { day: format } = useQuantity();
  const [day, setDay] = useState(pif.lastBatchOn ?? '');
  const until = retainedUntil(day);
  return (
    <StepDialog
      isSaving={false}
      title={t('archive.title')}
      submitText={t('archive.button')}
      busyText={t('archive.busy')}
      onSubmit={() => onSubmit(day || null)}
      onClose={onClose}
    >
      <Typography variant="body2">{t('archive.text', { name: pif.name })}</Typography>
      <Field
        label={names.field.lastBatchOn}
        hint={t('archive.hint')}
        type="date"
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <Typography role="status" variant="body2" color={until === null ? 'textSecondary' : undefined}>
        {until === null ? t('archive.noDay') : t('archive.until', { date: format(until) })}
      </Typography>
    </StepDialog>
  );
}
