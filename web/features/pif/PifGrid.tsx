import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PIF_PAGE_SIZE } from '../../../domain/pif/limits.ts';
import { CardPicker, SelectableCard } from '../../shared/table/CardPicker.tsx';
import { TableSkeleton } from '../../shared/table/DataTable.tsx';
import { PagedTable, type TableState } from '../../shared/table/PagedTable.tsx';
import type { Selection } from '../../shared/table/useSelection.ts';
import { moveBetweenCards } from '../../shared/ui/listFocus.ts';
import { useDelayed } from '../../shared/ui/useDelayed.ts';
import { visuallyHidden } from '../../shared/ui/visuallyHidden.ts';
import { paths } from '../../shared/url/paths.ts';
import './translations.generated.ts';
import { PifCard } from './PifCard.tsx';
import type { PifCard_PifFragment } from './Pifs.generated.ts';
import { usePifColumns } from './usePifColumns.tsx';

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  p: 0,
  m: 0,
  listStyle: 'none',
} as const;

interface Props {
  ref?: Ref<HTMLElement>;
  /** Undefined while loading. */
  pifs: readonly PifCard_PifFragment[] | undefined;
  /** Whether another page is loading. */
  isBusy: boolean;
  selection: Selection<PifCard_PifFragment>;
  /** Null for cards. */
  table: TableState | null;
}

const keyOf = ({ id }: PifCard_PifFragment) => id;
const nameOf = ({ name }: PifCard_PifFragment) => name;

/** The files of a page as cards or as a table, or their skeletons while loading. */
export function PifGrid({ ref, pifs, isBusy, selection, table }: Props) {
  const { t } = useTranslation('pif');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const columns = usePifColumns();
  const isLate = useDelayed(isBusy);
  const label = t('list.title');
  const whileLoading = { opacity: isLate ? 0.6 : 1, transition: 'opacity 160ms' };
  if (pifs && table)
    return (
      <Box ref={ref} aria-busy={isBusy} sx={whileLoading}>
        <PagedTable
          label={label}
          items={pifs}
          columns={columns}
          keyOf={keyOf}
          nameOf={nameOf}
          onOpen={({ slug }) => void navigate(paths.pifDescription(slug))}
          paged={table}
          selection={selection}
        />
      </Box>
    );
  if (pifs)
    return (
      <>
        <CardPicker selection={selection} items={pifs} />
        <Box
          component="ul"
          ref={ref}
          onKeyDown={moveBetweenCards}
          aria-label={label}
          aria-busy={isBusy}
          sx={{ ...grid, ...whileLoading }}
        >
          {pifs.map((pif) => (
            <li key={pif.id}>
              <SelectableCard selection={selection} item={pif} name={pif.name}>
                <PifCard pif={pif} />
              </SelectableCard>
            </li>
          ))}
        </Box>
      </>
    );
  return (
    <Box role="status" sx={{ visibility: isLate ? 'visible' : 'hidden' }}>
      <span style={visuallyHidden}>{common('loading')}</span>
      {table ? (
        <TableSkeleton rows={table.params.pageSize} />
      ) : (
        <Box sx={{ ...grid, pt: 6.5 }}>
          {Array.from({ length: PIF_PAGE_SIZE }, (_, at) => (
            <Skeleton key={at} height={266} />
          ))}
        </Box>
      )}
    </Box>
  );
}
