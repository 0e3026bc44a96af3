import { useTranslation } from 'react-i18next';
import { ImportFrame, type ImportPageProps } from '../../../subjects/import/ImportFrame.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { RunningImport } from './RunningImport.tsx';

/** Imports an official export of the Commission: choose the file, review the changes, apply. */
export default function ImportPage(props: ImportPageProps) {
  const { t } = useTranslation('ingredient');
  return (
    <ImportFrame
      {...props}
      title={t('import.title')}
      about={t('import.about')}
      closeText={t('import.close')}
      choose={(onStarted) => <ChooseFile onStarted={onStarted} />}
      review={({ id, onAnother }) => <RunningImport key={id} id={id} onAnother={onAnother} />}
    />
  );
}
