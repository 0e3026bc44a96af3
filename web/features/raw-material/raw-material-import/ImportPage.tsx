import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../shared/ui/PageHeading.tsx';
import './translations.ts';
import { ChooseSheet } from './ChooseSheet.tsx';
import { ImportReview } from './ImportReview.tsx';

interface Props {
  /** The id of the import in the address; null before a file was chosen. */
  id: string | null;
  onId: (id: string | null) => void;
  onClose: () => void;
}

/** Imports raw materials from a sheet: choose a file, review the changes, apply them. */
export function ImportPage({ id, onId, onClose }: Props) {
  const { t } = useTranslation('rawMaterialImport');
  return (
    <>
      <PageHeading
        title={t('title')}
        subtitle={t('about')}
        action={
          <Button variant="outlined" onClick={onClose}>
            {t('close')}
          </Button>
        }
      />
      {id === null ? (
        <ChooseSheet onStarted={onId} />
      ) : (
        <ImportReview key={id} id={id} onAnother={() => onId(null)} onClose={onClose} />
      )}
    </>
  );
}
