import Box from '@mui/material/Box';
import { tabularFigures } from '../../shared/theme/theme.ts';

interface Props {
  label: string;
  items: readonly {
    key: string;
    name: string;
    /** What there is to say of it. */
    text: string;
    isWrong: boolean;
  }[];
}

/** By selectors and not by item: typing in a formula may draw the list again. */
const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  ...tabularFigures,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 1,
    justifyContent: 'space-between',
    py: 0.75,
    borderTop: 1,
    borderColor: 'divider',
    typography: 'body2',
  },
  '& span': { overflowWrap: 'anywhere', minWidth: 0 },
  '& span + span': { color: 'text.secondary' },
  '& [data-wrong] > span + span': { color: 'error.main', fontWeight: 600 },
} as const;

/** Names, each with its figures beside it. */
export function FigureList({ label, items }: Props) {
  return (
    <Box component="ul" aria-label={label} sx={list}>
      {items.map(({ key, name, text, isWrong }) => (
        <li key={key} data-wrong={isWrong ? '' : undefined}>
          <span>{name}</span>
          <span>{text}</span>
        </li>
      ))}
    </Box>
  );
}
