import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONG_PAGE_SIZE } from '../../../domain/limits.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { useHasInteracted } from '../../shared/ui/firstInteraction.ts';
import { ListSkeleton } from '../../shared/ui/ListSkeleton.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { Pagination } from '../../shared/ui/Pagination.tsx';
import { useDelayed } from '../../shared/ui/useDelayed.ts';
import { useListParams } from '../../shared/url/useListParams.ts';
import { usePageWithin } from '../../shared/url/usePageWithin.ts';
import { UserCards } from '../../subjects/user/UserCards.tsx';
import { UserFilters } from './UserFilters.tsx';
import { toVariables, userListParams } from './userParams.ts';
import { useCompaniesOfUsersQuery, useUsersQuery } from './Users.generated.ts';
import './translations.generated.ts';

export { UsersDocument as firstQuery } from './Users.generated.ts';
export { firstVariables } from './userParams.ts';

/** All accounts, for administrators. */
export default function UserListPage() {
  const { t } = useTranslation('userList');
  const { t: common } = useTranslation();
  const { t: userTexts } = useTranslation('managedUser');
  const [params, set] = useListParams(userListParams);
  const [isCreating, setCreating] = useState(false);
  const { data, previousData, error, loading, refetch } = useUsersQuery({
    variables: toVariables(params),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  // The dialogs offer them.
  const companies = useCompaniesOfUsersQuery({ skip: !useHasInteracted() }).data?.companies ?? [];
  const list = (data ?? (error ? undefined : previousData))?.users;
  const isLate = useDelayed(loading);
  usePageWithin(params.page, data && { totalCount: data.users.totalCount, pageSize: LONG_PAGE_SIZE }, set);
  return (
    <>
      <PageHeading
        title={t('title')}
        subtitle={data ? t('count', { count: data.users.totalCount }) : '\u00a0'}
        isCount
        action={
          <Button variant="contained" onClick={() => setCreating(true)}>
            {userTexts('create')}
          </Button>
        }
      />
      <UserFilters params={params} onChange={set} />
      {!list && error && !loading ? (
        <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : list?.totalCount === 0 ? (
        <EmptyState
          title={t('none')}
          text={t('noneHint')}
          action={
            <Button variant="outlined" onClick={() => set({ filter: '', role: null, isActive: null })}>
              {common('showAll')}
            </Button>
          }
        />
      ) : (
        !list && <ListSkeleton count={6} height={88} isLate={isLate} />
      )}
      {list && (
        <>
          <UserCards
            title={t('title')}
            users={list.items}
            companies={companies}
            isCreating={isCreating}
            onCreated={() => setCreating(false)}
          />
          <Pagination
            page={params.page}
            pageSize={LONG_PAGE_SIZE}
            totalCount={list.totalCount}
            onPage={(next) => set({ page: next })}
          />
        </>
      )}
    </>
  );
}
