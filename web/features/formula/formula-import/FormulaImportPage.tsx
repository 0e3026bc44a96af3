import { useTranslation } from 'react-i18next';
import { ImportFrame, type ImportPageProps } from '../../../shared/import/ImportFrame.tsx';
import './translations.ts';
import { ChooseFormulaSheet } from './ChooseFormulaSheet.tsx';
import { LoadedImport } from './LoadedImport.tsx';

/** Imports a formula from a spreadsheet: choose the file, correct its rows, enter the formula. */
export function FormulaImportPage(props: ImportPageProps) {
  const { t } = useTranslation('formulaImport');
  return (
    <ImportFrame
      {...props}
      title={t('title')}
      about={t('about')}
      closeText={t('close')}
      choose={(onStarted) => <ChooseFormulaSheet onStarted={onStarted} />}
      review={({ id, onAnother, onCorrected }) => (
        <LoadedImport key={id} id={id} onAnother={onAnother} onCorrected={onCorrected} />
      )}
    />
  );
}
