import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { can } from '../../../domain/account/rights.ts';
import { useSession } from '../../shared/session/sessionStore.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { guideLinks } from './guideLinks.ts';
import './translations.generated.ts';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { GuideText } from './GuideText.tsx';

/**
 * The guide, for administrators and dcp: specification, section 2. Other roles see that there is no content for them.
 */
export default function GuidePage() {
  const { t } = useTranslation('guide');
  const role = useSession()?.user.role;
  if (role && can(role, 'guide.read'))
    return (
      <>
        <PageHeading title={t('title')} subtitle={t('subtitle')} />
        <Dashboard />
        <GuideText role={role} />
      </>
    );
  return (
    <>
      <PageHeading title={t('title')} />
      <EmptyState
        title={t('nothing')}
        text={t('nothingHint')}
        action={
          <Button component={Link} to={guideLinks.labels} variant="outlined">
            {t('links.labels')}
          </Button>
        }
      />
    </>
  );
}
