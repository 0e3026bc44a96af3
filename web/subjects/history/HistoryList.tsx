import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type HistoryKind, KINDS_OF_SUBJECT } from '../../../domain/history/kinds.ts';
import type { HistorySubject, PifSection } from '../../shared/apollo/schema.generated.ts';
import { DetailSkeleton } from '../../shared/ui/DetailSkeleton.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { FoundCount } from '../../shared/ui/FoundCount.tsx';
import { Pagination } from '../../shared/ui/Pagination.tsx';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';
import { useFieldNames } from '../field-names/useFieldNames.ts';
import { useHistoryQuery } from './History.generated.ts';
import { HistoryItem } from './HistoryItem.tsx';
import './translations.generated.ts';

const SECTIONS = ['DESCRIPTION', 'DOCUMENTS', 'SAFETY_REPORT', 'MANUFACTURING', 'CLAIMS', 'ANIMAL_TESTING'] as const;
const ALL = '';

interface Props {
  subject: HistorySubject;
  /** Null for what was deleted. */
  slug: string | null;
}

/** What was changed, the newest first, narrowed by kind, section and person. */
export function HistoryList({ subject, slug }: Props) {
  const { t } = useTranslation('history');
  const names = useFieldNames();
  const [kind, setKind] = useState<HistoryKind | typeof ALL>(ALL);
  const [section, setSection] = useState<PifSection | typeof ALL>(ALL);
  const [personId, setPersonId] = useState(ALL);
  const [page, setPage] = useState(1);
  const filter = { kind: kind || null, section: section || null, personId: personId || null };
  const { data, previousData, error, loading, refetch } = useHistoryQuery({
    variables: { subject, slug, filter, page },
    // What others do meanwhile is told as well.
    fetchPolicy: 'cache-and-network',
  });
  const history = (data ?? previousData)?.history;
  const narrow = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value);
      setPage(1);
    };
  };
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
          gap: 1,
          mb: 2,
        }}
      >
        {slug !== null && (
          <SelectFilter
            label={t('filter.kind')}
            value={kind}
            options={[
              { value: ALL, label: t('filter.allKinds') },
              ...KINDS_OF_SUBJECT[subject].map((value) => ({ value, label: t(`kind.${value}`) })),
            ]}
            onChange={narrow(setKind)}
          />
        )}
        {slug !== null && subject === 'PIF' && (
          <SelectFilter
            label={t('filter.section')}
            value={section}
            options={[
              { value: ALL, label: t('filter.allSections') },
              ...SECTIONS.map((value) => ({ value, label: names.choice.section[value] })),
            ]}
            onChange={narrow(setSection)}
          />
        )}
        <SelectFilter
          label={t('filter.person')}
          value={personId}
          options={[
            { value: ALL, label: t('filter.everybody') },
            ...(history?.persons ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={narrow(setPersonId)}
        />
      </Box>
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
