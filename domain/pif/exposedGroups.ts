import { bodyWeights } from '../exposure/bodyWeights.ts';
import { isWritten } from './writtenText.ts';

type Text = string | null | undefined;

/**
 * Who a product is for: design of the gate, section 4. The figures behind a name are years, those behind INFANT and
 * TODDLER months.
 */
export const POPULATION_GROUPS = [
  'ADULT',
  'ADOLESCENT_11_17',
  'CHILD_3_10',
  'INFANT_0_3',
  'INFANT_3_6',
  'INFANT_6_12',
  'TODDLER_12_36',
  'PREGNANT',
  'ELDERLY',
  'PROFESSIONAL',
] as const;
export type PopulationGroup = (typeof POPULATION_GROUPS)[number];

/**
 * Where the amount of a group comes from: typed; that of adults times the ratio of surface to weight; or the row of
 * adults.
 */
export const AMOUNT_BASES = ['TYPED', 'SCALED', 'ADULT_ROW'] as const;
/** Where its body weight comes from: the mean of the table, or typed. */
export const WEIGHT_BASES = ['TABLE', 'TYPED'] as const;

/** A group that was ticked, with what people entered of it; figures as decimal texts. */
export interface ExposedGroup {
  readonly group: PopulationGroup;
  readonly amountBasis?: (typeof AMOUNT_BASES)[number] | null | undefined;
  readonly gramsPerDay?: Text;
  readonly retentionFactor?: Text;
  readonly amountSource?: Text;
  readonly weightBasis?: (typeof WEIGHT_BASES)[number] | null | undefined;
  readonly bodyWeightKg?: Text;
  readonly weightSource?: Text;
  readonly reasoning?: Text;
}

/**
 * What the tables say of a child: mean body weight, kg, and skin surface per weight as a multiple of the adult's with
 * the age that it is of.
 */
export interface ChildFigures {
  readonly weightKg: number;
  readonly weightSource: string;
  readonly surfaceRatio: number;
  readonly surfaceRatioAt: string;
}

/** Between 12 and 36 months the ratio of 12 months is taken, which is the largest of that time (OWN). */
const RATIO_OF_TODDLERS = { surfaceRatio: 1.6, surfaceRatioAt: '12 months' };
/** Adolescents have the weight and the ratio of the youngest of them, which are the strictest (OWN). */
const ROWS: Partial<Record<PopulationGroup, string>> = {
  INFANT_0_3: '0-3 months',
  INFANT_3_6: '3-6 months',
  INFANT_6_12: '6-12 months',
  TODDLER_12_36: '1-3 years',
  CHILD_3_10: '3-10 years',
  ADOLESCENT_11_17: '10-14 years',
};

/** The figures of the tables for a group of children or adolescents; null for adults. */
export function childFigures(group: PopulationGroup): ChildFigures | null {
  const row = bodyWeights.find(({ ageGroup }) => ageGroup === ROWS[group]);
  if (!row) return null;
  const { surfaceRatio, surfaceRatioAt } = row;
  return {
    weightKg: row.bodyWeightKg,
    // Our own knowledge of it, so the figure is unverified wherever it is shown.
    weightSource: 'EFSA Journal 2012;10(3):2579',
    ...(surfaceRatio === null ? RATIO_OF_TODDLERS : { surfaceRatio, surfaceRatioAt }),
  };
}

const UNDER_THREE_GROUPS: readonly PopulationGroup[] = ['INFANT_0_3', 'INFANT_3_6', 'INFANT_6_12', 'TODDLER_12_36'];
export const isUnderThree = (group: PopulationGroup): boolean => UNDER_THREE_GROUPS.includes(group);
/** Under eleven: never an adult's row. */
export const isChild = (group: PopulationGroup): boolean => group === 'CHILD_3_10' || isUnderThree(group);
/** Children and adolescents: nothing of an adult counts unless somebody says why. */
export const isMinor = (group: PopulationGroup): boolean => group === 'ADOLESCENT_11_17' || isChild(group);

const VULNERABLE: readonly PopulationGroup[] = ['CHILD_3_10', ...UNDER_THREE_GROUPS, 'PREGNANT', 'ELDERLY'];
/** Whether a group that needs a reasoning of its own in Part B was ticked: design of the gate, section 4. */
export const hasVulnerable = (groups: readonly Pick<ExposedGroup, 'group'>[]): boolean =>
  groups.some(({ group }) => VULNERABLE.includes(group));

const isAbove0 = (typed: Text): boolean => Number(typed?.trim().replace(',', '.') ?? 0) > 0;

/** Whether the amount of a group is stated with where it comes from. Adults have the row of their category. */
export function hasAmount(one: ExposedGroup, hasAdultRow: boolean): boolean {
  switch (one.amountBasis) {
    case 'TYPED':
      return isAbove0(one.gramsPerDay) && isWritten(one.amountSource);
    case 'SCALED':
      return isMinor(one.group) && hasAdultRow;
    case 'ADULT_ROW':
      return !isMinor(one.group) || (one.group === 'ADOLESCENT_11_17' && hasAdultRow && isWritten(one.reasoning));
    default:
      return !isMinor(one.group);
  }
}

/** Whether its body weight is. Adults have 60 kg, and so has who takes the row of adults. */
export function hasWeight(one: ExposedGroup): boolean {
  if (one.weightBasis === 'TABLE') return childFigures(one.group) !== null;
  if (one.weightBasis === 'TYPED') return isAbove0(one.bodyWeightKg) && isWritten(one.weightSource);
  return !isMinor(one.group) || (one.group === 'ADOLESCENT_11_17' && one.amountBasis === 'ADULT_ROW');
}

/**
 * What is wrong with what was entered of a group, by field: a child never takes an adult's row, and only children are
 * scaled from adults or have a weight in the table (design of the gate, section 4).
 */
export const GROUP_RULES = {
  amountBasis: ({ group, amountBasis }: ExposedGroup): boolean =>
    amountBasis === 'ADULT_ROW' ? !isChild(group) : amountBasis !== 'SCALED' || isMinor(group),
  weightBasis: ({ group, weightBasis }: ExposedGroup): boolean => weightBasis !== 'TABLE' || isMinor(group),
} as const;
