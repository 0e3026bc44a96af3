import Link, { type LinkProps } from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';

interface Props extends LinkProps {
  /** The id of a place of this page. */
  place: string;
}

/**
 * Leads to a place of this page, which the address then names: it can be sent, and the way back leads to where the
 * reader was. A change of the fragment asks nothing about unsaved changes.
 */
export function PlaceLink({ place, ...props }: Props) {
  const { search } = useLocation();
  return <Link component={RouterLink} to={{ search, hash: place }} preventScrollReset {...props} />;
}
