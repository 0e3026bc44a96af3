import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Glossary } from '../../subjects/glossary/Glossary.tsx';
import { can } from '../../../domain/account/rights.ts';
import { useSession } from '../../shared/session/sessionStore.ts';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import './translations.generated.ts';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { MyWork } from './my-work/MyWork.tsx';
import { GuideText } from './GuideText.tsx';

/**
 * The work that waits for the person, and the guide, for administrators and dcp: specification, section 2. Other roles
 * see its sentence above their work.
 */
export default function GuidePage() {
  const { t } = useTranslation('guide');
  const role = useSession()?.user.role;
  if (role && can(role, 'guide.read'))
    return (
      <>
        <PageHeading title={t('title')} subtitle={t('subtitle')} />
        <MyWork />
        <Dashboard />
        <GuideText role={role} />
        <Box sx={{ mt: 5 }}>
          <Glossary />
        </Box>
      </>
    );
  return (
    <>
      <PageHeading title={t('title')} subtitle={t('nothing')} />
      <MyWork />
      <Glossary />
    </>
  );
}
