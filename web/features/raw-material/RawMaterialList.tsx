import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useDelayed } from '../../shared/ui/useDelayed.ts';
import { visuallyHidden } from '../../shared/ui/visuallyHidden.ts';
import { CardSkeletons, RawMaterialCards } from './RawMaterialCards.tsx';
import type { RawMaterialEntry_RawMaterialFragment } from './RawMaterialEntry.generated.ts';
import type { RawMaterialFilters } from './rawMaterialListParams.ts';
import { RawMaterialTable, TableSkeleton } from './RawMaterialTable.tsx';
import { useRawMaterialsUsage } from './useRawMaterialsUsage.ts';

interface Props {
  ref?: Ref<HTMLElement>;
  title: string;
  /** As a table where there is room for one; as cards otherwise. */
  isDense: boolean;
  /** Undefined while the first page is loading. */
  rawMaterials: RawMaterialEntry_RawMaterialFragment[] | undefined;
  /** Whether another page is loading. */
  busy: boolean;
  filters: RawMaterialFilters;
  onChange: (patch: Partial<RawMaterialFilters>) => void;
  onOpen: (slug: string) => void;
}

/** The raw materials of a page, or placeholders while the first page is loading. */
export function RawMaterialList({ ref, title, isDense, rawMaterials, busy, filters, onChange, onOpen }: Props) {
  const { t } = useTranslation('rawMaterial');
  const late = useDelayed(busy);
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const isTable = isDense && hasRoom;
  const usage = useRawMaterialsUsage(filters, isDense);
  if (!rawMaterials)
    return (
      <Box role="status" sx={{ visibility: late ? 'visible' : 'hidden' }}>
        <span style={visuallyHidden}>{t('list.loading')}</span>
        {isTable ? (
          <TableSkeleton rows={filters.pageSize} />
        ) : (
          <CardSkeletons count={filters.pageSize} hasUsage={!isDense} />
        )}
      </Box>
    );
  return (
    <Box ref={ref} aria-busy={busy} sx={{ opacity: late ? 0.6 : 1, transition: 'opacity 160ms' }}>
      {isTable ? (
        <RawMaterialTable
          title={title}
          rawMaterials={rawMaterials}
          sort={filters.sort}
          onSort={(sort) => onChange({ sort })}
          onOpen={onOpen}
        />
      ) : (
        <RawMaterialCards title={title} rawMaterials={rawMaterials} usage={isDense ? null : usage} onOpen={onOpen} />
      )}
    </Box>
  );
}
