import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import './translations.generated.ts';
import { Key } from './Key.tsx';

/** The keys of the palette, which a phone has not. */
export function PaletteFooter({ id, isKept }: { id: string; isKept: boolean }) {
  const { t } = useTranslation('search');
  return (
    <Box
      id={id}
      sx={{
        display: { xs: 'none', sm: 'flex' },
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2.5,
        rowGap: 0.5,
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'subtle',
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <span>
        <Key name="↑" /> <Key name="↓" /> {t('keys.choose')}
      </span>
      <span>
        <Key name="Enter" /> {t('keys.open')}
      </span>
      <span>
        <Key name="Ctrl" /> <Key name="Enter" /> {t('keys.newTab')}
      </span>
      <Box component="span" sx={{ ml: { md: 'auto' } }}>
        <Key name="Tab" /> {t(isKept ? 'keys.allKinds' : 'keys.oneKind')}
      </Box>
    </Box>
  );
}
