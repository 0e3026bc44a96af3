import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FRAGRANCE_FILTERS } from '../../../domain/allergen/fragranceFilters.ts';
import { MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import { FilterSelects } from '../../shared/table/FilterSelects.tsx';
import { SearchBox } from '../../shared/ui/SearchBox.tsx';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';
import './translations.generated.ts';
import type { FragranceListParams } from './fragranceParams.ts';

interface Props {
  params: FragranceListParams;
  onChange: (change: Partial<FragranceListParams>, options?: { replace?: boolean }) => void;
}

/** The search, the filters and the order of the list of perfumes and aromas. */
export function FragranceFilters({ params, onChange }: Props) {
  const { t } = useTranslation('fragranceMaterial');
  const { t: common } = useTranslation();
  return (
    <Box
      role="search"
      aria-label={t('list.search')}
      sx={{
        mb: 2,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <SearchBox
        value={params.filter}
        onSearch={(text) => onChange({ filter: text }, { replace: true })}
        label={t('list.search')}
        placeholder={t('list.searchPlaceholder')}
        maxLength={MAX_SEARCH_LENGTH}
      />
      <FilterSelects
        table={FRAGRANCE_FILTERS}
        params={params}
        onChange={onChange}
        textOf={(key) => t(key as 'filters.kind.any')}
      />
      <SelectFilter
        label={common('order')}
        value={params.sort}
        options={(['NAME_ASC', 'NAME_DESC', 'SUPPLIER_ASC', 'CHANGED_DESC'] as const).map((value) => ({
          value,
          label: t(`list.sorts.${value}`),
        }))}
        onChange={(value) => onChange({ sort: value })}
      />
    </Box>
  );
}
