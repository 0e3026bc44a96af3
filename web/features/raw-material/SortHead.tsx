import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronDownIcon } from '../../shared/ui/icons.tsx';
import type { RawMaterialSort } from './RawMaterials.generated.ts';

interface Props {
  label: string;
  /** The two orders of the column; the first press chooses the first. */
  orders: readonly [RawMaterialSort, RawMaterialSort];
  sort: RawMaterialSort;
  onSort: (sort: RawMaterialSort) => void;
}

/** The heading of a sortable column. A second press reverses the order. */
export function SortHead({ label, orders: [first, second], sort, onSort }: Props) {
  const isSorted = sort === first || sort === second;
  const isRising = sort.endsWith('_ASC');
  return (
    <th scope="col" aria-sort={isSorted ? (isRising ? 'ascending' : 'descending') : 'none'}>
      <ButtonBase
        onClick={() => onSort(sort === first ? second : first)}
        sx={{
          typography: 'subtitle2',
          minHeight: 40,
          gap: 0.25,
          whiteSpace: 'nowrap',
          color: isSorted ? 'text.primary' : 'text.secondary',
          '&:hover': { color: 'text.primary' },
        }}
      >
        {label}
        <Box
          component="span"
          sx={{
            display: 'inline-flex',
            opacity: isSorted ? 1 : 0,
            'button:hover > &': { opacity: isSorted ? 1 : 0.5 },
          }}
        >
          <ChevronDownIcon sx={{ fontSize: 16, transform: isSorted && isRising ? 'scaleY(-1)' : undefined }} />
        </Box>
      </ButtonBase>
    </th>
  );
}
