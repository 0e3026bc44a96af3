import { readConcentration } from '../../../domain/raw-material/concentration.ts';
import { decimalText } from '../../shared/i18n/decimalText.ts';

/**
 * A concentration with its unit and the decimal sign of the language; unchanged if it is not valid. Null if it is not
 * known.
 */
export function concentrationText(stored: string | null): string | null {
  if (!stored) return null;
  const read = readConcentration(stored);
  if (read.ok) return `${decimalText(read.text)} %`;
  return stored.includes('%') ? stored : `${stored} %`;
}
