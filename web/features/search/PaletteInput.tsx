import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import { CloseIcon, SearchIcon } from '../../shared/ui/icons.tsx';
import './translations.generated.ts';

interface Props {
  id: string;
  text: string;
  /** The id of the line that Enter opens; undefined when there is none. */
  activeId: string | undefined;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** The search box of the palette, which keeps the focus. */
export function PaletteInput({ id, text, activeId, onType, onKeyDown, onClose }: Props) {
  const { t } = useTranslation('search');
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        minHeight: 56,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <SearchIcon sx={{ color: 'text.secondary' }} />
      <InputBase
        autoFocus
        fullWidth
        value={text}
        placeholder={t('placeholder')}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': t('title'),
            'aria-expanded': activeId !== undefined,
            'aria-controls': `${id}-list`,
            'aria-autocomplete': 'list',
            'aria-activedescendant': activeId,
            'aria-describedby': `${id}-help`,
            autoComplete: 'off',
            spellCheck: false,
            enterKeyHint: 'go',
            maxLength: MAX_SEARCH_LENGTH,
          },
        }}
      />
      <IconButton onClick={onClose} aria-label={t('closeKey')} title={t('closeKey')} edge="end">
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
