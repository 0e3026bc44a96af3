import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';

const tones = {
  green: { color: 'result.green.main', bgcolor: 'result.green.soft' },
  yellow: { color: 'result.yellow.main', bgcolor: 'result.yellow.soft' },
  red: { color: 'result.red.main', bgcolor: 'result.red.soft' },
  accent: { color: 'accent.main', bgcolor: 'accent.soft' },
  info: { color: 'info.main', bgcolor: 'info.soft' },
  plain: { color: 'text.secondary', bgcolor: 'subtle' },
} as const;

interface Props {
  icon: typeof SvgIcon;
  tone: keyof typeof tones;
  children: string;
  /** The whole text, where `children` is a short form of it. */
  title?: string;
}

/** A state as icon and word, because colour alone is not readable for everybody. */
export function Mark({ icon: Icon, tone, children, title = children }: Props) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1,
        py: '1px',
        borderRadius: 999,
        typography: 'caption',
        fontWeight: 600,
        // A long one breaks instead of widening its row.
        maxWidth: 1,
        ...tones[tone],
      }}
    >
      <Icon sx={{ fontSize: 16, flexShrink: 0 }} />
      <Box component="span" title={title} sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {children}
      </Box>
    </Box>
  );
}
