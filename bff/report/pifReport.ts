import { createHash } from 'node:crypto';
import { reviewDueOn } from '../../domain/pif/retention.ts';
import {
  COMPUTED_PARTS,
  REPORT_PARTS,
  type ReportChapter,
  type ReportLanguage,
  type ReportPart,
  sectionOf,
} from '../../domain/report/reportParts.ts';
import { canonicalJsonInSteps } from '../../domain/report/canonicalJson.ts';
import { plainJsonInSteps } from '../../domain/report/plainJson.ts';
import type { SafetyReport } from '../../domain/report/safetyReportTypes.ts';
import type { Pif, Writing } from './chapters/blocks.ts';
import { exposureBlocks } from './chapters/exposure.ts';
import { marginBlocks } from './chapters/margins.ts';
import { groupBlocks, materialBlocks, statementBlocks, substanceBlocks } from './chapters/partAComputed.ts';
import {
  type Assessor,
  assessorBlocks,
  conclusionBlocks,
  conclusionOf,
  conditionsOf,
  nameOfAssessor,
  reasoningBlocks,
  warningBlocks,
} from './chapters/partB.ts';
import { openQuestionsOf } from './chapters/openQuestions.ts';
import { profileBlocks } from './chapters/profiles.ts';
import { commentBlocks, documentBlocks, inEights, inShort } from './chapters/attachments.ts';
import { compositionBlocks } from './chapters/composition.ts';
import {
  effectBlocks,
  lastTextBlocks,
  microbiologyBlocks,
  physicalBlocks,
  type PrintedUse,
  traceBlocks,
  useBlocks,
} from './chapters/partATyped.ts';
import { animalBlocks, categoryIn, claimBlocks, descriptionBlocks, manufacturingBlocks } from './chapters/sections.ts';
import { mapInSteps, type Steps } from '../../domain/steps/steps.ts';
import { formatsOf } from './formats.ts';
import { withForeignMarks } from './foreignTexts.ts';
import type { Block, Chapter, Fact, ReportDocument } from './reportDocument.ts';
import type { Words } from './words/words.ts';
import { wordsOf } from './words/wordsOf.ts';

export interface ReportInput {
  pif: Pif;
  /** Part A as far as it is computed; null without a formula. */
  report: SafetyReport | null;
  /** What the label of the file says of its use; null without a label. */
  printed: PrintedUse | null;
  parts: readonly ReportPart[];
  language: ReportLanguage;
  /** The day of the report, YYYY-MM-DD. */
  today: string;
  /** The company's logo, as `companyLogo` returns it. */
  logo: string | null;
  /** Who concluded; null where the profile is not known to who prints a draft. */
  assessor: Assessor | null;
  /**
   * Of a signed report, which is no draft: SHA-256 of the snapshot that it is printed from, and of a print that is not
   * the signed one itself, which version it copies.
   */
  frozen?: { hash: string; copyOf?: { number: number; pdfSha256: string; signedOn: string } };
}

const CHAPTERS = REPORT_PARTS.filter((name): name is ReportChapter => name !== 'cover');

/** The chapters of a report of these parts, in their order: those that are computed only where something was. */
export const chaptersOf = (parts: readonly ReportPart[], report: SafetyReport | null): ReportChapter[] =>
  CHAPTERS.filter((name) => parts.includes(name) && (report || !COMPUTED_PARTS.includes(name)));

/** The blocks of each chapter. */
function blocksOfChapters(
  { pif, report, printed, parts, today, assessor, frozen }: ReportInput,
  writing: Writing,
): Record<ReportChapter, () => Block[]> {
  const ofReport = (blocks: (of: SafetyReport, writing: Writing) => Block[]) => (report ? blocks(report, writing) : []);
  return {
    description: () => descriptionBlocks(pif, writing),
    A1: () => ofReport(compositionBlocks),
    A2: () => [...physicalBlocks(pif, writing), ...ofReport(substanceBlocks)],
    A3: () => [...ofReport(groupBlocks), ...microbiologyBlocks(pif, writing)],
    // Raw materials are named only where the composition names them.
    A4: () => [...(parts.includes('A1') ? ofReport(materialBlocks) : []), ...traceBlocks(pif, writing)],
    A5: () => useBlocks(pif, printed, writing),
    A6: () => [
      ...ofReport((of) => exposureBlocks(of, pif.partA.exposure.reasoning, writing)),
      ...lastTextBlocks('A6', pif, writing),
    ],
    A7: () => ofReport(marginBlocks),
    A8: () => [...ofReport(profileBlocks), ...lastTextBlocks('A8', pif, writing)],
    A9: () => effectBlocks(pif, writing),
    A10: () => [...lastTextBlocks('A10', pif, writing), ...ofReport(statementBlocks)],
    B1: () => conclusionBlocks(pif, writing),
    B2: () => warningBlocks(pif, report?.warnings ?? [], printed, writing),
    B3: () => reasoningBlocks(pif, report?.statements.hasNano ?? false, writing),
    B4: () => assessorBlocks(pif, assessor, frozen ? { on: today, hash: frozen.hash } : null, writing),
    manufacturing: () => manufacturingBlocks(pif, writing),
    claims: () => claimBlocks(pif, writing),
    animal: () => animalBlocks(pif, writing),
    // Raw materials are named only where the composition names them.
    documents: () => documentBlocks(pif, { namesMaterials: parts.includes('A1'), isSigned: Boolean(frozen) }, writing),
    comments: () => commentBlocks(pif, writing.words, writing.formats),
  };
}

/** The facts on the cover. */
function coverFacts({ pif, report, today, assessor, frozen }: ReportInput, writing: Writing): Fact[] {
  const { words, formats } = writing;
  const { description, formula, label } = pif;
  return [
    { name: words.field.reference, value: numberOf(pif, writing) },
    { name: words.field.company, value: pif.company.name ?? '' },
    {
      name: words.field.responsiblePerson,
      value: [description.responsiblePerson.name, description.responsiblePerson.address].filter(Boolean).join(', '),
    },
    { name: words.field.category, value: categoryIn(description.category, writing) },
    { name: words.field.use, value: description.use ? words.choice.use[description.use] : '' },
    {
      name: words.field.formula,
      value: formula ? formats.fill(words.formulaRevision, { name: formula.name, n: String(formula.revision) }) : '',
    },
    { name: words.field.population, value: description.population ?? '' },
    { name: words.field.pack, value: packOf(pif) },
    { name: words.field.label, value: label?.name ?? '' },
    { name: words.cover.assessor, value: pif.assessor ?? '' },
    { name: words.cover.assessedOn, value: formats.day(pif.assessedAt) },
    { name: words.field.stage, value: words.choice.stage[frozen ? 'SIGNED' : pif.stage] },
    { name: frozen ? words.field.signedOn : words.cover.date, value: formats.day(today) },
    ...(frozen ? [{ name: words.cover.reviewBy, value: formats.day(reviewDueOn(today)) }] : []),
    ...(report
      ? [{ name: words.cover.knowledge, value: `${formats.day(report.checkedOn)} · ${report.knowledgeVersion}` }]
      : []),
    ...(frozen && assessor ? [{ name: words.cover.signedBy, value: nameOfAssessor(assessor) }] : []),
  ];
}

/** The law of the report or of the file that holds one; empty without any part of a report. */
function lawOf(chosen: readonly ReportChapter[], { law, withReport }: Writing['words']): string {
  if (!chosen.some(sectionOf)) return '';
  return chosen.every(sectionOf) ? law : `${withReport} ${law}`;
}

/** A product information file as a report of the chosen parts. In steps; it is a draft as long as nobody signed it. */
export function* pifReportInSteps(input: ReportInput): Steps<ReportDocument> {
  const { pif, report, parts, language, today, logo, frozen } = input;
  const words = wordsOf(language);
  const formats = formatsOf(language);
  const writing = { words, formats, language };
  const blocksOf = blocksOfChapters(input, writing);
  const chosen = chaptersOf(parts, report);
  const leftOut = CHAPTERS.filter((name) => !chosen.includes(name)).map((name) => titleOf(name, words));
  const chapters = yield* mapInSteps(chosen, (name): Chapter => ({
    code: sectionOf(name) ? name : '',
    section: sectionIn(name, words),
    title: words.part[name],
    blocks: blocksOf[name](),
  }));
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const { description } = pif;
  const document = withForeignMarks(
    {
      language: language === 'en' ? 'en' : 'sr',
      region: language === 'en' ? 'GB' : 'RS',
      kind: chosen.every(sectionOf) ? words.safetyReport : words.kind,
      law: lawOf(chosen, words),
      hasCover: parts.includes('cover'),
      logo: logo === null ? null : { png: logo, alt: pif.company.name ?? '' },
      name: pif.name,
      subtitle: description.function ?? '',
      reference: numberOf(pif, writing),
      edition: formats.fill(frozen ? words.version : words.revision, { n: String(pif.revision) }),
      hash: '',
      copy: frozen?.copyOf
        ? formats.fill(words.copy, {
            n: String(frozen.copyOf.number),
            date: formats.day(frozen.copyOf.signedOn),
            hash: inShort(frozen.copyOf.pdfSha256),
          })
        : '',
      draft: frozen ? null : { ...words.draft, word: words.draft.word.toUpperCase() },
      conclusion: pif.conclusion === 'NONE' ? null : conclusionOf(pif, writing),
      conditions: conditionsOf(pif, writing),
      facts: coverFacts(input, writing),
      // Which substances they are about is told where the composition is.
      // What is missing is no part of a signed report: design of the gate, section 5.
      questions: report && !frozen && parts.includes('A7') ? openQuestionsOf(pif, report, writing) : null,
      key: chosen.some((name) => COMPUTED_PARTS.includes(name)) ? words.key : null,
      date: { year, month, day },
      words: {
        contents: words.contents,
        leftOut: leftOut.length > 0 ? formats.fill(words.leftOut, { parts: leftOut.join('; ') }) : '',
        page: words.page,
        of: words.of,
        replaced: words.replaced,
        attachments: words.field.attachments,
      },
      chapters,
      dividers: [],
    },
    words.foreign,
  );
  const hash = frozen?.hash ?? (yield* hashOf(document));
  const name = frozen ? words.cover.hash : words.cover.hashOfDraft;
  return {
    ...document,
    hash: `SHA-256 ${inShort(hash)}`,
    facts: [...document.facts, { name, value: inEights(hash) }],
  };
}

/** As much of an id as tells a file from the others of an organisation (OWN), for one without a reference. */
const ID_DIGITS = 8;

/** The number of the report: the reference of the file, or a short one in its place, so that the foot holds it. */
const numberOf = ({ reference, id }: Pif, { words, formats }: Writing): string =>
  reference?.trim() || formats.fill(words.number, { n: id.slice(-ID_DIGITS).toUpperCase() });

/** The hash of what a draft prints (OWN): two printouts with the same one say the same. Nothing of it is kept. */
function* hashOf(document: ReportDocument): Steps<string> {
  const text = yield* canonicalJsonInSteps(yield* plainJsonInSteps(document));
  return createHash('sha256')
    .update(text ?? JSON.stringify(document))
    .digest('hex');
}

/** How much a pack holds, and what touches the product. */
const packOf = ({ description, partA }: Pif): string =>
  [
    description.nominalContent,
    ...partA.packParts.filter(({ kind }) => kind === 'PRIMARY').map(({ material }) => material),
  ]
    .filter(Boolean)
    .join(', ');

/** A chapter as a list of chapters names it: its number, else its title. */
const titleOf = (name: ReportChapter, words: Words): string => (sectionOf(name) ? name : words.part[name]);

/** The part of the safety report that a chapter stands in. */
function sectionIn(name: ReportChapter, { sectionA, sectionB, field }: Words): Chapter['section'] {
  const section = sectionOf(name);
  return section && (section === 'A' ? { code: field.partA, ...sectionA } : { code: field.partB, ...sectionB });
}
