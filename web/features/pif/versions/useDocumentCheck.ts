import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { bytesOfFile, fileBeginning } from '../../../shared/files/fileHead.ts';
import '../translations.generated.ts';
import { earlierEndsOf } from './pdfRevisions.ts';
import { type CheckPifDocumentMutation, useCheckPifDocumentMutation } from './SignedVersions.generated.ts';

export interface CheckedDocument {
  fileName: string;
  found: CheckPifDocumentMutation['checkPifDocument']['found'];
}

/** SHA-256 in hexadecimal. */
async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Checks one file after the other. Only hashes leave the computer; of two files that overlap the later one is
 * answered.
 */
export function useDocumentCheck() {
  const { t } = useTranslation('pif');
  const [mutate] = useCheckPifDocumentMutation();
  const latest = useRef<File | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [checked, setChecked] = useState<CheckedDocument | null>(null);

  const check = async (file: File) => {
    latest.current = file;
    setBusy(true);
    setFailure('');
    setChecked(null);
    const answer = await ask(file);
    if (latest.current !== file) return;
    setBusy(false);
    if (typeof answer === 'string') setFailure(answer);
    else setChecked(answer);
  };
  /** What the document is, or why nobody knows. */
  const ask = async (file: File): Promise<CheckedDocument | string> => {
    // What the browser cannot read, such as a folder.
    const bytes = await bytesOfFile(file).catch(() => null);
    if (bytes === null) return t('check.unreadable', { file: file.name });
    if (!fileBeginning(bytes)('pdf')) return t('check.noPdf', { file: file.name });
    try {
      const earlier = await Promise.all(earlierEndsOf(bytes).map((end) => sha256Of(bytes.subarray(0, end))));
      const { data } = await mutate({ variables: { input: { sha256: await sha256Of(bytes), earlier } } });
      return { fileName: file.name, found: data?.checkPifDocument.found ?? null };
    } catch (error) {
      return describeError(error).text;
    }
  };
  return { check, checked, failure, isBusy };
}
