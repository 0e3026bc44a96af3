import type { FormulaCheck } from '../formula/checkFormula.ts';
import type { Substance, SubstanceSource } from '../formula/substances.ts';
import { formatAmount, formatPercent } from '../formula/percent.ts';
import { inciKey } from '../inci/inciKey.ts';
import { mapInSteps, type Steps } from '../steps/steps.ts';
import { substanceKey } from './substanceKey.ts';
import type { ReportLine } from './safetyReportInput.ts';
import type { CompositionRow } from './compositionTypes.ts';

/** What the supplier states of a name in a material, such as '60-80'; null where he states nothing. */
function statedShare({ line: { material } }: ReportLine, names: readonly string[]): string | null {
  const keys = new Set(names.map(inciKey));
  const components = material?.components.filter(({ inciName }) => keys.has(inciKey(inciName))) ?? [];
  const shares = components.flatMap(({ maxConcentration }) => maxConcentration?.trim() || []);
  if (shares.length > 0) return shares.join(' + ');
  const ofStatement = material?.fragrance?.allergens.filter(({ inciName }) => keys.has(inciKey(inciName))) ?? [];
  const [found] = ofStatement;
  return found ? (found.percent ?? (found.detectionLimit && `<${found.detectionLimit}`)) : null;
}

/**
 * The quantitative and qualitative composition by raw materials: Annex I, Part A, point 1. Each substance with the
 * share that the line brings of it, by the upper end of the supplier's range. `synonymsOf` gives the spellings of a
 * substance.
 */
export function* compositionRows(
  lines: readonly ReportLine[],
  { substances }: FormulaCheck,
  synonymsOf: (inciName: string) => readonly string[],
): Steps<CompositionRow[]> {
  const byLine = new Map<number, { substance: Substance; source: SubstanceSource }[]>();
  for (const substance of substances)
    for (const source of substance.sources)
      byLine.set(source.line, [...(byLine.get(source.line) ?? []), { substance, source }]);
  return yield* mapInSteps(lines, (one, at): CompositionRow => {
    const { line, material, phase, function: use } = one;
    const brought = (byLine.get(at) ?? []).map(({ substance, source }) => ({
      key: substanceKey(substance),
      inciName: substance.inciName,
      isNano: substance.isNano,
      inMaterial: statedShare(one, [substance.inciName, ...synonymsOf(substance.inciName)]),
      maxPercent: source.max === null ? null : formatAmount(source.max),
      certainty: source.certainty,
      isContained: source.isContained,
    }));
    return {
      line: at + 1,
      slug: material?.slug ?? null,
      tradeName: line.name,
      manufacturer: material?.manufacturer ?? null,
      code: material?.code ?? null,
      type: line.material?.type ?? null,
      percent: formatPercent(line.percent),
      phase,
      function: use,
      substances: brought,
      fragrance: material?.fragrance ?? null,
      microbiology: material?.microbiology ?? null,
      impurities: material?.impurities ?? null,
      cmrStatus: material?.cmrStatus ?? null,
      cmrQuantity: material?.cmrQuantity ?? null,
      isNano: line.material?.isNano ?? false,
    };
  });
}
