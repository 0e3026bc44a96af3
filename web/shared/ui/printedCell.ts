/** A cell of a table on paper. */
export const printedCell = {
  textAlign: 'start',
  verticalAlign: 'top',
  p: '3px 8px 3px 0',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
