import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../domain/account/rights.ts';
import { fromSchemaRole } from '../../../domain/account/roles.ts';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { useAccountQuery } from './Account.generated.ts';
import { AccountLoadFailure } from './AccountLoadFailure.tsx';
import { AssessorForm } from './AssessorForm.tsx';
import { AccessTokens } from './access-tokens/AccessTokens.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import './translations.generated.ts';
import { LoginStatistics } from './LoginStatistics.tsx';
import { NotificationForm } from './NotificationForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** The person's own account: specification, section 2, "Account page". */
export default function AccountPage() {
  const { t } = useTranslation(['account', 'roles']);
  const { data, previousData, error, refetch } = useAccountQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // Previous data stays visible when a refetch fails, because the forms hold unsaved input.
  const viewer = (data ?? previousData)?.viewer;
  const about =
    viewer && [t(`roles:${fromSchemaRole(viewer.role)}.name`), viewer.company?.name].filter(Boolean).join(' · ');
  // What the service behind does not have is null, and said in one line.
  const mayAssess = viewer && can(fromSchemaRole(viewer.role), 'pif.assess');
  const leftOut = [
    ...(mayAssess && !viewer.assessorProfile ? [t('assessor.title')] : []),
    ...(viewer && !viewer.notifications ? [t('notifications.title')] : []),
  ];
  return (
    <>
      <PageHeading title={t('title')} subtitle={about ?? '\u00a0'} />
      {viewer ? (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
          <Section title={t('profile.title')}>
            <ProfileForm key={viewer.id} viewer={viewer} />
          </Section>
          <Section title={t('password.title')}>
            <PasswordForm email={viewer.email} />
          </Section>
          {viewer.assessorProfile && (
            <Box id="assessor" sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
              <Section title={t('assessor.title')}>
                <AssessorForm key={viewer.id} profile={viewer.assessorProfile} />
              </Section>
            </Box>
          )}
          {viewer.notifications && (
            <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
              <Section title={t('notifications.title')}>
                <NotificationForm key={viewer.id} settings={viewer.notifications} role={fromSchemaRole(viewer.role)} />
              </Section>
            </Box>
          )}
          <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <LoginStatistics viewer={viewer} />
          </Box>
          <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <AccessTokens />
          </Box>
          {leftOut.length > 0 && (
            <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
              {t('notServed', { parts: leftOut.join(', ') })}
            </Typography>
          )}
        </Box>
      ) : error ? (
        <AccountLoadFailure error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <AccountSkeleton />
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" sx={{ p: 2.5, minWidth: 0 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
