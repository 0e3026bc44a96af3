import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { paths } from '../../../shared/url/paths.ts';
import { useRawMaterialUsageQuery } from '../RawMaterialActions.generated.ts';
import { Section } from './Section.tsx';

/** The labels that use the raw material, and the product information files that belong to them. */
export function UsageSection({ slug }: { slug: string }) {
  const { t } = useTranslation('rawMaterial');
  const { data, error, refetch } = useRawMaterialUsageQuery({
    variables: { slug },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const usage = data?.rawMaterial.usage;
  return (
    <Section title={t('detail.usage')}>
      {usage ? (
        <Box sx={{ typography: 'body2' }}>
          {usage.labelCount === 0 && t('detail.usageNone')}
          <Box component="ul" sx={{ m: 0, pl: 2.5, mb: 1 }}>
            {usage.labels.map(({ slug: label, name }) => (
              <li key={label}>
                <Link component={RouterLink} to={paths.label(label)}>
                  {name ?? t('detail.unnamedLabel')}
                </Link>
              </li>
            ))}
            {usage.labelCount > usage.labels.length && (
              <li>{t('detail.moreLabels', { count: usage.labelCount - usage.labels.length })}</li>
            )}
          </Box>
          <Typography variant="body2" color="textSecondary">
            {[
              t('detail.labels', { count: usage.labelCount }),
              t('detail.pifs', { count: usage.pifCount }),
              t('detail.catalogues', { count: usage.catalogueCount }),
            ].join(' · ')}
          </Typography>
        </Box>
      ) : error ? (
        // The rejection needs no handling: `error` carries the same failure.
        <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Skeleton height={64} />
      )}
    </Section>
  );
}
