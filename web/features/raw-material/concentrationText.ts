import { readConcentration } from '../../../domain/raw-material/concentration.ts';

/** A concentration with its unit, and the decimal sign that `figure` writes; as it was entered where it cannot be read. Null when it is not known. */
export function concentrationText(entered: string | null, figure: (value: number) => string): string | null {
  if (!entered) return null;
  const read = readConcentration(entered);
  if (read.ok) return `${read.text.replaceAll('.', figure(0.5).charAt(1))} %`;
  return entered.includes('%') ? entered : `${entered} %`;
}
