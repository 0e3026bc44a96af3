import { useLocation } from 'react-router-dom';
import { EDIT_PARAM } from '../../shared/url/paths.ts';
import { listState, type ListState } from './returnToList.ts';
import { rawMaterialAddresses } from './rawMaterialAddresses.ts';

/** Where the form of a raw material opens: over the working list, from elsewhere as its page, which then knows the way back. */
export function useEditTarget(slug: string): { to: string; state: ListState } {
  const location = useLocation();
  const over = new URLSearchParams(location.search);
  over.set(EDIT_PARAM, slug);
  const to =
    location.pathname === rawMaterialAddresses.working
      ? `${location.pathname}?${over.toString()}`
      : rawMaterialAddresses.edit(slug);
  return { to, state: listState(location) };
}
