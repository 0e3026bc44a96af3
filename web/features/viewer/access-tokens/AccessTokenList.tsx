import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import {
  type AccessToken_RowFragment as Token,
  useAccessTokensQuery,
  useRevokeAccessTokenMutation,
} from './AccessTokens.generated.ts';

/** The tokens in force, the newest first, each with its last use and a way to end it. */
export function AccessTokenList() {
  const { t } = useTranslation('account');
  const { data, previousData, error, refetch } = useAccessTokensQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const tokens = (data ?? previousData)?.accessTokens;
  if (!tokens && error) return <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!tokens) return <Skeleton height={48} />;
  if (tokens.length === 0) return <Typography variant="body2">{t('accessTokens.none')}</Typography>;
  return (
    <Box component="ul" aria-label={t('accessTokens.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {tokens.map((token) => (
        <Row key={token.id} token={token} />
      ))}
    </Box>
  );
}

function Row({ token: { id, name, isReadOnly, expiresAt, lastUsedAt } }: { token: Token }) {
  const { t } = useTranslation('account');
  const { date, dateTime } = useFormat();
  const confirm = useConfirm();
  const [mutate] = useRevokeAccessTokenMutation({
    update: (cache) => cache.evict({ id: cache.identify({ __typename: 'AccessToken', id }) ?? '' }),
  });
  const revoke = async () => {
    try {
      const isRevoked = await confirm({
        action: 'delete',
        name,
        title: t('accessTokens.revokeTitle'),
        message: t('accessTokens.revokeMessage', { name }),
        confirmText: t('accessTokens.revoke'),
        busyText: t('accessTokens.revoking'),
        run: async () => {
          await mutate({ variables: { input: { id } } });
        },
      });
      if (isRevoked) notify('success', t('accessTokens.revoked', { name }));
    } catch (error) {
      notify('error', describeError(error).text);
    }
  };
  const facts = [
    t(isReadOnly ? 'accessTokens.readOnly' : 'accessTokens.full'),
    t('accessTokens.until', { date: date(expiresAt) }),
    lastUsedAt ? t('accessTokens.lastUsed', { time: dateTime(lastUsedAt) }) : t('accessTokens.neverUsed'),
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
      </Box>
      <Button
        color="error"
        sx={{ ml: { xs: -2, sm: 0 } }}
        aria-label={t('accessTokens.revokeName', { name })}
        onClick={() => void revoke()}
      >
        {t('accessTokens.revoke')}
      </Button>
    </Box>
  );
}
