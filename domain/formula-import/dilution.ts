import { inciKey } from '../inci/inciKey.ts';
import { compare, type Decimal, formatDecimal } from '../quantity/decimal.ts';
import { readQuantity } from '../quantity/readQuantity.ts';
import type { SheetComponent } from '../raw-material-import/sheetRow.ts';

/** What perfumers call solvents, with their INCI names. Our own list, unverified. */
const SOLVENTS = new Map(
  Object.entries({
    dpg: 'Dipropylene Glycol',
    pg: 'Propylene Glycol',
    mpg: 'Propylene Glycol',
    bg: 'Butylene Glycol',
    tec: 'Triethyl Citrate',
    ipm: 'Isopropyl Myristate',
    dep: 'Diethyl Phthalate',
    bb: 'Benzyl Benzoate',
    mct: 'Caprylic/Capric Triglyceride',
    water: 'Aqua',
    voda: 'Aqua',
    vodi: 'Aqua',
    wasser: 'Aqua',
    eau: 'Aqua',
    acqua: 'Aqua',
    agua: 'Aqua',
    aq: 'Aqua',
    ethanol: 'Alcohol',
    etoh: 'Alcohol',
    etanolu: 'Alcohol',
    alkohol: 'Alcohol',
    glycerine: 'Glycerin',
    glycerol: 'Glycerin',
    glicerin: 'Glycerin',
  }),
);
const SOLVENT_NAMES = new Set([...SOLVENTS.values()].map(inciKey));

/** The INCI name of what a text calls a solvent; null for what is none that we know: "10 % in bulk". */
function solventOf(text: string): string | null {
  const plain = text.trim();
  return SOLVENTS.get(plain.toLowerCase()) ?? (SOLVENT_NAMES.has(inciKey(plain)) ? plain : null);
}

/**
 * "10 % in DPG", "(50 % in water)", "Dil. 50 %", "50 % solution", "50%ig in Wasser": at the end of a name, or all of a
 * cell.
 */
const DILUTED =
  /[ ([,]{0,3}(?<word>(?<!\p{L})(?:dil(?:ut(?:ed|ion))?|sol(?:ution|uzione|ución|n)?|rastvor|lösung)\.?(?: to)? ?)?(?<strength>\d[\d.,]{0,9} ?%)(?<solution>ig\p{L}{0,2}| ?(?:sol(?:ution|uzione|ución|n)?\.?|dilution|rastvor\p{L}{0,2}|lösung))?(?: (?<link>(?:in|u|en|dans|em) )?(?:l['’]|la |le )?(?<solvent>[\p{L}][^()[\]]{0,60}?))?[)\]]?$/iu;

/** A raw material that was weighed diluted. */
interface Dilution {
  /** Percent. */
  readonly strength: Decimal;
  /** INCI name; '' where the sheet does not say it. */
  readonly solvent: string;
}

const HUNDRED: Decimal = { units: 100n, scale: 0 };

/** What the cells of a row say of its dilution; null where they say none, 'unclear' where they cannot be read. */
export function readDilution(name: string, cell: string, solventCell: string): Dilution | 'unclear' | null {
  if (cell === '') {
    const { word, strength, solution, link, solvent } = DILUTED.exec(name)?.groups ?? {};
    // "Rose oxide 10 % DPG" names a solvent, "Glycerin 99 % Ph. Eur." none.
    const isSolvent = link !== undefined || (solvent !== undefined && solventOf(solvent) !== null);
    // "Glycerin 99.5 %" states how pure it is.
    if (strength === undefined || (word === undefined && solution === undefined && !isSolvent)) return null;
    return toDilution(strength, isSolvent ? (solventOf(solvent ?? '') ?? '') : solventCell);
  }
  const { strength = cell, solvent = '' } = DILUTED.exec(cell)?.groups ?? {};
  return toDilution(strength, solventOf(solvent) ?? solventCell);
}

function toDilution(written: string, solvent: string): Dilution | 'unclear' | null {
  const read = readQuantity(written, { isPercentage: true });
  if (read.kind !== 'amount' || read.isRange || read.limit !== '' || read.measure === 'MASS') return 'unclear';
  // "0.1" may be a tenth and a tenth of a percent.
  const isFraction = read.measure === 'BARE' && compare(read.max, { units: 1n, scale: 0 }) <= 0;
  if (isFraction || compare(read.max, HUNDRED) > 0 || read.max.units === 0n) return 'unclear';
  if (compare(read.max, HUNDRED) === 0) return null;
  return { strength: read.max, solvent: solventOf(solvent) ?? solvent.trim() };
}

/**
 * The composition of what was weighed: the one substance with its strength, and the solvent. Null where the solvent is
 * not known, or where there are several substances, of which a person has to say what the figure means. Without INCI
 * names nothing is known of the substance, so that they are asked for.
 */
export function dilutedComponents(
  components: readonly SheetComponent[],
  { strength, solvent }: Dilution,
): SheetComponent[] | null {
  const [only, ...others] = components;
  if (solvent === '' || others.length > 0) return null;
  if (!only) return [];
  if (!['', '100'].includes(only.maxConcentration) || inciKey(only.inciName) === inciKey(solvent)) return null;
  const rest: Decimal = { units: 100n * 10n ** BigInt(strength.scale) - strength.units, scale: strength.scale };
  return [
    { inciName: only.inciName, maxConcentration: formatDecimal(strength) },
    { inciName: solvent, maxConcentration: formatDecimal(rest) },
  ];
}

/** The name of what was weighed, which is another raw material than the undiluted one. */
export const dilutedName = (name: string, { strength, solvent }: Dilution): string =>
  `${name} (${formatDecimal(strength)} % in ${solvent})`;
