import type { SubstanceRow } from '../../../domain/report/safetyReportTypes.ts';
import type { Block, Cell } from '../reportDocument.ts';
import type { Writing } from './blocks.ts';
import { Marks } from './marks.ts';

/** What each of the named products brings, by substance, after what the own product brings. */
export function combinedTable(rows: readonly SubstanceRow[], writing: Writing): Block {
  const { field, choice } = writing.words;
  const { margins: names, notKnown } = writing.words.computed;
  const marks = new Marks(writing);
  const figure = { isFigure: true };
  const groups = rows.map(({ inciName, own, combined }) => ({
    head: [inciName, '', '', '', '', marks.figure(combined?.systemicExposure, `? ${notKnown}`)],
    rows: [
      [
        names.thisProduct,
        '',
        marks.figure(combined?.exposure),
        marks.figure(combined?.concentration),
        marks.figure(combined?.dermalAbsorption),
        marks.figure(own?.systemicExposure),
      ],
      ...(combined?.products ?? []).map((one): Cell[] => [
        one.name,
        one.exposureProduct ? choice.exposureProduct[one.exposureProduct] : '',
        withSource(marks, one.exposure?.source, marks.figure(one.exposure, `? ${notKnown}`)),
        marks.figure(one.concentration, `? ${notKnown}`),
        marks.figure(one.absorption),
        marks.figure(one.systemicExposure, `? ${notKnown}`),
      ]),
    ],
  }));
  return {
    kind: 'table',
    columns: [
      { head: field.productName, width: 4 },
      { head: field.exposureProduct, width: 3 },
      { head: 'A\nmg/kg', width: 2, ...figure },
      { head: names.concentration, width: 1.6, ...figure },
      { head: names.absorbed, width: 1.8, ...figure },
      { head: names.systemic, width: 2, ...figure },
    ],
    groups,
    notes: marks.notes,
  };
}

/** A figure with the letter of where it is published. */
function withSource(marks: Marks, source: string | null | undefined, cell: Cell): Cell {
  if (!source) return cell;
  const { text, mark } = typeof cell === 'string' ? { text: cell, mark: '' } : cell;
  return { text, mark: `${mark}${marks.letter(source)}` };
}
