import Box from '@mui/material/Box';
import { getSettings } from '../settings.ts';

interface Props {
  /** For the brand panel, which is dark in both colour schemes. */
  inverse?: boolean;
}

/** The product's name after the operator's logo, or after the initial of the name when there is none. */
export function Brand({ inverse = false }: Props) {
  const { productName, companyLogoUrl } = getSettings();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, color: 'inherit' }}>
      {companyLogoUrl ? (
        <Box component="img" src={companyLogoUrl} alt="" sx={{ height: 30, maxWidth: 120, objectFit: 'contain' }} />
      ) : (
        <Box
          component="span"
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 30,
            height: 30,
            borderRadius: '9px',
            bgcolor: inverse ? 'brand.text' : 'primary.main',
            color: inverse ? 'brand.main' : 'primary.contrastText',
            fontFamily: (theme) => theme.typography.h1.fontFamily,
            fontWeight: 700,
            fontSize: '1.0625rem',
          }}
        >
          {productName.charAt(0)}
        </Box>
      )}
      <Box
        component="span"
        sx={{
          fontFamily: (theme) => theme.typography.h1.fontFamily,
          fontWeight: 600,
          fontSize: '1.125rem',
          letterSpacing: '-0.01em',
          // Between words alone, however narrow the header is.
          overflowWrap: 'normal',
        }}
      >
        {productName}
      </Box>
    </Box>
  );
}
