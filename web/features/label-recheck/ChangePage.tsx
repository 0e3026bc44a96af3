import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FindingChanges, ResultChange, type ChangedFinding } from '../../subjects/check/ResultChange.tsx';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { Pagination } from '../../shared/ui/Pagination.tsx';

type Result = 'GREEN' | 'YELLOW' | 'RED';

/** Something that a run changed. */
interface Change {
  slug: string;
  name: string;
  companyName: string;
  isArchived?: boolean;
  before: Result;
  after: Result;
  appeared: readonly ChangedFinding[];
  gone: readonly ChangedFinding[];
}

interface ListProps<Change> {
  /** Name of the list. */
  label: string;
  /** Undefined while loading. */
  changes: { items: readonly Change[]; totalCount: number; page: number; pageSize: number } | undefined;
  renderRow: (change: Change) => ReactNode;
  error: Error | undefined;
  loading: boolean;
  onRetry: () => void;
  /** What an empty list says. */
  none: { title: string; text: string };
  requestedPage: number;
  onPage: (page: number) => void;
}

/** A page of what a run changed. */
export function ChangeList<Change>(props: ListProps<Change>) {
  const { label, changes, renderRow, error, loading, onRetry, none, requestedPage, onPage } = props;
  const { t: common } = useTranslation();
  if (!changes)
    return error ? (
      <ErrorNotice error={error} onRetry={onRetry} />
    ) : (
      <Skeleton role="status" aria-label={common('loading')} height={160} />
    );
  if (changes.totalCount === 0) return <EmptyState {...none} />;
  return (
    <>
      <Card
        component="ul"
        aria-label={label}
        aria-busy={loading}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {changes.items.map(renderRow)}
      </Card>
      <Pagination
        page={changes.page}
        requestedPage={requestedPage}
        pageSize={changes.pageSize}
        totalCount={changes.totalCount}
        onPage={onPage}
      />
    </>
  );
}

type Props = Omit<ListProps<Change>, 'renderRow'> & { addressOf: (slug: string) => string };

/** What a run changed, before and after, with the findings that came and those that went. */
export const ChangePage = ({ addressOf, ...list }: Props) => (
  <ChangeList
    {...list}
    renderRow={(change) => (
      <Row key={`${change.slug} ${change.companyName}`} change={change} address={addressOf(change.slug)} />
    )}
  />
);

function Row({ change, address }: { change: Change; address: string }) {
  const { t } = useTranslation('labelRecheck');
  const { name, companyName, isArchived, before, after, appeared, gone } = change;
  return (
    <Box component="li" sx={{ px: 2, py: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <MuiLink component={Link} to={address} sx={{ fontWeight: 600, color: 'inherit', overflowWrap: 'anywhere' }}>
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
