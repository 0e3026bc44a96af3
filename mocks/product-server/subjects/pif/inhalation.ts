import {
  INHALATION_DEFAULT_NAMES,
  type Inhalation,
  inhalationGaps,
  isInhalationAsked,
} from '../../../../domain/pif/inhalation.ts';
import type { Product } from '../../../../domain/product/product.ts';
import type { PifContent } from '../../database/schema/pif.ts';
import { invalidInput } from '../../service/httpError.ts';

type Wire = NonNullable<PifContent['PART_A']['inhalacionaIzlozenost']>;

const forms = { potisniGas: 'PROPELLANT', pumpica: 'PUMP', rastresitiPuder: 'LOOSE_POWDER' } as const;
const inhalationOf = (wire: Wire): Inhalation => ({
  form: wire.forma && forms[wire.forma],
  gramsPerUse: wire.gramaPoUpotrebi,
  usesPerDay: wire.upotrebaDnevno,
  airborneFraction: wire.udeoUVazduhu,
  respirableFraction: wire.respirabilniUdeo,
  isNothingRespirable: wire.nistaRespirabilno,
  respirableSource: wire.respirabilniIzvor,
  zoneCubicMetres: wire.zonaM3,
  zoneMinutes: wire.zonaMinuta,
  roomCubicMetres: wire.prostorijaM3,
  roomMinutes: wire.prostorijaMinuta,
  litresPerMinute: wire.litaraUMinutu,
  exhaledPercent: wire.izdahnutoProcenata,
  inhaledAbsorptionPercent: wire.apsorpcijaUdahnutog,
  reasoning: wire.obrazlozenje,
  localEffects: wire.lokalnaDejstva,
});
const SHARES = ['airborneFraction', 'respirableFraction'] as const;
const PERCENTAGES = ['exhaledPercent', 'inhaledAbsorptionPercent'] as const;
/** Of these nothing at all is an answer. */
const MAY_BE_ZERO: readonly string[] = ['respirableFraction', 'exhaledPercent'];

/** Throws a 422 for figures of inhalation that cannot be. */
export function checkInhalation({ inhalacionaIzlozenost = {} }: PifContent['PART_A']): void {
  const typed = inhalationOf(inhalacionaIzlozenost);
  const figures = ['gramsPerUse', 'usesPerDay', ...SHARES, ...INHALATION_DEFAULT_NAMES] as const;
  const isZero = figures.some((name) => typed[name] && Number(typed[name]) === 0 && !MAY_BE_ZERO.includes(name));
  const isAbove =
    SHARES.some((name) => Number(typed[name] ?? 0) > 1) || PERCENTAGES.some((name) => Number(typed[name] ?? 0) > 100);
  if (isZero || isAbove)
    throw invalidInput({
      path: 'inhalacionaIzlozenost',
      message: 'Vrednosti moraju da budu veće od 0, udeli najviše 1, a procenti najviše 100.',
      kod: 'INHALATION_FIGURE',
    });
}

/** Whether what is breathed in of a file is asked for and not assessed: Annex I, Part A, points 6 and 7. */
export const hasInhalationGaps = (
  product: Product,
  physicalForm: string | null,
  partA: PifContent['PART_A'],
): boolean =>
  isInhalationAsked(product, physicalForm) &&
  inhalationGaps(inhalationOf(partA.inhalacionaIzlozenost ?? {})).length > 0;
