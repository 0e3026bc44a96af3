import { useLocation } from 'react-router-dom';
import { EDIT_PARAM, paths } from '../../shared/url/paths.ts';
import { listState, type ListState } from './returnToList.ts';

/** Where the form of a raw material opens: over the working list, from elsewhere as its page, which then knows the way back. */
export function useEditTarget(slug: string): { to: string; state: ListState } {
  const location = useLocation();
  const over = new URLSearchParams(location.search);
  over.set(EDIT_PARAM, slug);
  const to =
    location.pathname === paths.rawIncis ? `${location.pathname}?${over.toString()}` : paths.rawMaterialForm(slug);
  return { to, state: listState(location) };
}
