import { useTranslation } from 'react-i18next';
import { NAME_OF_OVERRIDABLE_FIELD } from '../../../../domain/raw-material/rawMaterialFields.ts';
import type { RawMaterialField } from '../../../shared/apollo/schema.generated.ts';
import { concentrationText } from '../concentrationText.ts';
import type { Values } from './override.form.ts';
import '../translations.generated.ts';

/** A value that a company can override, as text. */
export function useValueTexts() {
  const { t } = useTranslation('rawMaterialForm');
  const { t: tMaterial } = useTranslation('rawMaterial');
  return (field: RawMaterialField, values: Values): string => {
    const name = NAME_OF_OVERRIDABLE_FIELD[field];
    switch (name) {
      case 'inciNames':
        return values.composition.map(({ inciName }) => inciName).join('\n') || t('notEntered');
      case 'maxConcentrations':
        return (
          values.composition
            .map(({ inciName, maxConcentration }) => `${inciName}: ${concentrationText(maxConcentration) ?? '–'}`)
            .join('\n') || t('notEntered')
        );
      case 'cmrStatus':
        return t(`cmr.${values.cmrStatus}`);
      case 'isNano':
        return t(values.isNano ? 'yes' : 'no');
      case 'type':
        return tMaterial(`type.${values.type}`);
      default:
        return values[name] ?? t('notEntered');
    }
  };
}
