import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { MAX_PASSWORD_LENGTH } from '../../../../domain/account/credentials.ts';
import type { ReportLanguage } from '../../../../domain/report/reportParts.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';
import type { PifReportLanguage } from '../../../shared/apollo/schema.generated.ts';
import { uploadFile } from '../../../shared/forms/uploadFile.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { PasswordField } from '../../../shared/ui/PasswordField.tsx';
import { paths } from '../../../shared/url/paths.ts';
import { StepDialog } from '../../../shared/ui/StepDialog.tsx';
import { ReportLanguageField } from '../export/ReportLanguageField.tsx';
import '../translations.generated.ts';
import { HashText } from '../../../shared/ui/HashText.tsx';
import { type FieldFailure, isAboutKey, type KeyFile, KeyFileFields } from './KeyFileFields.tsx';
import { type PifSignatureQuery, usePifSignatureQuery } from './SignedVersions.generated.ts';
import { SignedContent } from './SignedContent.tsx';

const inQuery = { en: 'EN', sr: 'SR', 'sr-Cyrl': 'SR_CYRL' } as const satisfies Record<
  ReportLanguage,
  PifReportLanguage
>;

export interface Signature {
  contentHash: string;
  password: string;
  language: PifReportLanguage;
  p12Upload?: string;
  p12Password?: string;
}

interface Props {
  slug: string;
  onSubmit: (signature: Signature) => Promise<void>;
  onClose: () => void;
}

/** Uploads the key anew for each try, because the server deletes it with the request. */
async function sendKey({ file, password }: KeyFile): Promise<Pick<Signature, 'p12Upload' | 'p12Password'>> {
  if (!file) return {};
  const upload = { kind: 'p12', onProgress: () => undefined, signal: new AbortController().signal } as const;
  return { p12Upload: await uploadFile(file, upload), p12Password: password };
}

/** What is said of a signature that failed; nothing where the dialog says it at a field. */
function useFailureText() {
  const { t } = useTranslation('pif');
  return (failure: unknown): string => {
    const { code, fields, text } = describeError(failure);
    if (fields.some((field) => field.path === 'input.password' || isAboutKey(field))) return '';
    if (fields.some(({ path }) => path === 'input.contentHash')) return t('sign.stopped');
    return code === 'CONFLICT' ? t('sign.changed') : text;
  };
}

/**
 * Asks for the password again, and shows what is frozen with its hash. What was typed stays when the signature fails.
 */
export function SignDialog({ slug, onSubmit, onClose }: Props) {
  const { t } = useTranslation('pif');
  const failureText = useFailureText();
  const [language, setLanguage] = useState<ReportLanguage>(currentLanguage());
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [passwordError, setPasswordError] = useState('');
  const [key, setKey] = useState<KeyFile>({ file: null, password: '' });
  const [keyError, setKeyError] = useState<FieldFailure | null>(null);
  const [isSigning, setSigning] = useState(false);
  const { data, loading, error, refetch } = usePifSignatureQuery({
    variables: { slug, language: inQuery[language] },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const read = () => void refetch().catch(() => undefined);
  const pif = loading || error ? undefined : data?.pif;
  const contentHash = pif?.contentHash ?? null;
  const submit = async () => {
    setSigning(true);
    try {
      await onSubmit({
        contentHash: contentHash ?? '',
        password,
        language: inQuery[language],
        ...(await sendKey(key)),
      });
    } catch (failure) {
      const { code, fields } = describeError(failure);
      if (fields.some(({ path }) => path === 'input.password')) setPasswordError(t('sign.wrongPassword'));
      setKeyError(fields.find(isAboutKey) ?? null);
      // What it is now is shown, to be looked at before the next try.
      if (code === 'CONFLICT') read();
      throw failure;
    } finally {
      setSigning(false);
    }
  };
  return (
    <StepDialog
      isSaving={false}
      title={t('sign.title')}
      submitText={t('sign.button')}
      busyText={t('sign.busy')}
      isAllowed={contentHash !== null && password !== ''}
      failureText={failureText}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography variant="body2">{t('sign.text')}</Typography>
      <ContentToSign pif={pif} error={error} onRetry={read} />
      <ReportLanguageField value={language} onChange={setLanguage} />
      <PasswordField
        label={t('sign.password')}
        value={password}
        onChange={({ target }) => {
          setPassword(target.value);
          setPasswordError('');
        }}
        error={passwordError}
        autoComplete="current-password"
        inputProps={{ maxLength: MAX_PASSWORD_LENGTH }}
        isShown={isShown}
        onToggle={() => setShown(!isShown)}
      />
      <KeyFileFields
        value={key}
        failure={keyError}
        onChange={(value) => {
          setKey(value);
          setKeyError(null);
        }}
      />
      <Typography role="status" variant="body2">
        {isSigning && t('sign.steps')}
      </Typography>
    </StepDialog>
  );
}

interface ContentProps {
  /** Undefined while it is read. */
  pif: PifSignatureQuery['pif'] | undefined;
  error: unknown;
  onRetry: () => void;
}

/** What is frozen with its hash, or why there is nothing to sign now. */
function ContentToSign({ pif, error, onRetry }: ContentProps) {
  const { t } = useTranslation('pif');
  if (error) return <SignatureError error={error} onRetry={onRetry} />;
  return (
    <div role="status">
      {!pif && <Typography variant="body2">{t('sign.reading')}</Typography>}
      {pif?.contentHash === null && <Typography variant="body2">{t('sign.notNow')}</Typography>}
      {pif && pif.contentHash !== null && (
        <>
          <SignedContent pif={pif} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            {t('sign.hash')}
          </Typography>
          <HashText hash={pif.contentHash} />
        </>
      )}
    </div>
  );
}

/**
 * Why there is nothing to sign: without a complete assessor profile nobody signs, and the account page is where it is
 * completed.
 */
function SignatureError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('pif');
  if (describeError(error).code !== 'FORBIDDEN') return <ErrorNotice error={error} onRetry={onRetry} />;
  return (
    <Typography role="alert" variant="body2" color="error">
      {t('sign.noProfile')}{' '}
      <Link component={RouterLink} to={`${paths.account}#assessor`}>
        {t('sign.toProfile')}
      </Link>
    </Typography>
  );
}
