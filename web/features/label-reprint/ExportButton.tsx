import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ALL_COMPANIES } from '../../../domain/company/companyId.ts';
import { describeError } from '../../shared/apollo/describeError.ts';
import { fetchFile } from '../../shared/files/fetchFile.ts';
import { saveFile } from '../../shared/files/saveFile.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { notify } from '../../shared/notify/notify.ts';
import { DownloadIcon } from '../../shared/ui/icons.tsx';
import { serverPaths } from '../../shared/url/paths.ts';
import type { ReprintParams } from './reprintParams.ts';

/** Downloads all pages of the filtered list as a spreadsheet. */
export function ExportButton({ company, shown }: Omit<ReprintParams, 'page'>) {
  const { t } = useTranslation('labelReprint');
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const query = new URLSearchParams({
        language: currentLanguage(),
        ...(company !== ALL_COMPANIES && { companyId: company }),
        ...(shown && { filter: shown }),
      });
      const file = await fetchFile(serverPaths.reprintExport(query));
      saveFile(file, `${t('exportName')}.xlsx`);
    } catch (error) {
      const { code, text } = describeError(error);
      // The end of a session has its own dialog, or the login page.
      if (code !== 'UNAUTHENTICATED') notify('error', text);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} disabled={isBusy} onClick={() => void run()}>
      {t('export')}
    </Button>
  );
}
