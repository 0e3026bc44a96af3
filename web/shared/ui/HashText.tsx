import Typography from '@mui/material/Typography';

/** A hash in groups of eight, which can be compared with the printed one. */
export function HashText({ hash }: { hash: string }) {
  return (
    <Typography variant="caption" component="p" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
      {hash.replace(/.{8}(?=.)/g, '$& ')}
    </Typography>
  );
}
