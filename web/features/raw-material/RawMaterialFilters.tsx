import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import { SearchBox } from '../../shared/ui/SearchBox.tsx';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';
import { countActiveFilters, type RawMaterialFilters as Filters } from './rawMaterialListParams.ts';
import type { RawMaterialsQuery } from './RawMaterials.generated.ts';
import { useFilterOptions } from './useFilterOptions.ts';

interface Props {
  filters: Filters;
  /** The page in view, with the total count and the manufacturers. */
  rawMaterials: RawMaterialsQuery['rawMaterials'] | undefined;
  onChange: (patch: Partial<Filters>, options?: { replace?: boolean }) => void;
  onReset: () => void;
  /** The number of resets so far. */
  resets: number;
  /**
   * What stands beside the search of the working list, whose filters open below at every width; null for the catalogue.
   */
  tools: ReactNode;
}

/** The search and the filters; on a phone and in the working list the filters open below the search. */
export function RawMaterialFilters({ filters, rawMaterials, onChange, onReset, resets, tools }: Props) {
  const { t } = useTranslation('rawMaterial');
  const { t: common } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const selects = useFilterOptions(filters, rawMaterials?.manufacturers, onChange);
  const activeCount = countActiveFilters(filters);
  const hintId = `${id}hint`;
  return (
    <Box role="search" aria-label={t('filters.title')} sx={{ mb: 2, display: 'grid', gap: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25 }}>
        <Box sx={{ flex: tools ? '1 1 200px' : '1 1 0', minWidth: 0 }}>
          <SearchBox
            // A reset also discards text that was typed but not yet searched for.
            key={resets}
            value={filters.filter}
            onSearch={(filter) => onChange({ filter }, { replace: true })}
            label={t('filters.search')}
            placeholder={
              rawMaterials
                ? t('filters.placeholder', { total: rawMaterials.totalCount, loaded: rawMaterials.items.length })
                : t('filters.placeholderUnknown')
            }
            describedBy={hintId}
            maxLength={MAX_SEARCH_LENGTH}
          />
        </Box>
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={`${id}filters`}
          onClick={() => setOpen(!isOpen)}
          sx={{ display: { md: tools ? 'inline-flex' : 'none' }, flexShrink: 0 }}
        >
          {activeCount > 0 ? t('filters.toggleActive', { count: activeCount }) : common('filters')}
        </Button>
        {tools}
      </Box>
      <Box id={hintId} sx={{ typography: 'caption', color: 'text.secondary', display: { md: 'none' } }}>
        {t('filters.hint')}
      </Box>
      <Box
        id={`${id}filters`}
        sx={{
          display: { xs: isOpen ? 'grid' : 'none', md: isOpen || !tools ? 'grid' : 'none' },
          // With the reset eight cells: two rows of four, in which no word is cut.
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(4, minmax(0, 1fr))',
          },
          gap: 1.25,
        }}
      >
        {selects.map(({ name, ...select }) => (
          <Box key={name} sx={{ minWidth: 0, display: 'grid' }}>
            <SelectFilter {...select} />
          </Box>
        ))}
        <Button onClick={onReset}>{common('reset')}</Button>
      </Box>
    </Box>
  );
}
