import { lastTextsOf, MICROBIOLOGY_ROWS, type PartAPart, textsOfPlace } from '../../../domain/pif/fields/partA.ts';
import type { LabelContent, PifFileSlot, PifMeasured } from '../../resolvers.generated.ts';
import type { Block, Fact } from '../reportDocument.ts';
import { fact, facts, heading, type Pif, table, tableOr, textsOf, type Writing, written } from './blocks.ts';

/** What a label says of the use of the product. */
export type PrintedUse = Pick<LabelContent, 'labelText' | 'precautions'>;

/** The reports that belong to a chapter, by their names. */
const filesOf = (name: string, { files }: Pif, slot: PifFileSlot): Fact =>
  fact(
    name,
    files
      .filter((file) => file.slot === slot)
      .map((file) => file.name)
      .join('\n'),
  );

/** The texts of a part that have no place beside something else. */
export function lastTextBlocks(part: PartAPart, pif: Pif, writing: Writing): Block[] {
  const names = lastTextsOf(part);
  return names.length > 0 ? [facts(textsOf(names, pif, writing))] : [];
}

const yesNo = (value: boolean | null | undefined, { words }: Writing): string =>
  value === null || value === undefined ? words.partA.notKnown : value ? words.yes : words.no;

/** A2: Annex I of Regulation (EC) No 1223/2009, what people state of the product. */
export function physicalBlocks(pif: Pif, writing: Writing): Block[] {
  const { partA: part } = pif;
  const { words, formats } = writing;
  const { field } = words;
  const { measured, stability, property } = words.partA;
  const range = (name: string, { minimum, maximum, method }: PifMeasured): string[] => [
    name,
    minimum ? formats.decimal(minimum) : '',
    maximum ? formats.decimal(maximum) : '',
    method ?? '',
  ];
  const months = (value: number | null | undefined) => (value ? String(value) : '');
  const properties = [
    range(field.ph, part.ph),
    range(field.density, part.density),
    range(field.viscosity, part.viscosity),
  ].filter(([, ...values]) => values.some(Boolean));
  const tests = part.stabilityTests.map(({ temperature, weeks, pack, result }) => [
    temperature,
    weeks ? String(weeks) : '',
    pack ?? '',
    result ?? '',
  ]);
  return [
    facts(textsOf(textsOfPlace('look'), pif, writing)),
    heading(measured.head),
    tableOr(
      [
        { head: property, width: 3 },
        { head: field.minimum, width: 1.5, isFigure: true },
        { head: field.maximum, width: 1.5, isFigure: true },
        { head: field.method, width: 5 },
      ],
      properties,
      words.partA.notStated,
    ),
    heading(field.stability),
    tableOr(
      [
        { head: field['stabilityTests.temperature'], width: 3 },
        { head: field.weeks, width: 1.2, isFigure: true },
        { head: field.pack, width: 2.5 },
        { head: field.result, width: 5 },
      ],
      tests,
      words.partA.notStated,
    ),
    facts([
      ...textsOf(textsOfPlace('stability'), pif, writing),
      filesOf(stability.files, pif, 'STABILITY'),
      fact(field.durabilityMonths, months(part.durabilityMonths)),
      fact(field.paoMonths, months(part.paoMonths)),
      ...textsOf(textsOfPlace('durability'), pif, writing),
    ]),
    ...lastTextBlocks('A2', pif, writing),
  ];
}

/** A3: Annex I, all rows of ISO 17516, also those without a result, and the challenge test. */
export function microbiologyBlocks(pif: Pif, writing: Writing): Block[] {
  const { partA: part } = pif;
  const { field, choice } = writing.words;
  const { microbiology: names, challenge, notKnown } = writing.words.partA;
  const results = MICROBIOLOGY_ROWS.map((row) => {
    const found = part.microbiology.find((one) => one.row === row);
    const isWithin = found?.isWithin ?? null;
    return [
      choice.row[row],
      found?.result ?? names.notTested,
      found?.method ?? '',
      isWithin === null ? (found?.result ? `? ${notKnown}` : '–') : isWithin ? names.within : names.outside,
    ];
  });
  const { outcome, method, reasoning } = part.challengeTest;
  return [
    heading(names.head),
    table(
      [
        { head: names.row, width: 4 },
        { head: field.result, width: 3 },
        { head: field.method, width: 2.5 },
        { head: field.isWithin, width: 2 },
      ],
      results,
    ),
    facts([...textsOf(textsOfPlace('microbiology'), pif, writing), filesOf(names.files, pif, 'MICROBIOLOGY')]),
    heading(field.challengeTest),
    facts([
      fact(field.outcome, outcome && challenge.outcomes[outcome]),
      fact(field.method, method),
      written(field['challengeTest.reasoning'], reasoning),
    ]),
    ...lastTextBlocks('A3', pif, writing),
  ];
}

/** A4: Annex I, traces (Article 17) and the packaging material. */
export function traceBlocks(pif: Pif, writing: Writing): Block[] {
  const { field, choice } = writing.words;
  const { traces: names, pack, notStated, notKnown } = writing.words.partA;
  const { traces, packParts } = pif.partA;
  return [
    heading(names.head),
    tableOr(
      [
        { head: field.substance, width: 4 },
        { head: field.ppm, width: 1.5, isFigure: true },
        { head: field['traces.reasoning'], width: 6 },
      ],
      traces.map(({ substance, ppm, reasoning }) => [
        substance,
        ppm ? writing.formats.decimal(ppm) : notKnown,
        reasoning ?? '',
      ]),
      names.none,
    ),
    heading(pack.head),
    tableOr(
      [
        { head: field.material, width: 3 },
        { head: field.kind, width: 1.8 },
        { head: field.isInContact, width: 1.8 },
        { head: field.isFoodGrade, width: 1.8 },
        { head: field.compatibility, width: 4 },
      ],
      packParts.map(({ material, kind, isInContact, isFoodGrade, compatibility }) => [
        material,
        kind ? choice.kind[kind] : notKnown,
        yesNo(isInContact, writing),
        yesNo(isFoodGrade, writing),
        compatibility ?? '',
      ]),
      notStated,
    ),
    facts([filesOf(pack.files, pif, 'PACKAGING')]),
    ...lastTextBlocks('A4', pif, writing),
  ];
}

/** A5: Annex I, the normal use as the label says it, and the misuse that can be foreseen. */
export function useBlocks(pif: Pif, printed: PrintedUse | null, writing: Writing): Block[] {
  const { field } = writing.words;
  const { use: names } = writing.words.partA;
  const onLabel = printed
    ? [
        fact(field.label, pif.label?.name),
        fact(names.warnings, printed.precautions),
        fact(names.directions, printed.labelText),
      ]
    : [fact(field.label, names.noLabel)];
  return [facts([...onLabel, ...textsOf(lastTextsOf('A5'), pif, writing)])];
}

/** A9: Annex I and Article 23, undesirable effects. */
export function effectBlocks(pif: Pif, writing: Writing): Block[] {
  const { words, formats } = writing;
  const { field } = words;
  const { effects: names, notStated } = words.partA;
  const { noEffectsSince, effects, unitsSold } = pif.partA;
  const log = tableOr(
    [
      { head: field['effects.date'], width: 2 },
      { head: field.market, width: 1.5 },
      { head: field.effect, width: 4 },
      { head: field.isSerious, width: 1.4 },
      { head: field.causality, width: 2 },
      { head: field.action, width: 3 },
    ],
    effects.map(({ date, market, effect, isSerious, causality, action }) => [
      formats.day(date),
      market ?? '',
      effect,
      yesNo(isSerious, writing),
      causality ?? '',
      action ?? '',
    ]),
    noEffectsSince ? formats.fill(names.none, { day: formats.day(noEffectsSince) }) : notStated,
  );
  const sold = typeof unitsSold === 'number' ? formats.count(unitsSold) : '';
  return [
    facts([
      fact(names.count, effects.length > 0 || noEffectsSince ? String(effects.length) : ''),
      fact(field.unitsSold, sold),
    ]),
    log,
    ...lastTextBlocks('A9', pif, writing),
  ];
}
