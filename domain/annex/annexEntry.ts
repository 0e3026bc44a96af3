import type { ProductKind } from '../product/productCategories.ts';
import type { AcidOrSalt } from './acidOrSalt.ts';
import type { AnnexLimit } from './limits/annexLimit.ts';
import type { CmrClass } from './readCmr.ts';
import type { Scope } from './readScope.ts';

/**
 * The annexes of Regulation (EC) No 1223/2009 that list substances: II prohibited, III restricted, IV colourants, V
 * preservatives, VI UV filters.
 */
export type Annex = 'II' | 'III' | 'IV' | 'V' | 'VI';

/** An entry as it is published, column by column, texts untouched. */
export type AnnexRow = {
  readonly annex: Annex;
  /** Reference number, with its letter: '98', '12a'. */
  readonly reference: string;
  /** Column b: chemical name, with exceptions. */
  readonly substance: string;
  /** Column c and what the Commission identifies the entry with: names of the glossary, colour index numbers. */
  readonly names: readonly string[];
  /** Column d, or whatever it holds: numbers, separators, notes. */
  readonly casNumbers: string;
  /** Column e: numbers of the European Community inventories; absent where nobody stated them. */
  readonly ecNumbers?: string;
  /** Column f: product type, body parts; one part per line, '(a) …'. */
  readonly productTypes: string;
  /** Column g: maximum concentration in ready for use preparation; parts as in column f. */
  readonly maximum: string;
  /** Column h: other conditions. */
  readonly otherConditions: string;
  /** Column i: wording of conditions of use and warnings. */
  readonly warnings: string;
  /** The regulation that gave the entry its present form. */
  readonly regulation: string;
  /** Column "CMR" of the Commission's exports; absent where nobody stated it. */
  readonly cmr?: string;
  /** Day of its state, such as 2026-06-17; absent where nobody stated it. */
  readonly asOf?: string;
};

/** A use that an entry forbids whatever the concentration. */
export type ForbiddenUse = {
  readonly use: 'underThree' | 'oral' | 'inhalation' | 'mucous' | 'eye' | 'lip' | 'bodyLotion' | 'sun';
  /** The parts of the entry for which it is forbidden; empty: all. */
  readonly parts: readonly string[];
  /** The products that the sentence names, null: all. */
  readonly within: Scope | null;
  /** Of which substances of the entry the sentence speaks; null: of all. */
  readonly of: AcidOrSalt | null;
  /**
   * Kinds of products for which it is allowed all the same, null: none; 'unread': the text makes an exception that was
   * not understood.
   */
  readonly except: readonly ProductKind[] | 'unread' | null;
};

/** One part of an entry: where it applies and what it demands there. */
export type AnnexCondition = {
  /** 'a', 'b' …; empty when the entry is not divided. */
  readonly part: string;
  readonly productTypes: string;
  readonly scope: Scope;
  readonly maximum: string;
  /** The highest concentration that it allows, or null where it states none. */
  readonly limit: AnnexLimit | null;
};

/** Why a name match with Annex II is not by itself a ban. */
export type Exception =
  /** Only in hair dyes. */
  | 'hairDye'
  /** Only as a fragrance ingredient. */
  | 'fragrance'
  /** Only in nano form. */
  | 'nano'
  /** Only for some origins or constituents of what bears the name. */
  | 'origin'
  /** Not for what an entry of Annexes III to VI allows. */
  | 'listedElsewhere'
  /** Furocoumarines of natural essences: only in products for the sun, where a residue is limited (II/358). */
  | 'naturalEssence'
  /** As in the text. */
  | 'text';

/** An entry of an annex, read so that a rule can be applied to it. Its original texts are kept for the screen. */
export type AnnexEntry = {
  readonly annex: Annex;
  readonly reference: string;
  readonly substance: string;
  /** Every name the entry bears: those of the glossary, chemical and common ones, as they are spelt there. */
  readonly names: readonly string[];
  /** The same as inciKey writes them. */
  readonly keys: readonly string[];
  /** Those of the keys whose bearer Annex II bans only by its origin or constituents. */
  readonly keysByOrigin: readonly string[];
  readonly casNumbers: readonly string[];
  readonly ecNumbers: readonly string[];
  /** Whether the entry is about the nano form only. */
  readonly isNano: boolean;
  /** For Annex II; null when the ban is unconditional. */
  readonly exception: Exception | null;
  /** One or more for Annexes III to VI, none for Annex II. */
  readonly conditions: readonly AnnexCondition[];
  readonly forbiddenUses: readonly ForbiddenUse[];
  /** The entry demands a declaration above 0.001 % or 0.01 %: see domain/allergen. */
  readonly isAllergen: boolean;
  readonly otherConditions: string;
  readonly warnings: string;
  readonly regulation: string;
  /** Day of its state, or null. */
  readonly asOf: string | null;
  /** Classes of a CMR substance (Article 15), none for another. */
  readonly cmr: readonly CmrClass[];
};

/** How an ingredient is printed on the label. */
export type PrintedIngredient = {
  readonly isNano: boolean;
  /** The concentration in the ready for use product in % w/w, when the label or the formula states it. */
  readonly percent: number | null;
  /** Whether the list names a nitrosating agent beside it; omitted: not known. */
  readonly meetsNitrosatingAgent?: boolean;
  /** How many names the list prints before it; omitted: not known. */
  readonly namesBefore?: number;
};
