import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { UserCards } from '../../subjects/user/UserCards.tsx';
import { useClientUsersQuery } from './Companies.generated.ts';
import './translations.generated.ts';

/** The client users of a company, for its staff. */
export function ClientUsers({ company }: { company: { id: string; name: string | null } }) {
  const { t } = useTranslation('company');
  const { t: userTexts } = useTranslation('managedUser');
  const [isCreating, setCreating] = useState(false);
  const { data, error, loading, refetch } = useClientUsersQuery({
    variables: { companyId: company.id },
    fetchPolicy: 'cache-and-network',
  });
  const users = data?.clientUsers;
  return (
    <Panel
      title={t('clients.title')}
      busy={loading}
      action={
        <Button variant="outlined" onClick={() => setCreating(true)}>
          {userTexts('createClient')}
        </Button>
      }
    >
      {!users && error && <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />}
      {users?.length === 0 && <Typography color="textSecondary">{t('clients.none')}</Typography>}
      <UserCards
        title={t('clients.title')}
        users={users ?? []}
        companies={[company]}
        isClient
        isCreating={isCreating}
        onCreated={() => setCreating(false)}
      />
    </Panel>
  );
}
