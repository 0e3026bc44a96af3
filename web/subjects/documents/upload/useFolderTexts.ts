import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import '../translations.generated.ts';
import { useFileSize } from '../useFileSize.ts';
import { fileErrorOf } from './fileErrors.ts';
import type { UploadTexts } from './UploadRow.tsx';

/** What is said of uploads into folders of documents: where they go, and that a file is of a wrong type. */
export function useFolderTexts<Place extends string>(
  place: (place: Place) => string,
  typeText: string,
): UploadTexts<Place> {
  const { t } = useTranslation('documents');
  const size = useFileSize();
  return {
    place,
    // A folder is never full.
    refusal: ({ refusal, file }) =>
      refusal === 'empty' || refusal === 'size' ? t(`upload.${refusal}`, { size: size(file.size) }) : typeText,
    failure: ({ error }) => {
      const { text, fields } = describeError(error);
      const code = fileErrorOf(fields);
      return code ? t(`upload.${code}`) : text;
    },
  };
}
