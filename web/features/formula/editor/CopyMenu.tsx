import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedName } from '../../../../domain/formula/ingredientList.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { ChevronDownIcon } from '../../../shared/ui/icons.tsx';
import { exportFormats, type ExportFormat } from '../../../shared/table/exportFormats.ts';
import './translations.generated.ts';
import { exportFormula } from './exportFormula.ts';
import type { Formula } from './formulaValues.ts';
import { listFormats, listText, type ListFormat } from './listText.ts';

interface Props {
  names: readonly Pick<ListedName, 'text'>[];
  /** The saved revision, which is what a file holds; null before the first save. */
  saved: Pick<Formula, 'slug' | 'name' | 'revision'> | null;
}

/** Copies the ingredient list in one of its forms, prints the formula, or saves it as a file. */
export function CopyMenu({ names, saved }: Props) {
  const { t } = useTranslation('formulaEditor');
  const { t: common } = useTranslation();
  const { number } = useFormat();
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
  const save = async (format: ExportFormat) => {
    close();
    if (!saved) return;
    try {
      await exportFormula(saved, format);
    } catch (error) {
      const { code, text } = describeError(error);
      // The end of a session has its own dialog, or the login page.
      if (code !== 'UNAUTHENTICATED') notify('error', text);
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
        {common('copy')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {listFormats.map((format) => (
          <MenuItem key={format} onClick={() => void copy(format)}>
            {t(`copy.${format}`)}
          </MenuItem>
        ))}
        {saved &&
          exportFormats.map((format) => (
            <MenuItem key={format} onClick={() => void save(format)}>
              {t(`copy.${format}`, { revision: number(saved.revision) })}
            </MenuItem>
          ))}
        <MenuItem
          onClick={() => {
            close();
            // After the menu has closed: it must not be printed, and it holds the focus until then.
            requestAnimationFrame(() => window.print());
          }}
        >
          {common('print')}
        </MenuItem>
      </Menu>
    </>
  );
}
