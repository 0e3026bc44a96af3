import Button from '@mui/material/Button';
import { useState } from 'react';
import { describeError } from '../apollo/describeError.ts';
import { notify } from '../notify/notify.ts';
import { FileIcon } from '../ui/icons.tsx';
import { fetchFile } from './fetchFile.ts';
import { saveFile } from './saveFile.ts';

interface Props {
  file: { name: string; url: string };
  /** For screen readers: what the button does with the file. */
  label: string;
  failureText: (reason: string) => string;
  /** Sent in place of the token of the session. */
  headers?: Record<string, string>;
}

/** The name of a file, which a click saves. A link could not send the token. */
export function DownloadButton({ file: { name, url }, label, failureText, headers }: Props) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await fetchFile(url, { signal: new AbortController().signal, ...(headers && { headers }) }), name);
    } catch (error) {
      const { code, text } = describeError(error);
      // The end of a session has its own dialog, or the login page.
      if (code !== 'UNAUTHENTICATED') notify('error', failureText(text));
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
      aria-label={label}
      sx={{ px: 1, ml: -1, textAlign: 'start', overflowWrap: 'anywhere' }}
    >
      {name}
    </Button>
  );
}
