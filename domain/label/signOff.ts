import type { Finding, FindingCode, LabelResult } from '../finding.ts';
import { resultOf } from '../finding.ts';
import type { MatchedName } from '../inci/matchedName.ts';
import type { Span } from '../inci/span.ts';
import type { Product } from '../product/product.ts';
import { mapInSteps, runSteps, type Steps } from '../steps/steps.ts';
import { worstFirst } from './checkIngredientList.ts';

/** A finding of a label, and whether a person has answered what it asks. */
export type AnswerableFinding = Finding & {
  /** Identifies exactly what a sign-off of this finding settles; null for a finding that cannot be signed off. */
  readonly signOffKey: string | null;
  readonly isSettled: boolean;
};

/** Turns a text into a short key; equal texts have equal keys. */
export type Hash = (text: string) => string;

/**
 * Findings that a correction of the text answers and nothing else: a person cannot vouch for what was not read, for 120
 * %, or for two figures at once.
 */
const NEVER_SETTLED: readonly FindingCode[] = [
  'TOO_LONG',
  'PERCENT_OVER_100',
  'PERCENT_CONTRADICTED',
  'AMOUNT_NOT_READ',
];

/**
 * The parameters that make up what is asked: the texts of the annex entry, and what the finding says of the ingredient.
 * Others are left out: a suggestion or a date may change without the question.
 */
const ASKED = [
  'entry',
  'substance',
  'productTypes',
  'maximum',
  'otherConditions',
  'warnings',
  'exception',
  'use',
  'name',
  'item',
  'text',
  'percent',
  'limit',
  'number',
  'english',
] as const;

/**
 * A guess is answered by correcting the name: otherwise a misspelt name of a prohibited substance could be signed off.
 */
const canBeSettled = ({ code, severity, params }: Finding) =>
  severity === 'warning' && !NEVER_SETTLED.includes(code) && params['isGuess'] !== true;

/**
 * Everything that a sign-off depends on. When any of it changes, the sign-off no longer holds: the person vouched for
 * something else.
 */
function subjectOf(found: Finding, printed: MatchedName | undefined, product: Product): string {
  const { code, ingredient, reference, params } = found;
  return JSON.stringify([
    code,
    ingredient,
    reference,
    ASKED.map((name) => params[name] ?? null),
    [printed?.isNano ?? null, printed?.percent ?? null],
    [product.category, product.use, product.isForUnderThree, product.isForIntimateUse, product.isInhalable],
    ...phAsked(found, product),
  ]);
}

/**
 * The pH of the product where the entry speaks of one: whoever states it later does not thereby change any other
 * question.
 */
const phAsked = ({ params }: Finding, { ph }: Product): (number | null)[] =>
  ph && (ph.min ?? ph.max) !== null && ASKED.some((name) => /\bpH\b/.test(String(params[name] ?? '')))
    ? [ph.min, ph.max]
    : [];

const placeOf = ({ start, end }: Span): string => `${start}-${end}`;

/** The findings of a label after its sign-offs, and the result that follows from them. */
type SignedOff = { readonly findings: readonly AnswerableFinding[]; readonly result: LabelResult };

/**
 * Applies the sign-offs of a label to its findings. A warning whose key is among `signOffKeys` is settled: it becomes
 * an info, so that it no longer makes the label YELLOW. An error is never settled; neither is a finding that only a
 * correction of the text answers. The findings stay sorted, the worst first. Never throws.
 */
export const applySignOffs = (...label: Parameters<typeof applySignOffsInSteps>): SignedOff =>
  runSteps(applySignOffsInSteps(...label));

/** The same in steps. */
export function* applySignOffsInSteps(
  { findings, names }: { readonly findings: readonly Finding[]; readonly names: readonly MatchedName[] },
  product: Product,
  signOffKeys: ReadonlySet<string>,
  hash: Hash,
): Steps<SignedOff> {
  const printed = new Map(names.map((name) => [placeOf(name), name]));
  const answerable = yield* mapInSteps(findings, (found): AnswerableFinding => {
    const name = found.span ? printed.get(placeOf(found.span)) : undefined;
    const signOffKey = canBeSettled(found) ? hash(subjectOf(found, name, product)) : null;
    const isSettled = signOffKey !== null && signOffKeys.has(signOffKey);
    return { ...found, severity: isSettled ? 'info' : found.severity, signOffKey, isSettled };
  });
  return { findings: answerable.sort(worstFirst), result: resultOf(answerable) };
}
