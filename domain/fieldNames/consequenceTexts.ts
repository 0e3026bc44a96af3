import type { Language } from '../language.ts';
import type { Consequence } from '../report/snapshotConsequences.ts';
import { type FieldFormats, fieldNamesIn } from './fieldNames.ts';

/** A figure of the report that is another one, as people read it. */
interface ConsequenceTexts {
  /** Such as "BHT › Margin of safety". */
  place: readonly string[];
  /** Such as "73.6, fails"; null: there was or is none. */
  before: string | null;
  after: string | null;
}

/** The words of a consequence in a language; a margin names the verdict it leads to. */
export function consequenceTexts(
  { figure, substance, before, after, verdictBefore, verdictAfter }: Consequence,
  language: Language,
  { decimal }: Pick<FieldFormats, 'decimal'>,
): ConsequenceTexts {
  const { value: names } = fieldNamesIn(language);
  const isJudged = figure === 'MARGIN' || figure === 'VERDICT';
  const textOf = (value: string | null, verdict: Consequence['verdictAfter']) => {
    const name = isJudged && verdict ? names.verdict[verdict] : null;
    const word = name && value !== null ? name.charAt(0).toLowerCase() + name.slice(1) : name;
    return [value === null ? null : decimal(value), word].filter(Boolean).join(', ') || null;
  };
  return {
    place: [...(substance ? [substance] : []), names.figure[figure]],
    before: textOf(before, verdictBefore),
    after: textOf(after, verdictAfter),
  };
}
