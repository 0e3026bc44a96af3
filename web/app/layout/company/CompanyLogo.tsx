import Box from '@mui/material/Box';
import type { SessionCompany } from '../../../shared/session/sessionFormat.ts';
import { BuildingIcon } from '../../../shared/ui/icons.tsx';

/** The logo of a company; a building for one without. */
export function CompanyLogo({ company }: { company: SessionCompany }) {
  return company.logoUrl ? (
    <Box
      component="img"
      src={company.logoUrl}
      alt=""
      sx={{ height: 28, maxWidth: 72, objectFit: 'contain', flexShrink: 0 }}
    />
  ) : (
    <BuildingIcon sx={{ fontSize: 20, color: 'text.secondary', flexShrink: 0 }} />
  );
}
