import { DOSING_DAYS, type PointRoute, type PointType, type StudyDuration } from '../exposure/pointOfDeparture.ts';
import type { WaiverReason } from './waivers.ts';
import { isReason, isWritten } from './writtenText.ts';

type Text = string | null | undefined;

export const CRAMER_CLASSES = ['I', 'II', 'III'] as const;
export type CramerClass = (typeof CRAMER_CLASSES)[number];

/**
 * What a nanomaterial may rest on, because the data of the bulk say nothing of it: an entry of Annex VI or another
 * annex for the nano form whose conditions are answered, a point of departure of the nano form, or the notification of
 * Article 16 of Regulation (EC) No 1223/2009 (design of the gate, section 1).
 */
export const NANO_BASES = ['ANNEX_ENTRY', 'POINT_OF_DEPARTURE', 'NOTIFICATION'] as const;
type NanoBasis = (typeof NANO_BASES)[number];

/** What a nanomaterial rests on, as a person stated it: Articles 13 and 16 of Regulation (EC) No 1223/2009. */
export type NanoAssessment = {
  readonly basis: NanoBasis;
  readonly reason: string;
  /** Of a notification, YYYY-MM-DD. */
  readonly notifiedOn: string | null;
};

/** What people decide of a substance for its margin of safety and for the threshold of toxicological concern. */
export type SubstanceDecisions = {
  /** Another margin than 100, decimal text, and why. */
  readonly requiredMargin?: Text;
  readonly marginReason?: Text;
  readonly cramerClass?: CramerClass | null | undefined;
  /** Null: not answered. */
  readonly hasGenotoxicityAlert?: boolean | null | undefined;
  readonly isOrganophosphateOrCarbamate?: boolean | null | undefined;
  /** What the nano form rests on, how, and of a notification since when, YYYY-MM-DD. */
  readonly nanoBasis?: NanoBasis | null | undefined;
  readonly nanoReason?: Text;
  readonly nanoNotifiedOn?: Text;
  /** Why no point of departure is needed, from the list and in words. */
  readonly waiverReason?: WaiverReason | null | undefined;
  readonly waiver?: Text;
  /** Values for this file alone, in place of those of the ingredient data: mg/kg bw/day and %, decimal text. */
  readonly pod?: Text;
  readonly podType?: PointType | null | undefined;
  readonly podRoute?: PointRoute | null | undefined;
  readonly podDuration?: StudyDuration | null | undefined;
  readonly podDaysPerWeek?: number | null | undefined;
  readonly podYear?: number | null | undefined;
  readonly podDermalAbsorption?: Text;
  readonly podSpecies?: Text;
  readonly podStudy?: Text;
  readonly podSource?: Text;
  readonly podReason?: Text;
  readonly dermalAbsorption?: Text;
  readonly oralAbsorption?: Text;
  readonly absorptionSource?: Text;
  readonly absorptionReason?: Text;
};

/**
 * Whether the threshold of a Cramer class may be used: only after a person answered that the substance has no alert for
 * genotoxicity and is no organophosphate or carbamate, which have far lower thresholds (Kroes et al. 2004, Food and
 * Chemical Toxicology 42, 65–83). Our figure: an open question counts as a yes.
 */
export const mayUseTtc = ({ hasGenotoxicityAlert, isOrganophosphateOrCarbamate }: SubstanceDecisions): boolean =>
  hasGenotoxicityAlert === false && isOrganophosphateOrCarbamate === false;

const isThere = (text: Text): boolean => Boolean(text?.trim());
const numberOf = (text: Text): number => Number(text?.trim().replace(',', '.'));
const hasAbsorption = ({ dermalAbsorption, oralAbsorption }: SubstanceDecisions): boolean =>
  isThere(dermalAbsorption) || isThere(oralAbsorption);

/** Whether a person said by a day, YYYY-MM-DD, what the nano form of a substance rests on: what is to come does not. */
export const isNanoAssessed = (typed: SubstanceDecisions, on: string): boolean =>
  Boolean(typed.nanoBasis) &&
  isReason(typed.nanoReason) &&
  // The figures of the bulk say nothing of the nano form: its own stands in this file.
  (typed.nanoBasis !== 'POINT_OF_DEPARTURE' || isThere(typed.pod)) &&
  (typed.nanoBasis !== 'NOTIFICATION' || (isThere(typed.nanoNotifiedOn) && (typed.nanoNotifiedOn ?? '') <= on));

/**
 * What is wrong with the decisions, by field. Another margin than 10 × 10 needs a reason (SCCS/1647/22, the margin of
 * safety), a reason without a margin would say nothing, a Cramer class needs both answers, and what a nano form rests
 * on needs its reason, a notification also its day. A reason for a waiver needs its text, and values for this file
 * alone need a source and a reason.
 */
export const DECISION_RULES = {
  marginReason: (typed: SubstanceDecisions): boolean => !isThere(typed.requiredMargin) || isWritten(typed.marginReason),
  requiredMargin: (typed: SubstanceDecisions): boolean => !isThere(typed.marginReason) || isThere(typed.requiredMargin),
  cramerClass: (typed: SubstanceDecisions): boolean => !typed.cramerClass || mayUseTtc(typed),
  nanoReason: (typed: SubstanceDecisions): boolean => !typed.nanoBasis || isReason(typed.nanoReason),
  nanoNotifiedOn: (typed: SubstanceDecisions): boolean =>
    typed.nanoBasis !== 'NOTIFICATION' || isThere(typed.nanoNotifiedOn),
  waiver: (typed: SubstanceDecisions): boolean => !typed.waiverReason || isReason(typed.waiver),
  podSource: (typed: SubstanceDecisions): boolean => !isThere(typed.pod) || isWritten(typed.podSource),
  podReason: (typed: SubstanceDecisions): boolean => !isThere(typed.pod) || isReason(typed.podReason),
  // A week has five or seven days of dosing; six is a slip of the finger.
  podDaysPerWeek: ({ podDaysPerWeek }: SubstanceDecisions): boolean =>
    podDaysPerWeek == null || DOSING_DAYS.some((days) => days === podDaysPerWeek),
  absorptionSource: (typed: SubstanceDecisions): boolean => !hasAbsorption(typed) || isWritten(typed.absorptionSource),
  absorptionReason: (typed: SubstanceDecisions): boolean => !hasAbsorption(typed) || isReason(typed.absorptionReason),
  dermalAbsorption: ({ dermalAbsorption, oralAbsorption }: SubstanceDecisions): boolean =>
    !isThere(dermalAbsorption) || !isThere(oralAbsorption) || numberOf(dermalAbsorption) <= numberOf(oralAbsorption),
} as const;
