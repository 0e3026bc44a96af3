import type { EndpointTexts, StoredPointDetails } from '../../product-server/database/schema/toxicology.ts';

/** Toxicological data of an ingredient; null where nothing is known that could be answered for. */
export interface StarterToxicology {
  /** No observed adverse effect level, mg/kg bw/day. */
  noaelMgPerKgDay: number | null;
  /** Opinion or study the NOAEL comes from. */
  noaelSource: string | null;
  /** Share of an oral dose that is absorbed, %. */
  oralAbsorptionPercent: number | null;
  /** Share of a dermal dose that is absorbed, %. */
  dermalAbsorptionPercent: number | null;
  /** Molecular weight, g/mol. */
  molecularWeight: number | null;
  iupacName: string | null;
  colour: string | null;
  /** Legislation that applies beside the annexes. */
  legislation: string | null;
  references: readonly string[];
  endpoints: EndpointTexts;
  podSpecies: string | null;
  /** What the point of departure is; null: not stated. */
  podDetails: StoredPointDetails | null;
  /** False for figures that nobody has verified against their source. */
  isVerified: boolean;
}

/** An ingredient of the knowledge base that a fresh database begins with. */
export interface StarterIngredient {
  /** INCI name, upper case as COSING writes it. */
  inci: string;
  cas: readonly string[];
  ec: readonly string[];
  /** Other names that labels and suppliers use. */
  synonyms: readonly string[];
  /** COSING's terms, upper case. */
  functions: readonly string[];
  description: string | null;
  toxicology: StarterToxicology | null;
}
