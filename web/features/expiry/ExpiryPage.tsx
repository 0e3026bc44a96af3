import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ALL_COMPANIES } from '../../../domain/company/companyId.ts';
import { LONG_PAGE_SIZE } from '../../../domain/limits.ts';
import type { AskedDocument } from '../../subjects/ask/askText.ts';
import { useStartMail } from '../../subjects/mail/useStartMail.ts';
import { CardList } from '../../shared/ui/CardList.tsx';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { FoundCount } from '../../shared/ui/FoundCount.tsx';
import { lazyDialog } from '../../shared/ui/lazyPart.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { NOTIFICATIONS_ID } from '../../shared/url/fragments.ts';
import { paths } from '../../shared/url/paths.ts';
import { useListParams } from '../../shared/url/useListParams.ts';
import { useMayOpen } from '../../shared/url/useMayOpen.ts';
import { usePageWithin } from '../../shared/url/usePageWithin.ts';
import { useExpiringDocumentsQuery } from './ExpiringDocuments.generated.ts';
import { ExpiringCard } from './ExpiringCard.tsx';
import { ExpiryFilters } from './ExpiryFilters.tsx';
import { expiryParams, toVariables } from './expiryParams.ts';
import { recipientOf, type ExpiringDocument } from './recipients.ts';
import { Timeline } from './Timeline.tsx';
import './translations.generated.ts';

const loadAskDialog = async () => {
  const { AskDialog } = await import('../../subjects/ask/AskDialog.tsx');
  return { AskDialog: AskDialog<AskedDocument> };
};
const AskDialog = lazyDialog(loadAskDialog, 'AskDialog');

export { ExpiringDocumentsDocument as firstQuery } from './ExpiringDocuments.generated.ts';
export { firstVariables } from './expiryParams.ts';

/** What has expired and what will within a year, of raw materials and product information files. */
export default function ExpiryPage() {
  const { t } = useTranslation('expiry');
  const { t: common } = useTranslation();
  const [params, set] = useListParams(expiryParams);
  const { company, kind, period, page } = params;
  const startMail = useStartMail();
  const mayOpen = useMayOpen();
  const [asked, setAsked] = useState<ExpiringDocument | null>(null);
  const { data, previousData, error, loading, refetch } = useExpiringDocumentsQuery({
    variables: toVariables(params),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = (data ?? (error ? undefined : previousData))?.expiringDocuments;
  usePageWithin(page, data && { totalCount: data.expiringDocuments.totalCount, pageSize: LONG_PAGE_SIZE }, set);
  const isNarrowed = company !== ALL_COMPANIES || kind !== null || period !== null;
  return (
    <>
      <PageHeading title={t('title')} subtitle={t('subtitle')} />
      <ExpiryFilters params={params} isNarrowed={isNarrowed} onChange={set} />
      {list ? (
        <Timeline of={list} period={period} onPeriod={(chosen) => set({ period: chosen })} />
      ) : (
        !error && <Skeleton height={150} sx={{ mb: 2 }} />
      )}
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 2, maxWidth: 900 }}>
        {t('about')}{' '}
        {mayOpen(paths.account) && (
          <MuiLink component={Link} to={`${paths.account}#${NOTIFICATIONS_ID}`}>
            {t('weekly')}
          </MuiLink>
        )}
      </Typography>
      <FoundCount>{data && t('found', { count: data.expiringDocuments.totalCount })}</FoundCount>
      <CardList
        label={t('title')}
        list={list}
        isCurrent={data !== undefined}
        loading={loading}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        page={page}
        onPage={(next) => set({ page: next })}
        keyOf={({ kind: of, id }) => `${of} ${id}`}
        cardHeight={96}
        empty={
          <EmptyState
            title={isNarrowed ? common('empty.noResults') : t('none')}
            text={isNarrowed ? t('noResultsHint') : t('noneHint')}
          />
        }
      >
        {(document) => <ExpiringCard document={document} onAsk={() => setAsked(document)} />}
      </CardList>
      {asked && list && (
        <AskDialog
          recipients={[recipientOf(asked, list.items)]}
          product={null}
          hint={t('askHint')}
          onCopied={null}
          onMail={({ language, subject, text }) =>
            startMail({ subject, text, language, companyId: company === ALL_COMPANIES ? null : company })
          }
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
