import { defaults } from '../../../domain/exposure/defaults.ts';
import type { ReportExposedGroup, ReportExposure } from '../../../domain/report/safetyReportTypes.ts';
import type { Block, Cell } from '../reportDocument.ts';
import { heading, sentence, type Writing } from './blocks.ts';
import { Marks } from './marks.ts';

/**
 * Who is exposed: Annex I of Regulation (EC) No 1223/2009, Part A, point 6. Nothing in reports of before, which knew no
 * groups.
 */
export function groupBlocks({ groups = [], group: decisive }: ReportExposure, writing: Writing): Block[] {
  if (groups.length === 0) return [];
  const { field, choice } = writing.words;
  const { formats } = writing;
  const { exposure: names } = writing.words.computed;
  const marks = new Marks(writing);
  const basisOf = ({ basis, surfaceRatio, adultExposure, gramsPerDay, retentionFactor }: ReportExposedGroup): Cell => {
    if (basis === 'ADULT_ROW') return names.groups.ofAdults;
    if (basis === 'SCALED' && surfaceRatio && adultExposure) {
      const values = { exposure: formats.decimal(adultExposure.value), ratio: formats.decimal(surfaceRatio.value) };
      return { ...asCell(marks.figure(surfaceRatio)), text: formats.fill(names.groups.scaled, values) };
    }
    if (!gramsPerDay || !retentionFactor) return names.groups.notStated;
    const values = { grams: formats.decimal(gramsPerDay.value), retention: formats.decimal(retentionFactor.value) };
    return { ...asCell(marks.figure(retentionFactor)), text: formats.fill(names.groups.typed, values) };
  };
  const sourcesOf = (one: ReportExposedGroup): string => {
    const { gramsPerDay, surfaceRatio, bodyWeightKg, reasoning } = one;
    const sources = [gramsPerDay?.source, surfaceRatio?.source, bodyWeightKg?.source, reasoning].filter(Boolean);
    const values = { group: choice.group[one.group], sources: sources.join('; ') };
    return sources.length === 0 ? '' : marks.letter(formats.fill(names.groups.sources, values));
  };
  const rows = groups.map((one): Cell[] => [
    { text: choice.group[one.group], mark: sourcesOf(one) },
    basisOf(one),
    one.basis === 'ADULT_ROW' && !one.bodyWeightKg
      ? formats.decimal(String(defaults.bodyWeight.value))
      : marks.figure(one.bodyWeightKg, names.groups.notStated),
    marks.figure(one.exposure, names.groups.notStated),
  ]);
  return [
    heading(field.exposedGroups),
    {
      kind: 'table',
      columns: [
        { head: field['exposedGroups.group'], width: 4 },
        { head: names.groups.basis, width: 5 },
        { head: field.bodyWeightKg, width: 2, isFigure: true },
        { head: `A, ${names.units.exposure}`, width: 2.4, isFigure: true },
      ],
      groups: [{ head: null, rows }],
      notes: marks.notes,
    },
    ...(decisive && groups.length > 1
      ? [sentence(formats.fill(names.groups.decidedBy, { group: choice.group[decisive] }))]
      : []),
  ];
}

const asCell = (cell: Cell) => (typeof cell === 'string' ? { text: cell, mark: '' } : cell);
