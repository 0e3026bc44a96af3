import { useTranslation } from 'react-i18next';
import type { SafetyVerdict } from '../../../shared/apollo/schema.generated.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import './translations.generated.ts';

/** The name of a verdict; two are shorter where there is no room for more than a badge. */
export function useVerdictName(): (verdict: SafetyVerdict) => string {
  const { t } = useTranslation('pifReport');
  const { choice } = useFieldNames();
  return (verdict) =>
    verdict === 'NO_POD' || verdict === 'BELOW_TTC' ? t(`verdict.${verdict}`) : choice.verdict[verdict];
}
