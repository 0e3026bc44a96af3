import { useTranslation } from 'react-i18next';
import { useLocation, type Location } from 'react-router-dom';
import { asObject, asText } from '../../shared/safeJson.ts';
import { EDIT_PARAM, paths } from '../../shared/url/paths.ts';
import './translations.generated.ts';
import { NEW_PARAM } from './listFormParams.ts';

/** The list that the form of a raw material was opened from, in the state of the history entry. */
export interface ListState {
  from: string;
}

/** The address of the list without the form that is open over it. */
export function listState({ pathname, search }: Pick<Location, 'pathname' | 'search'>): ListState {
  const kept = new URLSearchParams(search);
  for (const form of [NEW_PARAM, EDIT_PARAM]) kept.delete(form);
  return { from: [pathname, kept.toString()].filter(Boolean).join('?') };
}

/**
 * The list that the form was opened from, with its filters and title; the working list if the form was opened directly.
 */
export function useReturnToList(): { to: string; title: string } {
  const { t } = useTranslation('rawMaterial');
  const { rawMaterials, rawIncis } = paths;
  const from = asText(asObject(useLocation().state)?.from) ?? rawIncis;
  const path = from.split('?', 1)[0];
  if (path === rawMaterials) return { to: from, title: t('list.catalogue') };
  return { to: path === rawIncis ? from : rawIncis, title: t('list.working') };
}
