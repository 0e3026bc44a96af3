import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { OverridesPanel } from '../overrides/OverridesPanel.tsx';
import { FolderPanel } from './FolderPanel.tsx';
import type { RawMaterialForm_RawMaterialFragment as RawMaterial } from './RawMaterialForm.generated.ts';

/**
 * What people of another organisation work with in place of the form: own values of their companies, and documents
 * beside the common ones.
 */
export function ForeignMaterial({ rawMaterial }: { rawMaterial: RawMaterial }) {
  const { t } = useTranslation('rawMaterialForm');
  return (
    <Box sx={{ display: 'grid', gap: 2.25, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Alert severity="info">
        <AlertTitle>{t('foreign.title')}</AlertTitle>
        {t('foreign.text')}
      </Alert>
      <OverridesPanel rawMaterial={rawMaterial} />
      <FolderPanel slug={rawMaterial.slug} />
    </Box>
  );
}
