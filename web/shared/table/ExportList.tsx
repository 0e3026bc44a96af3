import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import type { ExportFormat } from './ExportMenu.tsx';
import './translations.ts';

const formats = ['xlsx', 'csv'] as const satisfies readonly ExportFormat[];

interface Props {
  id: string;
  anchor: HTMLElement | null;
  isOpen: boolean;
  labelledBy: string;
  onChoose: (format: ExportFormat) => void;
  onClose: () => void;
}

/** The menu of the formats of an export. */
export function ExportList({ id, anchor, isOpen, labelledBy, onChoose, onClose }: Props) {
  const { t } = useTranslation('table');
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={isOpen}
      onClose={onClose}
      slotProps={{ list: { 'aria-labelledby': labelledBy } }}
    >
      {formats.map((format) => (
        <MenuItem key={format} onClick={() => onChoose(format)}>
          {t(format)}
        </MenuItem>
      ))}
    </Menu>
  );
}
