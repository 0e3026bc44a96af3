import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { TagIcon } from '../../../shared/ui/icons.tsx';
import { PageHeading } from '../../../shared/ui/PageHeading.tsx';
import { paths } from '../../../shared/url/paths.ts';

/** The label does not exist or the viewer may not see it: the two cases look the same on purpose. */
export function LabelNotFound() {
  const { t } = useTranslation('labelDetail');
  return (
    <>
      <PageHeading title={t('title')} />
      <EmptyState
        icon={TagIcon}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <Button component={Link} to={paths.labels} variant="outlined">
            {t('notFound.toList')}
          </Button>
        }
      />
    </>
  );
}
