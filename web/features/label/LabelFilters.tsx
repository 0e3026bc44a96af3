import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { LABEL_FILTERS } from '../../../domain/label/labelFilters.ts';
import { MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import { FilterSelects } from '../../shared/table/FilterSelects.tsx';
import { perLocale } from '../../shared/i18n/i18n.ts';
import { CheckIcon, CrossCircleIcon, WarningIcon } from '../../shared/ui/icons.tsx';
import { SearchBox } from '../../shared/ui/SearchBox.tsx';
import { SegmentedFilter } from '../../shared/ui/SegmentedFilter.tsx';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';
import { CompanySelect } from '../../subjects/company/CompanySelect.tsx';
import type { LabelFilters as Filters } from './labelListParams.ts';
import type { LabelSort, LabelsQuery, LabelStatus } from './LabelList.generated.ts';

interface Props {
  filters: Filters;
  /** The loaded page: it carries the companies and the number of labels per result. */
  labels: LabelsQuery['labels'] | undefined;
  hasCompanyFilter: boolean;
  onChange: (patch: Partial<Filters>, options?: { replace?: boolean }) => void;
  onReset: () => void;
  /** Number of resets so far. */
  resets: number;
}

const ALL = 'ALL';
const byName = perLocale((locale) => new Intl.Collator(locale).compare);
const statuses = [
  { value: 'GREEN', icon: CheckIcon, tone: 'green' },
  { value: 'YELLOW', icon: WarningIcon, tone: 'yellow' },
  { value: 'RED', icon: CrossCircleIcon, tone: 'red' },
] as const;

/** The filters and the sort order of the list; on a phone the fields share rows. */
export function LabelFilters({ filters, labels, hasCompanyFilter, onChange, onReset, resets }: Props) {
  const { t } = useTranslation('label');
  const { t: common } = useTranslation();

  const countOf = (status: LabelStatus) => labels?.statusCounts?.find((one) => one.status === status)?.count ?? null;
  const sorts: { value: LabelSort; label: string }[] = [
    { value: 'CREATED_DESC', label: t('filters.newest') },
    { value: 'CREATED_ASC', label: t('filters.oldest') },
    { value: 'RESULT_CHANGED_DESC', label: t('filters.latestModified') },
    { value: 'RESULT_CHANGED_ASC', label: t('filters.oldestModified') },
  ];
  const companies = labels?.companyCounts
    .map(({ company, count }) => ({
      id: company.id,
      name: t('filters.companyWithCount', { name: company.name ?? t('filters.unnamedCompany'), count }),
    }))
    .sort((one, other) => byName()(one.name, other.name));

  return (
    <Box role="search" aria-label={common('filters')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, mb: 2 }}>
      <Box sx={{ flex: { xs: '1 1 100%', lg: '1 1 150px' }, minWidth: 0 }}>
        <SearchBox
          // A new key drops what was typed but not yet searched for when the filters are reset.
          key={resets}
          value={filters.filter}
          onSearch={(filter) => onChange({ filter }, { replace: true })}
          label={t('filters.search')}
          placeholder={t('filters.searchPlaceholder')}
          maxLength={MAX_SEARCH_LENGTH}
        />
      </Box>
      {hasCompanyFilter && (
        <Box sx={{ flex: { xs: '1 1 40%', sm: '1 1 140px', lg: '0 0 176px' }, minWidth: 0, display: 'grid' }}>
          <CompanySelect
            companies={companies}
            company={filters.company}
            label={common('filterByCompany')}
            onChange={(company) => onChange({ company })}
          />
        </Box>
      )}
      <FilterSelects
        table={LABEL_FILTERS}
        except={['companyId', 'status']}
        params={filters}
        onChange={onChange}
        textOf={(key) => t(key as 'filters.selection.any')}
        sx={{ flex: { xs: '1 1 40%', sm: '0 1 auto' } }}
      />
      <Box sx={{ flex: { xs: '1 1 100%', sm: '0 0 auto' }, minWidth: { sm: 264 } }}>
        <SegmentedFilter
          label={t('filters.status')}
          value={filters.status ?? ALL}
          options={[
            { value: ALL, label: t('filters.allStatuses') },
            ...statuses.map((one) => ({ ...one, label: common(`result.${one.tone}`), count: countOf(one.value) })),
          ]}
          onChange={(status) => onChange({ status: status === ALL ? null : status })}
        />
      </Box>
      {/* In one box, so that the button never stands in a row of its own. */}
      <Box sx={{ flex: { xs: '1 1 50%', lg: '0 1 auto' }, minWidth: 0, display: 'flex', gap: 1.25 }}>
        <Box sx={{ flex: 1, minWidth: 0, display: 'grid' }}>
          <SelectFilter
            label={common('order')}
            value={filters.sort}
            options={sorts}
            onChange={(sort) => onChange({ sort })}
          />
        </Box>
        <Button onClick={onReset} sx={{ flexShrink: 0 }}>
          {t('filters.reset')}
        </Button>
      </Box>
    </Box>
  );
}
