import type { IsoDate } from '../allergen/declaration.ts';
import type { FormulaLine } from '../formula/formula.ts';
import type { EndpointStatement, ToxicologyValues } from '../ingredient/toxicology.ts';
import type { Knowledge } from '../label/knowledge.ts';
import type { CombinedProduct } from '../pif/combinedProducts.ts';
import type { FileEndpoint } from '../pif/fileEndpoints.ts';
import type { Inhalation } from '../pif/inhalation.ts';
import type { PartAFacts } from '../pif/partARequirements.ts';
import type { SubstanceDecisions } from '../pif/substanceProfile.ts';
import type { Product } from '../product/product.ts';
import type { ComparedFile, ComparedLabel } from './labelContradictions.ts';
import type { CompositionRow } from './compositionTypes.ts';

/** A line of the formula with what the report prints of its raw material. */
export type ReportLine = {
  readonly line: FormulaLine;
  readonly phase: string | null;
  readonly function: string | null;
  /** Null where the line stands for no raw material. */
  readonly material: Pick<
    CompositionRow,
    'slug' | 'manufacturer' | 'code' | 'fragrance' | 'microbiology' | 'impurities' | 'cmrStatus' | 'cmrQuantity'
  > | null;
};

/** Toxicological data of an ingredient: the global ones, or those of the organisation. */
export type ReportToxicology = ToxicologyValues & {
  readonly endpoints: readonly EndpointStatement[];
  readonly isVerified: boolean;
};

/** An ingredient of the dictionary. */
export type ReportIngredient = {
  readonly inciName: string;
  readonly casNumbers: readonly string[];
  readonly ecNumbers: readonly string[];
  readonly functions: readonly string[];
  readonly global: ReportToxicology | null;
  /** Own data of the organisation, which go before the global ones. */
  readonly own: ReportToxicology | null;
};

type Text = string | null | undefined;

/** What people entered of a substance. */
export type TypedProfile = SubstanceDecisions & {
  readonly inciName: string;
  readonly text?: Text;
  /** For this file alone. */
  readonly physicalForm?: Text;
  readonly purity?: Text;
};

/** What people entered of Part A. */
export type TypedPartA = Omit<PartAFacts, 'effects'> & {
  readonly profiles: readonly TypedProfile[];
  readonly effects: readonly { readonly isSerious?: boolean | null | undefined }[];
  readonly inhalation?: Inhalation;
  readonly combinedProducts?: readonly CombinedProduct[];
  readonly fileEndpoints?: readonly FileEndpoint[];
  readonly unitsSold?: number | null | undefined;
};

/** Everything that Part A is computed from. */
export type SafetyReportInput = {
  readonly checkedOn: IsoDate;
  readonly knowledge: Knowledge;
  readonly knowledgeVersion: string;
  readonly product: Product;
  /** Null without a formula. */
  readonly lines: readonly ReportLine[] | null;
  /** Ingredients that may stand for the substances; others are left alone. */
  readonly ingredients: readonly ReportIngredient[];
  /** Keys of the names that the linked label prints, null without a label. */
  readonly printed: ReadonlySet<string> | null;
  /** The texts that the linked label prints beside its list, null without a label. */
  readonly printedTexts: readonly string[] | null;
  /** What the linked label says of the product, null without a label. */
  readonly label: ComparedLabel | null;
  /** What the file says of the same beside `product`. */
  readonly file: Pick<ComparedFile, 'name' | 'nominalContent' | 'responsiblePerson'>;
  /** What the description says of the population, in words. */
  readonly population?: Text;
  readonly physicalForm?: Text;
  readonly partA: TypedPartA;
  readonly hasStabilityFile: boolean;
};
