import { digitsToShow } from '../../../domain/exposure/marginOfSafety.ts';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';

/**
 * Formats a margin with four significant digits, or as many as are asked for, and with more where it would be shown as
 * the required one without being it.
 */
export function useMarginText(): (margin: number, required: number, digits?: number) => string {
  const { quantity } = useQuantity();
  return (margin, required, digits = 4) => quantity(margin, digitsToShow(margin, required, digits));
}
