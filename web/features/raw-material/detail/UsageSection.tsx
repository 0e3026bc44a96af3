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

/**
 * The formulas that use the raw material, the labels made from them and those that may contain it, and their product
 * information files.
 */
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
          {usage.formulaCount + usage.labelCount === 0 && t('detail.usageNone')}
          <Uses
            title={t('detail.usageFormulas')}
            count={usage.formulaCount}
            uses={usage.formulas}
            address={paths.formula}
          />
          <Uses
            title={t('detail.usageFormulaLabels')}
            count={usage.formulaLabelCount}
            uses={usage.formulaLabels}
            address={paths.label}
          />
          <Uses
            title={t('detail.usageFormulaPifs')}
            count={usage.formulaPifCount}
            uses={usage.formulaPifs}
            address={paths.pifDescription}
          />
          <Uses title={t('detail.usageGuess')} count={usage.labelCount} uses={usage.labels} address={paths.label} />
          <Typography variant="body2" color="textSecondary">
            {[
              t('detail.formulas', { count: usage.formulaCount }),
              t('detail.labels', { count: usage.formulaLabelCount }),
              t('detail.guessed', { count: usage.labelCount }),
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

interface UsesProps {
  title: string;
  count: number;
  /** Some of them. */
  uses: readonly { slug: string; name: string | null }[];
  address: (slug: string) => string;
}

function Uses({ title, count, uses, address }: UsesProps) {
  const { t } = useTranslation('rawMaterial');
  if (count === 0) return null;
  return (
    <Box component="section" aria-label={title} sx={{ mb: 1 }}>
      <Typography variant="caption" component="h4" color="textSecondary" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {uses.map(({ slug, name }) => (
          <li key={slug}>
            <Link component={RouterLink} to={address(slug)}>
              {name ?? t('detail.unnamedLabel')}
            </Link>
          </li>
        ))}
        {count > uses.length && <li>{t('detail.more', { count: count - uses.length })}</li>}
      </Box>
    </Box>
  );
}
