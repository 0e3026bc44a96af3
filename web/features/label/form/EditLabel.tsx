import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../shared/ui/BackLink.tsx';
import { PageHeading } from '../../../shared/ui/PageHeading.tsx';
import { paths } from '../../../shared/url/paths.ts';
import type { LabelDetail_LabelFragment } from '../detail/LabelDetail.generated.ts';
import './translations.generated.ts';
import { LabelForm } from './LabelForm.tsx';

/** The form of an existing label. */
export function EditLabel({ label }: { label: LabelDetail_LabelFragment }) {
  const { t } = useTranslation('labelForm');
  const { t: detail } = useTranslation('labelDetail');
  // The label as it was opened: later updates of the cache must not change what is typed.
  const [opened] = useState(label);
  const name = opened.name ?? detail('unnamed');
  return (
    <>
      <BackLink to={paths.label(opened.slug)}>{detail('title')}</BackLink>
      <PageHeading title={t('edit.title', { name })} subtitle={opened.company?.name ?? detail('noCompany')} />
      <LabelForm label={opened} />
    </>
  );
}
