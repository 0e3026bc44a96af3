import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { ImportRow, type Row } from './ImportRow.tsx';

interface Props {
  rows: readonly Row[];
  label: string;
  /** Whether other rows are loading. */
  isBusy: boolean;
  /** Whether they have been loading long enough to show it. */
  isLate: boolean;
}

/** The rows of a sheet with their changes and problems. */
export function ImportRows({ rows, label, isBusy, isLate }: Props) {
  const { t } = useTranslation('rawMaterialImport');
  const { t: common } = useTranslation();
  if (rows.length === 0) return <EmptyState title={common('empty.noEntries')} text={t('none')} />;
  return (
    <Card>
      <Box
        component="ul"
        aria-label={label}
        aria-busy={isBusy}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          opacity: isLate ? 0.6 : 1,
          '& > li + li': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {rows.map((row) => (
          <ImportRow key={row.line} row={row} />
        ))}
      </Box>
    </Card>
  );
}

/** Placeholders while the first rows are loading. */
export function ImportSkeleton({ isVisible }: { isVisible: boolean }) {
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
