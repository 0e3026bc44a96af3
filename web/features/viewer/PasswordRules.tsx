import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../../shared/ui/icons.tsx';
import { visuallyHidden } from '../../shared/ui/visuallyHidden.ts';
import { passwordRules, type PasswordRule } from './passwordRequirements.ts';

const names = Object.keys(passwordRules) as PasswordRule[];

/** The requirements of a new password, marked while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation('account');
  return (
    <Box
      component="ul"
      aria-label={t('rules.label')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
        columnGap: 1.5,
        rowGap: 0.25,
      }}
    >
      {names.map((name) => {
        const isMet = passwordRules[name](password);
        return (
          <Box
            component="li"
            key={name}
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: isMet ? 'success.main' : 'text.secondary' }}
          >
            {isMet ? (
              <CheckIcon sx={{ fontSize: 16 }} />
            ) : (
              <Box
                component="span"
                sx={{ width: 6, height: 6, mx: '5px', borderRadius: '50%', bgcolor: 'divider', flexShrink: 0 }}
              />
            )}
            {t(`rules.${name}`)}
            <span style={visuallyHidden}>{t(isMet ? 'rules.met' : 'rules.missing')}</span>
          </Box>
        );
      })}
    </Box>
  );
}
