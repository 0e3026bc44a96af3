/** The two columns of a label, side by side where there is room. */
export const detailGrid = {
  display: 'grid',
  gap: 2.25,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
  alignItems: 'start',
} as const;
