import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { parseInciText } from '../../../../domain/inci/parseInciText.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import '../translations.generated.ts';

const SHOWN = 200;

/** The names as parsed in the browser, shown while the check is loading. */
export function ReadNames({ text }: { text: string }) {
  const { t } = useTranslation('tools');
  const { number } = useFormat();
  const late = useDeferredValue(text);
  const { names } = useMemo(() => parseInciText(late), [late]);
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 1 }}>
        {t('incicheck.read', { count: names.length })}
      </Typography>
      <Box component="ol" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}>
        {names.slice(0, SHOWN).map(({ name, start }, at) => (
          <Box
            component="li"
            key={start}
            sx={{
              px: 1.25,
              py: 0.5,
              maxWidth: 1,
              border: 1,
              borderColor: 'divider',
              borderStyle: 'dashed',
              borderRadius: '8px',
              typography: 'caption',
              color: 'text.secondary',
            }}
          >
            {number(at + 1)} {name}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
