import { REASONING_HEADINGS } from '../../../domain/pif/partB.ts';
import type { Block, Conclusion } from '../reportDocument.ts';
import { fact, facts, heading, type Pif, sentence, tableOr, type Writing } from './blocks.ts';
import type { PrintedUse } from './partATyped.ts';

/** The conditions under which the product is safe; none where the conclusion is another. */
export const conditionsOf = ({ conclusion, partB }: Pif, { words, formats }: Writing): string[] =>
  conclusion === 'CONDITIONALLY_SAFE'
    ? partB.conditions.map((text, at) => formats.fill(words.partB.condition, { n: String(at + 1), text }))
    : [];

const tones = { NONE: 'none', SAFE: 'good', CONDITIONALLY_SAFE: 'question', UNSAFE: 'bad' } as const;

/** The conclusion with its statement, as the cover and B1 show it. */
export function conclusionOf(pif: Pif, writing: Writing): Conclusion {
  const { conclusion, partB } = pif;
  const { partB: names } = writing.words;
  const isConditional = conclusion === 'CONDITIONALLY_SAFE';
  return {
    tone: tones[conclusion],
    fieldLabel: names.conclusion,
    title: names.conclusions[conclusion],
    statement: partB.statement ?? names.noStatement,
    conditions: [...(isConditional ? [names.notFinal] : []), ...conditionsOf(pif, writing)],
  };
}

/** B1: Annex I, Part B, point 1 of Regulation (EC) No 1223/2009. */
export function conclusionBlocks(pif: Pif, writing: Writing): Block[] {
  const { conclusion, partB } = pif;
  const reasons: Block[] =
    conclusion === 'UNSAFE' && partB.unsafeReasons
      ? [heading(writing.words.partB.reasons), { kind: 'text', text: partB.unsafeReasons, isWritten: true }]
      : [];
  return [{ kind: 'conclusion', ...conclusionOf(pif, writing) }, ...reasons];
}

/** B2: point 2, the warnings and instructions of the label. */
export function warningBlocks({ partB }: Pif, printed: PrintedUse | null, { words }: Writing): Block[] {
  const { warnings: names } = words.partB;
  return [
    heading(names.printed),
    sentence(printed ? (printed.precautions ?? words.partA.notStated) : names.noLabel),
    tableOr(
      [
        { head: names.warning, width: 1 },
        { head: names.explanation, width: 1 },
      ],
      partB.explainedWarnings.map(({ warning, explanation }) => [warning, explanation]),
      names.none,
    ),
  ];
}

/** B3: point 3, every heading that applies; those that nobody wrote or confirmed say so. */
export function reasoningBlocks({ partB, description }: Pif, { words }: Writing): Block[] {
  const { reasoning: names } = words.partB;
  const rows = REASONING_HEADINGS.filter(
    (one) =>
      (one !== 'UNDER_THREE' || description.isForUnderThree === true) &&
      (one !== 'INTIMATE_USE' || description.isForIntimateUse === true),
  ).map((one) => {
    const text = partB.reasoning.find((stated) => stated.heading === one)?.text;
    return text ? { name: names.headings[one], value: text, isWritten: true } : fact(names.headings[one], names.open);
  });
  const accepted = partB.marginJustifications.map(({ inciName, reason }) => [inciName, reason]);
  const columns = [
    { head: names.substance, width: 1 },
    { head: names.reason, width: 2 },
  ];
  return [
    { kind: 'facts', facts: rows, heads: [names.heading, names.text] },
    ...(accepted.length > 0 ? [heading(names.margins), tableOr(columns, accepted, '')] : []),
  ];
}

/** B4: point 4, who assessed; a draft says that it is not signed. */
export function assessorBlocks({ assessor, assessedAt, conclusion }: Pif, writing: Writing, isDraft: boolean): Block[] {
  const { assessor: names, conclusions } = writing.words.partB;
  return [
    facts(writing, [
      fact(names.name, assessor),
      fact(names.assessedOn, writing.formats.day(assessedAt)),
      fact(names.conclusion, conclusions[conclusion]),
      ...(isDraft ? [fact(names.signature, names.notSigned)] : []),
    ]),
  ];
}
