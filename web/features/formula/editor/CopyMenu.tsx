import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedName } from '../../../../domain/formula/ingredientList.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { ChevronDownIcon } from '../../../shared/ui/icons.tsx';
import './translations.ts';
import { listFormats, listText, type ListFormat } from './listText.ts';

/** Copies the ingredient list in one of its forms, prints it, or saves it as a file. */
export function CopyMenu({ names, onExport }: { names: readonly ListedName[]; onExport: () => void }) {
  const { t } = useTranslation('formulaEditor');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const copy = async (format: ListFormat) => {
    close();
    try {
      await navigator.clipboard.writeText(listText(names, format));
      notify('success', t('copy.done'));
    } catch {
      notify('error', t('copy.failed'));
    }
  };
  return (
    <>
      <Button
        size="small"
        endIcon={<ChevronDownIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('copy.title')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {listFormats.map((format) => (
          <MenuItem key={format} onClick={() => void copy(format)}>
            {t(`copy.${format}`)}
          </MenuItem>
        ))}
        <MenuItem
          divider={false}
          onClick={() => {
            close();
            onExport();
          }}
        >
          {t('copy.csv')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            // After the menu has closed: it must not be printed, and it holds the focus until then.
            requestAnimationFrame(() => window.print());
          }}
        >
          {t('copy.print')}
        </MenuItem>
      </Menu>
    </>
  );
}
