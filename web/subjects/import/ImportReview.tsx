import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { Pagination } from '../../shared/ui/Pagination.tsx';
import { useDelayed } from '../../shared/ui/useDelayed.ts';
import { ImportRows } from './ImportRows.tsx';
import { ImportStatus } from './ImportStatus.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { KindFilter } from './KindFilter.tsx';
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

/** Applies an import, or takes it back, and fetches its rows again. */
function useImportActions<Found>(
  apply: (found: Found) => Promise<boolean>,
  takeBack: ((found: Found) => Promise<boolean>) | undefined,
  refetch: () => Promise<unknown>,
) {
  // Remembered from the mutation, because fetching the rows again may fail.
  const [isAppliedNow, setAppliedNow] = useState(false);
  // If fetching the rows again fails, the old ones stay in view.
  const fetchAgain = () => refetch().catch(() => undefined);
  return {
    isAppliedNow,
    fetchAgain,
    run: async (found: Found) => {
      if (!(await apply(found))) return;
      setAppliedNow(true);
      await fetchAgain();
    },
    undo: async (found: Found) => {
      await takeBack?.(found);
      await fetchAgain();
    },
  };
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
  const late = useDelayed(loading);
  const { isAppliedNow, fetchAgain, run, undo } = useImportActions(apply, takeBack, refetch);
  if (!found)
    return error ? (
      <ErrorNotice error={error} onRetry={() => void fetchAgain()} />
    ) : (
      <ImportSkeleton isVisible={late} />
    );

  const countOf = (one: Kind) => found.counts.find((counted) => counted.kind === one)?.count ?? 0;
  const isApplied = isAppliedNow || found.isApplied;
  const options = [
    { value: 'ALL' as const, label: kindText('ALL'), count: kinds.reduce((sum, one) => sum + countOf(one), 0) },
    ...kinds.map((one) => ({ value: one, label: kindText(one), count: countOf(one) })),
  ];
  const state = found.isTakenBack ? 'takenBack' : isApplied ? 'applied' : isEmpty(found) ? 'nothing' : 'ready';
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      <ImportStatus tone={state === 'applied' ? 'success' : 'info'} title={t(`state.${state}`)}>
        {summary(found, isApplied)}
      </ImportStatus>
      <ImportSteps
        showListText={showListText}
        canBeTakenBackUntil={found.canBeTakenBackUntil}
        onApply={!isApplied && hasEffect(found) ? () => void run(found) : undefined}
        onShowList={isApplied ? onClose : undefined}
        onAnother={onAnother}
        onTakeBack={takeBack && (() => void undo(found))}
      />
      <Box sx={{ minWidth: 0 }}>
        <KindFilter
          value={selection.kind ?? 'ALL'}
          options={options}
          onChange={(one) => onSelect({ kind: one === 'ALL' ? null : one, page: 1 })}
        />
        {!isApplied && choices}
        {found.rows.length === 0 ? (
          <EmptyState title={common('empty.noEntries')} text={t('none')} />
        ) : (
          <ImportRows
            rows={found.rows}
            label={kindText(selection.kind ?? 'ALL')}
            isLoading={loading}
            isLate={late}
            renderRow={(row) => renderRow(row, isApplied)}
          />
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
