import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import type { PifSort } from '../../shared/apollo/schema.generated.ts';
import { SearchBox } from '../../shared/ui/SearchBox.tsx';
import { SegmentedFilter } from '../../shared/ui/SegmentedFilter.tsx';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';
import './translations.generated.ts';
import { countFilters, type PifFilters } from './pifListParams.ts';

interface Props {
  filters: PifFilters;
  /** Whether the filters have no room beside the list; a table has none either then. */
  hasSheet: boolean;
  isTable: boolean;
  onChange: (patch: Partial<PifFilters>, options?: { replace?: boolean }) => void;
  onTable: (isTable: boolean) => void;
  /** Opens the filters where they have no room. */
  onSheet: () => void;
}

/** The search, the order, and cards or a table; where there is no room for the filters, the way to them. */
export function PifSearch({ filters, hasSheet, isTable, onChange, onTable, onSheet }: Props) {
  const { t } = useTranslation('pif');
  const { t: common } = useTranslation();
  const sorts: { value: PifSort; label: string }[] = [
    { value: 'CHANGED_DESC', label: t('sort.changed') },
    { value: 'CREATED_DESC', label: t('sort.created') },
    { value: 'NAME_ASC', label: t('sort.name') },
    { value: 'SUBMITTED_ASC', label: t('sort.waiting') },
  ];
  return (
    <Box role="search" aria-label={t('search')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, mb: 2 }}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 240px' }, minWidth: 0 }}>
        <SearchBox
          value={filters.filter}
          onSearch={(filter) => onChange({ filter }, { replace: true })}
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          maxLength={MAX_SEARCH_LENGTH}
        />
      </Box>
      <Box sx={{ flex: { xs: '1 1 40%', sm: '0 0 200px' }, minWidth: 0, display: 'grid' }}>
        <SelectFilter
          label={common('order')}
          value={filters.sort}
          options={sorts}
          onChange={(sort) => onChange({ sort })}
        />
      </Box>
      {!hasSheet && (
        <SegmentedFilter
          label={t('view.title')}
          value={isTable ? 'table' : 'cards'}
          options={(['cards', 'table'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
          onChange={(view) => onTable(view === 'table')}
        />
      )}
      {hasSheet && (
        <Button variant="outlined" aria-haspopup="dialog" onClick={onSheet}>
          {t('filters.open', { count: countFilters(filters) })}
        </Button>
      )}
    </Box>
  );
}
