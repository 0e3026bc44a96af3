import { productCategory } from './productCategories.ts';

/**
 * Words by which the heading of a list names its product, in English, Serbian, German, French, Italian and Spanish, the
 * more special first. OWN: how packs of sets are printed; the categories are those of the notification portal (CPNP).
 */
const HEADINGS: readonly (readonly [words: string, category: string])[] = [
  [
    'sun ?screen|sun (?:cream|lotion|protection|milk)|spf ?\\d|(?:krema|mleko|losion) za sunčanje',
    'sun_protection_products',
  ],
  ['self[- ]?tan|samopotamn', 'selftanning_products'],
  ['after ?shave|posle brijanja', 'pre_aftershaving_products'],
  ['shaving|za brijanje|rasier', 'shaving_products'],
  ['anti[- ]?dandruff|protiv peruti', 'antidandruff_products'],
  ['shampoo|šampon|shampooing|champú', 'shampoo'],
  ['conditioner|regenerator|balzam za kosu|après[- ]shampooing|spülung|balsamo', 'hair_conditioner'],
  [
    'hair (?:dye|colou?r|tint)|colou?r(?:ing)? cream|farba za kosu|boja za kosu|developer|oksidant',
    'oxidative_hair_colour_products',
  ],
  ['hair ?spray|styling|lak za kosu|pena za kosu', 'products_for_temporary_hair_styling'],
  [
    'hair (?:mask|oil|serum|treatment|lotion)|(?:maska|ulje|serum|losion) za kosu',
    'scalp_and_hair_roots_care_products',
  ],
  ['tooth ?paste|zubna pasta|pasta za zube|dentifrice|zahnpasta', 'toothpaste'],
  ['mouth ?wash|vod(?:a|ica) za (?:usta|ispiranje)|mundwasser', 'mouth_wash'],
  ['anti[- ]?perspirant|antiperspirant', 'products_with_antiperspirant_activity'],
  ['deodorant|dezodorans|déodorant', 'products_without_antiperspirant_activity'],
  ['lip ?stick|ruž|karmin|rouge à lèvres', 'lip_stick'],
  ['lip (?:balm|care|gloss|oil)|(?:balzam|melem|sjaj) za usne', 'lip_care_products'],
  ['mascara|maskara', 'mascara'],
  ['eye ?liner|tuš za oči|ajlajner', 'eye_liner'],
  ['eye ?shadow|sen(?:ka|ke) za oči|senka', 'eye_shadow'],
  ['eye (?:cream|serum|gel|contour|patch)|(?:krema|gel|serum) za (?:oči|predeo oko očiju)', 'eye_contour_products'],
  ['foundation|tečni puder|puder', 'foundation'],
  ['concealer|korektor', 'concealer'],
  ['nail (?:polish|varnish)|lak za nokte|vernis', 'nail_varnish_nail_makeup'],
  ['(?:polish|varnish) remover|skidač laka', 'nail_varnish_remover'],
  ['intimate|intimn', 'external_intimate_hygiene_products'],
  ['make-?up remov|micellar|micelarn|skidanje šminke', 'makeup_remover_products'],
  ['shower|body wash|bath|hand wash|tuš|tuširanje|kupk|dusch|douche|doccia|ducha', 'bath_shower_products'],
  ['soap|sapun|seife|savon', 'soap_products'],
  ['cleans|face wash|toner wash|čišćenje|umivanje|nettoyant|reinig', 'other_skin_cleansing_products'],
  ['peeling|peel|exfoliat|scrub|piling', 'mechanical_exfoliation_products'],
  ['hand (?:cream|lotion|balm)|(?:krema|losion) za ruke|handcreme', 'hand_care_products'],
  ['foot|krema za (?:stopala|noge)', 'foot_care_products'],
  ['body|za telo|körper|corps|corpo', 'body_care_products'],
  ['mask|masque|maska', 'face_mask'],
  ['eau de|perfume|parfem|cologne|toaletna voda', 'hydroalcoholic_perfumes'],
  [
    '(?:face|day|night|anti-?ageing)[ -](?:cream|serum|oil|lotion)|serum|tonik|toner|essence|moisturi[sz]er|(?:dnevna|noćna) krema|krema za lice|krema',
    'face_care_products_other_than_face_mask',
  ],
];
const CATEGORY_OF = HEADINGS.map(
  ([words, category]) => [new RegExp(`(?<!\\p{L})(?:${words})`, 'iu'), category] as const,
);
/** Headings of the parts of a set that name no product: "Shade 2:", "Step 1:", "Korak 1:", "Component A:". */
const PART =
  /(?<!\p{L})(?:shade|nijansa|tone?|colou?r|boja|part|deo|step|korak|phase|faza|component|komponenta|product|proizvod)\s?(?:no\.?|br\.?)?\s?(?:[a-d]|\d{1,3})(?!\p{L})/iu;

/** Headings that name no category, or nothing but which part of a set follows, as the whole heading: "A:", "Noć:". */
const WHOLE =
  /^(?:[a-d]|\d{1,2}|am|pm|day|night|morning|evening|dan|no[ćc]|jutro|ve[čc]e|tag|nacht|jour|nuit|losion|lotion|cream|krema?|cr[eè]me|gel|ampoule|ampula|booster|activator|aktivator|powder|prašak|treatment|tretman)$/iu;

/** The category of the product that a heading names, or null: "Body lotion:", "Šampon za kosu:". */
export const categoryOfHeading = (heading: string): string | null => {
  const category = CATEGORY_OF.find(([pattern]) => pattern.test(heading))?.[1] ?? null;
  return productCategory(category)?.code ?? null;
};

/** Whether a heading names a product or a part of a set, so that its own list follows. */
export const isProductHeading = (heading: string): boolean =>
  categoryOfHeading(heading) !== null || PART.test(heading) || WHOLE.test(heading.trim());
