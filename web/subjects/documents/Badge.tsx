import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';

interface Props {
  icon: typeof SvgIcon;
  tone: 'success' | 'warning' | 'error' | 'neutral';
  children: string;
}

/** A state as icon, colour and word together. */
export function Badge({ icon: Icon, tone, children }: Props) {
  const colours =
    tone === 'neutral'
      ? { color: 'text.secondary', bgcolor: 'subtle' }
      : { color: `${tone}.main`, bgcolor: `${tone}.soft` };
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
        ...colours,
      }}
    >
      <Icon sx={{ fontSize: 15 }} />
      {children}
    </Box>
  );
}
