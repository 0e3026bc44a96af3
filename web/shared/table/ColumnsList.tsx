import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { visibleColumns, type Column } from './column.ts';

interface Props {
  id: string;
  anchor: HTMLElement | null;
  isOpen: boolean;
  labelledBy: string;
  columns: readonly Column<never>[];
  /** The columns shown or hidden by hand. */
  choices: Readonly<Record<string, boolean>>;
  onShow: (id: string, isShown: boolean) => void;
  onClose: () => void;
}

/** The menu of the columns that a person may show or hide. */
export function ColumnsList({ id, anchor, isOpen, labelledBy, columns, choices, onShow, onClose }: Props) {
  const shown = visibleColumns(columns, choices);
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={isOpen}
      onClose={onClose}
      slotProps={{ list: { 'aria-labelledby': labelledBy, dense: true } }}
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
  );
}
