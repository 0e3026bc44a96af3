/** Something that a claim says is not in the product. */
export interface FreeFromGroup {
  code: FreeFromCode;
  /** How a claim names it in English or Serbian, folded (see `foldClaim`). */
  said: RegExp;
  /** INCI names, in small letters, that belong to it; null where ingredient names cannot tell. */
  members: RegExp | null;
  /**
   * BANNED: the law prohibits it anyway. LAWFUL: it is used lawfully and its absence is no merit. PERFORMANCE: the
   * claim itself promises too much.
   */
  kind: 'BANNED' | 'LAWFUL' | 'PERFORMANCE' | 'CHOICE';
}

export const FREE_FROM_CODES = [
  'PARABENS',
  'PHENOXYETHANOL',
  'TRICLOSAN',
  'SULFATES',
  'SILICONES',
  'MINERAL_OILS',
  'PEG',
  'PHTHALATES',
  'ALUMINIUM',
  'ISOTHIAZOLINONES',
  'COLOURANTS',
  'PRESERVATIVES',
  'PERFUME',
  'ALLERGENS',
  'ALCOHOL',
  'FORMALDEHYDE',
  'CORTICOSTEROIDS',
  'HEAVY_METALS',
  'HYDROQUINONE',
  'ANIMAL_ORIGIN',
] as const;
export type FreeFromCode = (typeof FREE_FROM_CODES)[number];

const FORMALDEHYDE_RELEASERS =
  /formaldehyde|imidazolidinyl urea|dmdm hydantoin|quaternium-15|bronopol|bronidox|5-bromo-5-nitro|2-bromo-2-nitro|sodium hydroxymethylglycinate|methenamine|benzylhemiformal/;
/** Names of Annex V of Regulation (EC) No 1223/2009 in common use. */
const PRESERVATIVES = new RegExp(
  `paraben|phenoxyethanol|benzoic acid|benzoate$|sorbic acid|potassium sorbate|dehydroacet|isothiazolinone|chlorphenesin|${FORMALDEHYDE_RELEASERS.source}|triclosan|triclocarban|chlorhexidine|iodopropynyl|benzyl alcohol|polyaminopropyl biguanide|phenethyl benzoate|climbazole|zinc pyrithione|piroctone|ethyl lauroyl arginate|o-phenylphenol|chlorobutanol|benzalkonium|benzethonium|cetylpyridinium`,
);
const PERFUMING =
  /^(parfum|aroma|perfume|fragrance)$|linalool|limonene|citronell|geraniol|citral|eugenol|coumarin|benzyl (salicylate|cinnamate)|hexyl cinnamal|(flower|leaf|peel|fruit|wood|rind) oil$|(lavandula|citrus|rosmarinus|eucalyptus|mentha|cananga|pelargonium|melaleuca|thymus|salvia|cymbopogon)[a-z ]* oil$/;

/**
 * The groups of "free from" claims in common use. Which of them denigrate is the reading of the Technical document on
 * cosmetic claims (July 2017), Annex III, which names parabens, phenoxyethanol, triclosan, formaldehyde,
 * corticosteroids, heavy metals, preservatives, perfume, allergens, alcohol and animal origin; the others, and the
 * names that belong to a group, are OWN and unverified.
 */
export const FREE_FROM_GROUPS: readonly FreeFromGroup[] = [
  { code: 'PARABENS', said: /paraben/, members: /paraben/, kind: 'LAWFUL' },
  { code: 'PHENOXYETHANOL', said: /phenoxyethanol|fenoksietanol/, members: /phenoxyethanol/, kind: 'LAWFUL' },
  { code: 'TRICLOSAN', said: /tri[ck]losan/, members: /triclosan/, kind: 'LAWFUL' },
  {
    code: 'SULFATES',
    said: /\b(sul(f|ph)at(e|es|a|i)?|sls|sles)\b/,
    members: /(lauryl|laureth|coco|myreth|pareth|cetearyl|alkyl)[a-z0-9 -]* ?sul(f|ph)ate/,
    kind: 'LAWFUL',
  },
  {
    code: 'SILICONES',
    said: /sili[ck]on/,
    members: /(methicone|siloxane|silsesquioxane|silanol|dimethiconol|silicone)/,
    kind: 'LAWFUL',
  },
  {
    code: 'MINERAL_OILS',
    said: /mineral(n\w+)? (oil|ulj)|paraf+in|petrol|vazelin/,
    members: /paraffin|petrolatum|mineral oil|microcrystalline|ceresin|ozokerite|petroleum|isohexadecane|isododecane/,
    kind: 'LAWFUL',
  },
  { code: 'PEG', said: /\bpegs?\b|\bpeg-/, members: /\bpeg-|eth-\d+|polysorbate/, kind: 'LAWFUL' },
  { code: 'PHTHALATES', said: /phthalat|ftalat/, members: /phthalate/, kind: 'LAWFUL' },
  { code: 'ALUMINIUM', said: /alumini?j?um/, members: /alumin|alum$/, kind: 'LAWFUL' },
  {
    code: 'ISOTHIAZOLINONES',
    said: /izotiazolinon|isothiazolinone|\b(mit|mci)\b/,
    members: /isothiazolinone/,
    kind: 'LAWFUL',
  },
  {
    code: 'COLOURANTS',
    said: /colou?r(ant|ing|s)?\b|\bdyes?\b|\bboj[ae]\b|bojil/,
    members: /^ci \d{5}|^\d{5}$|carmine|\b(blue|red|yellow|green|orange) \d+/,
    kind: 'CHOICE',
  },
  { code: 'PRESERVATIVES', said: /preservati|konzervans/, members: PRESERVATIVES, kind: 'CHOICE' },
  { code: 'PERFUME', said: /perfume|parfem|fragrance|\bscent|\bmiris/, members: PERFUMING, kind: 'CHOICE' },
  { code: 'ALLERGENS', said: /all?ergen/, members: PERFUMING, kind: 'PERFORMANCE' },
  {
    code: 'ALCOHOL',
    said: /\balcohol|\balkohol|\bethanol|\betanol/,
    members: /^(alcohol|alcohol denat\.?|ethanol)$/,
    kind: 'CHOICE',
  },
  { code: 'FORMALDEHYDE', said: /formaldehid|formaldehyde/, members: FORMALDEHYDE_RELEASERS, kind: 'BANNED' },
  {
    code: 'CORTICOSTEROIDS',
    said: /[ck]orti[ck]o|\bsteroid/,
    members: /cortisone|betamethasone|clobetasol/,
    kind: 'BANNED',
  },
  {
    code: 'HEAVY_METALS',
    said: /heavy metal|tesk\w+ metal|\blead\b|olov[ao]|mercury|zive\b/,
    members: null,
    kind: 'BANNED',
  },
  { code: 'HYDROQUINONE', said: /hydroquinone|hidrohinon/, members: /^hydroquinone$/, kind: 'BANNED' },
  {
    code: 'ANIMAL_ORIGIN',
    said: /animal (origin|ingredient|product)|zivotinjsk|\bvegan/,
    members:
      /^(mel|lac|cera alba|beeswax|honey|carmine|ci 75470|squalane)$|lanolin|collagen|keratin|elastin|gelatin|\bsilk|serica|shellac|propolis|royal jelly|caseinate|guanine/,
    kind: 'CHOICE',
  },
];

/** How a claim names an ingredient, and the INCI names that bear it out. */
export interface NamedIngredient {
  code: string;
  /** In English or Serbian, folded. */
  said: RegExp;
  /** In small letters. */
  members: RegExp;
}

/** Ingredients that claims name most often, in both languages. OWN, unverified. */
export const NAMED_INGREDIENTS: readonly NamedIngredient[] = [
  { code: 'Aloe vera', said: /\balo[ej]\w*( ver\w+)?/, members: /^aloe / },
  { code: 'Hyaluronic acid', said: /hyaluron|hijaluron/, members: /hyaluron/ },
  { code: 'Vitamin C', said: /vitamin\w* c\b|askorbin|ascorb/, members: /ascorb/ },
  { code: 'Vitamin E', said: /vitamin\w* e\b|to[ck]o(ph|f)er/, members: /tocopher/ },
  { code: 'Retinol', said: /retinol|vitamin\w* a\b/, members: /retin(ol|yl|al)/ },
  { code: 'Niacinamide', said: /niacinamid|vitamin\w* b3\b/, members: /niacinamide/ },
  { code: 'Panthenol', said: /pant(h)?enol|vitamin\w* b5\b/, members: /panthenol/ },
  { code: 'Urea', said: /\burea\b|\bure[eo]m?\b/, members: /^urea$/ },
  { code: 'Argan oil', said: /\bargan/, members: /^argania / },
  { code: 'Shea butter', said: /\bshea\b|\bsi (puter|maslac)|karite/, members: /^butyrospermum/ },
  { code: 'Coconut', said: /coconut|kokos/, members: /^cocos|^coco/ },
  { code: 'Almond', said: /almond|badem/, members: /^prunus amygdalus|^sweet almond/ },
  { code: 'Jojoba', said: /jojob/, members: /^simmondsia|jojoba/ },
  { code: 'Olive', said: /\bolive|maslin/, members: /^olea |^olive/ },
  { code: 'Lavender', said: /lavend|lavand/, members: /lavandula|lavender/ },
  { code: 'Chamomile', said: /c?hamomil|kamilic/, members: /chamomilla|anthemis/ },
  { code: 'Calendula', said: /calendula|neven/, members: /calendula/ },
  { code: 'Tea tree', said: /tea tree|cajev\w+ drv/, members: /melaleuca/ },
  { code: 'Green tea', said: /green tea|zelen\w+ caj/, members: /camellia sinensis/ },
  { code: 'Rose', said: /\brose(hip)?\b|\bruz[aeiou]\b|\bsip(ak|ka|kom|ur\w*)\b/, members: /^rosa / },
  { code: 'Honey', said: /\bhoney\b|\bmed(om|a)?\b/, members: /^mel\b|honey/ },
  { code: 'Collagen', said: /[ck]olagen|collagen/, members: /collagen/ },
  { code: 'Keratin', said: /keratin/, members: /keratin/ },
  { code: 'Caffeine', said: /caffein|kofein/, members: /caffeine/ },
  { code: 'Coenzyme Q10', said: /\bq ?10\b/, members: /ubiquin/ },
  { code: 'Ceramides', said: /[ck]eramid/, members: /ceramide/ },
  { code: 'Glycerin', said: /gly?i?cerin|glicerol/, members: /^glycer(in|ol)$/ },
  { code: 'Salicylic acid', said: /salicyl|salicil/, members: /salicyl/ },
  { code: 'Zinc', said: /\bzinc\b|\bcink/, members: /zinc/ },
  { code: 'Bakuchiol', said: /ba[ck]u(ch|c|h)iol/, members: /bakuchiol/ },
  { code: 'Charcoal', said: /charcoal|aktivn\w+ ug/, members: /charcoal|carbon/ },
];

/**
 * Names that no ingredient of natural origin has. OWN, unverified: ISO 16128 decides by the share of natural origin.
 */
export const SYNTHETIC =
  /methicone|siloxane|paraffin|petrolatum|acrylate|carbomer|\bpeg-|\bppg-|nylon|polyquaternium|phenoxyethanol|paraben|disodium edta|tetrasodium edta|poloxamer|pvp/;
