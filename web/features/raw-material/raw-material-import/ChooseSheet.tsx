import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MAX_FILE_BYTES } from '../../../../domain/limits.ts';
import { SHEET_COLUMNS, SHEET_HEADINGS } from '../../../../domain/raw-material-import/sheetColumns.ts';
import { FileDrop } from '../../../shared/forms/FileDrop.tsx';
import { useSentFile, type FileError } from '../../../shared/forms/useSentFile.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useStartRawMaterialImportMutation } from './RawMaterialImport.generated.ts';
import { saveTemplate } from './templateSheet.ts';

/** Uploads a sheet to be compared with the catalogue, and explains what a sheet must look like. */
export function ChooseSheet({ onStarted }: { onStarted: (id: string) => void }) {
  const { t } = useTranslation('rawMaterialImport');
  const [compare] = useStartRawMaterialImportMutation();
  const { send, fileError, uploadProgress, cancel } = useSentFile({
    kind: 'sheet',
    maxBytes: MAX_FILE_BYTES.sheet,
    cancelledText: t('choose.cancelled'),
    start: async (reference, fileName, signal) => {
      const { data } = await compare({ variables: { input: { upload: reference, fileName } } });
      if (data && !signal.aborted) onStarted(data.startRawMaterialImport.rawMaterialImport.id);
    },
  });
  const language = currentLanguage();
  const describeFileError = (fileError: FileError): string => {
    if (typeof fileError === 'string') return t(`choose.error.${fileError}`);
    const { fields, serverText } = fileError;
    const fallbackText = serverText ?? t('choose.error.NOT_A_SHEET');
    const code = fields[0]?.code;
    return code === undefined
      ? fallbackText
      : t(`choose.error.${code}` as 'choose.error.BROKEN', { defaultValue: fallbackText });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      <FileDrop
        title={t('choose.title')}
        hint={t('choose.hint')}
        buttonText={t('choose.button')}
        accept=".xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        error={fileError && describeFileError(fileError)}
        uploadProgress={uploadProgress}
        onFile={(file) => void send(file)}
        onCancel={cancel}
      >
        {uploadProgress === 1 && (
          <Typography role="status" variant="body2" color="textSecondary">
            {t('choose.reading')}
          </Typography>
        )}
        <Button onClick={() => saveTemplate(language, t('choose.templateName'))}>{t('choose.template')}</Button>
      </FileDrop>
      <Panel title={t('rules.title')}>
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75, typography: 'body2' }}>
          <li>
            {t('rules.columns', {
              columns: SHEET_COLUMNS.map((column) => SHEET_HEADINGS[column][language]).join(', '),
            })}
          </li>
          <li>{t('rules.composition')}</li>
          <li>{t('rules.rows')}</li>
          <li>{t('rules.known')}</li>
          <li>{t('rules.missing')}</li>
        </Box>
      </Panel>
    </Box>
  );
}
