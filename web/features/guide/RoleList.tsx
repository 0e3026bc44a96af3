import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { roles, type Role } from '../../../domain/account/roles.ts';

/** The roles with their purpose; the reader's role is marked. */
export function RoleList({ currentRole }: { currentRole: Role }) {
  const { t } = useTranslation(['guide', 'roles']);
  return (
    <Box component="dl" sx={{ mt: 1.5, mb: 0, '& dd': { m: 0 } }}>
      {roles.map((role) => (
        <Box key={role} sx={{ '& + &': { mt: 1.5 } }}>
          <Box component="dt" sx={{ fontWeight: 600 }}>
            {t(`roles:${role}.name`)}
            {role === currentRole && (
              <Box
                component="span"
                sx={{
                  ml: 1,
                  px: 1,
                  py: 0.25,
                  borderRadius: 999,
                  bgcolor: 'primary.soft',
                  color: 'primary.main',
                  typography: 'caption',
                  fontWeight: 600,
                }}
              >
                {t('sections.roles.yours')}
              </Box>
            )}
          </Box>
          <dd>{t(`roles:${role}.purpose`)}</dd>
        </Box>
      ))}
    </Box>
  );
}
