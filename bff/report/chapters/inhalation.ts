import { INHALATION_FIGURES } from '../../../domain/pif/inhalation.ts';
import type { SafetyReport, SubstanceRow } from '../../../domain/report/safetyReportTypes.ts';
import type { Block, Cell } from '../reportDocument.ts';
import { fact, facts, heading, sentence, type Writing, written } from './blocks.ts';
import { Marks } from './marks.ts';

/** What is breathed in: Annex I, Part A, point 6. Nothing where nothing is, and in reports of before. */
export function inhalationBlocks({ inhalation }: SafetyReport, writing: Writing): Block[] {
  if (!inhalation) return [];
  const { words, formats } = writing;
  const { field, choice } = words;
  const { inhalation: names, exposure } = words.computed;
  const marks = new Marks(writing);
  const rows = INHALATION_FIGURES.map((name): Cell[] => {
    const { origin, source } = inhalation[name];
    return [field[name], marks.figure(inhalation[name]), [exposure.origins[origin], source].filter(Boolean).join(', ')];
  });
  const shown = Object.fromEntries(INHALATION_FIGURES.map((name) => [name, formats.decimal(inhalation[name].value)]));
  const propellants = (inhalation.propellants ?? []).map(
    ({ inciName, maxPercent }) => `${inciName} ${maxPercent ? formats.decimal(maxPercent) : '?'} %`,
  );
  return [
    heading(field.inhalation),
    facts([
      fact(field.form, choice.form[inhalation.form]),
      ...(propellants.length > 0 ? [fact(names.propellants, propellants.join(', '))] : []),
    ]),
    {
      kind: 'table',
      columns: [
        { head: exposure.quantity, width: 5 },
        { head: field.value, width: 2, isFigure: true },
        { head: field.source, width: 6, isQuiet: true },
      ],
      groups: [{ head: null, rows }],
      notes: marks.notes,
    },
    {
      kind: 'working',
      text: formats.fill(names.working, { ...shown, product: formats.decimal(inhalation.productMgPerDay.value) }),
    },
    facts([written(field.localEffects, inhalation.localEffects)]),
  ];
}

/** Both routes of each substance: Annex I, Part A, point 7. */
export function routeBlocks(substances: readonly SubstanceRow[], writing: Writing): Block[] {
  const { inhalation: names, margins } = writing.words.computed;
  const marks = new Marks(writing);
  const rows = substances.flatMap(({ inciName, own }): Cell[][] => {
    const inhaled = own?.inhalation;
    if (!inhaled) return [];
    const { skinExposure, exposure, margin, isOfInhalation } = inhaled;
    const mark = margin && !isOfInhalation ? marks.letter(names.otherRoute) : '';
    const figure = marks.figure(margin);
    return [
      [
        inciName,
        marks.figure(skinExposure),
        marks.figure(exposure),
        marks.figure(own.systemicExposure),
        typeof figure === 'string' ? figure : { ...figure, mark: figure.mark + mark },
      ],
    ];
  });
  if (rows.length === 0) return [];
  return [
    heading(names.routes),
    sentence(names.sum),
    {
      kind: 'table',
      columns: [
        { head: margins.substance, width: 4.6 },
        { head: names.skin, width: 2.4, isFigure: true },
        { head: names.inhaled, width: 2.4, isFigure: true },
        { head: names.both, width: 2.4, isFigure: true },
        { head: names.margin, width: 2.6, isFigure: true },
      ],
      groups: [{ head: null, rows }],
      notes: marks.notes,
    },
  ];
}
