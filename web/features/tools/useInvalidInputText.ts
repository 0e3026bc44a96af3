import { useTranslation } from 'react-i18next';
import type { InvalidInput } from '../../../domain/result.ts';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import './translations.generated.ts';

/** The text for an error of a calculation's input. */
export function useInvalidInputText(): (error: InvalidInput) => string {
  const { t } = useTranslation('tools');
  const { quantity } = useQuantity();
  return ({ code, params }) => {
    const shown: Record<string, string> = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'number' ? quantity(value) : (value ?? ''),
      ]),
    );
    // Every variable is given a value because i18next prints the name of one that is missing.
    return t(`invalidInput.${code}`, { most: '', least: '', dermal: '', oral: '', exclusion: '', ...shown });
  };
}

/** The error shown at a field. A missing value is not one: InvalidInputList names it. */
export function useFieldErrors(errors: readonly InvalidInput[]): (field: string) => string | undefined {
  const textOf = useInvalidInputText();
  return (field) => {
    const found = errors.find((one) => one.field === field && one.code !== 'MISSING');
    return found && textOf(found);
  };
}
