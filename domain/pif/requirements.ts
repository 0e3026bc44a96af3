/** The sections of a product information file, in the order in which they are shown: design of the PIF, section 2. */
export const PIF_SECTIONS = [
  'DESCRIPTION',
  'DOCUMENTS',
  'SAFETY_REPORT',
  'MANUFACTURING',
  'CLAIMS',
  'ANIMAL_TESTING',
] as const;
export type PifSection = (typeof PIF_SECTIONS)[number];

/** Whether something that the file must hold is there: design of the PIF, section 4, "Requirements". */
export type RequirementState = 'MISSING' | 'QUESTION' | 'EXPIRED' | 'DONE' | 'WAIVED';

/** Something that a file must hold. */
export interface Requirement {
  /** Names it within the file, such as "DESCRIPTION.category". */
  key: string;
  section: PifSection;
  /** The field of the section. */
  field: string;
  state: RequirementState;
}

/** A requirement that a paper meets, which may expire. */
export interface ExpiringRequirement extends Requirement {
  /** The last day, YYYY-MM-DD, of the paper that is good longest; null when it does not expire, or is not there. */
  expiresOn: string | null;
  isExpiring: boolean;
}

export const requirementOf = (section: PifSection, field: string, state: RequirementState): Requirement => ({
  key: `${section}.${field}`,
  section,
  field,
  state,
});

/** How much of a file is there. */
export interface Completeness {
  done: number;
  total: number;
  /** Rounded down, so that 100 means that nothing is missing. */
  percent: number;
}

/** Somebody who answers for the product. */
export interface PifPerson {
  name?: string | null | undefined;
  address?: string | null | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

/** What of the description decides whether it is complete. */
export interface DescriptionFacts {
  description?: string | null | undefined;
  function?: string | null | undefined;
  category?: string | null | undefined;
  use?: string | null | undefined;
  isForUnderThree?: boolean | null | undefined;
  physicalForm?: string | null | undefined;
  markets: readonly string[];
  nominalContent?: string | null | undefined;
  responsiblePerson: PifPerson;
  productionPerson: PifPerson;
  qualityPerson: PifPerson;
}

const isComplete = ({ name, address, phone, email }: PifPerson): boolean =>
  [name, address, phone, email].every((text) => Boolean(text?.trim()));

/**
 * What the description must hold: Article 11(2)(a) of Regulation (EC) No 1223/2009 asks for a description that lets the
 * file be attributed to the product; the responsible person is that of Article 4. The other fields are those of the
 * design of the PIF, section 4.
 */
export function descriptionRequirements(
  facts: DescriptionFacts,
  { hasFormula, hasLabel }: { hasFormula: boolean; hasLabel: boolean },
): Requirement[] {
  const fields: Record<string, boolean> = {
    description: Boolean(facts.description?.trim()),
    function: Boolean(facts.function?.trim()),
    physicalForm: Boolean(facts.physicalForm?.trim()),
    category: Boolean(facts.category),
    use: Boolean(facts.use),
    isForUnderThree: typeof facts.isForUnderThree === 'boolean',
    formula: hasFormula,
    label: hasLabel,
    markets: facts.markets.length > 0,
    nominalContent: Boolean(facts.nominalContent?.trim()),
    responsiblePerson: isComplete(facts.responsiblePerson),
    productionPerson: isComplete(facts.productionPerson),
    qualityPerson: isComplete(facts.qualityPerson),
  };
  return Object.entries(fields).map(([field, isDone]) =>
    requirementOf('DESCRIPTION', field, isDone ? 'DONE' : 'MISSING'),
  );
}

/**
 * Done and waived over all that apply: design of the PIF, section 4 and example E11. A file of which nothing is asked
 * is complete.
 */
export function completenessOf(requirements: readonly Pick<Requirement, 'state'>[]): Completeness {
  const done = requirements.filter(({ state }) => state === 'DONE' || state === 'WAIVED').length;
  const total = requirements.length;
  return { done, total, percent: total === 0 ? 100 : Math.floor((100 * done) / total) };
}
