import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../shared/ui/BackLink.tsx';
import { PageHeading } from '../../../shared/ui/PageHeading.tsx';
import { paths } from '../../../shared/url/paths.ts';
import './translations.generated.ts';
import { LabelForm } from './LabelForm.tsx';

/** The form of a new label. */
export function NewLabel() {
  const { t } = useTranslation('labelForm');
  const { t: detail } = useTranslation('labelDetail');
  return (
    <>
      <BackLink to={paths.labels}>{detail('toList')}</BackLink>
      <PageHeading title={t('create.heading')} subtitle={t('create.subtitle')} />
      <LabelForm label={null} />
    </>
  );
}
