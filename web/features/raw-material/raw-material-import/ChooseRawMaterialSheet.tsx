import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SHEET_COLUMNS, SHEET_HEADINGS } from '../../../../domain/raw-material-import/sheetColumns.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { ChooseSheet } from '../../../subjects/import/ChooseSheet.tsx';
import { useInitialCompany, WhoseCatalogue } from '../WhoseCatalogue.tsx';
import { FormerImports } from './FormerImports.tsx';
import { useStartRawMaterialImportMutation } from './RawMaterialImport.generated.ts';
import { sheetHeading } from './sheetHeading.ts';
import { saveTemplate } from './templateSheet.ts';

/** Uploads a sheet to be compared with the catalogue. */
export function ChooseRawMaterialSheet({ onStarted }: { onStarted: (id: string) => void }) {
  const { t } = useTranslation('rawMaterialImport');
  const { t: list } = useTranslation('rawMaterial');
  const [companyId, setCompanyId] = useState(useInitialCompany());
  const [isMissing, setMissing] = useState(false);
  const [compare] = useStartRawMaterialImportMutation();
  const language = currentLanguage();
  const columns = SHEET_COLUMNS.map((column) => SHEET_HEADINGS[column][language]).join(', ');
  return (
    <ChooseSheet
      before={
        <Box sx={{ maxWidth: 420 }}>
          <WhoseCatalogue
            value={companyId}
            error={isMissing ? list('whose.missing') : undefined}
            onChange={(id) => {
              setCompanyId(id);
              setMissing(false);
            }}
          />
        </Box>
      }
      check={() => {
        setMissing(companyId === '');
        return companyId !== '';
      }}
      after={<FormerImports onOpen={onStarted} />}
      title={t('choose.title')}
      hint={t('choose.hint')}
      errorTexts={t('choose.error', { returnObjects: true })}
      subject="RAW_MATERIALS"
      companyId={companyId}
      columnText={sheetHeading}
      start={async ({ upload, fileName, tables, signal }) => {
        const { data } = await compare({ variables: { input: { upload, fileName, companyId, tables } } });
        if (data && !signal.aborted) onStarted(data.startRawMaterialImport.rawMaterialImport.id);
      }}
      rulesTitle={t('rules.title')}
      rules={[
        t('rules.columns', { columns }),
        t('rules.composition'),
        t('rules.rows'),
        t('rules.known'),
        t('rules.missing'),
      ]}
    >
      <Button onClick={() => saveTemplate(language, t('choose.templateName'))}>{t('choose.template')}</Button>
    </ChooseSheet>
  );
}
