import { readConcentration } from '../../../domain/raw-material/concentration.ts';

/** A concentration with its unit and the decimal sign of `figure`; unchanged if it is not valid. Null if it is not known. */
export function concentrationText(stored: string | null, figure: (value: number) => string): string | null {
  if (!stored) return null;
  const read = readConcentration(stored);
  if (read.ok) return `${read.text.replaceAll('.', figure(0.5).charAt(1))} %`;
  return stored.includes('%') ? stored : `${stored} %`;
}
