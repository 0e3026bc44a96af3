import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Brand } from '../../shared/ui/Brand.tsx';

/** A label's list, as the product shows it: numbered, in order. Names of ingredients are the same in every language. */
const ingredients = [
  'AQUA',
  'GLYCERIN',
  'CETEARYL ALCOHOL',
  'NIACINAMIDE',
  'PANTHENOL',
  'LAVANDULA ANGUSTIFOLIA OIL',
  'TOCOPHEROL',
  'SODIUM BENZOATE',
  'CITRIC ACID',
  'PARFUM',
  'LINALOOL',
  'LIMONENE',
];

/** The owner and the purpose of the product; on wide screens only. */
export function LoginPanel() {
  const { t } = useTranslation('session');
  return (
    <Box
      component="aside"
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        justifyContent: 'space-between',
        gap: 6,
        p: 7,
        bgcolor: 'brand.main',
        color: 'brand.text',
      }}
    >
      <Brand inverse />
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          maxWidth: 520,
          maskImage: 'linear-gradient(115deg, rgb(0 0 0 / 0.8) 20%, transparent 95%)',
        }}
      >
        {ingredients.map((name, index) => (
          <Box
            key={name}
            sx={{
              px: 1.25,
              py: 0.5,
              border: 1,
              borderColor: 'brand.muted',
              borderRadius: '10px',
              typography: 'caption',
              color: 'brand.muted',
              whiteSpace: 'nowrap',
            }}
          >
            <Box component="span" sx={{ mr: 1 }}>
              {index + 1}
            </Box>
            {name}
          </Box>
        ))}
      </Box>
      <Box>
        <Typography
          sx={{ typography: 'h1', fontSize: { md: '2rem', lg: '2.5rem' }, maxWidth: '15em', textWrap: 'balance' }}
        >
          {t('motto')}
        </Typography>
        <Typography variant="body2" sx={{ mt: 2, color: 'brand.muted' }}>
          {t('laws')}
        </Typography>
      </Box>
    </Box>
  );
}
