import Box from '@mui/material/Box';
import type { SafetyVerdict } from '../../../shared/apollo/schema.generated.ts';
import { verdictStyles } from './verdictStyles.ts';
import { useVerdictName } from './useVerdictName.ts';

/** Where the margin of a substance stands. */
export function VerdictBadge({ verdict }: { verdict: SafetyVerdict }) {
  const verdictName = useVerdictName();
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
      {verdictName(verdict)}
    </Box>
  );
}
