import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LONG_PAGE_SIZE } from '../../../domain/limits.ts';
import { readDraft, writeDraft } from '../../subjects/mail/mailDraft.ts';
import { CardList } from '../../shared/ui/CardList.tsx';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { EnvelopeIcon } from '../../shared/ui/icons.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';
import { paths } from '../../shared/url/paths.ts';
import { useListParams } from '../../shared/url/useListParams.ts';
import { usePageWithin } from '../../shared/url/usePageWithin.ts';
import { MessageCard } from './MessageCard.tsx';
import { useMessagesQuery } from './Messages.generated.ts';
import { MESSAGE_STATES, outboxParams } from './outboxParams.ts';
import './translations.generated.ts';
import { useFollow } from './useFollow.ts';

/** The messages that the person sees, with what became of them, and the way to a new one. */
export function Outbox() {
  const { t } = useTranslation('message');
  const { t: common } = useTranslation();
  const [{ state, page }, set] = useListParams(outboxParams);
  const { data, previousData, error, loading, refetch } = useMessagesQuery({
    variables: { state, page, pageSize: LONG_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const list = (data ?? (error ? undefined : previousData))?.messages;
  usePageWithin(page, data && { totalCount: data.messages.totalCount, pageSize: LONG_PAGE_SIZE }, set);
  useFollow(list?.items, () => void refetch().catch(() => undefined));
  return (
    <>
      <PageHeading
        title={t('title')}
        subtitle={data ? t('count', { count: data.messages.totalCount }) : '\u00a0'}
        isCount
        action={
          <Button variant="contained" component={Link} to={paths.newMessage}>
            {t('new')}
          </Button>
        }
      />
      <Begun />
      <Box role="search" aria-label={t('filters')} sx={{ mb: 2, display: 'grid', maxWidth: { sm: 320 } }}>
        <SelectFilter
          label={t('stateFilter')}
          value={state ?? 'ALL'}
          options={[
            { value: 'ALL' as const, label: t('allStates') },
            ...MESSAGE_STATES.map((value) => ({
              value,
              label: t(
                list?.mailWay === 'FOLDER' && (value === 'ACCEPTED' || value === 'PARTLY')
                  ? `folderState.${value}`
                  : `state.${value}`,
              ),
            })),
          ]}
          onChange={(value) => set({ state: value === 'ALL' ? null : value })}
        />
      </Box>
      {list?.mailWay === 'FOLDER' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('folder')}
        </Alert>
      )}
      <CardList
        label={t('title')}
        list={list}
        isCurrent={data !== undefined}
        loading={loading && !list}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        page={page}
        onPage={(next) => set({ page: next })}
        keyOf={({ id }) => id}
        cardHeight={112}
        empty={
          <EmptyState
            icon={EnvelopeIcon}
            title={state === null ? t('none') : common('empty.noResults')}
            text={t(state === null ? 'noneHint' : 'noResultsHint')}
            action={
              state !== null && (
                <Button variant="outlined" onClick={() => set({ state: null })}>
                  {common('showAll')}
                </Button>
              )
            }
          />
        }
      >
        {(message) => <MessageCard message={message} onChanged={() => void refetch().catch(() => undefined)} />}
      </CardList>
    </>
  );
}

/** A message that was begun in this tab: to be continued or given up. */
function Begun() {
  const { t } = useTranslation('message');
  const [draft, setDraft] = useState(readDraft);
  if (!draft) return null;
  const giveUp = () => {
    writeDraft(null);
    setDraft(null);
  };
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, flexWrap: 'wrap' }}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button color="inherit" component={Link} to={paths.newMessage}>
            {t('begun.continue')}
          </Button>
          <Button color="inherit" onClick={giveUp}>
            {t('begun.giveUp')}
          </Button>
        </Box>
      }
    >
      {t('begun.text', { subject: draft.subject.trim() || t('begun.noSubject') })}
    </Alert>
  );
}
