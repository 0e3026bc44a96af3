import type { SafetyReport, Sourced } from '../../../domain/report/safetyReportTypes.ts';
import type { Block, Cell, Column } from '../reportDocument.ts';
import { fact, facts, heading, type Writing } from './blocks.ts';
import { Marks } from './marks.ts';

function tableOf(columns: Column[], rows: Cell[][], marks: Marks): Block {
  return { kind: 'table', columns, groups: [{ head: null, rows }], notes: marks.notes };
}

/** A2: what is known of the substances; those without any such data are left out, as A8 says of each. */
export function substanceBlocks({ substances }: SafetyReport, writing: Writing): Block[] {
  const { field } = writing.words;
  const { physical: names } = writing.words.computed;
  const marks = new Marks(writing);
  const text = (value: Sourced | null): Cell => (value ? marks.text(value) : '–');
  const cited = (value: Sourced | null | undefined): Cell => {
    if (!value) return '–';
    const cell = marks.text(value);
    if (typeof cell === 'string' || !value.source) return cell;
    return {
      ...cell,
      mark: `${cell.mark}${marks.letter(writing.formats.fill(names.source, { source: value.source }))}`,
    };
  };
  const rows = substances
    .filter(({ profile: { physicalForm, molecularWeight, logPow, waterSolubility, uvAbsorption, purity } }) =>
      [physicalForm, molecularWeight, logPow, waterSolubility, uvAbsorption, purity].some(Boolean),
    )
    .map(({ inciName, profile }): Cell[] => [
      inciName,
      text(profile.physicalForm),
      marks.figure(profile.molecularWeight),
      marks.figure(profile.logPow),
      marks.figure(profile.waterSolubility),
      cited(profile.uvAbsorption),
      cited(profile.purity),
    ]);
  if (rows.length === 0) return [];
  const columns = [
    { head: names.substance, width: 4 },
    { head: field.physicalForm, width: 3 },
    { head: names.weight, width: 2, isFigure: true },
    { head: field.logPow, width: 1.6, isFigure: true },
    { head: names.solubility, width: 2, isFigure: true },
    { head: field.uvAbsorption, width: 3 },
    { head: field.purity, width: 3 },
  ];
  return [heading(field.substances), tableOf(columns, rows, marks)];
}

/** A3: the group that decides the limits of ISO 17516. */
export function groupBlocks({ microbiologyGroup: found }: SafetyReport, writing: Writing): Block[] {
  const { microbiology: names, notKnown } = writing.words.computed;
  const text = found
    ? writing.formats.fill(names.groupText, { n: String(found.group), reason: names.reasons[found.reason] })
    : `? ${notKnown}`;
  return [facts([fact(names.group, text)])];
}

/** A4: what is known of every raw material. */
export function materialBlocks({ composition }: SafetyReport, writing: Writing): Block[] {
  const { field } = writing.words;
  const { materials: names, notKnown } = writing.words.computed;
  if (composition.length === 0) return [];
  const rows = composition.map(({ tradeName, microbiology, impurities, cmrStatus, cmrQuantity, isNano }): Cell[] => [
    tradeName,
    microbiology ?? '–',
    impurities ?? `? ${notKnown}`,
    [names.states[cmrStatus ?? 'NO_DATA'], cmrQuantity].filter(Boolean).join(' '),
    isNano ? names.yes : names.no,
  ]);
  const columns = [
    { head: field.rawMaterialSlug, width: 3 },
    { head: field.microbiology, width: 2.5 },
    { head: names.impurities, width: 4 },
    { head: field.cmrStatus, width: 1.8 },
    { head: names.nano, width: 1 },
  ];
  return [heading(names.head), tableOf(columns, rows, new Marks(writing))];
}

/** A10: statements that follow from the formula. */
export function statementBlocks({ statements: { hasCmr, hasNano } }: SafetyReport, writing: Writing): Block[] {
  const { statements: names } = writing.words.computed;
  return [
    heading(names.head),
    facts([
      fact(names.cmr, hasCmr === null ? names.noData : hasCmr ? names.present : names.none),
      fact(names.nano, hasNano ? names.present : names.none),
    ]),
  ];
}
