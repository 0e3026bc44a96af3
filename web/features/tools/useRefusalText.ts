import { useTranslation } from 'react-i18next';
import type { InvalidInput } from '../../../domain/result.ts';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import './translations.ts';

/** The words for why a calculation is refused. */
export function useRefusalText(): (refusal: InvalidInput) => string {
  const { t } = useTranslation('tools');
  const { quantity } = useQuantity();
  return ({ code, params }) => {
    const shown: Record<string, string> = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'number' ? quantity(value) : (value ?? ''),
      ]),
    );
    // Each text takes those of its variables that the rule gives with the code.
    return t(`refusal.${code}`, { most: '', least: '', dermal: '', oral: '', exclusion: '', ...shown });
  };
}

/** What stands in red at a field: anything but that it is still empty, which the place of the result says. */
export function useFieldErrors(refusals: readonly InvalidInput[]): (field: string) => string | undefined {
  const say = useRefusalText();
  return (field) => {
    const found = refusals.find((one) => one.field === field && one.code !== 'MISSING');
    return found && say(found);
  };
}
