import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronDownIcon } from '../ui/icons.tsx';

interface Props<Sort extends string> {
  label: string;
  orders: readonly [Sort, Sort];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

/** The button in the head of a sortable column. A second press reverses the order. */
export function SortHead<Sort extends string>({ label, orders: [first, second], sort, onSort }: Props<Sort>) {
  const isSorted = sort === first || sort === second;
  return (
    <ButtonBase
      onClick={() => onSort(sort === first ? second : first)}
      sx={{
        typography: 'subtitle2',
        minHeight: 36,
        gap: 0.25,
        whiteSpace: 'nowrap',
        color: isSorted ? 'text.primary' : 'text.secondary',
        '&:hover': { color: 'text.primary' },
      }}
    >
      {label}
      <Box
        component="span"
        sx={{ display: 'inline-flex', opacity: isSorted ? 1 : 0, 'button:hover > &': { opacity: isSorted ? 1 : 0.5 } }}
      >
        <ChevronDownIcon
          sx={{ fontSize: 16, transform: isSorted && sort.endsWith('_ASC') ? 'scaleY(-1)' : undefined }}
        />
      </Box>
    </ButtonBase>
  );
}
