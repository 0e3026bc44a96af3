import type { StarterToxicology } from './starterIngredient.ts';

const numberOf = (cell: string | undefined): number | null => (cell ? Number(cell) : null);

/**
 * Reads lines of the form `INCI NAME | NOAEL, mg/kg bw/day | its source | oral, % | dermal, % | g/mol | IUPAC name |
 * verified`. Cells may be empty, those at the end may be left out. The source is also the reference. Throws on an
 * invalid figure or a NOAEL without source: the lists are written by hand.
 */
export function readToxicology(lines: string): ReadonlyMap<string, StarterToxicology> {
  const read = lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line): [string, StarterToxicology] => {
      const [inci = '', noael, source, oral, dermal, weight, iupac, verified] = line
        .split('|')
        .map((cell) => cell.trim());
      const figures = {
        noaelMgPerKgDay: numberOf(noael),
        oralAbsorptionPercent: numberOf(oral),
        dermalAbsorptionPercent: numberOf(dermal),
        molecularWeight: numberOf(weight),
      };
      if (Object.values(figures).some(Number.isNaN) || (noael && !source))
        throw new Error(`Not toxicological data: ${line}`);
      return [
        inci,
        {
          ...figures,
          noaelSource: source || null,
          iupacName: iupac || null,
          colour: null,
          legislation: null,
          references: source ? [source] : [],
          isVerified: verified === 'verified',
        },
      ];
    });
  return new Map(read);
}
