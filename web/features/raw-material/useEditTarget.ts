import { useLocation } from 'react-router-dom';
import { EDIT_PARAM, paths } from '../../shared/url/paths.ts';
import { listState, type ListState } from './returnToList.ts';

/**
 * The address of the form of a raw material: from the working list it opens over the list, from elsewhere as a page
 * with a way back.
 */
export function useEditTarget(slug: string): { to: string; state: ListState } {
  const location = useLocation();
  const over = new URLSearchParams(location.search);
  over.set(EDIT_PARAM, slug);
  const to =
    location.pathname === paths.rawIncis ? `${location.pathname}?${over.toString()}` : paths.rawMaterialForm(slug);
  return { to, state: listState(location) };
}
