import { useTranslation } from 'react-i18next';
import type { RawMaterialField } from '../../../shared/apollo/schema.generated.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { concentrationText } from '../concentrationText.ts';
import type { OwnValues } from './ownValue.form.ts';

/** The words for a value that a company can have of its own. */
export function useValueWords() {
  const { t } = useTranslation('rawMaterialForm');
  const { t: words } = useTranslation('rawMaterial');
  const { figure } = useFormat();
  const text = (value: string | null) => value ?? t('notEntered');
  return (field: RawMaterialField, values: OwnValues): string => {
    switch (field) {
      case 'INCI_NAMES':
        return values.composition.map(({ inciName }) => inciName).join('\n') || t('notEntered');
      case 'MAX_CONCENTRATIONS':
        return (
          values.composition
            .map(
              ({ inciName, maxConcentration }) => `${inciName}: ${concentrationText(maxConcentration, figure) ?? '–'}`,
            )
            .join('\n') || t('notEntered')
        );
      case 'MICROBIOLOGY':
        return text(values.microbiology);
      case 'IMPURITIES':
        return text(values.impurities);
      case 'CMR_QUANTITY':
        return text(values.cmrQuantity);
      case 'CMR_STATUS':
        return t(`cmr.${values.cmrStatus}`);
      case 'NANO':
        return t(values.isNano ? 'yes' : 'no');
      case 'TYPE':
        return words(`type.${values.type}`);
      case 'STATUS_DESCRIPTION':
        return text(values.statusDescription);
    }
  };
}
