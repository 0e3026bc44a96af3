import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailSkeleton } from '../../shared/ui/DetailSkeleton.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { Pagination } from '../../shared/ui/Pagination.tsx';
import { useDeletedItemsQuery } from './Bin.generated.ts';
import { BinRow } from './BinRow.tsx';
import './translations.generated.ts';

/** What was deleted, the latest first, each with a button that puts it back. */
export function BinList({ rawMaterialId }: { rawMaterialId: string | null }) {
  const { t } = useTranslation('bin');
  const [page, setPage] = useState(1);
  const { data, previousData, error, loading, refetch } = useDeletedItemsQuery({
    variables: { rawMaterialId, page },
    // What others delete and restore meanwhile is told as well.
    fetchPolicy: 'cache-and-network',
  });
  const deleted = (data ?? previousData)?.deletedItems;
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!deleted) return <DetailSkeleton />;
  return (
    <Box aria-busy={loading}>
      {deleted.items.length === 0 && <Typography color="textSecondary">{t('none')}</Typography>}
      <Box
        component="ul"
        aria-label={t('list')}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {deleted.items.map((item) => (
          <BinRow key={item.id} item={item} />
        ))}
      </Box>
      <Pagination
        page={deleted.page}
        requestedPage={page}
        pageSize={deleted.pageSize}
        totalCount={deleted.totalCount}
        onPage={setPage}
      />
    </Box>
  );
}
