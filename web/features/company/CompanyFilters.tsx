import { useTranslation } from 'react-i18next';
import { MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import { SearchBox } from '../../shared/ui/SearchBox.tsx';
import { SearchRow } from '../../shared/ui/SearchRow.tsx';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';
import type { CompanyListParams } from './companyParams.ts';
import './translations.generated.ts';

const SORTS = ['NAME_ASC', 'NAME_DESC', 'EMAIL_ASC', 'CHANGED_DESC'] as const;

interface Props {
  params: CompanyListParams;
  onChange: (patch: Partial<CompanyListParams>, options?: { replace?: boolean }) => void;
}

/** The search among the companies, their state and their order. */
export function CompanyFilters({ params: { filter, isArchived, sort }, onChange }: Props) {
  const { t } = useTranslation('company');
  const { t: common } = useTranslation();
  return (
    <SearchRow label={t('search')}>
      <SearchBox
        value={filter}
        onSearch={(text) => onChange({ filter: text }, { replace: true })}
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        maxLength={MAX_SEARCH_LENGTH}
      />
      <SelectFilter
        label={t('states.label')}
        value={isArchived === null ? 'ALL' : isArchived ? 'ARCHIVED' : 'CURRENT'}
        options={(['ALL', 'CURRENT', 'ARCHIVED'] as const).map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={(value) => onChange({ isArchived: value === 'ALL' ? null : value === 'ARCHIVED' })}
      />
      <SelectFilter
        label={common('order')}
        value={sort}
        options={SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        onChange={(value) => onChange({ sort: value })}
      />
    </SearchRow>
  );
}
