import { useTranslation } from 'react-i18next';
import { roles, toSchemaRole } from '../../../domain/account/roles.ts';
import { MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import { SearchBox } from '../../shared/ui/SearchBox.tsx';
import { SearchRow } from '../../shared/ui/SearchRow.tsx';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';
import type { UserListParams } from './userParams.ts';
import './translations.generated.ts';

interface Props {
  params: UserListParams;
  onChange: (patch: Partial<UserListParams>, options?: { replace?: boolean }) => void;
}

/** The search among the accounts, their role and their state. */
export function UserFilters({ params: { filter, role, isActive }, onChange }: Props) {
  const { t } = useTranslation('userList');
  const { t: userTexts } = useTranslation('managedUser');
  const { t: roleNames } = useTranslation('roles');
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
        label={userTexts('role')}
        value={role ?? 'ALL'}
        options={[
          { value: 'ALL' as const, label: t('allRoles') },
          ...roles.map((one) => ({ value: toSchemaRole(one), label: roleNames(`${one}.name`) })),
        ]}
        onChange={(value) => onChange({ role: value === 'ALL' ? null : value })}
      />
      <SelectFilter
        label={t('allStates')}
        value={isActive === null ? 'ALL' : isActive ? 'ACTIVE' : 'INACTIVE'}
        options={[
          { value: 'ALL', label: t('allStates') },
          { value: 'ACTIVE', label: t('active') },
          { value: 'INACTIVE', label: t('inactive') },
        ]}
        onChange={(value) => onChange({ isActive: value === 'ALL' ? null : value === 'ACTIVE' })}
      />
    </SearchRow>
  );
}
