import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { CheckIcon, QuestionIcon } from '../../../shared/ui/icons.tsx';
import type { SafetyReport_SourcedFragment } from './SafetyReportData.generated.ts';
import './translations.generated.ts';

interface Props {
  name: string;
  unit: string;
  value: SafetyReport_SourcedFragment;
  /** A text and no figure. */
  isText?: boolean;
}

/** A figure with where it comes from, whether somebody verified it, and why it stands in place of the default. */
export function SourcedLine({ name, unit, value: sourced, isText = false }: Props) {
  const { value, origin, source, isVerified, overriddenBecause } = sourced;
  const { t } = useTranslation('pifReport');
  const { figure } = useFormat();
  const Mark = isVerified ? CheckIcon : QuestionIcon;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 0.25 }}>
      <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}: <strong>{isText ? value : `${figure(Number(value))} ${unit}`.trim()}</strong> · {t(`origin.${origin}`)}
        {source && ` · ${source}`}
        {overriddenBecause && ` · ${t('origin.because', { reason: overriddenBecause })}`}
      </Typography>
      <Mark
        titleAccess={t(isVerified ? 'origin.verified' : 'origin.unverified')}
        sx={{ fontSize: 18, color: isVerified ? 'result.green.main' : 'result.yellow.main' }}
      />
    </Box>
  );
}
