import { allergenNamed } from '../allergen/allergenOf.ts';
import type { FragranceAllergen } from '../allergen/allergenStatement.ts';
import type { IfraCertificate } from '../ifra/certificate.ts';
import { inciKey } from '../inci/inciKey.ts';
import { readConcentration } from '../raw-material/concentration.ts';
import type { Component } from '../raw-material/overrides.ts';
import type { MaterialType } from '../raw-material/rawMaterial.ts';
import { SEPARATING_COMMAS } from '../raw-material/separatingComma.ts';
import { readDecimal } from './percent.ts';

/** The papers of the perfume or aroma that a raw material is. */
export type MaterialFragrance = {
  readonly name: string;
  /** The supplier's allergen statement; empty where none was entered. */
  readonly allergens: readonly FragranceAllergen[];
  /** The IFRA certificate of the newest amendment; null when there is none. */
  readonly certificate: IfraCertificate | null;
};

/**
 * What has to be known of a raw material to compute a formula, by the values in force for the company of the formula.
 */
export type FormulaMaterial = {
  /** Identifies it: its slug. */
  readonly key: string;
  readonly name: string;
  readonly type: MaterialType;
  /** Whether it holds nanomaterials. */
  readonly isNano: boolean;
  readonly components: readonly Component[];
  /** The perfume or aroma that it is; only of the types PARFUM and AROMA, null or absent where none is linked. */
  readonly fragrance?: MaterialFragrance | null;
};

/** A share of a raw material in units of 10^-8 %: concentrations have up to six decimals, their middles one more. */
type ShareUnits = bigint;
const SHARE_DECIMALS = 8;
/** 100 % of a raw material. */
const WHOLE: ShareUnits = 100n * 10n ** BigInt(SHARE_DECIMALS);
/** Compositions whose upper ends add up to less are short: 99.9 %. Ours; suppliers leave out impurities. */
const COMPLETE: ShareUnits = (WHOLE * 999n) / 1000n;

/** Whether a share was stated by the supplier, follows from the others, or is not known. */
export type Certainty = 'stated' | 'assumed' | 'unknown';

/** How much of a raw material one INCI name makes up. */
export type Share = {
  readonly inciName: string;
  readonly isNano: boolean;
  /**
   * A constituent of what another component names already, such as linalool in a perfume: not in the ingredient list by
   * itself.
   */
  readonly isContained: boolean;
  /** The upper end, for limits, exposure and allergens; null when not known. */
  readonly max: ShareUnits | null;
  /** The middle, for the order of the list. An estimate where the share is not known. */
  readonly order: ShareUnits;
  readonly certainty: Certainty;
};

/** A composition as it counts in a formula. */
export type CompositionShares = {
  readonly shares: readonly Share[];
  /** Sum of the upper ends of what the list names. */
  readonly maxSum: ShareUnits;
  /** The upper ends do not reach 99.9 %, so that something may be missing. */
  readonly isShort: boolean;
};

type Range = { readonly low: ShareUnits; readonly high: ShareUnits };

/** The ends of a concentration in units. Null for what is not stated or not a concentration. */
function rangeOf(text: string | null): Range | null {
  const read = readConcentration(text ?? '');
  if (!read.ok || !read.ends) return null;
  const units = (one: string) => readDecimal(one, SHARE_DECIMALS)?.units ?? 0n;
  return { low: units(read.ends.min), high: units(read.ends.max) };
}

const middleOf = ({ low, high }: Range) => (low + high) / 2n;
const sum = (values: readonly bigint[]) => values.reduce((total, one) => total + one, 0n);

/** Divides a whole in proportion to weights, without a rest: what rounding leaves goes to the largest fractions. */
export function divide(whole: bigint, weights: readonly bigint[]): bigint[] {
  const total = sum(weights);
  if (total === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (weight * whole) / total);
  const byFraction = weights
    .map((weight, at) => ({ at, fraction: (weight * whole) % total }))
    .sort((one, other) => Number(other.fraction - one.fraction) || one.at - other.at);
  for (const { at } of byFraction.slice(0, Number(whole - sum(parts)))) parts[at] = (parts[at] ?? 0n) + 1n;
  return parts;
}

const NANO = /[([]\s?nano\s?[)\]]|\snano$/i;

/**
 * Particles that raw materials marked as nano are as a rule: those of Annexes IV and VI in nano form, and silica. OWN
 * selection, unverified; used only where a material of several components does not say which of them is meant.
 */
const NANO_SUBSTANCES: ReadonlySet<string> = new Set(
  [
    'TITANIUM DIOXIDE',
    'CI 77891',
    'ZINC OXIDE',
    'CI 77947',
    'CARBON BLACK',
    'CI 77266',
    'SILICA',
    'HYDROXYAPATITE',
    'TRIS-BIPHENYL TRIAZINE',
    'METHYLENE BIS-BENZOTRIAZOLYL TETRAMETHYLBUTYLPHENOL',
  ].map(inciKey),
);

/** Whether a component is marked as nano, or is the one that its material's mark must mean. */
function isNanoComponent({ inciName }: Component, { isNano, components }: FormulaMaterial): boolean {
  if (NANO.test(inciName)) return true;
  if (!isNano || components.some((one) => NANO.test(one.inciName))) return false;
  return components.length === 1 || NANO_SUBSTANCES.has(inciKey(inciName));
}

/** The word by which the ingredient list names a perfume or an aroma: Article 19(1)(g). */
const MIXTURES: Partial<Record<MaterialType, string>> = { PARFUM: 'PARFUM', AROMA: 'AROMA' };

/**
 * The allergen statement that decides what a raw material holds of allergens: that of its perfume or aroma. Null where
 * none is linked or it has no statement yet; then the composition decides.
 */
export function statementOf({ type, fragrance }: FormulaMaterial): readonly FragranceAllergen[] | null {
  return MIXTURES[type] !== undefined && fragrance && fragrance.allergens.length > 0 ? fragrance.allergens : null;
}

/**
 * The components of a raw material: where a statement decides, its allergens instead of those that the composition
 * names. What was not detected is no component, because a limit of detection does not say that the substance is there.
 */
function componentsOf(material: FormulaMaterial): readonly Component[] {
  const statement = statementOf(material);
  if (!statement) return material.components;
  const stated = new Set(statement.map(({ inciName }) => inciKey(inciName)));
  const others = material.components.filter(
    ({ inciName }) => !stated.has(inciKey(inciName)) && allergenNamed(inciName) === null,
  );
  const detected = statement.filter(({ percent }) => Number(percent ?? 0) > 0);
  return [...others, ...detected.map(({ inciName, percent }) => ({ inciName, maxConcentration: percent }))];
}

const isMixtureWord = (name: string): boolean => /^(?:parfum|aroma)$/.test(inciKey(name));

/**
 * Which components are constituents of another one: all beside the word of a perfume or aroma, the allergens beside a
 * whole essential oil.
 */
function containedIn(material: FormulaMaterial): (component: Component) => boolean {
  const word = MIXTURES[material.type];
  if (word !== undefined) return ({ inciName }) => inciKey(inciName) !== inciKey(word);
  const isWhole = ({ maxConcentration }: Component) => (rangeOf(maxConcentration)?.low ?? 0n) >= COMPLETE;
  // Whether a name may be the main one is cheaper to see than how much of it there is.
  const main = material.components.find(
    (one) => (material.type === 'EXTRACT_OIL' || isMixtureWord(one.inciName)) && isWhole(one),
  );
  return (component) => main !== undefined && component !== main && allergenNamed(component.inciName) !== null;
}

/**
 * A component of one INCI name as it is; of several, such as 'CETEARYL ALCOHOL, CETEARYL GLUCOSIDE', each for itself,
 * its share not known: one figure for all does not say how much of each there is.
 */
function singleNames(component: Component): Component[] {
  const names = component.inciName.split(SEPARATING_COMMAS).flatMap((name) => name.trim() || []);
  return names.length < 2 ? [component] : names.map((inciName) => ({ inciName, maxConcentration: null }));
}

const computedShares = new WeakMap<FormulaMaterial, CompositionShares>();

/** The shares of a raw material, computed once: every key press in a formula and every rule asks for them again. */
export function compositionShares(material: FormulaMaterial): CompositionShares {
  const shares = computedShares.get(material) ?? computeShares(material);
  computedShares.set(material, shares);
  return shares;
}

/**
 * The shares of a raw material. The upper end counts for safety, the middle for the order. The only name without a
 * figure makes up what the others leave (assumed: 100 less their lower ends at most); of several only the order is
 * estimated, in equal parts. Where the middles add up to more than 100, because only maxima are stated, the order takes
 * each × 100 / sum (OWN). Perfumes and aromas are one ingredient. Rules: domain design, section C; upper ends for
 * safety as in the reports of assessors, middles for the order (OWN).
 */
function computeShares(asEntered: FormulaMaterial): CompositionShares {
  const material = { ...asEntered, components: asEntered.components.flatMap(singleNames) };
  const word = MIXTURES[material.type];
  const isContained = containedIn(material);
  const components = componentsOf(material).map((component) => ({
    inciName: component.inciName.replace(NANO, '').trim(),
    isNano: isNanoComponent(component, material),
    isContained: isContained(component),
    range: rangeOf(component.maxConcentration),
  }));
  const contained = components
    .filter((one) => one.isContained)
    .map(({ range, ...one }): Share => ({
      ...one,
      max: range?.high ?? null,
      order: 0n,
      certainty: range ? 'stated' : 'unknown',
    }));
  if (word !== undefined) {
    const inciName = components.find((one) => !one.isContained)?.inciName ?? word;
    const whole: Share = { inciName, isNano: false, isContained: false, max: WHOLE, order: WHOLE, certainty: 'stated' };
    return { shares: [whole, ...contained], maxSum: WHOLE, isShort: false };
  }
  const listed = listedShares(components.filter((one) => !one.isContained));
  const maxSum = sum(listed.map(({ max }) => max ?? 0n));
  const isKnown = listed.every(({ max }) => max !== null);
  return { shares: [...listed, ...contained], maxSum, isShort: isKnown && maxSum < COMPLETE };
}

type ListedComponent = Pick<Share, 'inciName' | 'isNano' | 'isContained'> & { readonly range: Range | null };

function listedShares(components: readonly ListedComponent[]): Share[] {
  const known = components.flatMap(({ range }) => range ?? []);
  const rest = WHOLE - sum(known.map(middleOf));
  const unknownCount = components.length - known.length;
  const isAssumed = unknownCount === 1 && rest > 0n;
  const assumedMax = WHOLE - sum(known.map(({ low }) => low));
  const estimates = divide(
    rest > 0n ? rest : 0n,
    Array.from({ length: unknownCount }, () => 1n),
  );
  const weights = components.map(({ range }) => (range ? middleOf(range) : (estimates.shift() ?? 0n)));
  const orders = sum(weights) > WHOLE ? divide(WHOLE, weights) : weights;
  return components.map(({ range, ...component }, at) => ({
    ...component,
    max: range ? range.high : isAssumed ? assumedMax : null,
    order: orders[at] ?? 0n,
    certainty: range ? 'stated' : isAssumed ? 'assumed' : 'unknown',
  }));
}
