import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/ui/Field.tsx';
import type { useUploadExpiry } from '../upload/useUploadExpiry.ts';

/** Until when the files are good that are added next. */
export function UploadExpiryField({ field }: Pick<ReturnType<typeof useUploadExpiry>, 'field'>) {
  const { t } = useTranslation('documentFolder');
  return (
    <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 2, rowGap: 1 }}>
      <Box sx={{ flex: '0 1 220px' }}>
        <Field label={t('upload.expiry')} type="date" {...field} />
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ flex: '1 1 260px' }}>
        {t('upload.hint')}
      </Typography>
    </Box>
  );
}
