/** The list of folders beside the open one; on a phone below each other. */
export const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(280px, 340px) minmax(0, 1fr)' },
} as const;
