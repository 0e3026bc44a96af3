import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import { PageLink } from '../PageLink.tsx';

const colours = {
  green: 'result.green.main',
  yellow: 'result.yellow.main',
  red: 'result.red.main',
  primary: 'primary.main',
  info: 'info.main',
  accent: 'accent.main',
  neutral: 'text.secondary',
  muted: 'divider',
} as const;

/** One part of a whole. */
export interface Share {
  word: string;
  count: number;
  icon: typeof SvgIcon;
  tone: keyof typeof colours;
  /** Address of the list of this part. */
  address?: string;
}

interface Props {
  /** Name of the whole. */
  label: string;
  shares: readonly Share[];
}

/** The parts of a whole: a bar, and below it each part with icon, name and number, in the order of the bar. */
export function Proportions({ label, shares }: Props) {
  const { number } = useFormat();
  return (
    <div>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          gap: '2px',
          height: 10,
          forcedColorAdjust: 'none',
          borderRadius: 999,
          overflow: 'hidden',
          bgcolor: 'subtle',
          mb: 1,
        }}
      >
        {shares.map(
          ({ word, count, tone }) =>
            count > 0 && <Box key={word} sx={{ flex: `${count} 0 6px`, bgcolor: colours[tone] }} />,
        )}
      </Box>
      <Box
        component="ul"
        aria-label={label}
        sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2', ...tabularFigures }}
      >
        {shares.map(({ word, count, icon: Icon, tone, address }) => (
          <Box
            component="li"
            key={word}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              minHeight: 32,
              '@media (pointer: coarse)': { minHeight: 44 },
            }}
          >
            <Icon sx={{ fontSize: 18, color: colours[tone] }} />
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              <PageLink to={address === undefined ? [] : [address]}>{word}</PageLink>
            </Box>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {number(count)}
            </Box>
          </Box>
        ))}
      </Box>
    </div>
  );
}
