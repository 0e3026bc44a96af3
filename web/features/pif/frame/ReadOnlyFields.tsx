import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import '../translations.generated.ts';

interface Props {
  fields: readonly { key: string; label: string; text: string | null }[];
}

/** Values of a locked section as text, which can be selected and copied. */
export function ReadOnlyFields({ fields }: Props) {
  const { t } = useTranslation('pif');
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 2,
        rowGap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {fields.map(({ key, label, text }) => (
        // A long text has the whole width.
        <Box
          key={key}
          data-fields={key}
          tabIndex={-1}
          sx={{ minWidth: 0, gridColumn: (text?.length ?? 0) > 80 ? '1 / -1' : undefined }}
        >
          <Box component="dt" sx={{ typography: 'subtitle2', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              typography: 'body2',
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
              color: text ? 'text.primary' : 'text.secondary',
            }}
          >
            {text || t('frame.notStated')}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
