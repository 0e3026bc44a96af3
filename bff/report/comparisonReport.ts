import { CHANGE_KINDS, type ChangeKind } from '../../domain/report/snapshotInputs.ts';
import { MAX_CHANGES } from '../../domain/report/snapshotChanges.ts';
import type { ReportLanguage } from '../../domain/report/reportParts.ts';
import { consequenceTexts } from '../../domain/fieldNames/consequenceTexts.ts';
import { placeNames, valueText } from '../../domain/fieldNames/fieldNames.ts';
import type { PifChange, PifConsequence, PifVersion } from '../resolvers.generated.ts';
import { inEights } from './chapters/attachments.ts';
import { fact, facts, sentence, table, type Pif, type Writing } from './chapters/blocks.ts';
import { toCyrillic } from './cyrillic.ts';
import { formatsOf } from './formats.ts';
import type { Chapter, ReportDocument } from './reportDocument.ts';
import { wordsOf } from './words/wordsOf.ts';

export interface ComparisonInput {
  pif: Pick<Pif, 'name' | 'reference' | 'slug' | 'description'>;
  since: PifVersion;
  /** The later version; null: the file as it stands. */
  until: PifVersion | null;
  changes: readonly PifChange[];
  consequences: readonly PifConsequence[];
  language: ReportLanguage;
  /** The day of the document, YYYY-MM-DD. */
  today: string;
}

/** What differs between two versions of a file, old beside new, by kind. */
export function comparisonReport(input: ComparisonInput): ReportDocument {
  const { pif, since, until, changes, language, today } = input;
  const words = wordsOf(language);
  const formats = formatsOf(language);
  const writing = { words, formats, language };
  const { comparison: names } = words;
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const [older, newer] = [titleOf(since, writing), titleOf(until, writing)];
  return {
    language: language === 'en' ? 'en' : 'sr',
    region: language === 'en' ? 'GB' : 'RS',
    kind: names.kind,
    law: '',
    hasCover: false,
    logo: null,
    name: pif.name,
    subtitle: pif.description.function ?? '',
    reference: pif.reference ?? pif.slug,
    hash: '',
    edition: formats.fill(names.edition, {
      since: String(since.number),
      until: until ? String(until.number) : names.now,
    }),
    copy: '',
    draft: null,
    conclusion: null,
    conditions: [],
    facts: [],
    questions: null,
    key: null,
    dividers: [],
    date: { year, month, day },
    words: {
      contents: words.contents,
      leftOut: '',
      attachments: words.field.attachments,
      page: words.page,
      of: words.of,
      replaced: words.replaced,
    },
    chapters: [
      chapterOf(names.versions, [
        facts([
          fact(older, signatureOf(since, writing)),
          fact(newer, until ? signatureOf(until, writing) : formats.fill(names.takenOn, { date: formats.day(today) })),
        ]),
        ...(changes.length === 0 ? [sentence(names.same)] : []),
        ...(changes.length === MAX_CHANGES
          ? [sentence(formats.fill(names.cut, { n: formats.count(MAX_CHANGES) }))]
          : []),
      ]),
      ...differences(input, [older, newer], writing),
    ],
  };
}

const chapterOf = (title: string, blocks: Chapter['blocks']): Chapter => ({
  code: '',
  section: null,
  title,
  blocks,
});

/** What follows for the report, then what differs, by kind: each a chapter with a table. */
function differences(
  { changes, consequences }: ComparisonInput,
  [older, newer]: [string, string],
  writing: Writing,
): Chapter[] {
  const { comparison: names, choice } = writing.words;
  const columns = [
    { head: names.field, width: 3, isQuiet: true },
    { head: older, width: 4 },
    { head: newer, width: 4 },
  ];
  const rows = consequences.map((one) => consequenceRow(one, writing));
  const ofKind = (kind: ChangeKind) => changes.filter((change) => change.kind === kind);
  const rowOf = (change: PifChange) => [
    placeIn(change.path, writing),
    sideIn(change, 'before', writing),
    sideIn(change, 'after', writing),
  ];
  return [
    ...(rows.length > 0 ? [chapterOf(names.consequences, [table(columns, rows)])] : []),
    ...CHANGE_KINDS.filter((kind) => ofKind(kind).length > 0).map((kind) =>
      chapterOf(choice.change[kind], [table(columns, ofKind(kind).map(rowOf))]),
    ),
  ];
}

const titleOf = (version: PifVersion | null, { words: { comparison }, formats }: Writing): string =>
  version ? formats.fill(comparison.version, { n: String(version.number) }) : comparison.now;

function signatureOf({ conclusion, signedBy, signedAt, contentHash }: PifVersion, { words, formats }: Writing): string {
  return formats.fill(words.comparison.signed, {
    conclusion: words.partB.conclusions[conclusion],
    name: signedBy,
    date: formats.day(signedAt),
    hash: inEights(contentHash),
  });
}

/** Words of ours in the script of the document; names that people gave stay as they are. */
const inScript = (given: string, text: string, language: ReportLanguage): string =>
  language === 'sr-Cyrl' && text !== given ? toCyrillic(text) : text;

const placeIn = (path: readonly string[], { language }: Writing): string =>
  placeNames(path, language === 'en' ? 'en' : 'sr')
    .map((name, at) => inScript(path[at] ?? '', name, language))
    .join(' › ');

/** A figure that follows, old and new. */
function consequenceRow(one: PifConsequence, { words, formats, language }: Writing): string[] {
  const { substance = null, before = null, after = null, verdictBefore = null, verdictAfter = null } = one;
  const consequence = { ...one, substance, before, after, verdictBefore, verdictAfter };
  const texts = consequenceTexts(consequence, language === 'en' ? 'en' : 'sr', formats);
  const place = texts.place.map((name) => inScript(substance ?? '', name, language)).join(' › ');
  return [
    place,
    ...[texts.before, texts.after].map((text) => inScript('', text ?? words.comparison.nothing, language)),
  ];
}

/** A value with what it rests on, as far as that differs. */
function sideIn({ path, basis, ...values }: PifChange, side: 'before' | 'after', writing: Writing): string {
  const rests = basis
    .filter((one) => (one[side] ?? null) !== null)
    .map((one) => `${placeIn([one.field], writing)}: ${valueIn([one.field], one[side], writing)}`);
  return [valueIn(path, values[side], writing), ...rests].join('\n');
}

function valueIn(
  path: readonly string[],
  value: string | null | undefined,
  { words, formats, language }: Writing,
): string {
  if (value === null || value === undefined) return words.comparison.nothing;
  const { day, decimal } = formats;
  const text = valueText(path.at(-1) ?? '', value, language === 'en' ? 'en' : 'sr', {
    day,
    decimal,
    yes: words.yes,
    no: words.no,
  });
  return inScript(value, text, language);
}
