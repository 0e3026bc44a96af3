import type { IsoDate } from '../../allergen/declaration.ts';
import type { Finding } from '../../finding.ts';
import { finding } from '../../finding.ts';
import type { MatchedName } from '../../inci/matchedName.ts';
import type { Product } from '../../product/product.ts';
import { kindsOf, useOf } from '../../product/product.ts';
import { findingAt } from '../checkNames.ts';

/**
 * Last days on which products may be placed on the market as before. From memory: not verified against the Official
 * Journal, which every finding says.
 */
const D6_RINSE_OFF: IsoDate = '2026-06-06';
const PFHXA_COSMETICS: IsoDate = '2026-10-09';
const SILOXANES_LEAVE_ON: IsoDate = '2027-06-06';
const MICROPLASTICS_RINSE_OFF: IsoDate = '2027-10-16';
const MICROPLASTICS_LEAVE_ON: IsoDate = '2029-10-16';
const MICROPLASTICS_MAKE_UP: IsoDate = '2035-10-16';

/** Days after which a label is judged otherwise. */
export const OTHER_LAW_DAYS: readonly IsoDate[] = [
  D6_RINSE_OFF,
  PFHXA_COSMETICS,
  SILOXANES_LEAVE_ON,
  MICROPLASTICS_RINSE_OFF,
  MICROPLASTICS_LEAVE_ON,
  MICROPLASTICS_MAKE_UP,
];

const SILOXANES = 'Regulation (EC) No 1907/2006 (REACH), Annex XVII, entry 70; Regulation (EU) 2024/1328';
const MICROPLASTICS = 'Regulation (EC) No 1907/2006 (REACH), Annex XVII, entry 78; Regulation (EU) 2023/2055';
const PFHXA = 'Regulation (EC) No 1907/2006 (REACH), Annex XVII, entry 79; Regulation (EU) 2024/2462';
const POPS = 'Regulation (EU) 2019/1021, Annex I';

/** `lastDay`: the last before it holds; null: it holds already. */
type Law = { readonly law: string; readonly reference: string; readonly lastDay: IsoDate | null };

/** D4, D5 and D6 at 0.1 % or more: wash-off products first, then all that stay on. */
function siloxaneLaw(name: string, { isRinseOff }: Situation): Law | null {
  const isD6 = name === 'CYCLOHEXASILOXANE';
  if (!isD6 && !['CYCLOTETRASILOXANE', 'CYCLOPENTASILOXANE', 'CYCLOMETHICONE'].includes(name)) return null;
  // D4 and D5 in wash-off products: since 31 January 2020.
  const rinseOff = isD6 ? D6_RINSE_OFF : null;
  return { law: 'SILOXANE', reference: SILOXANES, lastDay: isRinseOff ? rinseOff : SILOXANES_LEAVE_ON };
}

/** Polymers that products hold as solid particles; whether one does is the supplier's to say. Our own choice. */
const PARTICLES =
  /^(?:POLYETHYLENE|POLYPROPYLENE|POLYSTYRENE|POLYETHYLENE TEREPHTHALATE|POLYMETHYL METHACRYLATE|POLYMETHYLSILSESQUIOXANE|PTFE|NYLON-\d+(?:\/\d+)?|POLYURETHANE-\d+|METHYL METHACRYLATE CROSSPOLYMER|STYRENE\/ACRYLATES COPOLYMER|POLYACRYLATE-\d+ CROSSPOLYMER)$/;

function microplasticLaw(name: string, { isRinseOff, isMakeUp }: Situation): Law | null {
  if (!PARTICLES.test(name)) return null;
  const lastDay = isRinseOff ? MICROPLASTICS_RINSE_OFF : isMakeUp ? MICROPLASTICS_MAKE_UP : MICROPLASTICS_LEAVE_ON;
  return { law: 'MICROPLASTIC', reference: MICROPLASTICS, lastDay };
}

/** PFOA and what degrades to it; PFOS; PFHxS. The names are our own choice. */
const PERSISTENT =
  /PERFLUOROOCT|PERFLUORONONYL|PERFLUORODECYL|\bPFOA\b|\bPFOS\b|C8-18 FLUOROALCOHOL|C9-15 FLUOROALCOHOL|POLYPERFLUOROETHOXYMETHOXY/;
const HEXYL = /PERFLUOROHEX(?:YL|ANO)|TRIDECAFLUOROOCTYL/;

function fluorineLaw(name: string): Law | null {
  if (PERSISTENT.test(name)) return { law: 'POP', reference: POPS, lastDay: null };
  return HEXYL.test(name) ? { law: 'PFHXA', reference: PFHXA, lastDay: PFHXA_COSMETICS } : null;
}

type Situation = { readonly isRinseOff: boolean; readonly isMakeUp: boolean };

/**
 * Ingredients that other laws than the cosmetics regulation restrict: REACH, Annex XVII, and the regulation on
 * persistent organic pollutants. A warning from the day on, an information with the day before it. Never an error: the
 * amount and the form decide, which a label does not tell.
 */
export function checkOtherLaws(names: readonly MatchedName[], product: Product, on: IsoDate): Finding[] {
  const kinds = kindsOf(product);
  const situation: Situation = {
    isRinseOff: useOf(product) === 'rinse-off',
    isMakeUp: (['makeUp', 'lip', 'nail'] as const).some((kind) => kinds?.has(kind) ?? false),
  };
  return names.flatMap((name) => {
    const inciName = name.ingredient?.inciName.toUpperCase();
    if (inciName === undefined || name.match === 'misspelling') return [];
    const law = siloxaneLaw(inciName, situation) ?? microplasticLaw(inciName, situation) ?? fluorineLaw(inciName);
    if (law === null) return [];
    const isInForce = law.lastDay === null || on > law.lastDay;
    const params = { law: law.law, lastDay: law.lastDay, isInForce, text: law.law, verified: false };
    const severity = isInForce ? 'warning' : 'info';
    return [findingAt(name, finding('OTHER_LAW', severity, law.reference, 'VERIFY_OTHER_LAW', params))];
  });
}
