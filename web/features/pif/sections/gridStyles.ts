/** Two columns of fields, one on a narrow screen. */
export const twoColumns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

export const wholeWidth = { gridColumn: '1 / -1' } as const;

/** A row of a list of entries, separated from the one before. */
export const entry = {
  listStyle: 'none',
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
} as const;
