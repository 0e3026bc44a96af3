import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from './visuallyHidden.ts';

interface Props {
  /** How many placeholders, and how high each is in pixels. */
  count: number;
  height: number;
  /** Whether it takes so long that they are shown. */
  isLate: boolean;
}

/** Placeholders of a list that is loaded for the first time. */
export function ListSkeleton({ count, height, isLate }: Props) {
  const { t } = useTranslation();
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5, visibility: isLate ? 'visible' : 'hidden' }}>
      <span style={visuallyHidden}>{t('loading')}</span>
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} height={height} />
      ))}
    </Box>
  );
}
