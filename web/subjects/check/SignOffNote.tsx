import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import './translations.generated.ts';
import type { CheckFinding } from './findingText.ts';
import { SignOffDocument } from './SignOffDocument.tsx';

/** Why a finding was signed off, by whom and when, with the document that shows it. */
export function SignOffNote({ signOff }: { signOff: NonNullable<CheckFinding['signOff']> }) {
  const { t } = useTranslation('check');
  const { date } = useFormat();
  return (
    <Typography variant="body2" component="div" sx={{ mt: 0.25, pl: 1, borderLeft: 3, borderColor: 'info.main' }}>
      {signOff.reason}
      <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
        {t('signOff.by', { name: signOff.signedBy ?? t('signOff.somebodyElse'), date: date(signOff.signedAt) })}
      </Typography>
      {signOff.document && <SignOffDocument document={signOff.document} />}
    </Typography>
  );
}
