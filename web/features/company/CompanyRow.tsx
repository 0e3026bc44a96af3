import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { Tag } from '../../shared/ui/Panel.tsx';
import { paths } from '../../shared/url/paths.ts';
import type { Companies_RowFragment as Company } from './Companies.generated.ts';
import { CompanyLogo } from './CompanyLogo.tsx';
import './translations.generated.ts';

const KINDS = ['users', 'labels', 'rawMaterials', 'pifs', 'formulas'] as const;

/** One company of the list: logo, name, address and what belongs to it. */
export function CompanyRow({ company: { id, name, email, logoUrl, isArchived, counts } }: { company: Company }) {
  const { t } = useTranslation('company');
  return (
    <Card
      component="article"
      aria-label={name ?? id}
      sx={{
        p: 2,
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) minmax(0, 1.5fr)' },
      }}
    >
      <CompanyLogo name={name} logoUrl={logoUrl} size={48} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <Link
            component={RouterLink}
            to={paths.company(id)}
            color="inherit"
            sx={{ display: 'inline-block', py: { xs: 1, md: 0 } }}
          >
            {name ?? id}
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
        {isArchived && <Tag>{t('archived')}</Tag>}
      </Box>
      {counts && (
        <Box
          component="dl"
          sx={{
            m: 0,
            gridColumn: { xs: '1 / -1', md: 'auto' },
            display: { xs: 'flex', md: 'grid' },
            flexWrap: 'wrap',
            // The same columns in every row, whatever the counts.
            gridTemplateColumns: `repeat(${KINDS.length}, minmax(0, 1fr))`,
            columnGap: 2.5,
            rowGap: 0.5,
          }}
        >
          {KINDS.map((kind) => (
            <Box key={kind}>
              <Typography variant="caption" component="dt" color="textSecondary">
                {t(`counts.${kind}`)}
              </Typography>
              <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                {counts[kind]}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
}
