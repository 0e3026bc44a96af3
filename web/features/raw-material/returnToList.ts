import { useTranslation } from 'react-i18next';
import { useLocation, type Location } from 'react-router-dom';
import { asObject, asText } from '../../shared/safeJson.ts';
import { EDIT_PARAM, paths } from '../../shared/url/paths.ts';
import './translations.ts';
import { NEW_PARAM } from './listFormParams.ts';

/** What the form of a raw material is told of the list that it is opened from. */
export interface ListState {
  from: string;
}

/** The list at an address, without the form that stands over it. */
export function listState({ pathname, search }: Pick<Location, 'pathname' | 'search'>): ListState {
  const kept = new URLSearchParams(search);
  for (const form of [NEW_PARAM, EDIT_PARAM]) kept.delete(form);
  return { from: [pathname, kept.toString()].filter(Boolean).join('?') };
}

/** The list that the form was opened from, as it was left, with its title; the working list where the form was opened by itself. */
export function useReturnToList(): { to: string; title: string } {
  const { t } = useTranslation('rawMaterial');
  const { rawMaterials, rawIncis } = paths;
  const from = asText(asObject(useLocation().state)?.from) ?? rawIncis;
  const path = from.split('?', 1)[0];
  if (path === rawMaterials) return { to: from, title: t('list.catalogue') };
  return { to: path === rawIncis ? from : rawIncis, title: t('list.working') };
}
