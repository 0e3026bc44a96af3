import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToxicologyScope } from '../../shared/apollo/schema.generated.ts';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { useToxicologyVersionsQuery, type Toxicology_DataFragment as Toxicology } from './Toxicology.generated.ts';
import { ToxicologySignature } from './ToxicologySignature.tsx';
import { useToxicologyFacts } from './useToxicologyFacts.ts';

const scopes = ['OWN', 'GLOBAL'] as const satisfies readonly ToxicologyScope[];

/** Every version of the own and of the global data: who changed what, and when. Loaded when it is opened. */
export function ToxicologyHistory({ ingredientId }: { ingredientId: string }) {
  const { t } = useTranslation('ingredient');
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ mt: 2 }}>
      <Button size="small" variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'toxicology.hideHistory' : 'toxicology.history')}
      </Button>
      {isOpen && scopes.map((scope) => <Versions key={scope} ingredientId={ingredientId} scope={scope} />)}
    </Box>
  );
}

function Versions({ ingredientId, scope }: { ingredientId: string; scope: ToxicologyScope }) {
  const { t } = useTranslation('ingredient');
  const { data, error, refetch } = useToxicologyVersionsQuery({
    variables: { ingredientId, scope },
    fetchPolicy: 'cache-and-network',
  });
  const versions = data?.toxicologyVersions;
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography variant="h4" component="h4" sx={{ mb: 1 }} id={`history-${scope}`}>
        {t(`toxicology.scope.${scope}`)}
      </Typography>
      {error && !versions && <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />}
      {!error && !versions && <Skeleton variant="rounded" height={48} aria-label={t('toxicology.loadingHistory')} />}
      {versions?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t(`toxicology.noVersions.${scope}`)}
        </Typography>
      )}
      {versions && versions.length > 0 && (
        <Box component="ol" aria-labelledby={`history-${scope}`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {versions.map((version, at) => (
            <Box component="li" key={version.version} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {t('toxicology.version', { number: version.version })}
              </Typography>
              <ToxicologySignature data={version} />
              <Changes version={version} before={versions[at + 1] ?? null} />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** What a version says that the one before it did not, and the other way round. */
function Changes({ version, before }: { version: Toxicology; before: Toxicology | null }) {
  const { t } = useTranslation('ingredient');
  const facts = useToxicologyFacts();
  const unknown = t('detail.unknown');
  const changes = facts
    .map(({ name, textOf }) => ({ name, now: textOf(version), then: before && textOf(before) }))
    .filter(({ now, then }) => now !== then);
  if (changes.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('toxicology.sameFigures')}
      </Typography>
    );
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {changes.map(({ name, now, then }) => (
        <Typography key={name} component="li" variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {before
            ? t('toxicology.fromTo', { name, from: then ?? unknown, to: now ?? unknown })
            : t('toxicology.first', { name, value: now })}
        </Typography>
      ))}
    </Box>
  );
}
