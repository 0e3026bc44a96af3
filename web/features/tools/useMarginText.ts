import { digitsToTell } from '../../../domain/exposure/marginOfSafety.ts';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';

/** Formats a margin with four significant digits or so many, and with more where it would read as the required one, which it is not. */
export function useMarginText(): (margin: number, required: number, digits?: number) => string {
  const { quantity } = useQuantity();
  return (margin, required, digits = 4) => quantity(margin, digitsToTell(margin, required, digits));
}
