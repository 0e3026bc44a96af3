import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { lazyComponent } from '../../../shared/lazyComponent.ts';
import { useNoteOpened } from '../../../shared/recentItems.ts';
import { useCan } from '../../../shared/session/useCan.ts';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { PageHeading } from '../../../shared/ui/PageHeading.tsx';
import { EDIT_PARAM, NEW_LABEL_SLUG } from '../../../shared/url/paths.ts';
import './translations.generated.ts';
import { LabelDetail } from './LabelDetail.tsx';
import { LabelNotFound } from './LabelNotFound.tsx';
import { LabelSkeleton } from './LabelSkeleton.tsx';
import { useLabel } from './useLabel.ts';

const EditLabel = lazyComponent(() => import('../form/EditLabel.tsx'), 'EditLabel');
const NewLabel = lazyComponent(() => import('../form/NewLabel.tsx'), 'NewLabel');

/**
 * A label, its form, or the form of a new label, by the address. Viewers without the right to edit never see a form.
 */
export default function LabelPage() {
  const { slug = '' } = useParams();
  const canCreate = useCan('label.create');
  if (slug !== NEW_LABEL_SLUG) return <KnownLabel key={slug} slug={slug} />;
  if (!canCreate) return <LabelNotFound />;
  return (
    <Suspense fallback={<LabelSkeleton />}>
      <NewLabel />
    </Suspense>
  );
}

function KnownLabel({ slug }: { slug: string }) {
  const { t } = useTranslation('labelDetail');
  const [params] = useSearchParams();
  const { label, isMissing, error, reload } = useLabel(slug);
  useNoteOpened('LABEL', label && { slug, name: label.name ?? '', code: label.productCode });
  if (isMissing) return <LabelNotFound />;
  if (!label && error)
    return (
      <>
        <PageHeading title={t('title')} />
        <ErrorNotice error={error} onRetry={reload} />
      </>
    );
  if (!label) return <LabelSkeleton />;
  if (params.get(EDIT_PARAM) !== '1' || !label.viewerCanEdit) return <LabelDetail label={label} onReload={reload} />;
  return (
    <Suspense fallback={<LabelSkeleton />}>
      <EditLabel label={label} />
    </Suspense>
  );
}
