import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_FILE_BYTES } from '../../../domain/limits.ts';
import { FileDrop } from '../forms/FileDrop.tsx';
import { useSentFile, type FileError } from '../forms/useSentFile.ts';
import './translations.ts';

/** Errors of a file whose text depends on what the sheet is about. */
type SubjectError = 'NO_HEADINGS' | 'NO_ROWS' | 'TOO_MANY_ROWS';

interface Props {
  title: string;
  hint: string;
  errorTexts: Record<SubjectError, string>;
  /** Asked before a file is sent: whether everything else is chosen. */
  check?: () => boolean;
  /** Called with the reference of the uploaded sheet. The signal is aborted when the page is left. */
  start: (reference: string, fileName: string, signal: AbortSignal) => Promise<void>;
  /** Below the button. */
  children?: ReactNode;
}

/** Uploads a spreadsheet to be read on the server, and says what is wrong with one that cannot be read. */
export function SheetDrop({ title, hint, errorTexts, check, start, children }: Props) {
  const { t } = useTranslation('sheetImport');
  const { send, fileError, uploadProgress, cancel } = useSentFile({
    kind: 'sheet',
    maxBytes: MAX_FILE_BYTES.sheet,
    cancelledText: t('choose.cancelled'),
    start,
  });
  const describeFileError = (found: FileError): string => {
    if (typeof found === 'string') return t(`choose.error.${found}`);
    const fallbackText = found.serverText ?? t('choose.error.NOT_A_SHEET');
    const code = found.fields[0]?.code;
    if (code === undefined) return fallbackText;
    if (Object.hasOwn(errorTexts, code)) return errorTexts[code as SubjectError];
    return t(`choose.error.${code}` as 'choose.error.BROKEN', { defaultValue: fallbackText });
  };
  return (
    <FileDrop
      title={title}
      hint={hint}
      buttonText={t('choose.button')}
      accept=".xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      error={fileError && describeFileError(fileError)}
      uploadProgress={uploadProgress}
      onFile={(file) => {
        if (check?.() ?? true) void send(file);
      }}
      onCancel={cancel}
    >
      {uploadProgress === 1 && (
        <Typography role="status" variant="body2" color="textSecondary">
          {t('choose.reading')}
        </Typography>
      )}
      {children}
    </FileDrop>
  );
}
