import { EDIT_PARAM, paths } from '../../../shared/url/paths.ts';

/**
 * The specification has /deklaracije and /deklaracije/:slug and no address for a form. A new label is entered at a slug
 * that no label can have, since slugs are made of letters, digits and hyphens; a label is edited at its own address with a
 * parameter. Both can be reloaded, shared and left by the back button.
 */
export const NEW_LABEL_SLUG = '+nova';

export const labelAddresses = {
  list: paths.start,
  new: `${paths.start}/${NEW_LABEL_SLUG}`,
  of: (slug: string) => `${paths.start}/${encodeURIComponent(slug)}`,
  edit: (slug: string) => `${paths.start}/${encodeURIComponent(slug)}?${EDIT_PARAM}=1`,
};

/** Whether an address asks for the form of its label. */
export const isEditing = (params: URLSearchParams): boolean => params.get(EDIT_PARAM) === '1';
