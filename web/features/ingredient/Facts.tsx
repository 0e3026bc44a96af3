import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Name and value, and a note about it; a missing or empty value is shown as unknown. */
  facts: readonly (readonly [name: string, value: string | null | undefined, note?: string | undefined])[];
}

/** Names and values, one below the other. */
export function Facts({ facts }: Props) {
  const { t } = useTranslation('ingredient');
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: { xs: 0, sm: 1 },
        m: 0,
      }}
    >
      {facts.map(([name, value, note]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography variant="body2" component="dt" color="textSecondary">
            {name}
          </Typography>
          <Typography
            variant="body2"
            component="dd"
            sx={{
              m: 0,
              mb: { xs: 1, sm: 0 },
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
              ...(!value && { color: 'text.secondary' }),
            }}
          >
            {value ? value : t('detail.unknown')}
            {note && (
              <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
                {note}
              </Typography>
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
