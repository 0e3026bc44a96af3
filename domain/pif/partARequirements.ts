import { type ExposedGroup, hasAmount, hasWeight } from './exposedGroups.ts';
import { type CHALLENGE_OUTCOMES, MICROBIOLOGY_ROWS, type PartAText, textsOfRequirement } from './fields/partA.ts';
import { isWritten } from './writtenText.ts';
import { type Requirement, type RequirementState, requirementOf } from './requirements.ts';

type Text = string | null | undefined;
const isThere = (...texts: Text[]): boolean => texts.every((text) => Boolean(text?.trim()));
const doneIf = (isDone: boolean): RequirementState => (isDone ? 'DONE' : 'MISSING');

/** What people enter of Part A that decides whether it is complete. */
export type PartAFacts = { readonly [Name in PartAText]?: Text } & {
  ph: { minimum?: Text; maximum?: Text };
  stabilityTests: readonly { result?: Text }[];
  durabilityMonths?: number | null | undefined;
  paoMonths?: number | null | undefined;
  microbiology: readonly {
    row: (typeof MICROBIOLOGY_ROWS)[number];
    result?: Text;
    isWithin?: boolean | null | undefined;
  }[];
  challengeTest: { outcome?: (typeof CHALLENGE_OUTCOMES)[number] | null | undefined; reasoning?: Text };
  packParts: readonly { kind?: 'PRIMARY' | 'SECONDARY' | null | undefined }[];
  exposure: { gramsPerDay?: Text; retentionFactor?: Text; bodyWeightKg?: Text; reasoning?: Text };
  exposedGroups?: readonly ExposedGroup[];
  noEffectsSince?: Text;
  effects: readonly unknown[];
};

/** What else decides it. */
export interface PartAProduct {
  /** INCI names; null is not known. */
  ingredientNames: readonly string[] | null;
  hasStabilityFile: boolean;
  isForUnderThree?: boolean | null | undefined;
}

const WATER = /^(aqua|water|eau|voda)\b/i;

function stabilityOf({ stabilityTests, stabilityReasoning }: PartAFacts, hasFile: boolean): RequirementState {
  if (isThere(stabilityReasoning)) return 'DONE';
  if (!stabilityTests.some(({ result }) => isThere(result))) return 'MISSING';
  // The rows say what a report says that is not there.
  return hasFile ? 'DONE' : 'QUESTION';
}

function microbiologyOf({ microbiology, microbiologyReasoning }: PartAFacts): RequirementState {
  if (microbiology.some(({ isWithin }) => isWithin === false)) return 'QUESTION';
  const found = new Set(microbiology.filter(({ result }) => isThere(result)).map(({ row }) => row));
  return doneIf(MICROBIOLOGY_ROWS.every((row) => found.has(row)) || isThere(microbiologyReasoning));
}

function challengeOf({ challengeTest: { outcome, reasoning } }: PartAFacts): RequirementState {
  if (outcome === 'FAILED') return 'QUESTION';
  if (outcome === 'CRITERION_B') return isThere(reasoning) ? 'DONE' : 'QUESTION';
  return doneIf(outcome === 'CRITERION_A' || (outcome === 'LOW_RISK' && isThere(reasoning)));
}

/**
 * Figures of one's own need a reason; a child's product has its own amount and weight and never an adult's, which are
 * stated of each group that was ticked.
 */
function exposureOf({ exposure, exposedGroups = [] }: PartAFacts, isForUnderThree: boolean): RequirementState {
  const { gramsPerDay, retentionFactor, bodyWeightKg, reasoning } = exposure;
  if (exposedGroups.some((one) => !hasAmount(one, true) || !hasWeight(one))) return 'MISSING';
  if (isForUnderThree && exposedGroups.length === 0 && !isThere(gramsPerDay, bodyWeightKg)) return 'MISSING';
  const isChanged = [gramsPerDay, retentionFactor, bodyWeightKg].some((figure) => isThere(figure));
  return isChanged && !isWritten(reasoning) ? 'QUESTION' : 'DONE';
}

/**
 * What people have to enter of Part A: Annex I of Regulation (EC) No 1223/2009, points 2 to 4, 6 and 9; when each is
 * complete is the design of the PIF, section 5. What is computed of Part A is judged where it is computed.
 */
export function partARequirements(part: PartAFacts, product: PartAProduct): Requirement[] {
  const { ingredientNames, hasStabilityFile, isForUnderThree } = product;
  const hasWater = ingredientNames?.some((name) => WATER.test(name.trim())) ?? true;
  const states: Record<string, RequirementState> = {
    appearance: doneIf(isThere(...textsOfRequirement('appearance').map((name) => part[name]))),
    // Without water there is no pH.
    ...(hasWater && { ph: doneIf(isThere(part.ph.minimum) || isThere(part.ph.maximum)) }),
    stability: stabilityOf(part, hasStabilityFile),
    durability: doneIf(Boolean(part.durabilityMonths ?? part.paoMonths)),
    microbiology: microbiologyOf(part),
    challenge: challengeOf(part),
    pack: doneIf(part.packParts.some(({ kind }) => kind === 'PRIMARY')),
    exposure: exposureOf(part, isForUnderThree ?? false),
    effects: doneIf(isThere(part.noEffectsSince) || part.effects.length > 0),
  };
  return Object.entries(states).map(([field, state]) => requirementOf('SAFETY_REPORT', field, state));
}
