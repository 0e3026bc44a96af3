import { useTranslation } from 'react-i18next';
import type { ReportPart } from '../../../../domain/report/reportParts.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import '../translations.generated.ts';

/** The name of a part of the report: that of the section that it prints, or its own. */
export function usePartName(): (part: ReportPart) => string {
  const { t } = useTranslation('pif');
  const { choice } = useFieldNames();
  return (part) => {
    switch (part) {
      case 'description':
        return choice.section.DESCRIPTION;
      case 'manufacturing':
        return choice.section.MANUFACTURING;
      case 'claims':
        return choice.section.CLAIMS;
      case 'animal':
        return choice.section.ANIMAL_TESTING;
      default:
        return t(`export.part.${part}`);
    }
  };
}
