import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PASSWORD_LENGTH } from '../../../../domain/account/credentials.ts';
import { PasswordField } from '../../../shared/ui/PasswordField.tsx';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import '../translations.generated.ts';

/** A file with the key of an electronic signature, and the password that opens it. */
export interface KeyFile {
  file: File | null;
  password: string;
}

/** What the server says of a field. */
export interface FieldFailure {
  path: string;
  code?: string;
}

export const isAboutKey = ({ path }: FieldFailure): boolean =>
  path === 'input.p12Upload' || path === 'input.p12Password';

const codes = ['NO_P12', 'NOT_OPENED', 'NO_KEY', 'NOT_YET_VALID', 'EXPIRED', 'UPLOAD_GONE'] as const;

interface Props {
  value: KeyFile;
  failure: FieldFailure | null;
  onChange: (value: KeyFile) => void;
}

/** Asks for the key of an electronic signature, which need not be given. */
export function KeyFileFields({ value: { file, password }, failure, onChange }: Props) {
  const { t } = useTranslation('pif');
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const code = failure && (codes.find((one) => one === failure.code) ?? 'NO_P12');
  const isPassword = failure?.path === 'input.p12Password';
  return (
    <Box role="group" aria-label={t('sign.key.title')} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="subtitle2">{t('sign.key.title')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t('sign.key.text')}
      </Typography>
      <input
        ref={input}
        type="file"
        accept=".p12,.pfx"
        aria-label={t('sign.key.choose')}
        tabIndex={-1}
        style={visuallyHidden}
        onChange={({ target }) => {
          onChange({ file: target.files?.[0] ?? null, password });
          target.value = '';
        }}
      />
      {file ? (
        <Button
          size="small"
          variant="outlined"
          onClick={() => onChange({ file: null, password: '' })}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {t('sign.key.remove', { file: file.name })}
        </Button>
      ) : (
        <Button size="small" variant="outlined" onClick={() => input.current?.click()}>
          {t('sign.key.choose')}
        </Button>
      )}
      {code && !isPassword && (
        <Typography role="alert" variant="body2" color="error">
          {t(`sign.key.error.${code}`)}
        </Typography>
      )}
      {file && (
        <Box sx={{ width: 1 }}>
          <PasswordField
            label={t('sign.key.password')}
            value={password}
            onChange={({ target }) => onChange({ file, password: target.value })}
            error={code && isPassword ? t(`sign.key.error.${code}`) : ''}
            autoComplete="off"
            inputProps={{ maxLength: MAX_PASSWORD_LENGTH }}
            isShown={isShown}
            onToggle={() => setShown(!isShown)}
          />
        </Box>
      )}
    </Box>
  );
}
