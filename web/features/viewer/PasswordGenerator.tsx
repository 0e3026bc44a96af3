import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNewPassword } from '../../../domain/account/credentials.ts';
import { notify } from '../../shared/notify/notify.ts';
import { visuallyHidden } from '../../shared/ui/visuallyHidden.ts';
import { generatePassword, secureRandom } from './generatePassword.ts';

interface Props {
  /** The new password in the form. */
  password: string;
  disabled: boolean;
  onGenerate: (password: string) => void;
  /** Called when the browser denies the clipboard, so that the password can be selected for copying. */
  onCopyFailed: () => void;
}

/** Generates a password and copies it: specification, section 5. */
export function PasswordGenerator({ password, disabled, onGenerate, onCopyFailed }: Props) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const [isCreatorVisible, setTold] = useState(false);

  const generate = () => {
    onGenerate(generatePassword(secureRandom));
    setTold(true);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password);
      notify('success', t('password.copied'));
    } catch {
      onCopyFailed();
      notify('error', t('password.copyFailed'));
    }
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" onClick={generate} disabled={disabled}>
        {t('password.generate')}
      </Button>
      <Button onClick={() => void copy()} disabled={disabled || !isNewPassword(password)}>
        {common('copy')}
      </Button>
      <span role="status" style={visuallyHidden}>
        {isCreatorVisible && t('password.generated')}
      </span>
    </Box>
  );
}
