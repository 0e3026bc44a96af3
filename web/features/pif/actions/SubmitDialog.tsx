import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MissingList } from '../frame/MissingPanel.tsx';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import '../translations.generated.ts';
import { StepDialog } from '../../../shared/ui/StepDialog.tsx';

interface Props {
  pif: PifDetail_PifFragment;
  onSubmit: () => Promise<void>;
  onClose: () => void;
}

/**
 * Asks before a file is submitted, and lists what it lacks. Without a category, or without formula and label, it cannot
 * be submitted.
 */
export function SubmitDialog({ pif, onSubmit, onClose }: Props) {
  const { t } = useTranslation('pif');
  const { done, total } = pif.completeness;
  const needs = [
    !pif.description.category && t('submit.needsCategory'),
    !pif.formula && !pif.label && t('submit.needsFormula'),
  ].filter((need) => need !== false);
  return (
    <StepDialog
      isSaving={false}
      title={t('submit.title')}
      submitText={t('submit.button')}
      busyText={t('submit.busy')}
      isAllowed={needs.length === 0}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Typography variant="body2">{t('submit.text')}</Typography>
      {needs.length > 0 && (
        <Typography role="alert" variant="body2" color="error">
          {needs.join(' ')}
        </Typography>
      )}
      <Typography variant="subtitle2" component="h3">
        {t('submit.lacks', { count: total - done })}
      </Typography>
      <MissingList pif={pif} onOpen={onClose} />
    </StepDialog>
  );
}
