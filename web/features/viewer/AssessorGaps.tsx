import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { radius } from '../../shared/theme/tokens.ts';
import { CheckIcon, WarningIcon } from '../../shared/ui/icons.tsx';
import type { AssessorProfile_ProfileFragment as Profile } from './AssessorProfile.generated.ts';
import './translations.generated.ts';

/** Whether the person may conclude and sign, and what is missing. */
export function AssessorGaps({ gaps }: Pick<Profile, 'gaps'>) {
  const { t } = useTranslation('account');
  const isWhole = gaps.length === 0;
  const Icon = isWhole ? CheckIcon : WarningIcon;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 1.5,
        borderRadius: `${radius.card}px`,
        bgcolor: isWhole ? 'result.green.soft' : 'result.yellow.soft',
      }}
    >
      <Icon sx={{ fontSize: 20, mt: 0.25, color: isWhole ? 'result.green.main' : 'result.yellow.main' }} />
      <Box>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {t(isWhole ? 'assessor.whole' : 'assessor.lacking')}
        </Typography>
        {!isWhole && (
          <Typography variant="body2" component="ul" sx={{ m: 0, pl: 2.5 }}>
            {gaps.map((gap) => (
              <li key={gap}>{t(`assessor.gap.${gap}`)}</li>
            ))}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
