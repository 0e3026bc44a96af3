import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SessionCompany } from '../../../shared/session/sessionFormat.ts';
import { CompanyLogo } from './CompanyLogo.tsx';

/** Logo and name of the company that the person works for. */
export function CompanyMark({ company }: { company: SessionCompany }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <CompanyLogo company={company} />
      <Typography variant="body2" color="textSecondary" noWrap>
        {company.name}
      </Typography>
    </Box>
  );
}
