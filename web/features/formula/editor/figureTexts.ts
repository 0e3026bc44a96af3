import {
  formatAmount,
  formatDecimal,
  formatPercent,
  type Amount,
  type Millionths,
} from '../../../../domain/formula/percent.ts';
import { decimalText } from '../../../shared/i18n/decimalText.ts';

/** Decimals of a share of a raw material: those of the composition and one more for its middle. */
const SHARE_DECIMALS = 8;

/** A percentage with the decimal sign of the language. */
export const percentText = (percent: Millionths): string => decimalText(formatPercent(percent));

/** The amount of a substance in percent, with the decimal sign of the language. */
export const amountText = (amount: Amount): string => decimalText(formatAmount(amount));

/** The share of a substance in a raw material whose line brings an amount of it. */
export const shareText = (amount: Amount, linePercent: Millionths): string =>
  decimalText(formatDecimal(amount / BigInt(linePercent), SHARE_DECIMALS));
