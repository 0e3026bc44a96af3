import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../apollo/describeError.ts';
import { fetchFile } from '../files/fetchFile.ts';
import { saveFile } from '../files/saveFile.ts';
import { notify } from '../notify/notify.ts';
import { FileIcon } from '../ui/icons.tsx';
import './translations.ts';

/** The document of a sign-off, which a click saves. A link could not send the token. */
export function SignOffDocument({ document: { name, url } }: { document: { name: string; url: string } }) {
  const { t } = useTranslation('check');
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await fetchFile(url, { signal: new AbortController().signal }), name);
    } catch (error) {
      const { code, text } = describeError(error);
      // The end of a session has its own dialog, or the login page.
      if (code !== 'UNAUTHENTICATED') notify('error', t('signOff.documentFailed', { name, reason: text }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      startIcon={<FileIcon />}
      disabled={isBusy}
      onClick={() => void save()}
      aria-label={t('signOff.document', { name })}
      sx={{ px: 1, ml: -1, textAlign: 'start', overflowWrap: 'anywhere' }}
    >
      {name}
    </Button>
  );
}
