import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FORMULA_FILTERS } from '../../../domain/formula/formulaFilters.ts';
import { MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import { FilterSelects } from '../../shared/table/FilterSelects.tsx';
import { SearchBox } from '../../shared/ui/SearchBox.tsx';
import { CompanySelect } from '../../subjects/company/CompanySelect.tsx';
import './translations.generated.ts';
import type { FormulaListParams } from './formulaListParams.ts';
import type { FormulaListCompaniesQuery } from './Formulas.generated.ts';

interface Props {
  params: FormulaListParams;
  companies: FormulaListCompaniesQuery['companies'] | undefined;
  onChange: (change: Partial<FormulaListParams>, options?: { replace?: boolean }) => void;
}

/** The search and the filters of the list of formulas. */
export function FormulaFilters({ params, companies, onChange }: Props) {
  const { t } = useTranslation('formula');
  const { t: common } = useTranslation();
  return (
    <Box role="search" aria-label={t('search')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, mb: 2 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, maxWidth: { md: 480 } }}>
        <SearchBox
          value={params.filter}
          onSearch={(text) => onChange({ filter: text }, { replace: true })}
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          maxLength={MAX_SEARCH_LENGTH}
        />
      </Box>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 240px' }, minWidth: 0, display: 'grid' }}>
        <CompanySelect
          companies={companies}
          company={params.company}
          label={common('filterByCompany')}
          onChange={(chosen) => onChange({ company: chosen })}
        />
      </Box>
      <FilterSelects
        table={FORMULA_FILTERS}
        except={['companyId']}
        params={params}
        onChange={onChange}
        textOf={(key) => t(key as 'search')}
        sx={{ flex: { xs: '1 1 100%', sm: '0 1 240px' } }}
      />
    </Box>
  );
}
