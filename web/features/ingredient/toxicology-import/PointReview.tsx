import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONG_PAGE_SIZE } from '../../../../domain/limits.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { CheckIcon, InfoIcon } from '../../../shared/ui/icons.tsx';
import { Pagination } from '../../../shared/ui/Pagination.tsx';
import { SegmentedFilter } from '../../../shared/ui/SegmentedFilter.tsx';
import { useDelayed } from '../../../shared/ui/useDelayed.ts';
import { PointRow } from './PointRow.tsx';
import { useToxicologyImportQuery, type ToxicologyImportKind } from './ToxicologyImport.generated.ts';
import { useApplyPoints } from './useApplyPoints.ts';

const kinds = [
  'NEW',
  'CHANGED',
  'CONFLICT',
  'UNCHANGED',
  'NOT_USED',
  'UNMATCHED',
  'FAULTY',
] as const satisfies readonly ToxicologyImportKind[];

interface Props {
  id: string;
  /** Choose another file. */
  onAnother: () => void;
  /** Back to the dictionary. */
  onClose: () => void;
}

/** The rows of an import, before and after it is applied, with the next steps. A verified value is replaced only where that is chosen. */
export function PointReview({ id, onAnother, onClose }: Props) {
  const { t } = useTranslation('toxicologyImport');
  const { t: common } = useTranslation();
  const [kind, setKind] = useState<ToxicologyImportKind | 'ALL'>('ALL');
  const [page, setPage] = useState(1);
  const [replaced, setReplaced] = useState<ReadonlySet<number>>(new Set());
  // Not cached: the rows of an import differ with the kind and the page.
  const { data, previousData, error, loading, refetch } = useToxicologyImportQuery({
    variables: { id, kind: kind === 'ALL' ? null : kind, page, pageSize: LONG_PAGE_SIZE },
    fetchPolicy: 'no-cache',
  });
  const found = (data ?? previousData)?.toxicologyImport;
  const late = useDelayed(loading);
  // Remembered from the mutation, because fetching the rows again may fail.
  const [isAppliedNow, setAppliedNow] = useState(false);
  const apply = useApplyPoints(async () => (await refetch()).data?.toxicologyImport.isApplied ?? false);
  if (!found)
    return error ? (
      <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Box role="status" aria-label={common('loading')} sx={{ visibility: late ? 'visible' : 'hidden' }}>
        <Skeleton variant="rounded" height={88} />
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={64} />
        ))}
      </Box>
    );

  const countOf = (one: ToxicologyImportKind) => found.counts.find((counted) => counted.kind === one)?.count ?? 0;
  const [created, changed, conflicts] = [countOf('NEW'), countOf('CHANGED'), countOf('CONFLICT')];
  const isApplied = isAppliedNow || found.isApplied;
  const hasNothing = created + changed + replaced.size === 0;
  const Icon = isApplied ? CheckIcon : InfoIcon;
  const tone = isApplied ? 'success' : 'info';
  const run = async () => {
    const prepared = { id, fileName: found.fileName, scope: found.scope, created, changed, replaced: [...replaced] };
    if (!(await apply(prepared))) return;
    setAppliedNow(true);
    // If fetching the rows again fails, the old ones stay in view.
    await refetch().catch(() => undefined);
  };
  const choose = (line: number, isChosen: boolean) =>
    setReplaced((before) => new Set(isChosen ? [...before, line] : [...before].filter((one) => one !== line)));
  const options = [
    { value: 'ALL' as const, label: t('kind.ALL'), count: kinds.reduce((sum, one) => sum + countOf(one), 0) },
    ...kinds.map((one) => ({ value: one, label: t(`kind.${one}`), count: countOf(one) })),
  ];
  const state = isApplied ? 'applied' : created + changed + conflicts === 0 ? 'nothing' : 'ready';
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      <Box role="status" sx={{ display: 'flex', gap: 1.5, p: 2, borderRadius: '14px', bgcolor: `${tone}.soft` }}>
        <Icon sx={{ color: `${tone}.main` }} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{t(`state.${state}`)}</Typography>
          <Typography variant="body2">
            {found.fileName} · {t(`scope.${found.scope}`)}
          </Typography>
          <Typography variant="body2">
            {t('apply.entered', { count: created })} {t('apply.changed', { count: changed })}
          </Typography>
          {conflicts > 0 && !isApplied && (
            <Typography variant="body2">
              {t('state.conflicts', { count: conflicts })} {t('state.chosen', { count: replaced.size })}
            </Typography>
          )}
          {found.unknownColumns.length > 0 && (
            <Typography variant="body2" color="textSecondary">
              {t('state.unknownColumns', { columns: found.unknownColumns.join(', ') })}
            </Typography>
          )}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!isApplied && !hasNothing && (
          <Button variant="contained" onClick={() => void run()}>
            {t('apply.button')}
          </Button>
        )}
        {isApplied && (
          <Button variant="contained" onClick={onClose}>
            {t('showList')}
          </Button>
        )}
        <Button variant="outlined" onClick={onAnother}>
          {t('another')}
        </Button>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ overflowX: 'auto', mb: 1.5, pb: 0.5 }}>
          {/* As wide as its text. On a narrow screen it scrolls inside this box. */}
          <Box sx={{ width: 'max-content' }}>
            <SegmentedFilter
              label={t('kinds')}
              value={kind}
              options={options}
              onChange={(one) => {
                setKind(one);
                setPage(1);
              }}
            />
          </Box>
        </Box>
        {found.rows.length === 0 ? (
          <EmptyState title={common('empty.noEntries')} text={t('none')} />
        ) : (
          <Card>
            <Box
              component="ul"
              aria-label={t(`kind.${kind}`)}
              aria-busy={loading}
              sx={{
                m: 0,
                p: 0,
                listStyle: 'none',
                opacity: late ? 0.6 : 1,
                '& > li + li': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              {found.rows.map((row) => (
                <PointRow
                  key={row.line}
                  row={row}
                  choice={
                    row.kind === 'CONFLICT' && !isApplied
                      ? { isChosen: replaced.has(row.line), choose: (isChosen) => choose(row.line, isChosen) }
                      : null
                  }
                />
              ))}
            </Box>
          </Card>
        )}
        <Pagination
          page={found.page}
          requestedPage={page}
          pageSize={found.pageSize}
          totalCount={found.totalCount}
          onPage={setPage}
        />
      </Box>
    </Box>
  );
}
