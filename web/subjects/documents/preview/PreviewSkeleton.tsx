import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useDelayed } from '../../../shared/ui/useDelayed.ts';
import '../translations.generated.ts';

/** A placeholder while a page is loading. */
export function PreviewSkeleton() {
  const { t } = useTranslation('documents');
  const late = useDelayed(true);
  return (
    <Skeleton
      role="status"
      aria-label={t('preview.loading')}
      sx={{ visibility: late ? 'visible' : 'hidden', height: '60vh', maxWidth: 720, mx: 'auto' }}
    />
  );
}
