/**
 * The layout of a card, shared with its skeleton. Beside the photo where there is room; on a phone the photo
 * stands beside the name only, so that the ingredients have the whole width and the photo keeps its shape.
 */
export const cardLayout = {
  card: {
    display: 'grid',
    gridTemplateColumns: { xs: '104px minmax(0, 1fr)', sm: '136px minmax(0, 1fr)' },
    gridTemplateRows: 'auto 1fr auto',
  },
  photo: { gridColumn: 1, gridRow: { xs: '1', sm: '1 / 4' }, minHeight: 128 },
  head: { gridColumn: 2, gridRow: 1, p: 2, pb: { xs: 2, sm: 0 }, minWidth: 0 },
  body: { gridColumn: { xs: '1 / 3', sm: '2' }, gridRow: 2, px: 2, pt: { xs: 2, sm: 0.5 } },
  actions: { gridColumn: { xs: '1 / 3', sm: '2' }, gridRow: 3, p: 2, pt: 1.5 },
} as const;
