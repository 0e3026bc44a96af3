import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../shared/apollo/describeError.ts';
import { loadChunk } from '../../shared/lazyComponent.ts';
import { notify } from '../../shared/notify/notify.ts';
import type { ExportFormat } from '../../shared/table/exportFormats.ts';
import { ExportMenu as FormatMenu } from '../../shared/table/ExportMenu.tsx';
import { type RawMaterialFilters, toFilter } from './rawMaterialListParams.ts';

const loadExport = () => import('./raw-material-import/exportRawMaterials.ts');

/** Downloads all pages of the filtered list as a file. */
export function ExportMenu({ filters }: { filters: RawMaterialFilters }) {
  const { t } = useTranslation('rawMaterial');
  const [isBusy, setBusy] = useState(false);
  const run = async (format: ExportFormat) => {
    setBusy(true);
    try {
      const { exportRawMaterials } = await loadChunk(loadExport);
      await exportRawMaterials(toFilter(filters), format);
    } catch (error) {
      const { code, text } = describeError(error);
      // The end of a session has its own dialog, or the login page.
      if (code !== 'UNAUTHENTICATED') notify('error', text);
    } finally {
      setBusy(false);
    }
  };
  return <FormatMenu text={t('actions.export')} isDisabled={isBusy} onExport={run} />;
}
