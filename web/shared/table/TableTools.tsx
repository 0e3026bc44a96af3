import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { SelectFilter } from '../ui/SelectFilter.tsx';
import { visibleColumns, type Column } from './column.ts';
import './translations.ts';

interface ColumnsProps {
  columns: readonly Column<never>[];
  /** The columns shown or hidden by hand. */
  choices: Readonly<Record<string, boolean>>;
  onShow: (id: string, isShown: boolean) => void;
}

/** Chooses which columns of a table are shown. */
export function ColumnsMenu({ columns, choices, onShow }: ColumnsProps) {
  const { t } = useTranslation('table');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown = visibleColumns(columns, choices);
  return (
    <>
      <Button
        id={`${id}button`}
        variant="outlined"
        endIcon={<ChevronDownIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('columns')}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}button`, dense: true } }}
      >
        {columns
          .filter(({ isFixed }) => !isFixed)
          .map((column) => {
            const isShown = shown.includes(column);
            return (
              <MenuItem
                key={column.id}
                role="menuitemcheckbox"
                aria-checked={isShown}
                onClick={() => onShow(column.id, !isShown)}
              >
                <Checkbox
                  size="small"
                  checked={isShown}
                  tabIndex={-1}
                  slotProps={{ input: { 'aria-hidden': true, tabIndex: -1 } }}
                  sx={{ p: 0, mr: 1, pointerEvents: 'none' }}
                />
                {column.label}
              </MenuItem>
            );
          })}
      </Menu>
    </>
  );
}

interface SizeProps {
  sizes: readonly number[];
  size: number;
  onSize: (size: number) => void;
}

/** Chooses how many rows a page has. */
export function PageSizeSelect({ sizes, size, onSize }: SizeProps) {
  const { t } = useTranslation('table');
  return (
    <SelectFilter
      label={t('pageSize')}
      value={String(size)}
      options={sizes.map((each) => ({ value: String(each), label: t('perPage', { size: each }) }))}
      onChange={(chosen) => onSize(Number(chosen))}
    />
  );
}
