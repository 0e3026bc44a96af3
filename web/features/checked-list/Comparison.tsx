import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { compareLists } from '../../../domain/comparison/compareLists.ts';
import { ListDifference } from '../../shared/comparison/ListDifference.tsx';
import { readList } from '../../shared/comparison/readList.ts';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import './translations.ts';
import { useCheckedListsToCompareQuery } from './CheckedListsToCompare.generated.ts';

interface Props {
  a: string;
  b: string;
  onClose: () => void;
}

/** The difference between two saved lists. */
export function Comparison({ a, b, onClose }: Props) {
  const { t } = useTranslation('checkedList');
  const { data, error, loading, refetch } = useCheckedListsToCompareQuery({
    variables: { a, b },
    notifyOnNetworkStatusChange: true,
  });
  const comparison = useMemo(
    () => data && compareLists(readList(data.a.text, 'inci'), readList(data.b.text, 'inci')),
    [data],
  );
  return (
    <Box component="section" aria-label={t('compare.title')} sx={{ mb: 3 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          mb: 1.5,
        }}
      >
        <Typography variant="h2" component="p">
          {data ? t('compare.of', { a: data.a.name, b: data.b.name }) : t('compare.title')}
        </Typography>
        <Button variant="outlined" onClick={onClose}>
          {t('compare.close')}
        </Button>
      </Box>
      {error && !loading && !data && (
        <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {loading && !data && <Skeleton height={220} />}
      {data && comparison && (
        <ListDifference comparison={comparison} nameA={`A: ${data.a.name}`} nameB={`B: ${data.b.name}`} />
      )}
    </Box>
  );
}
