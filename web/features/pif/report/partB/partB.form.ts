import type { PifPartBInput, PifReasoningHeading } from '../../../../shared/apollo/schema.generated.ts';
import { JUSTIFIABLE } from '../../../../../domain/report/blockers.ts';
import { EXPLAINABLE } from '../../../../../domain/report/labelContradictions.ts';
import { PART_B_FIELDS } from '../../../../../domain/pif/fields/partB.ts';
import { isWritten } from '../../../../../domain/pif/writtenText.ts';
import * as z from '../../../../shared/zod.ts';
import type { PifDetail_PifFragment } from '../../frame/Pif.generated.ts';
import { orNull, text, wantedText } from '../../sections/units.ts';
import type { SafetyReport_ReportFragment } from '../SafetyReportData.generated.ts';
import type { PifPartB_PifFragment } from './PartB.generated.ts';

/** What is computed of a file; null while there is nothing to compute it from. */
export type ComputedReport = SafetyReport_ReportFragment | null;

/** A file with its Part B and the computed Part A that Part B speaks of. */
export type PifWithPartB = PifDetail_PifFragment & PifPartB_PifFragment & { safetyReport: ComputedReport };

export interface ComputedSentences {
  /** What the figures of Part A say under a heading, in the reader's language. */
  sentence: (heading: PifReasoningHeading) => string;
  /**
   * Whether a text is what they say in any language, however the figures are written. True as long as they are not
   * known.
   */
  isCurrent: (heading: PifReasoningHeading, text: string) => boolean;
}

const { explainedWarnings, explainedDifferences, marginJustifications } = PART_B_FIELDS;
const { warning, explanation } = explainedWarnings.fields;
const longText = text(PART_B_FIELDS.statement.maxLength);

export const partBForm = z.object({
  statement: longText,
  conditions: longText,
  unsafeReasons: longText,
  explainedWarnings: z.array(
    z.object({ warning: wantedText(warning.maxLength), explanation: wantedText(explanation.maxLength) }),
  ),
  explainedDifferences: z.array(
    z.object({
      difference: z.string(),
      inFile: z.string(),
      onLabel: z.string(),
      explanation: text(explainedDifferences.fields.explanation.maxLength),
    }),
  ),
  reasoning: z.array(
    z.object({ heading: z.string(), text: longText, state: z.enum(['COMPUTED', 'CONFIRMED', 'EDITED', 'OUTDATED']) }),
  ),
  marginJustifications: z.array(
    z.object({ inciName: z.string(), reason: text(marginJustifications.fields.reason.maxLength) }),
  ),
});
export type PartBForm = z.infer<typeof partBForm>;

/** Whether a person wrote a heading, or confirmed what is computed now. */
export const isReasoned = ({ state, text: typed }: PartBForm['reasoning'][number]): boolean =>
  (state === 'CONFIRMED' || state === 'EDITED') && isWritten(typed);

/** Substances whose margin stops SAFE or was justified. */
function justifiable({ blockers, partB }: PifWithPartB): string[] {
  const stopped = (blockers ?? []).flatMap(({ code, subject }) =>
    subject !== null && JUSTIFIABLE.includes(code) ? [subject] : [],
  );
  return [...new Set([...partB.marginJustifications.map(({ inciName }) => inciName), ...stopped])];
}

/** What the label says otherwise than the file and may stand with a reason, with the reason that was given for it. */
function differences({ safetyReport, partB }: PifWithPartB): PartBForm['explainedDifferences'] {
  const found = (safetyReport?.sections ?? []).flatMap(({ missing }) =>
    missing.filter(({ code, subject }) => code === 'LABEL_CONTRADICTS' && EXPLAINABLE.includes(subject ?? '')),
  );
  return found.map(({ subject, params }) => {
    const valueOf = (wanted: string) => params.find(({ name }) => name === wanted)?.value ?? '';
    const one = { difference: subject ?? '', inFile: valueOf('inFile'), onLabel: valueOf('onLabel') };
    const kept = partB.explainedDifferences.find(
      ({ difference, inFile, onLabel }) =>
        difference === one.difference && inFile === one.inFile && onLabel === one.onLabel,
    );
    return { ...one, explanation: kept?.explanation ?? '' };
  });
}

/**
 * Part B as the form holds it: headings that nobody edited or confirmed open with computed sentences, and one whose
 * figures have changed since it was confirmed is to be confirmed again.
 */
export function toValues(
  pif: PifWithPartB,
  headings: readonly PifReasoningHeading[],
  { sentence, isCurrent }: ComputedSentences,
): PartBForm {
  const { partB } = pif;
  return {
    statement: partB.statement ?? '',
    conditions: partB.conditions.join('\n'),
    unsafeReasons: partB.unsafeReasons ?? '',
    explainedWarnings: partB.explainedWarnings.map(({ warning, explanation }) => ({ warning, explanation })),
    explainedDifferences: differences(pif),
    reasoning: headings.map((heading) => {
      const kept = partB.reasoning.find((one) => one.heading === heading);
      if (!kept) return { heading, text: sentence(heading), state: 'COMPUTED' as const };
      const confirmed = isCurrent(heading, kept.text) ? ('CONFIRMED' as const) : ('OUTDATED' as const);
      return { heading, text: kept.text, state: kept.isEdited ? ('EDITED' as const) : confirmed };
    }),
    marginJustifications: justifiable(pif).map((inciName) => ({
      inciName,
      reason: partB.marginJustifications.find((one) => one.inciName === inciName)?.reason ?? '',
    })),
  };
}

export const toInput = (values: PartBForm): PifPartBInput => ({
  statement: orNull(values.statement),
  conditions: values.conditions
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
  unsafeReasons: orNull(values.unsafeReasons),
  explainedWarnings: values.explainedWarnings,
  explainedDifferences: values.explainedDifferences.filter(({ explanation }) => explanation.trim() !== ''),
  reasoning: values.reasoning
    .filter(({ state, text: typed }) => state !== 'COMPUTED' && typed.trim() !== '')
    .map(({ heading, text: typed, state }) => ({
      heading: heading as PifReasoningHeading,
      text: typed,
      isEdited: state === 'EDITED',
    })),
  marginJustifications: values.marginJustifications.filter(({ reason }) => reason.trim() !== ''),
});

const fields = [
  'statement',
  'conditions',
  'unsafeReasons',
  'explainedWarnings',
  'explainedDifferences',
  'reasoning',
  'marginJustifications',
] as const;

/** The field of a path of the input. */
export const fieldOf = (path: string): keyof PartBForm | undefined =>
  fields.find((field) => path.startsWith(`input.partB.${field}`));
