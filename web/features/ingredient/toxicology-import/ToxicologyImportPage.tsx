import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../shared/ui/PageHeading.tsx';
import './translations.ts';
import { ChoosePoints } from './ChoosePoints.tsx';
import { PointReview } from './PointReview.tsx';

interface Props {
  /** Id of the import from the address; null before a file is chosen. */
  id: string | null;
  onId: (id: string | null) => void;
  onClose: () => void;
}

/** Imports a table of reference points: choose the file, review the changes, apply. */
export default function ToxicologyImportPage({ id, onId, onClose }: Props) {
  const { t } = useTranslation('toxicologyImport');
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
        <ChoosePoints onStarted={onId} />
      ) : (
        <PointReview key={id} id={id} onAnother={() => onId(null)} onClose={onClose} />
      )}
    </>
  );
}
