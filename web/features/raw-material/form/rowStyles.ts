import { styled, type Theme } from '@mui/material/styles';
import { tabularFigures } from '../../../shared/theme/theme.ts';

const palette = (theme: Theme) => (theme.vars ?? theme).palette;

/*
 * A composition may have 500 rows. These are plain elements that look like the toolkit's fields, which cost ten times
 * as much each; a change in a row lays out and paints that row alone.
 */
const areas = { wide: '"number name concentration remove"', narrow: '"number name remove" "number concentration ."' };

/** One row; on a narrow screen the concentration goes below the name. */
export const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) 96px 40px',
  gridTemplateAreas: areas.wide,
  columnGap: 8,
  alignItems: 'start',
  paddingBlock: 4,
  contain: 'content',
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '24px minmax(0, 1fr) 44px',
    gridTemplateAreas: areas.narrow,
    rowGap: 6,
  },
}));

/** The number of a row. */
export const Place = styled('span')(({ theme }) => ({
  gridArea: 'number',
  paddingTop: 10,
  fontSize: '0.875rem',
  color: palette(theme).text.secondary,
  textAlign: 'end',
  ...tabularFigures,
}));

/** The field of a row. */
export const Input = styled('input')(({ theme }) => ({
  width: '100%',
  minWidth: 0,
  boxSizing: 'border-box',
  padding: '8px 12px',
  font: 'inherit',
  fontSize: '0.875rem',
  lineHeight: '22px',
  color: 'inherit',
  backgroundColor: palette(theme).background.paper,
  border: `1px solid ${palette(theme).divider}`,
  borderRadius: 10,
  scrollMarginBlock: 140,
  '&::placeholder': { color: palette(theme).text.secondary, opacity: 1 },
  '&:hover': { borderColor: palette(theme).text.secondary },
  '&:focus': {
    outline: `1px solid ${palette(theme).primary.main}`,
    borderColor: palette(theme).primary.main,
    boxShadow: `0 0 0 3px ${palette(theme).primary.soft}`,
  },
  '&[aria-invalid="true"]': { borderColor: palette(theme).error.main },
  '&:read-only': { backgroundColor: palette(theme).subtle },
  '@media (pointer: coarse)': { paddingBlock: 10, fontSize: '1rem' },
}));

/** The error of the field of a row. */
export const ErrorText = styled('p')(({ theme }) => ({
  margin: '4px 0 0',
  fontSize: '0.8125rem',
  lineHeight: 1.45,
  color: palette(theme).error.main,
}));
