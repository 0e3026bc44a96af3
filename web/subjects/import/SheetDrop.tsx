import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SHEET_ENDINGS, SHEET_TYPES } from '../../../domain/document/sheetType.ts';
import { MAX_FILE_BYTES } from '../../../domain/limits.ts';
import { FileDrop } from '../../shared/forms/FileDrop.tsx';
import { useSentFile, type FileError } from '../../shared/forms/useSentFile.ts';
import './translations.generated.ts';

/** By ending and by media type, because systems know one or the other. */
const ACCEPTED = [
  ...SHEET_ENDINGS.map((ending) => `.${ending}`),
  ...Object.values(SHEET_TYPES).map(({ mediaType }) => mediaType),
].join(',');

/** Errors of a file whose text depends on what the sheet is about. */
type SubjectError = 'NO_HEADINGS' | 'NO_ROWS' | 'TOO_MANY_ROWS';

/** What only a person can say of a sheet before it is read: asked when the server refuses it with the code. */
interface SheetQuestion<Answer extends string> {
  code: string;
  text: string;
  answers: readonly { value: Answer; text: string }[];
}

interface Props<Answer extends string> {
  title: string;
  hint: string;
  errorTexts: Record<SubjectError, string>;
  /** Asked before a file is sent: whether everything else is chosen. */
  check?: () => boolean;
  question?: SheetQuestion<Answer>;
  /**
   * Called with the reference of the uploaded sheet. The signal is aborted when the page is left; the answer is null
   * before the question is asked.
   */
  start: (reference: string, fileName: string, signal: AbortSignal, answer: Answer | null) => Promise<void>;
  /** Below the button. */
  children?: ReactNode;
}

/** Uploads a spreadsheet to be read on the server, and says what is wrong with one that cannot be read. */
export function SheetDrop<Answer extends string>({
  title,
  hint,
  errorTexts,
  check,
  question,
  start,
  children,
}: Props<Answer>) {
  const { t } = useTranslation('sheetImport');
  const { send, fileError, uploadProgress, cancel } = useSentFile({
    kind: 'sheet',
    maxBytes: MAX_FILE_BYTES.sheet,
    cancelledText: t('choose.cancelled'),
    start: (reference, fileName, signal) => start(reference, fileName, signal, answer.current),
  });
  // The file is sent again with the answer, because the server keeps no file that it has refused.
  const file = useRef<File | null>(null);
  const answer = useRef<Answer | null>(null);
  const isAsked =
    typeof fileError === 'object' && question !== undefined && fileError?.fields[0]?.code === question.code;
  const sendFile = (chosen: File, chosenAnswer: Answer | null) => {
    file.current = chosen;
    answer.current = chosenAnswer;
    void send(chosen);
  };
  const describeFileError = (found: FileError): string => {
    if (typeof found === 'string') return t(`choose.error.${found}`);
    // A refusal without a code is in the language of the service, which need not be the person's.
    const fallbackText = t(found.serverText === null ? 'choose.error.NOT_A_SHEET' : 'choose.error.REFUSED');
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
      accept={ACCEPTED}
      error={fileError && (isAsked ? question.text : describeFileError(fileError))}
      uploadProgress={uploadProgress}
      onFile={(chosen) => {
        if (check?.() ?? true) sendFile(chosen, null);
      }}
      onCancel={cancel}
    >
      {uploadProgress === 1 && (
        <Typography role="status" variant="body2" color="textSecondary">
          {t('choose.reading')}
        </Typography>
      )}
      {isAsked && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          {question.answers.map(({ value, text }) => (
            <Button key={value} variant="outlined" onClick={() => file.current && sendFile(file.current, value)}>
              {text}
            </Button>
          ))}
        </Box>
      )}
      {children}
    </FileDrop>
  );
}
