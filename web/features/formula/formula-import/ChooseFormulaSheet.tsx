import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyField } from '../../../subjects/company/CompanyField.tsx';
import type { FormulaColumn } from '../../../../domain/formula-import/formulaColumns.ts';
import { ChooseSheet } from '../../../subjects/import/ChooseSheet.tsx';
import { keepWaitingImports } from './waitingImports.ts';
import { WaitingImports } from './WaitingImports.tsx';
import { usePurpose } from './usePurpose.ts';
import { useStartFormulaImportMutation } from './FormulaImport.generated.ts';

const rules = ['columns', 'amounts', 'rest', 'phases', 'composition', 'materials'] as const;

/** Uploads a sheet with a formula of a company, and explains what a sheet may look like. */
export function ChooseFormulaSheet({ onStarted }: { onStarted: (id: string) => void }) {
  const { t } = useTranslation('formulaImport');
  const [companyId, setCompanyId] = useState(usePurpose().companyId ?? '');
  const [isMissing, setMissing] = useState(false);
  const [startImport] = useStartFormulaImportMutation();
  const choose = (id: string) => {
    setCompanyId(id);
    setMissing(false);
  };
  return (
    <ChooseSheet
      before={
        <Box sx={{ maxWidth: 420 }}>
          <WaitingImports />
          <CompanyField
            value={companyId}
            error={isMissing ? t('choose.companyMissing') : undefined}
            onChange={choose}
          />
        </Box>
      }
      title={t('choose.title')}
      hint={t('choose.hint')}
      errorTexts={t('choose.error', { returnObjects: true })}
      check={() => {
        setMissing(companyId === '');
        return companyId !== '';
      }}
      subject="FORMULA"
      companyId={companyId}
      columnText={(column) => t(`column.${column as FormulaColumn}`)}
      takesSeveral
      start={async ({ upload, fileName, tables, names, signal }) => {
        const { data } = await startImport({ variables: { input: { upload, fileName, companyId, tables } } });
        const imports = data?.startFormulaImport.formulaImports ?? [];
        const [first] = imports;
        if (!first || signal.aborted) return;
        if (names.some((name) => name !== null))
          keepWaitingImports(imports.map(({ id }, at) => ({ id, name: names[at] ?? fileName })));
        onStarted(first.id);
      }}
      rulesTitle={t('rules.title')}
      rules={rules.map((rule) => t(`rules.${rule}`))}
    />
  );
}
