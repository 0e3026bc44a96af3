import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { SHEET_COLUMNS, SHEET_HEADINGS } from '../../../../domain/raw-material-import/sheetColumns.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { SheetDrop } from '../../../shared/import/SheetDrop.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useStartRawMaterialImportMutation } from './RawMaterialImport.generated.ts';
import { saveTemplate } from './templateSheet.ts';

/** Uploads a sheet to be compared with the catalogue, and explains what a sheet must look like. */
export function ChooseSheet({ onStarted }: { onStarted: (id: string) => void }) {
  const { t } = useTranslation('rawMaterialImport');
  const [compare] = useStartRawMaterialImportMutation();
  const language = currentLanguage();
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      <SheetDrop
        title={t('choose.title')}
        hint={t('choose.hint')}
        errorTexts={t('choose.error', { returnObjects: true })}
        start={async (reference, fileName, signal) => {
          const { data } = await compare({ variables: { input: { upload: reference, fileName } } });
          if (data && !signal.aborted) onStarted(data.startRawMaterialImport.rawMaterialImport.id);
        }}
      >
        <Button onClick={() => saveTemplate(language, t('choose.templateName'))}>{t('choose.template')}</Button>
      </SheetDrop>
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
