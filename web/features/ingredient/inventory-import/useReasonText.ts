import { useTranslation } from 'react-i18next';

/** The text of an error or reason code; an unknown code is shown itself. */
export function useReasonText(): (code: string) => string {
  const { t } = useTranslation('ingredient');
  return (code) => t(`import.reason.${code}` as 'import.reason.CAS_CHECK_DIGIT', { defaultValue: code });
}
