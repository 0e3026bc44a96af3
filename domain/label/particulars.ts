/** Where a product is sold: each has its own rules about what stands on the pack. */
export type Market = 'EU' | 'RS';

/**
 * What stands on the label beside the ingredients. Null or blank: it is not there. Undefined: the caller does not
 * record it, so it can only be asked for.
 */
export type Particulars = {
  readonly markets: readonly Market[];
  /** Name and address of the responsible person. */
  readonly responsiblePerson: string | null;
  readonly countryOfOrigin: string | null;
  /** Whether the product is imported into the Union; null when not known. */
  readonly isImported: boolean | null;
  /** As printed: '50 ml'. */
  readonly nominalContent: string | null;
  /** Period after opening, in months. */
  readonly paoMonths: number | null;
  /** Date of minimum durability, as printed: '03/2027', '15/03/2027', '2027-03'. */
  readonly bestBefore: string | null;
  /** Minimum durability that was proven, in months; null when not known. */
  readonly minimumDurabilityMonths: number | null;
  /** Single use, a pack that keeps its content from contact with the outside, or no risk of deterioration. */
  readonly isPaoIrrelevant: boolean;
  readonly batch?: string | null;
  readonly productFunction?: string | null;
  readonly precautions: string | null;
  /** Everything else that is printed. */
  readonly labelText: string | null;
};

/** The items of Article 19(1) that are checked one by one. */
export type Item =
  | 'responsiblePerson'
  | 'countryOfOrigin'
  | 'nominalContent'
  | 'batch'
  | 'productFunction'
  | 'paoMonths'
  | 'bestBefore'
  | 'ingredients';

const SERBIAN = 'Pravilnik o kozmetičkim proizvodima (Sl. glasnik RS 60/2019, 47/2022, 21/2023)';
const ARTICLE: Readonly<Record<Item, string>> = {
  responsiblePerson: '(a)',
  countryOfOrigin: '(a)',
  nominalContent: '(b)',
  bestBefore: '(c)',
  paoMonths: '(c)',
  batch: '(e)',
  productFunction: '(f)',
  ingredients: '(g)',
};

/** The law that demands an item, for each market. */
export function itemReference(item: Item, markets: readonly Market[]): string {
  const union = `Regulation (EC) No 1223/2009, Article 19(1)${ARTICLE[item]}`;
  const isDurability = item === 'paoMonths' || item === 'bestBefore';
  return markets.map((market) => (market === 'EU' ? union : `${SERBIAN}${isDurability ? ', član 15' : ''}`)).join('; ');
}
