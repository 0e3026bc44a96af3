/** How much a finding weighs: an error makes a label RED, a warning YELLOW, an info does not change it. */
export type Severity = 'error' | 'warning' | 'info';

/** The result of a label: product design, section 5. */
export type LabelResult = 'GREEN' | 'YELLOW' | 'RED';

/** What a text about a finding needs. The texts themselves, in both languages, are the screen's. */
export type Params = Readonly<Record<string, string | number | boolean | null>>;

/** One thing that a check found. `code` and `action` are keys of translated texts, `params` fills them. */
export type Finding = {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** INCI name of the ingredient it is about, or null. */
  readonly ingredient: string | null;
  /** Where that name stands in the checked text, in UTF-16 code units, or null. */
  readonly span: { readonly start: number; readonly end: number } | null;
  /** Law or source. */
  readonly reference: string;
  readonly params: Params;
  /** What to do about it. */
  readonly action: ActionCode;
};

export type FindingCode =
  | 'NOT_AN_INGREDIENT_LIST'
  | 'TOO_LONG'
  | 'NOT_READ'
  | 'MENTIONED'
  | 'SPLIT_NAME'
  | 'AMOUNT_NOT_READ'
  | 'PERCENT_SUM_OVER_100'
  | 'UNKNOWN_NAME'
  | 'NAME_PART'
  | 'PROBABLE_MISSPELLING'
  | 'OTHER_NAME'
  | 'NAME_OF_ANNEX'
  | 'NOT_LATIN'
  | 'DUPLICATE'
  | 'PROHIBITED'
  | 'PROHIBITED_UNDER_CONDITION'
  | 'SHARES_CAS_NUMBER'
  | 'CMR_SUBSTANCE'
  | 'RESTRICTED_BY_INVENTORY'
  | 'RESTRICTED'
  | 'CONDITIONS_TO_VERIFY'
  | 'LIMIT'
  | 'WITHIN_LIMIT'
  | 'OVER_LIMIT'
  | 'OVER_LIMIT_TOGETHER'
  | 'LIMIT_NOT_READ'
  | 'OUTSIDE_PRODUCT_TYPES'
  | 'FORBIDDEN_USE'
  | 'RAW_MATERIAL_PURITY'
  | 'PH_WITHIN'
  | 'PH_OUTSIDE'
  | 'PH_OF_CATEGORY'
  | 'NANO_NOT_LISTED'
  | 'ALLERGEN_GROUP_NAME'
  | 'ALLERGEN_DECLARED'
  | 'ALLERGEN_PROHIBITED'
  | 'ALLERGENS_OF_PERFUME'
  | 'ALLERGEN_MISSING'
  | 'ALLERGEN_NOT_NEEDED'
  | 'ALLERGENS_NOT_KNOWN'
  | 'SHARE_INVALID'
  | 'COLOURANT_NOT_LISTED'
  | 'NOT_LISTED'
  | 'COLOURANT_NOT_BY_NUMBER'
  | 'COLOURANT_BEFORE_OTHERS'
  | 'ORDER_OF_CONCENTRATION'
  | 'PERCENT_OVER_100'
  | 'PERCENT_CONTRADICTED'
  | 'ITEM_MISSING'
  | 'ITEM_UNREADABLE'
  | 'ITEM_TO_CONFIRM'
  | 'DURABILITY_MISSING'
  | 'DATE_REQUIRED'
  | 'PAO_REQUIRED'
  | 'PAO_NOT_NEEDED'
  | 'WARNING_MISSING'
  | 'WARNING_ADVISED'
  | 'CLAIM'
  | 'PERSON_OUTSIDE_MARKET'
  | 'TEXT_LANGUAGE'
  | 'SUN_LABELLING'
  | 'OTHER_LAW'
  | 'SUM_NOT_100'
  | 'COMPOSITION_SHORT'
  | 'CONCENTRATION_UNKNOWN'
  | 'LINE_UNMATCHED'
  | 'REPEATED_MATERIAL'
  | 'IFRA_EXCEEDED'
  | 'IFRA_NOT_PERMITTED'
  | 'IFRA_TOGETHER';

export type ActionCode =
  | 'REMOVE_INGREDIENT'
  | 'VERIFY_CONDITION'
  | 'VERIFY_IDENTITY'
  | 'VERIFY_CONCENTRATION'
  | 'LOWER_CONCENTRATION'
  | 'VERIFY_FUNCTION'
  | 'VERIFY_LIMIT'
  | 'VERIFY_PRODUCT_TYPE'
  | 'VERIFY_PURITY'
  | 'VERIFY_NOTIFICATION'
  | 'CORRECT_PH'
  | 'RECORD_PH'
  | 'CORRECT_NAME'
  | 'NAME_PART'
  | 'USE_INCI_NAME'
  | 'REMOVE_DUPLICATE'
  | 'REORDER'
  | 'COLOURANT_BY_WEIGHT'
  | 'USE_GROUP_NAME'
  | 'ADD_ALLERGEN'
  | 'ASK_SUPPLIER'
  | 'PRINT_NUMBER'
  | 'CORRECT_PERCENT'
  | 'PRINT_PERCENT'
  | 'SEPARATE_NAMES'
  | 'ADD_ITEM'
  | 'CORRECT_ITEM'
  | 'CONFIRM_ITEM'
  | 'ADD_WARNING'
  | 'CORRECT_CLAIM'
  | 'ADD_PERSON'
  | 'TRANSLATE_TEXT'
  | 'CORRECT_LABEL_TEXT'
  | 'VERIFY_OTHER_LAW'
  | 'PASTE_LIST'
  | 'VERIFY_TEXT'
  | 'CORRECT_FORMULA'
  | 'COMPLETE_COMPOSITION'
  | 'CHOOSE_MATERIAL'
  | 'ASK_FRAGRANCE_SUPPLIER'
  | 'NOTHING';

/** Makes a finding that is not yet about a printed name. */
export function finding(
  code: FindingCode,
  severity: Severity,
  reference: string,
  action: ActionCode,
  params: Params,
): Finding {
  return { code, severity, ingredient: null, span: null, reference, params, action };
}

/** RED with any error, YELLOW with any warning, GREEN otherwise: product design, section 5. */
export function resultOf(findings: readonly Finding[]): LabelResult {
  if (findings.some(({ severity }) => severity === 'error')) return 'RED';
  return findings.some(({ severity }) => severity === 'warning') ? 'YELLOW' : 'GREEN';
}
