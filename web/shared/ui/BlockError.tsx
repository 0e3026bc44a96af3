import Typography from '@mui/material/Typography';
import { describeError } from '../apollo/describeError.ts';
import { ErrorNotice } from './ErrorNotice.tsx';

/**
 * Shown instead of one block of a page that works without it: what the service does not know is one quiet line, any
 * other error is a notice with a retry.
 */
export function BlockError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { code, text } = describeError(error);
  if (code !== 'UPSTREAM_UNSUPPORTED') return <ErrorNotice error={error} onRetry={onRetry} />;
  return (
    <Typography variant="body2" color="textSecondary">
      {text}
    </Typography>
  );
}
