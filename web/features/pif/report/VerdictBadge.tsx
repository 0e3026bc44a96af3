import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { SafetyVerdict } from '../../../shared/apollo/schema.generated.ts';
import './translations.generated.ts';
import { verdictStyles } from './verdictStyles.ts';

/** Where the margin of a substance stands. */
export function VerdictBadge({ verdict }: { verdict: SafetyVerdict }) {
  const { t } = useTranslation('pifReport');
  const { tone, icon: Icon } = verdictStyles[verdict];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1,
        borderRadius: 999,
        typography: 'caption',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        color: tone ? `result.${tone}.main` : 'text.secondary',
        bgcolor: tone ? `result.${tone}.soft` : 'subtle',
      }}
    >
      <Icon sx={{ fontSize: 16 }} />
      {t(`verdict.${verdict}`)}
    </Box>
  );
}
