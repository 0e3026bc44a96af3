import type { AnimalTesting } from './animalTesting.ts';
import { claimHints, type ClaimedProduct, contradictsHint } from './claimHints.ts';
import type { ClaimCriterion, ClaimJudgement } from './claims.ts';
import { isExpiring } from './expiry.ts';
import { type ExpiringRequirement, type Requirement, type RequirementState, requirementOf } from './requirements.ts';

type Text = string | null | undefined;
const isThere = (...texts: Text[]): boolean => texts.every((text) => Boolean(text?.trim()));
const doneIf = (isDone: boolean): RequirementState => (isDone ? 'DONE' : 'MISSING');

/** A statement that somebody signed. */
interface SignedStatement {
  signedBy?: Text;
  /** YYYY-MM-DD. */
  signedOn?: Text;
}

/** What of the section on manufacturing decides whether it is complete. */
export interface ManufacturingFacts {
  steps: readonly { text: string }[];
  /** Whether the method was sent as a PDF that has not expired. */
  hasMethodFile?: boolean;
  site?: Text;
  gmp: SignedStatement & { standard?: Text; validUntil?: Text };
}

/**
 * Article 11(2)(c) of Regulation (EC) No 1223/2009: the method of manufacturing and a statement on good manufacturing
 * practice (Article 8).
 */
export function manufacturingRequirements(
  { steps, hasMethodFile = false, site, gmp }: ManufacturingFacts,
  today: string,
): (Requirement & Partial<ExpiringRequirement>)[] {
  const isSigned = isThere(gmp.standard, gmp.signedBy, gmp.signedOn);
  const hasExpired = isSigned && Boolean(gmp.validUntil && gmp.validUntil < today);
  return [
    requirementOf('MANUFACTURING', 'method', doneIf(hasMethodFile || steps.some(({ text }) => isThere(text)))),
    requirementOf('MANUFACTURING', 'site', doneIf(isThere(site))),
    {
      ...requirementOf('MANUFACTURING', 'gmpStatement', hasExpired ? 'EXPIRED' : doneIf(isSigned)),
      expiresOn: gmp.validUntil ?? null,
      isExpiring: isExpiring(gmp.validUntil, today),
    },
  ];
}

/** What of a claim decides whether it is complete. */
export interface ClaimFacts {
  text: string;
  evidence: { studyType?: Text; title?: Text };
  criteria: readonly { criterion: ClaimCriterion; judgement: ClaimJudgement; reason?: Text }[];
}

/**
 * Article 11(2)(d) of Regulation (EC) No 1223/2009: proof of the claimed effect where its nature justifies it; and the
 * six common criteria of Regulation (EU) No 655/2013. A product without claims says so. A criterion that is not met is
 * a question, because the claim has to go; so is a "yes" without a reason where something computed speaks against it.
 */
export function claimRequirements(
  claims: readonly ClaimFacts[],
  hasNoClaims: boolean,
  product: ClaimedProduct,
): Requirement[] {
  const listed = requirementOf('CLAIMS', 'claims', doneIf(hasNoClaims || claims.length > 0));
  if (claims.length === 0) return [listed];
  const judgements = claims.flatMap(({ criteria }) => criteria.map(({ judgement }) => judgement));
  const isContradicted = claims.some(({ text, criteria }) => {
    const hints = claimHints(text, product);
    return criteria.some((judged) => contradictsHint(hints, judged));
  });
  const isProven = claims.every(({ evidence }) => isThere(evidence.studyType, evidence.title));
  return [
    listed,
    requirementOf('CLAIMS', 'evidence', doneIf(isProven)),
    requirementOf(
      'CLAIMS',
      'criteria',
      judgements.includes('NO') || isContradicted ? 'QUESTION' : doneIf(!judgements.includes('NOT_JUDGED')),
    ),
  ];
}

/** What of the section on animal testing decides whether it is complete; null is not stated. */
export interface AnimalTestingFacts extends SignedStatement {
  statement?: AnimalTesting | null | undefined;
  thirdCountries?: AnimalTesting | null | undefined;
  text?: Text;
  supplierAnswers: readonly { answer?: AnimalTesting | null | undefined }[];
}

/**
 * Article 11(2)(e) of Regulation (EC) No 1223/2009: data on any animal testing by the manufacturer, his agents or
 * suppliers, tests for the law of third countries among them. "Not known" is a question, and so is "none" beside a
 * supplier who answered that there were tests.
 */
export function animalTestingRequirements(facts: AnimalTestingFacts): Requirement[] {
  const { statement, thirdCountries, text, supplierAnswers } = facts;
  const stateOf = (answer: AnimalTesting | null | undefined): RequirementState =>
    answer === 'NOT_KNOWN' ? 'QUESTION' : doneIf(Boolean(answer));
  const isContradicted = statement === 'NONE' && supplierAnswers.some(({ answer }) => answer === 'PERFORMED');
  const requirements = [
    requirementOf('ANIMAL_TESTING', 'statement', isContradicted ? 'QUESTION' : stateOf(statement)),
    requirementOf('ANIMAL_TESTING', 'thirdCountries', stateOf(thirdCountries)),
    requirementOf('ANIMAL_TESTING', 'signature', doneIf(isThere(facts.signedBy, facts.signedOn))),
  ];
  if (statement === 'PERFORMED' || thirdCountries === 'PERFORMED')
    requirements.push(requirementOf('ANIMAL_TESTING', 'text', doneIf(isThere(text))));
  if (supplierAnswers.length > 0) {
    const isOpen = supplierAnswers.some(({ answer }) => answer !== 'NONE' && answer !== 'PERFORMED');
    requirements.push(requirementOf('ANIMAL_TESTING', 'supplierAnswers', isOpen ? 'QUESTION' : 'DONE'));
  }
  return requirements;
}
