import { type ExposedGroup, hasVulnerable } from '../pif/exposedGroups.ts';
import type { ReasonedProduct } from '../pif/partB.ts';
import { isReason } from '../pif/writtenText.ts';
import type { Assessed } from './blockers.ts';
import type { SafetyReport } from './safetyReportTypes.ts';

type Answer = boolean | null | undefined;

/** What of a file decides which headings of the reasoning apply. */
export interface ReasonedPif {
  readonly description: {
    readonly isForUnderThree?: Answer;
    readonly isForIntimateUse?: Answer;
    readonly isInhalable?: Answer;
  };
  readonly claims: { readonly claims: readonly unknown[] };
  /** Files of before have no groups of people. */
  readonly partA?: { readonly exposedGroups?: readonly Pick<ExposedGroup, 'group'>[] };
}

/** What of a file, as it stands or as it was frozen, decides whether it may be concluded and signed as safe. */
export interface AssessedPif extends ReasonedPif {
  readonly label?:
    | {
        readonly slug: string;
        readonly name: string;
        readonly status?: NonNullable<Assessed['label']>['status'] | undefined;
      }
    | null
    | undefined;
  readonly requirements: readonly {
    readonly field: string;
    readonly state: Assessed['requirements'][number]['state'];
    readonly rawMaterial?: { readonly name: string; readonly slug?: string | null | undefined } | null | undefined;
  }[];
  readonly partB: {
    readonly statement?: string | null | undefined;
    readonly reasoning: Assessed['reasoning'];
    readonly explainedDifferences: Assessed['explained'];
    readonly marginJustifications: readonly { readonly inciName: string; readonly reason: string }[];
  };
  readonly comments: readonly { readonly text: string; readonly isRequired: boolean; readonly resolvedAt?: unknown }[];
}

/** What of a product decides which headings of the reasoning apply. */
export const reasonedProductOf = ({ description, claims, partA }: ReasonedPif, hasNano: boolean): ReasonedProduct => ({
  isForUnderThree: description.isForUnderThree ?? null,
  isForIntimateUse: description.isForIntimateUse ?? null,
  isInhalable: description.isInhalable ?? null,
  hasNano,
  hasClaims: claims.claims.length > 0,
  hasVulnerable: hasVulnerable(partA?.exposedGroups ?? []),
});

/** What of a file decides whether it may be concluded as safe, with its computed Part A. */
export function assessedOf(pif: AssessedPif, report: SafetyReport): Assessed {
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
    statement: partB.statement ?? null,
    reasoning: partB.reasoning,
    explained: partB.explainedDifferences,
    justified: partB.marginJustifications.filter(({ reason }) => isReason(reason)).map(({ inciName }) => inciName),
    comments: comments.map(({ text, isRequired, resolvedAt }) => ({
      text,
      isRequired,
      resolvedAt: resolvedAt ?? null,
    })),
  };
}
