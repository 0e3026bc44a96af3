/** The columns of the dictionary: name, numbers, functions, annexes, arrow; stacked on a phone. */
export const columns = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 3fr) minmax(0, 2.4fr) minmax(0, 2.4fr) minmax(0, 1.6fr) 18px',
  },
};
