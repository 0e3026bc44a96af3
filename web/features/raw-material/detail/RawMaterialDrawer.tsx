import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { DetailDrawer } from '../../../shared/ui/DetailDrawer.tsx';
import { DetailSkeleton } from '../../../shared/ui/DetailSkeleton.tsx';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { lazyContent } from '../../../shared/ui/lazyPart.tsx';
import { useRawMaterialDetailQuery } from './RawMaterialDetail.generated.ts';

const loadDetail = () => import('./RawMaterialDetail.tsx');
const RawMaterialDetail = lazyContent(loadDetail, 'RawMaterialDetail');

interface Props {
  /** The raw material to show; null closes the drawer. */
  slug: string | null;
  onSlug: (slug: string | null, options?: { replace?: boolean }) => void;
}

/** The details of a raw material beside the list. */
export function RawMaterialDrawer({ slug, onSlug }: Props) {
  return (
    <DetailDrawer id={slug} onId={onSlug}>
      {/* What is gone has no place in the history either. */}
      {(shown, titleId) => (
        <Loaded key={shown} slug={shown} titleId={titleId} onGone={() => onSlug(null, { replace: true })} />
      )}
    </DetailDrawer>
  );
}

function Loaded({ slug, titleId, onGone }: { slug: string; titleId: string; onGone: () => void }) {
  const { t } = useTranslation('rawMaterial');
  const { t: common } = useTranslation();
  // Beside the data instead of after it.
  useEffect(() => void loadDetail().catch(() => undefined), []);
  const { data, previousData, error, refetch } = useRawMaterialDetailQuery({
    variables: { slug },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // Evicted fields are fetched again while the old ones stay in view.
  const shown = data ?? (error ? undefined : previousData);
  if (shown) return <RawMaterialDetail rawMaterial={shown.rawMaterial} titleId={titleId} onGone={onGone} />;
  return (
    <>
      <h2 id={titleId} hidden>
        {t('detail.title')}
      </h2>
      {!error ? (
        <DetailSkeleton />
      ) : describeError(error).code === 'NOT_FOUND' ? (
        <EmptyState
          title={t('detail.notFound')}
          text={t('detail.notFoundHint')}
          action={
            <Button variant="outlined" onClick={onGone}>
              {common('backToList')}
            </Button>
          }
        />
      ) : (
        // The rejection needs no handling: `error` carries the same failure.
        <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
      )}
    </>
  );
}
