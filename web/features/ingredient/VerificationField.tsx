import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { useVerification } from './useVerification.ts';

interface Props {
  verification: ReturnType<typeof useVerification>;
  disabled: boolean;
}

/** Says that the data are verified, or that a change took that back. */
export function VerificationField({ verification, disabled }: Props) {
  const { t } = useTranslation('ingredient');
  const { isVerified, inputRef, isWithdrawn, change } = verification;
  return (
    <>
      <FormControlLabel
        label={t('toxicology.isVerified')}
        control={
          <Checkbox
            checked={isVerified}
            disabled={disabled}
            onChange={(event) => change(event.target.checked)}
            slotProps={{ input: { ref: inputRef } }}
          />
        }
      />
      <Typography role="status" variant="body2" sx={{ color: 'warning.main', '&:empty': { display: 'none' } }}>
        {isWithdrawn && t('toxicology.verificationWithdrawn')}
      </Typography>
    </>
  );
}
