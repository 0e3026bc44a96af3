import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../shared/apollo/describeError.ts';
import { notify } from '../../shared/notify/notify.ts';
import { ChevronDownIcon } from '../../shared/ui/icons.tsx';
import { exportRawMaterials } from './raw-material-import/exportRawMaterials.ts';
import { type RawMaterialFilters, toFilter } from './rawMaterialListParams.ts';

const formats = ['xlsx', 'csv'] as const;

/** Downloads all pages of the filtered list as a file. */
export function ExportMenu({ filters }: { filters: RawMaterialFilters }) {
  const { t } = useTranslation('rawMaterial');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBusy, setBusy] = useState(false);

  const run = async (format: (typeof formats)[number]) => {
    setAnchor(null);
    setBusy(true);
    try {
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
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}button` } }}
      >
        {formats.map((format) => (
          <MenuItem key={format} onClick={() => void run(format)}>
            {t(`actions.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
