import { TOXICOLOGY_ENDPOINTS } from '../../../domain/ingredient/toxicology.ts';
import type { EndpointTexts } from '../../product-server/database/schema/toxicology.ts';
import type { StarterToxicology } from './starterIngredient.ts';

const numberOf = (cell: string | undefined): number | null => (cell ? Number(cell) : null);

/**
 * Reads lines of the form `INCI NAME | NOAEL, mg/kg bw/day | its source | oral, % | dermal, % | g/mol | IUPAC name |
 * verified`. Cells may be empty, those at the end may be left out. The source is also the reference. Throws on an
 * invalid figure or a NOAEL without source: the lists are written by hand.
 */
export function readToxicology(
  lines: string,
  endpoints: ReadonlyMap<string, EndpointTexts> = new Map(),
): ReadonlyMap<string, StarterToxicology> {
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
          endpoints: endpoints.get(inci) ?? {},
          podSpecies: null,
          podDetails: null,
          isVerified: verified === 'verified',
        },
      ];
    });
  const named = new Set(read.map(([inci]) => inci));
  const others = [...endpoints].flatMap(([inci, texts]): [string, StarterToxicology][] =>
    named.has(inci) ? [] : [[inci, { ...NOTHING, endpoints: texts }]],
  );
  return new Map([...read, ...others]);
}

/** What an ingredient is recorded with of which nothing is known yet. */
export const NOTHING: StarterToxicology = {
  noaelMgPerKgDay: null,
  noaelSource: null,
  oralAbsorptionPercent: null,
  dermalAbsorptionPercent: null,
  molecularWeight: null,
  iupacName: null,
  colour: null,
  legislation: null,
  references: [],
  endpoints: {},
  podSpecies: null,
  podDetails: null,
  isVerified: false,
};

/**
 * Reads lines of the form `INCI NAME | endpoint | text | source`; in place of the source stands the word of the service
 * for why there are no data. Throws on an unknown endpoint and on a line without its parts.
 */
export function readEndpoints(lines: string): ReadonlyMap<string, EndpointTexts> {
  const found = new Map<string, EndpointTexts>();
  for (const line of lines.split('\n').filter((one) => one.trim() !== '')) {
    const [inci = '', name, text, source] = line.split('|').map((cell) => cell.trim());
    const endpoint = TOXICOLOGY_ENDPOINTS.find((one) => one === name);
    if (!endpoint || !text || !source) throw new Error(`Not an endpoint: ${line}`);
    const nemaPodataka = (['nijePronadjeno', 'prenetoSaSrodne'] as const).find((word) => word === source) ?? null;
    const stored = { tekst: text, izvor: nemaPodataka ? null : source, nemaPodataka };
    found.set(inci, { ...found.get(inci), [endpoint]: stored });
  }
  return found;
}
