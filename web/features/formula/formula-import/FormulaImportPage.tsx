import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ImportFrame, type ImportPageProps } from '../../../subjects/import/ImportFrame.tsx';
import { paths } from '../../../shared/url/paths.ts';
import './translations.generated.ts';
import { ChooseFormulaSheet } from './ChooseFormulaSheet.tsx';
import { LoadedImport } from './LoadedImport.tsx';
import { usePurpose } from './usePurpose.ts';

/** Imports a formula from a spreadsheet: choose the file, correct its rows, enter the formula. */
export function FormulaImportPage(props: ImportPageProps) {
  const { t } = useTranslation('formulaImport');
  const navigate = useNavigate();
  const { isForPif } = usePurpose();
  return (
    <ImportFrame
      {...props}
      {...(isForPif && { onClose: () => void navigate(paths.pifs) })}
      title={t('title')}
      about={t(isForPif ? 'aboutForPif' : 'about')}
      closeText={t(isForPif ? 'toPifs' : 'close')}
      choose={(onStarted) => <ChooseFormulaSheet onStarted={onStarted} />}
      review={({ id, onAnother, onCorrected }) => (
        <LoadedImport key={id} id={id} onAnother={onAnother} onCorrected={onCorrected} />
      )}
    />
  );
}
