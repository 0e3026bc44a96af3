import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LONG_PAGE_SIZE } from '../../../domain/limits.ts';
import { FindingChanges, ResultChange } from '../../shared/check/ResultChange.tsx';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { Pagination } from '../../shared/ui/Pagination.tsx';
import { paths } from '../../shared/url/paths.ts';
import {
  useLabelRecheckChangesQuery,
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
        <ResultChange before={before} after={after} />
      </Box>
      <Typography variant="caption" color="textSecondary" component="p">
        {[companyName, isArchived && t('archived')].filter(Boolean).join(' · ')}
      </Typography>
      <FindingChanges appeared={appeared} gone={gone} />
    </Box>
  );
}
