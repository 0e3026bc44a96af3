/**
 * Columns of a line, shared by the headings and the rows. On a phone only handle, name and percentage are shown; the
 * rest opens by the name.
 */
export const lineColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: '32px minmax(0, 1fr) 92px', sm: '28px 56px minmax(0, 1fr) 132px 96px 44px 44px' },
  alignItems: 'center',
  columnGap: 1,
} as const;

/** What is shown where there is room only. */
export const wideOnly = { display: { xs: 'none', sm: 'block' } } as const;
