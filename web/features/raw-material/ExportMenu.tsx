import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../shared/apollo/describeError.ts';
import { notify } from '../../shared/notify/notify.ts';
import { loadChunk } from '../../shared/lazyComponent.ts';
import { ChevronDownIcon } from '../../shared/ui/icons.tsx';
import { lazyDialog } from '../../shared/ui/lazyPart.tsx';
import type { ExportFormat } from './ExportList.tsx';
import { type RawMaterialFilters, toFilter } from './rawMaterialListParams.ts';

const ExportList = lazyDialog(() => import('./ExportList.tsx'), 'ExportList');
const loadExport = () => import('./raw-material-import/exportRawMaterials.ts');

/** Downloads all pages of the filtered list as a file. */
export function ExportMenu({ filters }: { filters: RawMaterialFilters }) {
  const { t } = useTranslation('rawMaterial');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBusy, setBusy] = useState(false);

  const run = async (format: ExportFormat) => {
    setAnchor(null);
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
  return (
    <>
      <Button
        id={`${id}button`}
        variant="outlined"
        endIcon={<ChevronDownIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        disabled={isBusy}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('actions.export')}
      </Button>
      <ExportList
        id={id}
        anchor={anchor}
        isOpen={anchor !== null}
        labelledBy={`${id}button`}
        onChoose={(format) => void run(format)}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
