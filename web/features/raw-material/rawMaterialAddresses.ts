/** The parameter of a list under which the address keeps whose detail is open, and the one under which it asks for a new raw material. */
export const DETAIL_PARAM = 'material';
export const NEW_PARAM = 'nova';

const working = '/sir-inci';

/** Addresses that lead to, and from, raw materials. */
export const rawMaterialAddresses = {
  catalogue: '/sirovine',
  working,
  edit: (slug: string) => `${working}/${encodeURIComponent(slug)}`,
  folders: (slug: string) => `/file-browser/${encodeURIComponent(slug)}`,
  label: (slug: string) => `/deklaracije/${encodeURIComponent(slug)}`,
};
