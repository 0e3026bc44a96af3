import { useApolloClient } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SHEET_ENDINGS, SHEET_TYPES } from '../../../domain/document/sheetType.ts';
import { MAX_FILE_BYTES } from '../../../domain/limits.ts';
import type { SheetSubject } from '../../shared/apollo/schema.generated.ts';
import { FileDrop } from '../../shared/forms/FileDrop.tsx';
import { useSentFile } from '../../shared/forms/useSentFile.ts';
import { SheetTablesDocument } from './columns/SheetTables.generated.ts';
import { firstLook } from './columns/firstLook.ts';
import type { Look } from './columns/useTableChoice.ts';
import './translations.generated.ts';
import { useSheetErrorText, type SubjectErrorTexts } from './useSheetErrorText.ts';

/** By ending and by media type, because systems know one or the other. */
const ACCEPTED = [
  ...SHEET_ENDINGS.map((ending) => `.${ending}`),
  ...Object.values(SHEET_TYPES).map(({ mediaType }) => mediaType),
].join(',');

/** A file that was sent, with what it holds. */
export interface SentSheet {
  file: File;
  /** As it is stored. */
  fileName: string;
  reference: string;
  look: Look;
}

interface Props {
  title: string;
  hint: string;
  subject: SheetSubject;
  /** Whose choices of columns are remembered; null for those of the organisation. */
  companyId: string | null;
  errorTexts: SubjectErrorTexts;
  /** Asked before a file is sent: whether everything else is chosen. */
  check?: () => boolean;
  onSent: (sheet: SentSheet) => void;
  /** Below the button. */
  children?: ReactNode;
}

/** Uploads a spreadsheet, has it looked into on the server, and says what is wrong with one that cannot be read. */
export function SheetDrop({ title, hint, subject, companyId, errorTexts, check, onSent, children }: Props) {
  const { t } = useTranslation('sheetImport');
  const client = useApolloClient();
  const describe = useSheetErrorText(errorTexts);
  const chosen = useRef<File | null>(null);
  const { send, fileError, uploadProgress, cancel } = useSentFile({
    kind: 'sheet',
    maxBytes: MAX_FILE_BYTES.sheet,
    cancelledText: t('choose.cancelled'),
    start: async (reference, fileName, signal) => {
      const variables = { input: firstLook(reference, subject, companyId) };
      const { data } = await client.query({ query: SheetTablesDocument, variables });
      const file = chosen.current;
      if (data && file && !signal.aborted) onSent({ file, fileName, reference, look: data.sheetTables });
    },
  });
  return (
    <FileDrop
      title={title}
      hint={hint}
      buttonText={t('choose.button')}
      accept={ACCEPTED}
      error={fileError && describe(fileError)}
      uploadProgress={uploadProgress}
      onFile={(file) => {
        if (!(check?.() ?? true)) return;
        chosen.current = file;
        void send(file);
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
