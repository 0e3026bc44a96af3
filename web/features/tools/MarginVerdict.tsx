import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { MarginVerdict } from '../../../domain/exposure/marginOfSafety.ts';
import { CheckIcon, CrossCircleIcon, WarningIcon } from '../../shared/ui/icons.tsx';
import { tabularFigures } from '../../shared/theme/theme.ts';
import { Unverified } from './Unverified.tsx';
import { useRestsOnText } from './useRestsOnText.ts';

/** Colour and icon of the three verdicts of a margin. */
export const verdictStyles = {
  above: { icon: CheckIcon, tone: 'green' },
  at: { icon: WarningIcon, tone: 'yellow' },
  below: { icon: CrossCircleIcon, tone: 'red' },
} as const satisfies Record<MarginVerdict, object>;

interface Props {
  verdict: MarginVerdict;
  /** Name of the value, such as margin of safety. */
  label: string;
  value: string;
  /** Names of the figures behind the verdict that nobody has verified against their source. */
  unverified?: readonly string[];
  /** The verdict in words. */
  children: ReactNode;
}

/** A result with its verdict: number, icon, colour and sentence. */
export function MarginVerdict({ verdict, label, value, unverified = [], children }: Props) {
  const restsOn = useRestsOnText();
  const { icon: Icon, tone } = verdictStyles[verdict];
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 2,
        borderRadius: '14px',
        borderInlineStart: '5px solid',
        borderColor: `result.${tone}.rail`,
        bgcolor: `result.${tone}.soft`,
      }}
    >
      <Icon sx={{ color: `result.${tone}.main`, mt: 0.5 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          {label}
        </Typography>
        <Typography variant="h2" component="p" sx={{ color: `result.${tone}.main`, ...tabularFigures }}>
          {value}
        </Typography>
        <Typography variant="body2">{children}</Typography>
        {unverified.length > 0 && (
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            <Unverified />
            {restsOn(unverified)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
