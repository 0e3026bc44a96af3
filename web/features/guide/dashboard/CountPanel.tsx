import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import { Panel } from './Panel.tsx';

interface Props {
  title: string;
  /** The total. */
  count: number;
  /** Shown instead of the parts when the total is 0. */
  none: string;
  address: string;
  children: ReactNode;
}

/** A dashboard panel with a total and its parts. */
export function CountPanel({ title, count, none, address, children }: Props) {
  const { number } = useFormat();
  const mark = (
    <Box
      component="span"
      sx={{
        px: 1,
        borderRadius: 999,
        bgcolor: 'subtle',
        color: 'text.secondary',
        typography: 'caption',
        fontWeight: 600,
        ...tabularFigures,
      }}
    >
      {number(count)}
    </Box>
  );
  return (
    <Panel title={title} address={address} mark={mark}>
      {count > 0 ? (
        children
      ) : (
        <Typography variant="body2" color="textSecondary">
          {none}
        </Typography>
      )}
    </Panel>
  );
}
