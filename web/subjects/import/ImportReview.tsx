import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { Pagination } from '../../shared/ui/Pagination.tsx';
import { SegmentedFilter } from '../../shared/ui/SegmentedFilter.tsx';
import { useDelayed } from '../../shared/ui/useDelayed.ts';
import { ImportStatus } from './ImportStatus.tsx';
import './translations.generated.ts';

/** The part of an import that every kind of sheet has. */
interface SheetImport<Kind extends string> {
  fileName: string;
  isApplied: boolean;
  isTakenBack?: boolean;
  canBeTakenBackUntil?: string | null;
  counts: readonly { kind: Kind; count: number }[];
  rows: readonly { line: number }[];
  totalCount: number;
  page: number;
  pageSize: number;
}

/** Which rows are in view. */
export interface RowSelection<Kind extends string> {
  /** Null for all kinds. */
  kind: Kind | null;
  page: number;
}

interface Props<Kind extends string, Found extends SheetImport<Kind>> {
  kinds: readonly Kind[];
  kindText: (kind: Kind | 'ALL') => string;
  selection: RowSelection<Kind>;
  onSelect: (selection: RowSelection<Kind>) => void;
  /** The import as it was fetched last; undefined before the first response. */
  found: Found | undefined;
  /** The query of its rows. */
  query: { error?: Error | undefined; loading: boolean; refetch: () => Promise<unknown> };
  /** What the import would do, or has done. */
  summary: (found: Found, isApplied: boolean) => ReactNode;
  /** Whether it does anything, and so can be applied. */
  hasEffect: (found: Found) => boolean;
  /** Whether it has nothing that could be applied, whatever is chosen. */
  isEmpty: (found: Found) => boolean;
  renderRow: (row: Found['rows'][number], isApplied: boolean) => ReactNode;
  /** Asks and applies; resolves to whether it is applied. */
  apply: (found: Found) => Promise<boolean>;
  /** Asks and takes an applied import back; resolves to whether it is. Undefined where it cannot be. */
  takeBack?: ((found: Found) => Promise<boolean>) | undefined;
  /** What can be chosen for many rows at once. */
  choices?: ReactNode;
  showListText: string;
  /** Choose another file. */
  onAnother: () => void;
  /** Back to the list. */
  onClose: () => void;
}

/** The rows of an import by kind, before and after it is applied, with the next steps. */
export function ImportReview<Kind extends string, Found extends SheetImport<Kind>>({
  kinds,
  kindText,
  selection,
  onSelect,
  found,
  query: { error, loading, refetch },
  summary,
  hasEffect,
  isEmpty,
  renderRow,
  apply,
  takeBack,
  choices,
  showListText,
  onAnother,
  onClose,
}: Props<Kind, Found>) {
  const { t } = useTranslation('sheetImport');
  const { t: common } = useTranslation();
  const { date } = useFormat();
  const late = useDelayed(loading);
  // Remembered from the mutation, because fetching the rows again may fail.
  const [isAppliedNow, setAppliedNow] = useState(false);
  // If fetching the rows again fails, the old ones stay in view.
  const fetchAgain = () => refetch().catch(() => undefined);
  if (!found)
    return error ? (
      <ErrorNotice error={error} onRetry={() => void fetchAgain()} />
    ) : (
      <ImportSkeleton isVisible={late} />
    );

  const countOf = (one: Kind) => found.counts.find((counted) => counted.kind === one)?.count ?? 0;
  const isApplied = isAppliedNow || found.isApplied;
  const run = async () => {
    if (!(await apply(found))) return;
    setAppliedNow(true);
    await fetchAgain();
  };
  const options = [
    { value: 'ALL' as const, label: kindText('ALL'), count: kinds.reduce((sum, one) => sum + countOf(one), 0) },
    ...kinds.map((one) => ({ value: one, label: kindText(one), count: countOf(one) })),
  ];
  const undo = async () => {
    await takeBack?.(found);
    await fetchAgain();
  };
  const state = found.isTakenBack ? 'takenBack' : isApplied ? 'applied' : isEmpty(found) ? 'nothing' : 'ready';
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      <ImportStatus tone={state === 'applied' ? 'success' : 'info'} title={t(`state.${state}`)}>
        {summary(found, isApplied)}
      </ImportStatus>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!isApplied && hasEffect(found) && (
          <Button variant="contained" onClick={() => void run()}>
            {t('apply.button')}
          </Button>
        )}
        {isApplied && (
          <Button variant="contained" onClick={onClose}>
            {showListText}
          </Button>
        )}
        <Button variant="outlined" onClick={onAnother}>
          {t('another')}
        </Button>
        {takeBack && found.canBeTakenBackUntil && (
          <Button color="error" onClick={() => void undo()}>
            {t('takeBack')}
          </Button>
        )}
      </Box>
      {found.canBeTakenBackUntil && (
        <Typography variant="body2" color="textSecondary">
          {t('takeBackUntil', { date: date(found.canBeTakenBackUntil) })}
        </Typography>
      )}
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ overflowX: 'auto', mb: 1.5, pb: 0.5 }}>
          {/* As wide as its text. On a narrow screen it scrolls inside this box. */}
          <Box sx={{ width: 'max-content' }}>
            <SegmentedFilter<Kind | 'ALL'>
              label={t('kinds')}
              value={selection.kind ?? 'ALL'}
              options={options}
              onChange={(one) => onSelect({ kind: one === 'ALL' ? null : one, page: 1 })}
            />
          </Box>
        </Box>
        {!isApplied && choices}
        {found.rows.length === 0 ? (
          <EmptyState title={common('empty.noEntries')} text={t('none')} />
        ) : (
          <Card>
            <Box
              component="ul"
              aria-label={kindText(selection.kind ?? 'ALL')}
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
                <Box component="li" key={row.line} sx={{ px: 2, py: 1.5, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {renderRow(row, isApplied)}
                </Box>
              ))}
            </Box>
          </Card>
        )}
        <Pagination
          page={found.page}
          requestedPage={selection.page}
          pageSize={found.pageSize}
          totalCount={found.totalCount}
          onPage={(page) => onSelect({ ...selection, page })}
        />
      </Box>
    </Box>
  );
}

/** Placeholders while the first rows are loading. */
function ImportSkeleton({ isVisible }: { isVisible: boolean }) {
  const { t } = useTranslation();
  return (
    <Box
      role="status"
      aria-label={t('loading')}
      sx={{ display: 'grid', gap: 1, visibility: isVisible ? 'visible' : 'hidden' }}
    >
      <Skeleton variant="rounded" height={88} />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={64} />
      ))}
    </Box>
  );
}
