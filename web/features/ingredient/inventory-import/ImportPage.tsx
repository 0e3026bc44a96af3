import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../shared/ui/PageHeading.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { RunningImport } from './RunningImport.tsx';

interface Props {
  /** Id of the import from the address; null before a file is chosen. */
  id: string | null;
  onId: (id: string | null) => void;
  onClose: () => void;
}

/** Imports an official export of the Commission: choose the file, review the changes, apply. */
export default function ImportPage({ id, onId, onClose }: Props) {
  const { t } = useTranslation('ingredient');
  return (
    <>
      <PageHeading
        title={t('import.title')}
        subtitle={t('import.about')}
        action={
          <Button variant="outlined" onClick={onClose}>
            {t('import.close')}
          </Button>
        }
      />
      {id === null ? <ChooseFile onStarted={onId} /> : <RunningImport key={id} id={id} onAnother={() => onId(null)} />}
    </>
  );
}
