import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistorySubject } from '../../shared/apollo/schema.generated.ts';
import { DetailSkeleton } from '../../shared/ui/DetailSkeleton.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { FoundCount } from '../../shared/ui/FoundCount.tsx';
import { Pagination } from '../../shared/ui/Pagination.tsx';
import { useHistoryQuery } from './History.generated.ts';
import { HistoryFilters, type ChosenFilter } from './HistoryFilters.tsx';
import { HistoryItem } from './HistoryItem.tsx';
import './translations.generated.ts';

interface Props {
  subject: HistorySubject;
  /** Null for what was deleted. */
  slug: string | null;
}

/** What was changed, the newest first, narrowed by kind, section and person. */
export function HistoryList({ subject, slug }: Props) {
  const { t } = useTranslation('history');
  const [filter, setFilter] = useState<ChosenFilter>({ kind: null, section: null, personId: null });
  const [page, setPage] = useState(1);
  const { data, previousData, error, loading, refetch } = useHistoryQuery({
    variables: { subject, slug, filter, page },
    // What others do meanwhile is told as well.
    fetchPolicy: 'cache-and-network',
  });
  const history = (data ?? previousData)?.history;
  return (
    <>
      <HistoryFilters
        subject={subject}
        isDeleted={slug === null}
        persons={history?.persons ?? []}
        filter={filter}
        onChange={(change) => {
          setFilter({ ...filter, ...change });
          setPage(1);
        }}
      />
      <FoundCount>{data && t('found', { count: data.history.totalCount })}</FoundCount>
      {error ? (
        <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : history ? (
        <Box aria-busy={loading}>
          {history.items.length === 0 && (
            <Typography color="textSecondary">{t(slug === null ? 'noneDeleted' : 'none')}</Typography>
          )}
          <Box
            component="ol"
            aria-label={t(slug === null ? 'deleted' : 'title')}
            sx={{ m: 0, p: 0, listStyle: 'none' }}
          >
            {history.items.map((event) => (
              <HistoryItem key={event.id} event={event} />
            ))}
          </Box>
          <Pagination
            page={history.page}
            requestedPage={page}
            pageSize={history.pageSize}
            totalCount={history.totalCount}
            onPage={setPage}
          />
        </Box>
      ) : (
        <DetailSkeleton />
      )}
    </>
  );
}
