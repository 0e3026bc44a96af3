import type { Finding } from '../finding.ts';
import type { AnnexEntry } from './annexEntry.ts';
import type { ConditionCheck } from './checkConditions.ts';

/** Column h of III/98: what it limits and forbids is the use for a purpose other than preserving the product. */
const OTHER_PURPOSES = /for purposes other than inhibiting the development of micro-?organisms/i;

/**
 * The entries whose column h says so, for rows that hold their figures and not their texts, and triclocarban, of which
 * note 13 says "as a preservative, see Annex V, No 23".
 */
const FOR_OTHER_PURPOSES: ReadonlySet<string> = new Set(
  ['45', '54', '65', '98', '99', '100', '197', '286', '287', '310'].map((reference) => `III/${reference}`),
);

/** Whether an entry of Annex III limits a preservative where it is used for something else. */
const isForOtherPurposes = ({ annex, reference, otherConditions }: AnnexEntry) =>
  annex === 'III' && (OTHER_PURPOSES.test(otherConditions) || FOR_OTHER_PURPOSES.has(`III/${reference}`));

/**
 * Whether what an entry allows answers what another one forbids: Annexes IV, V and VI are each about one function, and
 * an entry of Annex III is about another one only where it says so. The other entries of Annex III bind whatever the
 * substance is there for (triethanolamine sorbate is a preservative by V/4 although III/62 would allow more).
 * Entries of the same annex are not other functions either: both bind.
 */
const isOtherFunction = (entry: AnnexEntry, than: AnnexEntry) =>
  entry.annex !== than.annex && (entry.annex !== 'III' || isForOtherPurposes(entry));

/** The excess is certain for one function only: whether it is the function here has to be asked. */
const asQuestion = (found: Finding): Finding =>
  found.code === 'OVER_LIMIT'
    ? { ...found, code: 'LIMIT_NOT_READ', severity: 'warning', action: 'VERIFY_LIMIT' }
    : found;

/**
 * What exceeds the limit of one function may be within that of another: salicylic acid as preservative 0.5 % (V/3),
 * otherwise 2 % (III/98). Only a limit excuses another one, an entry that states none does not; and only a limit that
 * certainly applies excuses it wholly, one that may apply makes it a question.
 */
export function withoutOtherFunctions(
  checked: readonly ConditionCheck[],
  listed: readonly AnnexEntry[],
): readonly ConditionCheck[] {
  const isExcused = (at: number, by: ConditionCheck['comparison']) =>
    checked.some((other, otherAt) => {
      const [one, entry] = [listed[at], listed[otherAt]];
      return other.comparison === by && one !== undefined && entry !== undefined && isOtherFunction(entry, one);
    });
  return checked.flatMap((one, at) => {
    if (one.bindsBesideOthers || (one.comparison !== 'over' && one.comparison !== 'unsure')) return [one];
    if (isExcused(at, 'within')) return [];
    const isAsked = one.comparison === 'over' && isExcused(at, 'unsure');
    return [isAsked ? { ...one, findings: one.findings.map(asQuestion) } : one];
  });
}

/**
 * A use that Annex III forbids for other purposes is allowed to a preservative whose own entry does not forbid it:
 * sodium salicylate in a shampoo for children under three is forbidden by III/98 and excepted by V/3. What it is there
 * for has to be asked then. Above the limit of the preservative the ban stands.
 */
export function withoutUsesOfPreservatives(
  checked: readonly ConditionCheck[],
  listed: readonly AnnexEntry[],
): ConditionCheck[] {
  const usesOf = ({ findings }: ConditionCheck) =>
    findings.filter(({ code }) => code === 'FORBIDDEN_USE').map(({ params }) => params.use);
  const preservative = checked.find(
    ({ annex, isInside, comparison }) => annex === 'V' && isInside && comparison !== 'over',
  );
  if (!preservative) return [...checked];
  const stillForbidden = usesOf(preservative);
  return checked.map((one, at): ConditionCheck => {
    const entry = listed[at];
    const allowed =
      entry && isForOtherPurposes(entry) ? usesOf(one).filter((use) => !stillForbidden.includes(use)) : [];
    if (allowed.length === 0) return one;
    const isAllowed = ({ code, params }: Finding) => code === 'FORBIDDEN_USE' && allowed.includes(params.use);
    // Whether the label bears the wording does not answer what the substance is there for.
    const asked = one.findings
      .filter(isAllowed)
      .slice(0, 1)
      .map((found): Finding => ({ ...found, code: 'RESTRICTED', severity: 'warning', action: 'VERIFY_CONDITION' }));
    const rest = one.findings.filter((found) => found.code !== 'RESTRICTED' && !isAllowed(found));
    return { ...one, findings: [...rest, ...asked] };
  });
}
