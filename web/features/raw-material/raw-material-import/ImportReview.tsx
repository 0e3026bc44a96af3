import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONG_PAGE_SIZE } from '../../../../domain/limits.ts';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { CheckIcon, InfoIcon } from '../../../shared/ui/icons.tsx';
import { Pagination } from '../../../shared/ui/Pagination.tsx';
import { SegmentedFilter } from '../../../shared/ui/SegmentedFilter.tsx';
import { useDelayed } from '../../../shared/ui/useDelayed.ts';
import { ImportRows, ImportSkeleton } from './ImportRows.tsx';
import { useRawMaterialImportQuery, type RawMaterialImportKind } from './RawMaterialImport.generated.ts';
import { useApplyImport } from './useApplyImport.ts';

const kinds = ['NEW', 'CHANGED', 'UNCHANGED', 'FAULTY'] as const satisfies readonly RawMaterialImportKind[];

interface Props {
  id: string;
  /** Choose another file. */
  onAnother: () => void;
  /** Back to the list. */
  onClose: () => void;
}

/** The changes of an import row by row, before and after it is applied, with the next steps. */
export function ImportReview({ id, onAnother, onClose }: Props) {
  const { t } = useTranslation('rawMaterialImport');
  const [kind, setKind] = useState<RawMaterialImportKind | 'ALL'>('ALL');
  const [page, setPage] = useState(1);
  const variables = { id, kind: kind === 'ALL' ? null : kind, page, pageSize: LONG_PAGE_SIZE };
  // Not cached: the rows of an import differ with the kind and the page.
  const { data, previousData, error, loading, refetch } = useRawMaterialImportQuery({
    variables,
    fetchPolicy: 'no-cache',
  });
  const found = (data ?? previousData)?.rawMaterialImport;
  const late = useDelayed(loading);
  // Remembered from the mutation, because fetching the rows again may fail.
  const [isAppliedNow, setAppliedNow] = useState(false);
  const apply = useApplyImport(async () => (await refetch()).data?.rawMaterialImport.isApplied ?? false);
  if (!found)
    return error ? (
      <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <ImportSkeleton isVisible={late} />
    );

  const countOf = (one: RawMaterialImportKind) => found.counts.find((counted) => counted.kind === one)?.count ?? 0;
  const [created, changed, faulty] = [countOf('NEW'), countOf('CHANGED'), countOf('FAULTY')];
  const hasNothing = created + changed === 0;
  const isApplied = isAppliedNow || found.isApplied;
  const Icon = isApplied ? CheckIcon : InfoIcon;
  const tone = isApplied ? 'success' : 'info';
  const run = async () => {
    if (!(await apply({ id, fileName: found.fileName, created, changed }))) return;
    setAppliedNow(true);
    // If fetching the rows again fails, the old ones stay in view.
    await refetch().catch(() => undefined);
  };
  const choose = (one: RawMaterialImportKind | 'ALL') => {
    setKind(one);
    setPage(1);
  };
  const options = [
    { value: 'ALL' as const, label: t('kind.ALL'), count: kinds.reduce((sum, one) => sum + countOf(one), 0) },
    ...kinds.map((one) => ({ value: one, label: t(`kind.${one}`), count: countOf(one) })),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      <Box role="status" sx={{ display: 'flex', gap: 1.5, p: 2, borderRadius: '14px', bgcolor: `${tone}.soft` }}>
        <Icon sx={{ color: `${tone}.main` }} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>
            {isApplied ? t('state.applied') : hasNothing ? t('state.nothing') : t('state.ready')}
          </Typography>
          <Typography variant="body2">{found.fileName}</Typography>
          <Typography variant="body2">
            {t('apply.entered', { count: created })} {t('apply.changed', { count: changed })}
          </Typography>
          {faulty > 0 && <Typography variant="body2">{t('state.faulty', { count: faulty })}</Typography>}
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
            <SegmentedFilter label={t('kinds')} value={kind} options={options} onChange={choose} />
          </Box>
        </Box>
        <ImportRows rows={found.rows} label={t(`kind.${kind}`)} isBusy={loading} isLate={late} />
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
