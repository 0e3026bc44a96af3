import type { NanoAssessment } from '../../../domain/pif/substanceProfile.ts';
import type { CombinedMargin } from '../../../domain/report/marginTypes.ts';
import type { MarginRow, SafetyReport, Sourced, SubstanceRow } from '../../../domain/report/safetyReportTypes.ts';
import { strictestMargin } from '../../../domain/report/strictestMargin.ts';
import type { Block, Cell } from '../reportDocument.ts';
import { fact, facts, heading, sentence, type Writing } from './blocks.ts';
import { entriesOf } from './composition.ts';
import { Marks } from './marks.ts';
import { pointName, pointNotes } from './points.ts';

/**
 * A8: Annex I of Regulation (EC) No 1223/2009. The toxicological profile of every substance, with what it was found
 * under.
 */
export function profileBlocks({ substances }: SafetyReport, writing: Writing): Block[] {
  const { profiles: names } = writing.words.computed;
  if (substances.length === 0) return [sentence(names.none)];
  const isLong = (row: SubstanceRow | undefined) => (row?.profile.endpoints.length ?? 0) > 0;
  return substances.flatMap((row, at) => {
    const startsPage = isLong(row) && isLong(substances[at - 1]);
    return profileOf(row, { n: `${at + 1}`, count: `${substances.length}`, startsPage }, writing);
  });
}

/** A profile with findings begins a page behind another one; the short ones follow one another. */
function profileOf(
  row: SubstanceRow,
  { n, count, startsPage }: { n: string; count: string; startsPage: boolean },
  writing: Writing,
): Block[] {
  const { words, formats } = writing;
  const { field, choice } = words;
  const { profiles: names } = words.computed;
  const { profile, waiver } = row;
  const marks = new Marks(writing);
  const endpoints = profile.endpoints.map((one): Cell[] => [
    choice.endpoint[one.endpoint],
    endpointCell(one, marks, choice),
  ]);
  const { identity, figures } = headOf(row, marks, writing);
  const { identity: found } = profile;
  const notes = [
    ...(found?.matchedBy === 'cas'
      ? [formats.fill(names.otherIdentity, { name: found.inciName, cas: found.casNumbers.join(', ') })]
      : []),
    ...pointNotes(row, writing),
    ...(found ? [] : [`? ${names.noData}`]),
  ];
  const table: Block = {
    kind: 'table',
    columns: [
      { head: field.endpoint, width: 3 },
      { head: names.data, width: 8 },
    ],
    groups: [{ head: null, rows: endpoints }],
    notes: [],
  };
  const written = (title: string, text: string | undefined): Block[] =>
    text ? [heading(title), { kind: 'text', text, isWritten: true }] : [];
  const allNotes = [...marks.notes, ...notes];
  const below: Block[] = [
    ...(endpoints.length > 0 ? [table] : []),
    ...(allNotes.length > 0 ? [{ kind: 'notes' as const, notes: allNotes }] : []),
    ...written(field.typed, profile.typed?.value),
    ...written(field.waiver, waiver?.value),
    ...(row.nano ? nanoBlocks(row.nano, writing) : []),
    ...(profile.references.length > 0
      ? [heading(field.references), sentence(profile.references.map((text, at) => `${at + 1}. ${text}`).join('\n'))]
      : []),
  ];
  return [
    {
      kind: 'profile',
      name: row.isNano ? `${row.inciName} [nano]` : row.inciName,
      number: formats.fill(names.number, { n, count }),
      startsPage,
      isFollowed: below.length > 0,
      identity,
      figures,
    },
    ...below,
  ];
}

/** What a profile begins with: what the substance is, and its figures in this product. */
function headOf(row: SubstanceRow, marks: Marks, writing: Writing) {
  const { words, formats } = writing;
  const { field } = words;
  const { profiles: names } = words.computed;
  const { profile, own, pointOfDeparture: pod } = row;
  const withUnit = (value: Sourced | null, unit: string): Cell => {
    const cell = marks.figure(value);
    return typeof cell === 'string' ? cell : { ...cell, text: `${cell.text} ${unit}` };
  };
  const identity: { name: string; value: Cell }[] = [
    { name: names.cas, value: row.casNumbers.join(', ') || '–' },
    { name: names.ec, value: row.ecNumbers.join(', ') || '–' },
    { name: names.weight, value: withUnit(profile.molecularWeight, 'g/mol') },
    { name: field.logPow, value: marks.figure(profile.logPow) },
    { name: names.solubility, value: withUnit(profile.waterSolubility, 'mg/L') },
    { name: field.annex, value: entriesOf(row) || '–' },
  ];
  const figures: { name: string; value: Cell }[] = [
    { name: names.inProduct, value: row.maxPercent ? formats.decimal(row.maxPercent) : '–' },
    { name: names.systemic, value: marks.figure(own?.systemicExposure) },
    { name: pointName(row, writing), value: marks.figure(pod?.value) },
    {
      name: formats.fill(names.margin, { required: formats.decimal(row.requiredMargin.value) }),
      value: marks.figure(own?.margin),
    },
    {
      name: names.highest,
      value: marks.figure(
        strictestMargin<MarginRow | CombinedMargin>(own, row.aggregate, row.combined)?.highestSafePercent,
      ),
    },
  ];
  return { identity, figures };
}

/** A text with its source, or why there are no data. */
function endpointCell(
  { text, noData }: SubstanceRow['profile']['endpoints'][number],
  marks: Marks,
  choice: Writing['words']['choice'],
): Cell {
  const cell = marks.text({ ...text, source: null });
  const { text: known, mark } = typeof cell === 'string' ? { text: cell, mark: '' } : cell;
  const source = text.source && `(${text.source})`;
  return { text: [noData && choice.noData[noData], known, source].filter(Boolean).join(' '), mark };
}

/** What the nano form rests on: Articles 13 and 16 of Regulation (EC) No 1223/2009. */
const nanoBlocks = ({ basis, reason, notifiedOn }: NanoAssessment, { words, formats }: Writing): Block[] => [
  facts([
    fact(words.field.nanoBasis, words.choice.nanoBasis[basis]),
    ...(notifiedOn ? [fact(words.field.nanoNotifiedOn, formats.day(notifiedOn))] : []),
  ]),
  { kind: 'text', text: reason, isWritten: true },
];
