import { useTranslation } from 'react-i18next';
import { categoryName } from '../../../../domain/product/categoryNames.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import '../../../subjects/check/translations.generated.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { type DescriptionForm, type PersonField, type PersonName, type Unit, valueOf } from './description.form.ts';
import './translations.generated.ts';

/**
 * What the reader calls a unit of the description, and its value as text; the text is empty where nothing is stated.
 */
export function useValueText() {
  const { t } = useTranslation('pifDescription');
  const names = useFieldNames();
  const { t: check } = useTranslation('check');
  const { day } = useQuantity();
  const { number } = useFormat();
  const labelOf = (unit: Unit): string => {
    const [who, field] = unit.split('.') as [PersonName, PersonField | undefined];
    if (field !== undefined)
      return t('person.fieldOf', { person: names.field[who], field: names.innerName(who, field) });
    switch (unit) {
      case 'category':
      case 'use':
      case 'isForUnderThree':
      case 'isForIntimateUse':
      case 'isInhalable':
        return check(`product.${unit}`);
      default:
        return names.field[unit as Exclude<Unit, `${PersonName}.${PersonField}`>];
    }
  };
  const textOf = (values: DescriptionForm, unit: Unit): string => {
    if (unit === 'formula' && values.formula)
      return t('linked.named', { name: values.formula.name, number: number(values.formula.revision) });
    if (unit === 'label' && values.label) return values.label.name;
    const value = valueOf(values, unit);
    if (value === null || value === '') return '';
    if (typeof value === 'boolean') return check(value ? 'product.yes' : 'product.no');
    if (typeof value !== 'string') return value.map((market) => names.choice.markets[market]).join(', ');
    if (unit === 'use') return check(value === 'LEAVE_ON' ? 'product.leaveOn' : 'product.rinseOff');
    if (unit === 'category') return categoryName(value, currentLanguage()) ?? value;
    return unit === 'firstPlacedOn' ? day(value) : value;
  };
  return { labelOf, textOf };
}
