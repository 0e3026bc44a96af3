import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

const look = {
  display: 'block',
  maxWidth: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: 600,
  textAlign: 'start',
  color: 'text.primary',
} as const;

type Props = {
  /** The name of the row, which may be cut. */
  name: string;
  label?: string;
  tabIndex: 0 | -1;
} & ({ to: string } | { onOpen: () => void });

/** The name in a row of a table: a link to its page, or a button that opens its detail. */
export function RowLink({ name, label, tabIndex, ...target }: Props) {
  const common = { variant: 'body2', title: name, 'aria-label': label, tabIndex, sx: look } as const;
  return 'to' in target ? (
    <Link component={RouterLink} to={target.to} {...common}>
      {name}
    </Link>
  ) : (
    <Link component="button" type="button" onClick={target.onOpen} {...common}>
      {name}
    </Link>
  );
}
