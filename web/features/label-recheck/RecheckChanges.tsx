import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LONG_PAGE_SIZE } from '../../../domain/limits.ts';
import { legalReference } from '../../shared/check/legalReference.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { Pagination } from '../../shared/ui/Pagination.tsx';
import { ResultBadge } from '../../shared/ui/ResultBadge.tsx';
import { paths } from '../../shared/url/paths.ts';
import {
  useLabelRecheckChangesQuery,
  type LabelRecheck_FindingFragment,
  type LabelRecheckChangeKind,
  type LabelRecheckChangesQuery,
} from './LabelRecheck.generated.ts';

type Change = LabelRecheckChangesQuery['labelRecheckChanges']['items'][number];

interface Props {
  /** Id of the run. */
  id: string;
  kind: LabelRecheckChangeKind;
  page: number;
  onPage: (page: number) => void;
}

/** Labels before and after, with the findings that came and those that went. */
export function RecheckChanges({ id, kind, page, onPage }: Props) {
  const { t } = useTranslation('labelRecheck');
  const { t: common } = useTranslation();
  const { data, previousData, error, loading, refetch } = useLabelRecheckChangesQuery({
    variables: { id, kind, page, pageSize: LONG_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const changes = (data ?? previousData)?.labelRecheckChanges;
  if (!changes)
    return error ? (
      <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Skeleton role="status" aria-label={common('loading')} height={160} />
    );
  if (changes.totalCount === 0) return <EmptyState title={t(`noLabels.${kind}`)} text={t('noLabelsHint')} />;
  return (
    <>
      <Card
        component="ul"
        aria-label={t(`kind.${kind}`)}
        aria-busy={loading}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {changes.items.map((change) => (
          <ChangedLabel key={change.slug} change={change} />
        ))}
      </Card>
      <Pagination
        page={changes.page}
        requestedPage={page}
        pageSize={changes.pageSize}
        totalCount={changes.totalCount}
        onPage={onPage}
      />
    </>
  );
}

function ChangedLabel({ change }: { change: Change }) {
  const { t } = useTranslation('labelRecheck');
  const { slug, name, companyName, isArchived, before, after, appeared, gone } = change;
  return (
    <Box component="li" sx={{ px: 2, py: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <MuiLink
          component={Link}
          to={paths.label(slug)}
          sx={{ fontWeight: 600, color: 'inherit', overflowWrap: 'anywhere' }}
        >
          {name}
        </MuiLink>
        {before === after ? (
          <ResultBadge status={after} />
        ) : (
          <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
            <ResultBadge status={before} />
            <span aria-label={t('becomes')}>→</span>
            <ResultBadge status={after} />
          </Box>
        )}
      </Box>
      <Typography variant="caption" color="textSecondary" component="p">
        {[companyName, isArchived && t('archived')].filter(Boolean).join(' · ')}
      </Typography>
      <Findings title={t('appeared')} findings={appeared} />
      <Findings title={t('gone')} findings={gone} />
    </Box>
  );
}

function Findings({ title, findings }: { title: string; findings: readonly LabelRecheck_FindingFragment[] }) {
  const { t } = useTranslation('check');
  if (findings.length === 0) return null;
  return (
    <Box sx={{ mt: 0.5 }}>
      <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" aria-label={title} sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
        {findings.map(({ code, severity, ingredient, reference }, at) => (
          <li key={`${code} ${at}`}>
            {[ingredient, legalReference(reference, currentLanguage()), t(`severity.${severity}`)]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </Box>
    </Box>
  );
}
