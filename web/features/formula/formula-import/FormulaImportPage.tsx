import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../shared/ui/PageHeading.tsx';
import './translations.ts';
import { ChooseFormulaSheet } from './ChooseFormulaSheet.tsx';
import { LoadedImport } from './LoadedImport.tsx';

interface Props {
  /** The id of the import in the address; null before a file was chosen. */
  id: string | null;
  onId: (id: string | null) => void;
  onClose: () => void;
}

/** Imports a formula from a spreadsheet: choose the file, correct its rows, enter the formula. */
export function FormulaImportPage({ id, onId, onClose }: Props) {
  const { t } = useTranslation('formulaImport');
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
        <ChooseFormulaSheet onStarted={onId} />
      ) : (
        <LoadedImport key={id} id={id} onAnother={() => onId(null)} />
      )}
    </>
  );
}
