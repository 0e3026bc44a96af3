/** The addresses that more than one place leads to; the table of all of them is web/app/access.ts. */
export const paths = {
  login: '/',
  start: '/deklaracije',
  account: '/user',
} as const;

/** The parameter under which a page shows its form in place of what it shows otherwise: '?izmena=1'. */
export const EDIT_PARAM = 'izmena';
