import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { SearchBox } from '../../shared/ui/SearchBox.tsx';
import { type MailPifQuery, useMailPifQuery, useMailPifsQuery } from './MailSources.generated.ts';
import { PifSources, type PifSourcesProps } from './PifSources.tsx';
import './translations.generated.ts';

interface Props extends Omit<PifSourcesProps, 'pif'> {
  slug: string | null;
  /** The company whose files are offered; null for all. */
  companyId: string | null;
  onSlug: (slug: string | null) => void;
}

/** A product information file whose files and texts go into the message. */
export function PifPanel({ slug, companyId, onSlug, ...sources }: Props) {
  const { t } = useTranslation('message');
  const { data, error, loading, refetch } = useMailPifQuery(
    slug === null ? skipToken : { variables: { slug }, fetchPolicy: 'cache-and-network' },
  );
  const pif: MailPifQuery['pif'] | undefined = data?.pif;
  return (
    <Panel
      title={t('pif.title')}
      busy={loading}
      action={
        slug !== null && (
          <Button disabled={sources.disabled} onClick={() => onSlug(null)}>
            {t('pif.other')}
          </Button>
        )
      }
    >
      {slug === null && <PifChoice companyId={companyId} disabled={sources.disabled} onChoose={onSlug} />}
      {slug !== null && error && !pif && (
        <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {slug !== null && loading && !pif && <Skeleton height={120} />}
      {slug !== null && pif && <PifSources key={pif.slug} pif={pif} {...sources} />}
    </Panel>
  );
}

interface ChoiceProps {
  companyId: string | null;
  disabled: boolean;
  onChoose: (slug: string) => void;
}

function PifChoice({ companyId, disabled, onChoose }: ChoiceProps) {
  const { t } = useTranslation('message');
  const [search, setSearch] = useState('');
  const { data, previousData, error, refetch } = useMailPifsQuery({
    variables: { filter: { search: search.trim() || null, companyId } },
  });
  const found = (data ?? previousData)?.pifs;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SearchBox
        value={search}
        onSearch={setSearch}
        label={t('pif.search')}
        placeholder={t('pif.search')}
        maxLength={MAX_SEARCH_LENGTH}
      />
      {error && !found && <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />}
      {found?.totalCount === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('pif.none')}
        </Typography>
      )}
      <Box component="ul" aria-label={t('pif.found')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {(found?.items ?? []).map(({ slug, name, company }) => (
          <li key={slug}>
            <Button
              color="inherit"
              disabled={disabled}
              onClick={() => onChoose(slug)}
              sx={{ justifyContent: 'start', textAlign: 'start', overflowWrap: 'anywhere' }}
            >
              {[name, company.name].filter(Boolean).join(' · ')}
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}
