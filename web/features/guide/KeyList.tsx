import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

const keys = [
  ['searchKey', 'search'],
  ['enterKey', 'enter'],
  ['tabKey', 'tab'],
  ['escapeKey', 'escape'],
] as const;

/** The product's keyboard shortcuts. */
export function KeyList() {
  const { t } = useTranslation('guide');
  return (
    <Box
      component="dl"
      sx={{
        mt: 1.5,
        mb: 0,
        display: 'grid',
        gridTemplateColumns: { sm: '140px minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: { xs: 0.25, sm: 1 },
        '& dd': { m: 0, mb: { xs: 1, sm: 0 } },
      }}
    >
      {keys.map(([key, text]) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <dt>
            <Box
              component="kbd"
              sx={{
                px: 1,
                py: 0.25,
                border: 1,
                borderColor: 'divider',
                borderRadius: '6px',
                bgcolor: 'background.paper',
                fontFamily: 'inherit',
                typography: 'caption',
                fontWeight: 600,
                whiteSpace: 'nowrap',
              }}
            >
              {t(`sections.keyboard.${key}`)}
            </Box>
          </dt>
          <dd>{t(`sections.keyboard.${text}`)}</dd>
        </Box>
      ))}
    </Box>
  );
}
