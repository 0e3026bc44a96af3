import { conclusionInForce, isConclusionOutdated } from '../../../domain/pif/stages.ts';
import { isReason } from '../../../domain/pif/writtenText.ts';
import { contradictionText, type Contradicted } from '../../../domain/report/labelContradictions.ts';
import { headingsOf } from '../../../domain/pif/partB.ts';
import { checkReportWarnings, type CheckedWarning, type ReportWarning } from '../../../domain/report/reportWarnings.ts';
import { reasonedProductOf } from '../../../domain/report/assessed.ts';
import type { Block, Cell, Conclusion } from '../reportDocument.ts';
import { inShort } from './attachments.ts';
import { fact, heading, type Pif, sentence, serbianIn, tableOr, type Writing } from './blocks.ts';
import type { PrintedUse } from './partATyped.ts';

const inForce = ({ stage, conclusion }: Pif): Pif['conclusion'] => conclusionInForce(stage, conclusion);

/** The conditions under which the product is safe; none where the conclusion is another. */
export const conditionsOf = (pif: Pif, { words, formats }: Writing): string[] =>
  inForce(pif) === 'CONDITIONALLY_SAFE'
    ? pif.partB.conditions.map((text, at) => formats.fill(words.partB.condition, { n: String(at + 1), text }))
    : [];

const tones = { NONE: 'none', SAFE: 'good', CONDITIONALLY_SAFE: 'question', UNSAFE: 'bad' } as const;

/** What the file concludes; of a reopened one, what it did before. */
function titleOfConclusion({ stage, conclusion }: Pif, { words: { partB: names }, formats }: Writing): string {
  const title = names.conclusions[conclusion];
  // Without its sign, which would be read before the sentence.
  return isConclusionOutdated(stage, conclusion)
    ? formats.fill(names.outdated, { conclusion: title.replace(/^\S /, '') })
    : title;
}

/** The conclusion with its statement, as the cover and B1 show it. */
export function conclusionOf(pif: Pif, writing: Writing): Conclusion {
  const { stage, conclusion, partB } = pif;
  const { field, partB: names } = writing.words;
  const isConditional = inForce(pif) === 'CONDITIONALLY_SAFE';
  return {
    tone: tones[inForce(pif)],
    fieldLabel: field.conclusion,
    title: titleOfConclusion(pif, writing),
    statement: isConclusionOutdated(stage, conclusion)
      ? names.outdatedStatement
      : (partB.statement ?? names.noStatement),
    conditions: [...(isConditional ? [names.notFinal] : []), ...conditionsOf(pif, writing)],
  };
}

/** B1: Annex I, Part B, point 1 of Regulation (EC) No 1223/2009. */
export function conclusionBlocks(pif: Pif, writing: Writing): Block[] {
  const { partB } = pif;
  const reasons: Block[] =
    inForce(pif) === 'UNSAFE' && partB.unsafeReasons
      ? [heading(writing.words.field.unsafeReasons), { kind: 'text', text: partB.unsafeReasons, isWritten: true }]
      : [];
  return [{ kind: 'conclusion', ...conclusionOf(pif, writing) }, ...reasons];
}

/** B2: point 2, what the annexes want on the label beside what it prints: Article 19(1)(d) of the Regulation. */
export function warningBlocks(
  { partB }: Pif,
  wanted: readonly ReportWarning[],
  printed: PrintedUse | null,
  writing: Writing,
): Block[] {
  const { warnings: names } = writing.words.partB;
  const notes = new Map<string, string>();
  const rows = checkReportWarnings(wanted, partB.explainedWarnings).map((one): Cell[] => {
    const isTranslated = writing.language !== 'en' && one.serbian !== null;
    if (isTranslated) notes.set('‡', names.translated);
    return [
      { text: isTranslated ? serbianIn(one.serbian, writing) : one.english, mark: isTranslated ? '‡' : '' },
      [one.ingredient, one.reference].filter(Boolean).join(' · '),
      stateOf(one, writing),
    ];
  });
  const wordings = new Set(wanted.flatMap(({ english, serbian }) => [english, serbian ?? '']).map(keyOf));
  const others = partB.explainedWarnings.filter(({ warning }) => !wordings.has(keyOf(warning)));
  return [
    ...(rows.length > 0
      ? [
          {
            kind: 'table' as const,
            columns: [
              { head: names.wanted, width: 4 },
              { head: names.by, width: 2.6, isQuiet: true },
              { head: writing.words.field.onLabel, width: 3 },
            ],
            groups: [{ head: null, rows }],
            notes: [...notes].map(([mark, text]) => ({ mark, text })),
          },
        ]
      : [sentence(names.noneWanted)]),
    ...(others.length > 0
      ? [
          heading(names.others),
          tableOr(
            [
              { head: names.wanted, width: 1 },
              { head: names.explanation, width: 1 },
            ],
            others.map(({ warning, explanation }) => [warning, explanation]),
            '',
          ),
        ]
      : []),
    heading(names.printed),
    sentence(printed ? (printed.precautions ?? writing.words.partA.notStated) : names.noLabel),
  ];
}

const keyOf = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether the label bears a wording; one that is due only under a condition that nobody judged is a question. */
function stateOf({ state, explanation, condition, limit }: CheckedWarning, { words, formats }: Writing): string {
  const { warnings: names } = words.partB;
  if (state === 'PRINTED') return names.isPrinted;
  if (state === 'EXPLAINED') return formats.fill(names.isExplained, { text: explanation ?? '' });
  if (condition === null) return names.isMissing;
  const known = Object.entries(names.conditions).find(([code]) => code === condition)?.[1] ?? condition;
  return `? ${formats.fill(known, { limit: limit ? formats.decimal(limit) : '' })}`;
}

/** B3: point 3, every heading that applies; those that nobody wrote or confirmed say so. */
export function reasoningBlocks(pif: Pif, hasNano: boolean, writing: Writing): Block[] {
  const { words } = writing;
  const language = writing.language === 'en' ? 'en' : 'sr';
  const { partB } = pif;
  const { field, choice } = words;
  const { reasoning: names } = words.partB;
  const rows = headingsOf(reasonedProductOf(pif, hasNano), partB.reasoning).map((one) => {
    const text = partB.reasoning.find((stated) => stated.heading === one)?.text;
    const name = choice.heading[one];
    return text ? { name, value: text, isWritten: true } : fact(name, names.open);
  });
  const explained = partB.explainedDifferences
    .filter(({ explanation }) => isReason(explanation))
    .map(({ difference, inFile, onLabel, explanation }) => {
      const one = difference as Contradicted;
      const shown = (value: string) => serbianIn(contradictionText(one, value, language), writing);
      return [field[one], shown(inFile), shown(onLabel), explanation];
    });
  const differenceColumns = [
    { head: field.difference, width: 1.2 },
    { head: field.inFile, width: 2 },
    { head: field.onLabel, width: 2 },
    { head: field.explanation, width: 2.4 },
  ];
  const accepted = partB.marginJustifications.map(({ inciName, reason }) => [inciName, reason]);
  const columns = [
    { head: field.substance, width: 1 },
    { head: names.reason, width: 2 },
  ];
  return [
    { kind: 'reasoning', facts: rows },
    ...(explained.length > 0 ? [heading(field.explainedDifferences), tableOr(differenceColumns, explained, '')] : []),
    ...(accepted.length > 0 ? [heading(names.margins), tableOr(columns, accepted, '')] : []),
  ];
}

/** Who concluded, as far as it is stated in the profile. */
export interface Assessor {
  name: string;
  title?: string | null | undefined;
  address?: string | null | undefined;
  qualification?: string | null | undefined;
  validUntil?: string | null | undefined;
  /** The paper that proves the qualification. */
  proof?: { name: string; sha256: string; isInside?: boolean } | null | undefined;
}

/** Titles that stand before a name; others, such as a profession, follow it. */
const BEFORE_NAME = /^(prof|doc|dr|mr|др|мр|проф|доц)\b/iu;

/** The assessor with the title, written in one way wherever the report names him. */
export const nameOfAssessor = ({ name, title }: Pick<Assessor, 'name' | 'title'>): string =>
  title && BEFORE_NAME.test(title) ? `${title} ${name}` : [name, title].filter(Boolean).join(', ');

/**
 * B4: point 4, who assessed, with qualification and its proof, and the signature; a draft says that it is not signed.
 */
export function assessorBlocks(
  pif: Pif,
  profile: Assessor | null,
  signed: { on: string; hash: string } | null,
  writing: Writing,
): Block[] {
  const { assessor, assessedAt } = pif;
  const { words, formats } = writing;
  const { field } = words;
  const { assessor: names } = words.partB;
  const name = profile ? nameOfAssessor(profile) : assessor;
  const validUntil = profile?.validUntil
    ? formats.fill(names.validUntil, { day: formats.day(profile.validUntil) })
    : names.unlimited;
  const proof = profile?.proof
    ? [
        `${profile.proof.name}, ${validUntil}`,
        `SHA-256 ${inShort(profile.proof.sha256)}`,
        ...(signed ? [profile.proof.isInside ? names.inside : names.notInside] : []),
      ].join('\n')
    : '';
  const ofProfile = profile
    ? [fact(field.address, profile.address), fact(names.qualification, profile.qualification), fact(names.proof, proof)]
    : [fact(names.qualification, names.atSigning)];
  const facts = [
    fact(names.name, name),
    ...ofProfile,
    fact(names.assessedOn, formats.day(assessedAt)),
    fact(field.conclusion, titleOfConclusion(pif, writing)),
  ];
  const unsigned = inForce(pif) === 'CONDITIONALLY_SAFE' ? [names.notSigned, names.conditional] : [names.notSigned];
  return [
    signed
      ? {
          kind: 'signature',
          facts,
          title: names.signedInSystem,
          signer: profile?.name ?? '',
          lines: [formats.day(signed.on), names.byPassword, `SHA-256 ${inShort(signed.hash)}`],
          byHand: names.byHand,
        }
      : { kind: 'signature', facts, title: field.signature, signer: '', lines: unsigned, byHand: '' },
  ];
}
