import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BlobImage } from '../../ui/BlobImage.tsx';
import '../translations.generated.ts';

interface Props {
  /** The selected photo that is not saved yet. */
  chosen: File | null;
  /** The saved photo, or a placeholder. */
  current: ReactNode;
  hasError: boolean;
  /** Called when the selected file shows no picture. */
  onBroken: () => void;
}

/** The photo as it will be once the form is saved. */
export function PhotoPreview({ chosen, current, hasError, onBroken }: Props) {
  const { t } = useTranslation('forms');
  return (
    <Box
      sx={{
        width: 96,
        height: 96,
        flexShrink: 0,
        display: 'grid',
        overflow: 'hidden',
        borderRadius: '14px',
        border: 1,
        borderColor: hasError ? 'error.main' : 'divider',
        bgcolor: 'primary.soft',
      }}
    >
      {chosen ? (
        <BlobImage picture={chosen} alt={t('photo.preview', { name: chosen.name })} fit="cover" onBroken={onBroken} />
      ) : (
        current
      )}
    </Box>
  );
}
