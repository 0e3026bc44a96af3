import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Props {
  title: string;
  /** What changed, and how. */
  items: readonly { name: string; text: string }[];
}

/** What changed, one row each under a heading; nothing where nothing did. */
export function ChangeList({ title, items }: Props) {
  if (items.length === 0) return null;
  return (
    <Box component="section" sx={{ '& + &': { mt: 2 } }}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2' }}>
        {items.map(({ name, text }, at) => (
          <Box
            component="li"
            key={at}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 0.75, borderTop: 1, borderColor: 'divider' }}
          >
            <Box component="span" sx={{ flex: '1 1 200px', fontWeight: 600, overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            <span>{text}</span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
