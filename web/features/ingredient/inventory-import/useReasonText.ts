import { useTranslation } from 'react-i18next';

/** The text of a problem's or reason's code; a code without one is shown as it is. */
export function useReasonText(): (code: string) => string {
  const { t } = useTranslation('ingredient');
  return (code) => t(`import.reason.${code}` as 'import.reason.CAS_CHECK_DIGIT', { defaultValue: code });
}
