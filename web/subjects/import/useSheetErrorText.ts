import { useTranslation } from 'react-i18next';
import type { FileError } from '../../shared/forms/useSentFile.ts';
import './translations.generated.ts';

/** Errors of a file whose text depends on what the sheet is about. */
export type SubjectErrorTexts = Record<'NO_HEADINGS' | 'NO_ROWS' | 'TOO_MANY_ROWS', string>;

/** Says why a sheet cannot be read, in the language of the page. */
export function useSheetErrorText(errorTexts: SubjectErrorTexts): (found: FileError) => string {
  const { t } = useTranslation('sheetImport');
  return (found) => {
    if (typeof found === 'string') return t(`choose.error.${found}`);
    // A refusal without a code is in the language of the service, which need not be the person's.
    const fallbackText = t(found.serverText === null ? 'choose.error.NOT_A_SHEET' : 'choose.error.REFUSED');
    const code = found.fields[0]?.code;
    if (code === undefined) return fallbackText;
    if (Object.hasOwn(errorTexts, code)) return errorTexts[code as keyof SubjectErrorTexts];
    return t(`choose.error.${code}` as 'choose.error.BROKEN', { defaultValue: fallbackText });
  };
}
