import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { exportFormats, type ExportFormat } from './exportFormats.ts';
import './translations.generated.ts';

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
      {exportFormats.map((format) => (
        <MenuItem key={format} onClick={() => onChoose(format)}>
          {t(format)}
        </MenuItem>
      ))}
    </Menu>
  );
}
