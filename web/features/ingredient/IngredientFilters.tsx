import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import { useHasInteracted } from '../../shared/ui/firstInteraction.ts';
import { SearchBox } from '../../shared/ui/SearchBox.tsx';
import { SegmentedFilter } from '../../shared/ui/SegmentedFilter.tsx';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';
import { annexes, type IngredientFilters as Filters } from './ingredientListParams.ts';
import { useIngredientFunctionsQuery } from './IngredientFunctions.generated.ts';

interface Props {
  filters: Filters;
  onChange: (patch: Partial<Filters>, options?: { replace?: boolean }) => void;
  onReset: () => void;
}

const ALL = 'ALL';

/** The filters of the dictionary: search, function, annex. */
export function IngredientFilters({ filters, onChange, onReset }: Props) {
  const { t } = useTranslation('ingredient');
  const { t: common } = useTranslation();
  const hasInteracted = useHasInteracted();
  const { data } = useIngredientFunctionsQuery({ skip: !hasInteracted });
  const functions = data?.ingredientFunctions ?? [];
  // The function of a shared link stays selectable before the list of functions is loaded, or when it is no longer in
  // it.
  const known =
    filters.function === '' || functions.includes(filters.function) ? functions : [filters.function, ...functions];
  return (
    <Box role="search" aria-label={common('filters')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, mb: 2 }}>
      <Box sx={{ flex: { xs: '1 1 100%', md: '1 1 240px' }, minWidth: 0 }}>
        <SearchBox
          value={filters.filter}
          onSearch={(filter) => onChange({ filter }, { replace: true })}
          label={t('filters.search')}
          placeholder={t('filters.searchPlaceholder')}
          maxLength={MAX_SEARCH_LENGTH}
        />
      </Box>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 180px', lg: '0 0 260px' }, minWidth: 0, display: 'grid' }}>
        <SelectFilter
          label={t('filters.function')}
          value={filters.function}
          options={[
            { value: '', label: t('filters.allFunctions') },
            ...known.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(name) => onChange({ function: name })}
        />
      </Box>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '0 0 auto' } }}>
        <SegmentedFilter
          label={t('filters.annex')}
          value={filters.annex ?? ALL}
          options={[
            { value: ALL, label: t('filters.allAnnexes') },
            ...annexes.map((annex) => ({ value: annex, label: annex })),
          ]}
          onChange={(annex) => onChange({ annex: annex === ALL ? null : annex })}
        />
      </Box>
      <Button onClick={onReset}>{common('reset')}</Button>
    </Box>
  );
}
