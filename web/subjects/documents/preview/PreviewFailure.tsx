import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { FileIcon } from '../../../shared/ui/icons.tsx';
import '../translations.generated.ts';

/** Why a document cannot be shown. */
export type PreviewError = 'damaged' | 'protected' | 'unsupported';

interface Props {
  error: PreviewError;
  onDownload: () => void;
}

/** Tells the user that a document cannot be shown, and offers the download. */
export function PreviewFailure({ error, onDownload }: Props) {
  const { t } = useTranslation('documents');
  return (
    <Box role="alert" sx={{ p: 2 }}>
      <EmptyState
        icon={FileIcon}
        title={t('preview.noPreview')}
        text={`${t(`preview.${error}`)} ${t('preview.downloadHint')}`}
        action={
          <Button variant="contained" onClick={onDownload}>
            {t('document.download')}
          </Button>
        }
      />
    </Box>
  );
}
