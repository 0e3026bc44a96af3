import {
  AIRBORNE_DEFAULTS,
  INHALATION_DEFAULTS,
  inhalationGaps,
  type Inhalation,
  type InhalationDefault,
  isInhalationAsked,
} from '../pif/inhalation.ts';
import { decimalOf, readDecimal } from '../quantity/decimal.ts';
import { type Fraction, fractionOf, over, plus, times } from '../quantity/fraction.ts';
import { computed, sourced, type Figure } from './figures.ts';
import type { ReportInhalation } from './inhalationTypes.ts';
import type { SafetyReportInput } from './safetyReportInput.ts';

const whole = (value: number): Fraction => fractionOf(decimalOf(value));
const HUNDRED = whole(100);
const THOUSAND = whole(1000);
/** Where the defaults are from; nobody compared them with it. */
const SOURCE = 'SCCS/1647/22, 3-3.5.4';

/** What is breathed in of the product, mg/day, and what the report prints of it. */
export type InhalationOfReport = { readonly product: Figure; readonly printed: ReportInhalation };

/** Propellants by their INCI names, whose share is part of the amount per use. */
const PROPELLANTS = new Set([
  ...['BUTANE', 'ISOBUTANE', 'PROPANE', 'PENTANE', 'ISOPENTANE', 'DIMETHYL ETHER', 'HYDROFLUOROCARBON 152A'],
  ...['NITROGEN', 'CARBON DIOXIDE', 'NITROUS OXIDE', 'HYDROFLUOROOLEFIN 1234ZE', 'TRANS-1,3,3,3-TETRAFLUOROPROP-1-ENE'],
]);
/** The propellants of a formula. */
export const propellantsOf = (rows: readonly { readonly inciName: string; readonly maxPercent: string | null }[]) =>
  rows
    .filter(({ inciName }) => PROPELLANTS.has(inciName.trim().toUpperCase()))
    .map(({ inciName, maxPercent }) => ({ inciName, maxPercent }));

const typedFigure = (
  typed: string | null | undefined,
  because: string | null,
  source: string | null,
): Figure | null => {
  const decimal = readDecimal(typed ?? '');
  if (!decimal) return null;
  const value = (typed ?? '').trim().replace(',', '.');
  const of =
    because === null ? sourced(value, 'typed', { source }) : sourced(value, 'override', { overriddenBecause: because });
  return { exact: fractionOf(decimal), sourced: of };
};
const defaultFigure = (value: string): Figure => ({
  exact: fractionOf(decimalOf(Number(value))),
  sourced: sourced(value, 'default', { source: SOURCE, isVerified: false }),
});

/**
 * What is breathed in of a product and not breathed out again, by two boxes (design of the gate, section 3; our own
 * knowledge of SCCS/1647/22, 3-3.5.4, unverified):
 *
 * Airborne and respirable, mg = amount per use (g) × 1000 × airborne × respirable;
 *
 * C1 = that / zone (m³ × 1000 L), C2 = that / room (m³ × 1000 L), mg/L;
 *
 * Breathed in, mg/use = rate (L/min) × (C1 × minutes in the zone + C2 × minutes in the room);
 *
 * Product, mg/day = breathed in × (1 − exhaled/100) × uses a day × absorption/100.
 *
 * Of a substance the exposure is product × C/100 / body weight, mg/kg bw/day. The amount is of the whole spray, so that
 * the concentration in the whole formula, propellant included, goes with it. Null where it is not asked for, or
 * something of it is not stated.
 */
export function reportInhalation(input: SafetyReportInput): InhalationOfReport | null {
  const typed = input.partA.inhalation ?? {};
  if (!isInhalationAsked(input.product, input.physicalForm) || inhalationGaps(typed).length > 0) return null;
  const figures = figuresOf(typed);
  const { grams, uses, airborne, respirable, zone, zoneMinutes, room, roomMinutes, litres, exhaled, absorption } =
    figures;
  const cloud = times(times(times(grams.exact, THOUSAND), airborne.exact), respirable.exact);
  const inBox = (volume: Figure, minutes: Figure) => times(over(cloud, times(volume.exact, THOUSAND)), minutes.exact);
  const breathed = times(litres.exact, plus(inBox(zone, zoneMinutes), inBox(room, roomMinutes)));
  const kept = over(minus(HUNDRED, exhaled.exact), HUNDRED);
  const daily = times(times(times(breathed, kept), uses.exact), over(absorption.exact, HUNDRED));
  const parts = Object.values(figures).map((one) => one.sourced);
  const product = computed(daily, parts);
  return {
    product,
    printed: {
      form: typed.form ?? 'PROPELLANT',
      gramsPerUse: grams.sourced,
      usesPerDay: uses.sourced,
      airborneFraction: airborne.sourced,
      respirableFraction: respirable.sourced,
      isNothingRespirable: typed.isNothingRespirable === true,
      zoneCubicMetres: zone.sourced,
      zoneMinutes: zoneMinutes.sourced,
      roomCubicMetres: room.sourced,
      roomMinutes: roomMinutes.sourced,
      litresPerMinute: litres.sourced,
      exhaledPercent: exhaled.sourced,
      inhaledAbsorptionPercent: absorption.sourced,
      productMgPerDay: product.sourced,
      localEffects: typed.localEffects?.trim() ?? '',
    },
  };
}

/** The figures of a whole assessment. */
function figuresOf(typed: Inhalation) {
  const reason = typed.reasoning?.trim() || null;
  const entered = (value: string | null | undefined): Figure => typedFigure(value, null, null) ?? defaultFigure('0');
  const orDefault = (value: string | null | undefined, usual: string | null): Figure => {
    const isTyped = Boolean(value?.trim()) && Number(value?.replace(',', '.')) !== Number(usual ?? NaN);
    return (isTyped ? typedFigure(value, reason ?? '', null) : null) ?? defaultFigure(usual ?? '0');
  };
  const of = (name: InhalationDefault) => orDefault(typed[name], INHALATION_DEFAULTS[name]);
  const source = typed.respirableSource?.trim() || null;
  return {
    grams: entered(typed.gramsPerUse),
    uses: entered(typed.usesPerDay),
    airborne: orDefault(typed.airborneFraction, typed.form ? AIRBORNE_DEFAULTS[typed.form] : null),
    respirable:
      typedFigure(typed.isNothingRespirable ? '0' : typed.respirableFraction, null, source) ?? defaultFigure('1'),
    zone: of('zoneCubicMetres'),
    zoneMinutes: of('zoneMinutes'),
    room: of('roomCubicMetres'),
    roomMinutes: of('roomMinutes'),
    litres: of('litresPerMinute'),
    exhaled: of('exhaledPercent'),
    absorption: of('inhaledAbsorptionPercent'),
  };
}

/** The subtrahend is not above the minuend. */
const minus = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.denominator - other.numerator * one.denominator,
  denominator: one.denominator * other.denominator,
});

/** What a group breathes in of the product, mg/kg bw/day; null where its weight is not known. */
export const inhaledBy = (inhaled: InhalationOfReport | null, bodyWeight: Figure | null): Figure | null =>
  inhaled && bodyWeight
    ? computed(over(inhaled.product.exact, bodyWeight.exact), [inhaled.product.sourced, bodyWeight.sourced])
    : null;
