import { exposureDefaultOf } from '../exposure/exposureDefaults.ts';
import { productCategory } from '../product/productCategories.ts';
import { isReason, isWritten } from './writtenText.ts';

type Text = string | null | undefined;

/** How what is breathed in gets into the air: design of the gate, section 3. */
export const INHALED_FORMS = ['PROPELLANT', 'PUMP', 'LOOSE_POWDER'] as const;
export type InhaledForm = (typeof INHALED_FORMS)[number];

/** What people enter of the inhalation of a product; figures as decimal texts. */
export interface Inhalation {
  readonly form?: InhaledForm | null | undefined;
  /** Of the whole spray with its propellant. */
  readonly gramsPerUse?: Text;
  readonly usesPerDay?: Text;
  readonly airborneFraction?: Text;
  /** Of what is airborne, 10 µm or less. */
  readonly respirableFraction?: Text;
  /** It was measured that nothing is. */
  readonly isNothingRespirable?: boolean | null | undefined;
  readonly respirableSource?: Text;
  readonly zoneCubicMetres?: Text;
  readonly zoneMinutes?: Text;
  readonly roomCubicMetres?: Text;
  readonly roomMinutes?: Text;
  readonly litresPerMinute?: Text;
  readonly exhaledPercent?: Text;
  readonly inhaledAbsorptionPercent?: Text;
  /** Why a figure stands in place of its default. */
  readonly reasoning?: Text;
  readonly localEffects?: Text;
}

/**
 * What is assumed where nobody says otherwise: two boxes of 1 m³ for 2 minutes and 10 m³ for 10 minutes, 13 litres of
 * air a minute, a quarter breathed out again, and the rest absorbed (design of the gate, section 3; our own knowledge
 * of SCCS/1647/22, 3-3.5.4, unverified).
 */
export const INHALATION_DEFAULTS = {
  zoneCubicMetres: '1',
  zoneMinutes: '2',
  roomCubicMetres: '10',
  roomMinutes: '10',
  litresPerMinute: '13',
  exhaledPercent: '25',
  inhaledAbsorptionPercent: '100',
} as const satisfies Partial<Record<keyof Inhalation, string>>;
export type InhalationDefault = keyof typeof INHALATION_DEFAULTS;
export const INHALATION_DEFAULT_NAMES = Object.keys(INHALATION_DEFAULTS) as InhalationDefault[];

/** The figures of an assessment in the order in which it is worked out. */
export const INHALATION_FIGURES = [
  'gramsPerUse',
  'usesPerDay',
  'airborneFraction',
  'respirableFraction',
  ...INHALATION_DEFAULT_NAMES,
] as const;

/** Of a spray with a propellant everything is airborne, of a pump a fifth; a powder has no default (unverified). */
export const AIRBORNE_DEFAULTS: Readonly<Record<InhaledForm, string | null>> = {
  PROPELLANT: '1',
  PUMP: '0.2',
  LOOSE_POWDER: null,
};

const INHALED_WORDS =
  /spray|sprej|аерос|aeros|спреј|\bmist\b|loose powder|free powder|rastresit|sipk|pra[hš]|у праху|растресит|сипк/i;
/** Whether the form or the category of a product says that it is breathed in. */
export function looksInhaled({ physicalForm, category }: { physicalForm: Text; category: string | null }): boolean {
  const row = exposureDefaultOf(productCategory(category)?.exposureProduct);
  return INHALED_WORDS.test(physicalForm ?? '') || row?.separately === 'inhaled' || /spray/.test(row?.key ?? '');
}

/** A product that is breathed in, or of which its form or category says so, whatever was answered. */
export const isInhalationAsked = (
  product: { isInhalable: boolean | null; category: string | null },
  physicalForm: Text,
): boolean => product.isInhalable === true || looksInhaled({ ...product, physicalForm });

/** A figure that was typed; null where there is none. */
const figureOf = (typed: Text): number | null => {
  const text = typed?.trim().replace(',', '.') ?? '';
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
};
const isBetween = (typed: Text, over: number, upTo: number): boolean => {
  const figure = figureOf(typed);
  return figure !== null && figure > over && figure <= upTo;
};
const isExhaled = (typed: Text): boolean => {
  const percent = figureOf(typed);
  return percent !== null && percent < 100;
};
const differs = (typed: Text, usual: string | null): boolean =>
  figureOf(typed) !== null && figureOf(typed) !== Number(usual ?? NaN);

/** What has to be entered before the inhalation of a product is assessed, by field, in the order of the form. */
export const INHALATION_GAPS = [
  ...(['form', 'gramsPerUse', 'usesPerDay', 'airborneFraction', 'respirableFraction', 'respirableSource'] as const),
  ...INHALATION_DEFAULT_NAMES,
  ...(['reasoning', 'localEffects'] as const),
] as const;
export type InhalationGap = (typeof INHALATION_GAPS)[number];

/**
 * What is missing of the assessment of inhalation: Annex I, Part A, points 6 and 7 of Regulation (EC) No 1223/2009. A
 * figure in place of a default, and the airborne fraction of a powder, need a reason; the lung needs a text.
 */
export function inhalationGaps(typed: Inhalation): InhalationGap[] {
  const airborne = typed.form ? AIRBORNE_DEFAULTS[typed.form] : null;
  const isChanged =
    differs(typed.airborneFraction, airborne) ||
    INHALATION_DEFAULT_NAMES.some((name) => differs(typed[name], INHALATION_DEFAULTS[name]));
  const isNone = typed.isNothingRespirable === true;
  const respirable = figureOf(typed.respirableFraction);
  const isThere: Record<InhalationGap, boolean> = {
    form: Boolean(typed.form),
    gramsPerUse: isBetween(typed.gramsPerUse, 0, Infinity),
    usesPerDay: isBetween(typed.usesPerDay, 0, Infinity),
    airborneFraction: isBetween(typed.airborneFraction?.trim() ? typed.airborneFraction : airborne, 0, 1),
    // That nothing is respirable beside a share that is contradicts itself.
    // A share of 0 is what was measured, and says so.
    respirableFraction: isNone ? !respirable : isBetween(typed.respirableFraction, 0, 1),
    respirableSource: isWritten(typed.respirableSource),
    ...(Object.fromEntries(
      INHALATION_DEFAULT_NAMES.map((name) => [
        name,
        !typed[name]?.trim() ||
          // Who breathes out everything has taken nothing in.
          (name === 'exhaledPercent' ? isExhaled(typed[name]) : isBetween(typed[name], 0, MOST[name])),
      ]),
    ) as Record<InhalationDefault, boolean>),
    reasoning: !isChanged || isWritten(typed.reasoning),
    localEffects: isReason(typed.localEffects),
  };
  return INHALATION_GAPS.filter((field) => !isThere[field]);
}

const MOST: Readonly<Record<Exclude<InhalationDefault, 'exhaledPercent'>, number>> = {
  zoneCubicMetres: Infinity,
  zoneMinutes: Infinity,
  roomCubicMetres: Infinity,
  roomMinutes: Infinity,
  litresPerMinute: Infinity,
  inhaledAbsorptionPercent: 100,
};
