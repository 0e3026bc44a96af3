import Box from '@mui/material/Box';
import type { Session } from '../../shared/session/sessionFormat.ts';

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

const round = { width: 32, height: 32, borderRadius: '50%' };

/** The person's photo, or the initials. */
export function PersonPicture({ user: { name, email, photoUrl } }: { user: Session['user'] }) {
  if (photoUrl) return <Box component="img" src={photoUrl} alt="" sx={{ ...round, objectFit: 'cover' }} />;
  return (
    // The initials are hidden from screen readers, because the button around them has its own name.
    <Box
      component="span"
      data-initials={initials(name ?? email ?? '')}
      sx={{
        ...round,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'primary.soft',
        color: 'primary.main',
        typography: 'caption',
        fontWeight: 600,
        '&::after': { content: 'attr(data-initials)' },
      }}
    />
  );
}
