import { defaults } from '../../../domain/exposure/defaults.ts';
import { exposureInSerbian } from '../../../domain/product/exposureNames.ts';
import type { ReportExposure, SafetyReport, Sourced } from '../../../domain/report/safetyReportTypes.ts';
import type { Block, Cell } from '../reportDocument.ts';
import { fact, facts, sentence, serbianIn, type Writing, written } from './blocks.ts';
import { groupBlocks } from './exposedGroups.ts';
import { inhalationBlocks } from './inhalation.ts';
import { Marks } from './marks.ts';

type Quantity = keyof Writing['words']['computed']['exposure']['units'];

/**
 * A6: Annex I of Regulation (EC) No 1223/2009. Each figure with its source, and the calculation with the very figures.
 */
export function exposureBlocks(report: SafetyReport, reasoning: string | null | undefined, writing: Writing): Block[] {
  const { exposure } = report;
  const { field } = writing.words;
  const { exposure: names, notKnown } = writing.words.computed;
  if (!exposure) return [sentence(names.unknown)];
  const marks = new Marks(writing);
  const sourceOf = ({ origin, source }: Sourced) =>
    [names.origins[origin], source?.replace('T. ', 'T.\u00A0')].filter(Boolean).join(', ');
  const row = (quantity: Quantity, value: Sourced | null): Cell[] => [
    names[quantity],
    marks.figure(value, notKnown),
    names.units[quantity],
    value ? sourceOf(value) : '',
  ];
  const { gramsPerDay, retentionFactor, bodyWeightKg, areaCm2, frequencyPerDay } = exposure;
  // The rows of the table are survey figures per kilogram: their weight decides nothing and is named all the same.
  const isOfTable = !exposure.isCalculated && exposure.exposure !== null && bodyWeightKg === null;
  const weightRow: Cell[] = isOfTable
    ? [
        names.weight,
        writing.formats.decimal(String(defaults.bodyWeight.value)),
        names.units.weight,
        names.weightOfSurvey,
      ]
    : row('weight', bodyWeightKg);
  const rows = [
    row('amount', gramsPerDay),
    row('retention', retentionFactor),
    weightRow,
    row('area', areaCm2),
    row('frequency', frequencyPerDay),
    row('exposure', exposure.exposure).map((cell) => (typeof cell === 'string' ? cell : { ...cell, isStrong: true })),
  ];
  const translated = (text: string | null) =>
    text && writing.language !== 'en' ? serbianIn(exposureInSerbian(text), writing) : text;
  const about = [
    fact(names.sites, translated(exposure.applicationSites)),
    fact(names.routes, translated(exposure.routes)),
  ];
  return [
    sentence(names.about),
    facts(about),
    ...groupBlocks(exposure, writing),
    {
      kind: 'table',
      columns: [
        { head: names.quantity, width: 3 },
        { head: field.value, width: 2, isFigure: true },
        { head: names.unit, width: 2.4 },
        { head: field.source, width: 6, isQuiet: true },
      ],
      groups: [{ head: null, rows }],
      notes: marks.notes,
    },
    ...workingOf(exposure, writing),
    ...(reasoning ? [facts([written(field['exposure.reasoning'], reasoning)])] : []),
    ...inhalationBlocks(report, writing),
    // A question only while the child has no figure of its own.
    ...exposure.notes.map((note) =>
      sentence(note === 'CHILD' && exposure.exposure ? names.notes[note] : `? ${names.notes[note]}`),
    ),
    ...(exposure.exposure ? [] : [sentence(`? ${names.unknown}`)]),
  ];
}

/** The calculation, where the exposure is one. */
function workingOf(exposure: ReportExposure, { words, formats }: Writing): Block[] {
  const { isCalculated, gramsPerDay, retentionFactor, bodyWeightKg } = exposure;
  if (!isCalculated || !exposure.exposure || !gramsPerDay || !retentionFactor || !bodyWeightKg) return [];
  const text = formats.fill(words.computed.exposure.working, {
    grams: formats.decimal(gramsPerDay.value),
    retention: formats.decimal(retentionFactor.value),
    weight: formats.decimal(bodyWeightKg.value),
    exposure: formats.decimal(exposure.exposure.value),
  });
  return [{ kind: 'working', text }];
}
