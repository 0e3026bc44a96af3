import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../../shared/forms/FileDrop.tsx';
import { useStartImport } from './useStartImport.ts';

/** Takes a file by button or by drag and drop, and uploads it. */
export function ChooseFile({ onStarted }: { onStarted: (id: string) => void }) {
  const { t } = useTranslation('ingredient');
  const { start, fileError, uploadProgress, cancel } = useStartImport(onStarted);
  return (
    <FileDrop
      title={t('import.choose')}
      hint={t('import.hint')}
      buttonText={t('import.button')}
      accept=".csv,.txt,text/csv,text/plain"
      error={fileError && t(`import.error.${fileError}`)}
      uploadProgress={uploadProgress}
      onFile={(file) => void start(file)}
      onCancel={cancel}
    />
  );
}
