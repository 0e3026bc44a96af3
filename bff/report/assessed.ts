import type { ReasonedProduct } from '../../domain/pif/partB.ts';
import type { Assessed } from '../../domain/report/blockers.ts';
import type { SafetyReport } from '../../domain/report/safetyReportTypes.ts';
import type { Pif } from './chapters/blocks.ts';

/** What of a product decides which headings of the reasoning apply. */
export const reasonedProductOf = (
  { description, claims }: Pick<Pif, 'description' | 'claims'>,
  hasNano: boolean,
): ReasonedProduct => ({
  isForUnderThree: description.isForUnderThree ?? null,
  isForIntimateUse: description.isForIntimateUse ?? null,
  isInhalable: description.isInhalable ?? null,
  hasNano,
  hasClaims: claims.claims.length > 0,
});

/** What of a file decides whether it may be concluded as safe, with its computed Part A. */
export function assessedOf(
  pif: Pick<Pif, 'description' | 'claims' | 'label' | 'partB' | 'comments' | 'requirements'>,
  report: SafetyReport,
): Assessed {
  const { label, partB, comments, requirements } = pif;
  return {
    report,
    requirements: requirements.map(({ field, state, rawMaterial }) => ({
      field,
      state,
      rawMaterial: rawMaterial ? { name: rawMaterial.name, slug: rawMaterial.slug ?? null } : null,
    })),
    product: {
      category: report.category,
      use: report.use,
      ...reasonedProductOf(pif, report.statements.hasNano),
    },
    label: label ? { ...label, status: label.status ?? null } : null,
    reasoning: partB.reasoning,
    explained: partB.explainedDifferences,
    justified: partB.marginJustifications.map(({ inciName }) => inciName),
    comments: comments.map(({ text, isRequired, resolvedAt }) => ({
      text,
      isRequired,
      resolvedAt: resolvedAt ?? null,
    })),
  };
}
