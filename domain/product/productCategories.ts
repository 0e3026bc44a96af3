/** What a product is for, in the words that the annexes use to say where an entry applies. */
export type ProductKind =
  | 'antidandruff'
  | 'antiperspirant'
  | 'artificialNail'
  | 'body'
  | 'bodyLotion'
  | 'deodorant'
  | 'depilatory'
  | 'eye'
  | 'eyeMakeUp'
  | 'eyeShadow'
  | 'eyeliner'
  | 'face'
  | 'faceCream'
  | 'faceMakeUp'
  | 'foot'
  | 'fragrance'
  | 'hair'
  | 'hairConditioner'
  | 'hairDye'
  | 'hairStraightener'
  | 'hairWaving'
  | 'hand'
  | 'hydroalcoholicFragrance'
  | 'intimate'
  | 'lip'
  | 'makeUp'
  | 'makeUpRemover'
  | 'mascara'
  | 'mouthwash'
  | 'mucous'
  | 'nail'
  | 'nailVarnish'
  | 'nonOxidativeHairDye'
  | 'oral'
  | 'oxidativeHairDye'
  | 'selfTanning'
  | 'shampoo'
  | 'shaving'
  | 'shower'
  | 'skin'
  | 'soap'
  | 'sun'
  | 'toothpaste';

/** How a product is used: preamble to Annexes II to VI, point 1(a) and (b), of Regulation (EC) No 1223/2009. */
export type Use = 'leave-on' | 'rinse-off';

/** One kind of product of the notification portal's tree, with what is assumed for it. */
export type ProductCategory = {
  readonly code: string;
  readonly level1: string;
  readonly level2: string;
  readonly level3: string;
  /** How it is usually used; null when the category holds both. */
  readonly use: Use | null;
  /** The table's own words about the use. */
  readonly useNote: string;
  readonly applicationSites: string;
  /** The product of exposureDefaults whose exposure stands for it, or null. */
  readonly exposureProduct: string | null;
  /** Group 1 or 2 of ISO 17516; products for children under three are always group 1. */
  readonly microbiologyGroup: 1 | 2;
  readonly ifraCategory: string | null;
  readonly exposureRoutes: string;
  readonly kinds: readonly ProductKind[];
};

/**
 * The names of the tree (level1 to level3) are those of notification_categories.rb in
 * https://github.com/OfficeForProductSafetyAndStandards/cosmetic-product-notifications (UK SCPN, the same tree as the EU
 * CPNP). What is assumed for each category (use, exposure product, microbiology group, IFRA category, kinds) is OWN
 * knowledge, unverified: an assessor must be able to override it.
 */
export const productCategories: readonly ProductCategory[] = [
  { code: 'face_care_products_other_than_face_mask', level1: 'Skin products', level2: 'Skin care products', level3: 'Face care products other than face mask', use: 'leave-on', useNote: 'leave-on', applicationSites: 'face', exposureProduct: 'face_cream', microbiologyGroup: 2, ifraCategory: '5B', exposureRoutes: 'dermal', kinds: ['skin', 'face', 'faceCream'] },
  { code: 'face_mask', level1: 'Skin products', level2: 'Skin care products', level3: 'Face mask', use: null, useNote: 'rinse-off (leave-on if not removed)', applicationSites: 'face', exposureProduct: 'face_cream', microbiologyGroup: 2, ifraCategory: '3', exposureRoutes: 'dermal', kinds: ['skin', 'face'] },
  { code: 'eye_contour_products', level1: 'Skin products', level2: 'Skin care products', level3: 'Eye contour products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'eye area', exposureProduct: 'face_cream', microbiologyGroup: 1, ifraCategory: '3', exposureRoutes: 'dermal, ocular', kinds: ['skin', 'face', 'eye'] },
  { code: 'lip_care_products', level1: 'Skin products', level2: 'Skin care products', level3: 'Lip care products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'lips', exposureProduct: 'lipstick', microbiologyGroup: 1, ifraCategory: '1', exposureRoutes: 'dermal, oral', kinds: ['skin', 'lip', 'mucous'] },
  { code: 'hand_care_products', level1: 'Skin products', level2: 'Skin care products', level3: 'Hand care products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'hands', exposureProduct: 'hand_cream', microbiologyGroup: 2, ifraCategory: '5C', exposureRoutes: 'dermal', kinds: ['skin', 'hand'] },
  { code: 'foot_care_products', level1: 'Skin products', level2: 'Skin care products', level3: 'Foot care products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'feet', exposureProduct: 'hand_cream', microbiologyGroup: 2, ifraCategory: '5A', exposureRoutes: 'dermal', kinds: ['skin', 'foot'] },
  { code: 'body_care_products', level1: 'Skin products', level2: 'Skin care products', level3: 'Body care products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'body', exposureProduct: 'body_lotion', microbiologyGroup: 2, ifraCategory: '5A', exposureRoutes: 'dermal', kinds: ['skin', 'body', 'bodyLotion'] },
  { code: 'external_intimate_care_products', level1: 'Skin products', level2: 'Skin care products', level3: 'External intimate care products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'external genital area', exposureProduct: null, microbiologyGroup: 1, ifraCategory: '8', exposureRoutes: 'dermal, mucosal', kinds: ['skin', 'intimate', 'mucous'] },
  { code: 'chemical_exfoliation_products', level1: 'Skin products', level2: 'Skin care products', level3: 'Chemical exfoliation products', use: null, useNote: 'rinse-off or leave-on', applicationSites: 'face, body', exposureProduct: 'face_cream', microbiologyGroup: 2, ifraCategory: '5B', exposureRoutes: 'dermal', kinds: ['skin', 'face'] },
  { code: 'mechanical_exfoliation_products', level1: 'Skin products', level2: 'Skin care products', level3: 'Mechanical exfoliation products', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'face, body', exposureProduct: 'shower_gel', microbiologyGroup: 2, ifraCategory: '9', exposureRoutes: 'dermal', kinds: ['skin', 'face'] },
  { code: 'skin_lightening_products', level1: 'Skin products', level2: 'Skin care products', level3: 'Skin lightening products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'face, hands', exposureProduct: 'face_cream', microbiologyGroup: 2, ifraCategory: '5B', exposureRoutes: 'dermal', kinds: ['skin', 'face', 'hand'] },
  { code: 'other_skin_care_products', level1: 'Skin products', level2: 'Skin care products', level3: 'Other skin care products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'body', exposureProduct: 'body_lotion', microbiologyGroup: 2, ifraCategory: '5A', exposureRoutes: 'dermal', kinds: ['skin', 'body'] },
  { code: 'soap_products', level1: 'Skin products', level2: 'Skin cleansing products', level3: 'Soap products', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'hands, body', exposureProduct: 'hand_wash_soap', microbiologyGroup: 2, ifraCategory: '9', exposureRoutes: 'dermal', kinds: ['skin', 'soap', 'hand', 'body'] },
  { code: 'bath_shower_products', level1: 'Skin products', level2: 'Skin cleansing products', level3: 'Bath / shower products', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'whole body', exposureProduct: 'shower_gel', microbiologyGroup: 2, ifraCategory: '9', exposureRoutes: 'dermal', kinds: ['skin', 'body', 'shower'] },
  { code: 'makeup_remover_products', level1: 'Skin products', level2: 'Skin cleansing products', level3: 'Make-up remover products', use: 'rinse-off', useNote: 'rinse-off (SCCS fret 0.1)', applicationSites: 'face, eye area', exposureProduct: 'make_up_remover', microbiologyGroup: 1, ifraCategory: '3', exposureRoutes: 'dermal, ocular', kinds: ['skin', 'face', 'eye', 'makeUpRemover'] },
  { code: 'external_intimate_hygiene_products', level1: 'Skin products', level2: 'Skin cleansing products', level3: 'External Intimate hygiene products', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'external genital area', exposureProduct: 'shower_gel', microbiologyGroup: 1, ifraCategory: '9', exposureRoutes: 'dermal, mucosal', kinds: ['skin', 'intimate', 'mucous'] },
  { code: 'other_skin_cleansing_products', level1: 'Skin products', level2: 'Skin cleansing products', level3: 'Other skin cleansing products', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'body', exposureProduct: 'shower_gel', microbiologyGroup: 2, ifraCategory: '9', exposureRoutes: 'dermal', kinds: ['skin', 'body'] },
  { code: 'chemical_depilatories', level1: 'Skin products', level2: 'Body hair removal products', level3: 'Chemical depilatories', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'legs, body', exposureProduct: null, microbiologyGroup: 2, ifraCategory: '9', exposureRoutes: 'dermal', kinds: ['skin', 'depilatory'] },
  { code: 'physical_epilation_products', level1: 'Skin products', level2: 'Body hair removal products', level3: 'Physical epilation products', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'legs, body', exposureProduct: null, microbiologyGroup: 2, ifraCategory: '9', exposureRoutes: 'dermal', kinds: ['skin', 'body'] },
  { code: 'other_body_hair_removal_products', level1: 'Skin products', level2: 'Body hair removal products', level3: 'Other body hair removal products', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'body', exposureProduct: null, microbiologyGroup: 2, ifraCategory: '9', exposureRoutes: 'dermal', kinds: ['skin', 'body'] },
  { code: 'bleach_for_body_hair', level1: 'Skin products', level2: 'Bleach for body hair products', level3: 'Bleach for body hair', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'body hair', exposureProduct: null, microbiologyGroup: 2, ifraCategory: '7A', exposureRoutes: 'dermal', kinds: ['skin', 'body'] },
  { code: 'products_with_antiperspirant_activity', level1: 'Skin products', level2: 'Correction of body odour and/or perspiration', level3: 'Products with antiperspirant activity', use: 'leave-on', useNote: 'leave-on', applicationSites: 'axillae', exposureProduct: 'deodorant_non_spray', microbiologyGroup: 2, ifraCategory: '2', exposureRoutes: 'dermal (spray: inhalation)', kinds: ['skin', 'deodorant', 'antiperspirant'] },
  { code: 'products_without_antiperspirant_activity', level1: 'Skin products', level2: 'Correction of body odour and/or perspiration', level3: 'Products without antiperspirant activity', use: 'leave-on', useNote: 'leave-on', applicationSites: 'axillae', exposureProduct: 'deodorant_non_spray', microbiologyGroup: 2, ifraCategory: '2', exposureRoutes: 'dermal (spray: inhalation)', kinds: ['skin', 'deodorant'] },
  { code: 'shaving_products', level1: 'Skin products', level2: 'Shaving and pre- / after- shaving products', level3: 'Shaving products', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'face (beard area)', exposureProduct: 'shaving_cream', microbiologyGroup: 2, ifraCategory: '9', exposureRoutes: 'dermal', kinds: ['skin', 'face', 'shaving'] },
  { code: 'pre_aftershaving_products', level1: 'Skin products', level2: 'Shaving and pre- / after- shaving products', level3: 'Pre- / after-shaving products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'face (beard area)', exposureProduct: 'aftershave', microbiologyGroup: 2, ifraCategory: '4', exposureRoutes: 'dermal', kinds: ['skin', 'face', 'shaving'] },
  { code: 'other_shaving_and_pre_after_shaving_products', level1: 'Skin products', level2: 'Shaving and pre- / after- shaving products', level3: 'Other shaving and pre- / after- shaving products', use: null, useNote: 'rinse-off or leave-on', applicationSites: 'face', exposureProduct: null, microbiologyGroup: 2, ifraCategory: '9', exposureRoutes: 'dermal', kinds: ['skin', 'face', 'shaving'] },
  { code: 'foundation', level1: 'Skin products', level2: 'Make-up products', level3: 'Foundation', use: 'leave-on', useNote: 'leave-on', applicationSites: 'face', exposureProduct: 'liquid_foundation', microbiologyGroup: 2, ifraCategory: '3', exposureRoutes: 'dermal', kinds: ['skin', 'face', 'makeUp', 'faceMakeUp'] },
  { code: 'concealer', level1: 'Skin products', level2: 'Make-up products', level3: 'Concealer', use: 'leave-on', useNote: 'leave-on', applicationSites: 'face', exposureProduct: 'liquid_foundation', microbiologyGroup: 2, ifraCategory: '3', exposureRoutes: 'dermal', kinds: ['skin', 'face', 'makeUp', 'faceMakeUp'] },
  { code: 'other_face_makeup_products', level1: 'Skin products', level2: 'Make-up products', level3: 'Other face make-up products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'face', exposureProduct: 'liquid_foundation', microbiologyGroup: 2, ifraCategory: '3', exposureRoutes: 'dermal (powder: inhalation)', kinds: ['skin', 'face', 'makeUp', 'faceMakeUp'] },
  { code: 'mascara', level1: 'Skin products', level2: 'Make-up products', level3: 'Mascara', use: 'leave-on', useNote: 'leave-on', applicationSites: 'eyelashes', exposureProduct: 'mascara', microbiologyGroup: 1, ifraCategory: '3', exposureRoutes: 'dermal, ocular', kinds: ['eye', 'makeUp', 'eyeMakeUp', 'mascara'] },
  { code: 'eye_shadow', level1: 'Skin products', level2: 'Make-up products', level3: 'Eye shadow', use: 'leave-on', useNote: 'leave-on', applicationSites: 'eyelids', exposureProduct: 'eye_make_up', microbiologyGroup: 1, ifraCategory: '3', exposureRoutes: 'dermal, ocular', kinds: ['eye', 'makeUp', 'eyeMakeUp', 'eyeShadow'] },
  { code: 'eye_pencil', level1: 'Skin products', level2: 'Make-up products', level3: 'Eye pencil', use: 'leave-on', useNote: 'leave-on', applicationSites: 'lid margin', exposureProduct: 'eyeliner', microbiologyGroup: 1, ifraCategory: '3', exposureRoutes: 'dermal, ocular', kinds: ['eye', 'makeUp', 'eyeMakeUp', 'eyeliner'] },
  { code: 'eye_liner', level1: 'Skin products', level2: 'Make-up products', level3: 'Eye liner', use: 'leave-on', useNote: 'leave-on', applicationSites: 'lid margin', exposureProduct: 'eyeliner', microbiologyGroup: 1, ifraCategory: '3', exposureRoutes: 'dermal, ocular', kinds: ['eye', 'makeUp', 'eyeMakeUp', 'eyeliner'] },
  { code: 'other_eye_makeup_products', level1: 'Skin products', level2: 'Make-up products', level3: 'Other eye make-up products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'eye area', exposureProduct: 'eye_make_up', microbiologyGroup: 1, ifraCategory: '3', exposureRoutes: 'dermal, ocular', kinds: ['eye', 'makeUp', 'eyeMakeUp'] },
  { code: 'lip_stick', level1: 'Skin products', level2: 'Make-up products', level3: 'Lip stick', use: 'leave-on', useNote: 'leave-on', applicationSites: 'lips', exposureProduct: 'lipstick', microbiologyGroup: 1, ifraCategory: '1', exposureRoutes: 'dermal, oral', kinds: ['lip', 'makeUp', 'mucous'] },
  { code: 'lipstick_sealer', level1: 'Skin products', level2: 'Make-up products', level3: 'Lipstick sealer', use: 'leave-on', useNote: 'leave-on', applicationSites: 'lips', exposureProduct: 'lipstick', microbiologyGroup: 1, ifraCategory: '1', exposureRoutes: 'dermal, oral', kinds: ['lip', 'makeUp', 'mucous'] },
  { code: 'other_lip_makeup_products', level1: 'Skin products', level2: 'Make-up products', level3: 'Other lip make-up products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'lips', exposureProduct: 'lipstick', microbiologyGroup: 1, ifraCategory: '1', exposureRoutes: 'dermal, oral', kinds: ['lip', 'makeUp', 'mucous'] },
  { code: 'body_or_face_paint_including_carneval_makeup', level1: 'Skin products', level2: 'Make-up products', level3: 'Body or face paint, including carneval make-up', use: 'leave-on', useNote: 'leave-on', applicationSites: 'face, body', exposureProduct: 'face_cream', microbiologyGroup: 2, ifraCategory: '3', exposureRoutes: 'dermal', kinds: ['skin', 'face', 'body', 'makeUp'] },
  { code: 'other_makeup_products', level1: 'Skin products', level2: 'Make-up products', level3: 'Other make-up products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'face', exposureProduct: 'liquid_foundation', microbiologyGroup: 2, ifraCategory: '3', exposureRoutes: 'dermal', kinds: ['skin', 'face', 'makeUp', 'faceMakeUp'] },
  { code: 'hydroalcoholic_perfumes', level1: 'Skin products', level2: 'Perfumes', level3: 'Hydroalcoholic perfumes', use: 'leave-on', useNote: 'leave-on', applicationSites: 'neck, wrists', exposureProduct: 'eau_de_toilette', microbiologyGroup: 2, ifraCategory: '4', exposureRoutes: 'dermal, inhalation', kinds: ['skin', 'fragrance', 'hydroalcoholicFragrance'] },
  { code: 'non_hydroalcoholic_perfumes', level1: 'Skin products', level2: 'Perfumes', level3: 'Non hydroalcoholic perfumes', use: 'leave-on', useNote: 'leave-on', applicationSites: 'neck, wrists', exposureProduct: 'perfume_spray', microbiologyGroup: 2, ifraCategory: '4', exposureRoutes: 'dermal', kinds: ['skin', 'fragrance'] },
  { code: 'before_and_after_sun_products', level1: 'Skin products', level2: 'Sun and self-tanning products', level3: 'Before and after sun products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'whole body', exposureProduct: 'body_lotion', microbiologyGroup: 2, ifraCategory: '5A', exposureRoutes: 'dermal', kinds: ['skin', 'body'] },
  { code: 'sun_protection_products', level1: 'Skin products', level2: 'Sun and self-tanning products', level3: 'Sun protection products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'whole body, face', exposureProduct: 'sunscreen', microbiologyGroup: 2, ifraCategory: '5A', exposureRoutes: 'dermal (spray: inhalation; lips: oral)', kinds: ['skin', 'face', 'body', 'sun'] },
  { code: 'selftanning_products', level1: 'Skin products', level2: 'Sun and self-tanning products', level3: 'Self-tanning products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'body, face', exposureProduct: 'body_lotion', microbiologyGroup: 2, ifraCategory: '5A', exposureRoutes: 'dermal', kinds: ['skin', 'face', 'body', 'selfTanning'] },
  { code: 'other_sun_and_selftanning_products', level1: 'Skin products', level2: 'Sun and self-tanning products', level3: 'Other sun and self-tanning products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'body', exposureProduct: 'body_lotion', microbiologyGroup: 2, ifraCategory: '5A', exposureRoutes: 'dermal', kinds: ['skin', 'face', 'body', 'sun'] },
  { code: 'other_skin_products_child', level1: 'Skin products', level2: 'Other skin products', level3: 'Other skin products', use: null, useNote: '', applicationSites: '', exposureProduct: null, microbiologyGroup: 2, ifraCategory: null, exposureRoutes: '', kinds: ['skin'] },
  { code: 'shampoo', level1: 'Hair and scalp products', level2: 'Hair and scalp care and cleansing products', level3: 'Shampoo', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'hair, scalp, hands', exposureProduct: 'shampoo', microbiologyGroup: 2, ifraCategory: '9', exposureRoutes: 'dermal', kinds: ['hair', 'shampoo'] },
  { code: 'hair_conditioner', level1: 'Hair and scalp products', level2: 'Hair and scalp care and cleansing products', level3: 'Hair conditioner', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'hair, scalp, hands', exposureProduct: 'hair_conditioner', microbiologyGroup: 2, ifraCategory: '9', exposureRoutes: 'dermal', kinds: ['hair', 'hairConditioner'] },
  { code: 'scalp_and_hair_roots_care_products', level1: 'Hair and scalp products', level2: 'Hair and scalp care and cleansing products', level3: 'Scalp and hair roots care products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'scalp', exposureProduct: 'hair_styling', microbiologyGroup: 2, ifraCategory: '7B', exposureRoutes: 'dermal', kinds: ['hair'] },
  { code: 'antidandruff_products', level1: 'Hair and scalp products', level2: 'Hair and scalp care and cleansing products', level3: 'Antidandruff products', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'hair, scalp', exposureProduct: 'shampoo', microbiologyGroup: 2, ifraCategory: '9', exposureRoutes: 'dermal', kinds: ['hair', 'shampoo', 'antidandruff'] },
  { code: 'antihairloss_products', level1: 'Hair and scalp products', level2: 'Hair and scalp care and cleansing products', level3: 'Antihairloss products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'scalp', exposureProduct: 'hair_styling', microbiologyGroup: 2, ifraCategory: '7B', exposureRoutes: 'dermal', kinds: ['hair'] },
  { code: 'other_hair_and_scalp_care_and_cleansing_products', level1: 'Hair and scalp products', level2: 'Hair and scalp care and cleansing products', level3: 'Other hair and scalp care and cleansing products', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'hair, scalp', exposureProduct: 'shampoo', microbiologyGroup: 2, ifraCategory: '9', exposureRoutes: 'dermal', kinds: ['hair'] },
  { code: 'oxidative_hair_colour_products', level1: 'Hair and scalp products', level2: 'Hair colouring products', level3: 'Oxidative hair colour products', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'hair, scalp', exposureProduct: 'oxidative_hair_dye', microbiologyGroup: 2, ifraCategory: '7A', exposureRoutes: 'dermal', kinds: ['hair', 'hairDye', 'oxidativeHairDye'] },
  { code: 'nonoxidative_hair_colour_products', level1: 'Hair and scalp products', level2: 'Hair colouring products', level3: 'Non-oxidative hair colour products', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'hair, scalp', exposureProduct: 'semi_perm_hair_dye', microbiologyGroup: 2, ifraCategory: '7A', exposureRoutes: 'dermal', kinds: ['hair', 'hairDye', 'nonOxidativeHairDye'] },
  { code: 'hair_bleaching_and_dye_remover_products', level1: 'Hair and scalp products', level2: 'Hair colouring products', level3: 'Hair bleaching and dye remover products', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'hair, scalp', exposureProduct: 'oxidative_hair_dye', microbiologyGroup: 2, ifraCategory: '7A', exposureRoutes: 'dermal', kinds: ['hair', 'hairDye'] },
  { code: 'other_hair_colouring_products', level1: 'Hair and scalp products', level2: 'Hair colouring products', level3: 'Other hair colouring products', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'hair, scalp', exposureProduct: 'semi_perm_hair_dye', microbiologyGroup: 2, ifraCategory: '7A', exposureRoutes: 'dermal', kinds: ['hair', 'hairDye', 'nonOxidativeHairDye'] },
  { code: 'products_for_temporary_hair_styling', level1: 'Hair and scalp products', level2: 'Hair styling products', level3: 'Products for temporary hair styling', use: 'leave-on', useNote: 'leave-on', applicationSites: 'hair, scalp', exposureProduct: 'hair_styling', microbiologyGroup: 2, ifraCategory: '7B', exposureRoutes: 'dermal (spray: inhalation)', kinds: ['hair'] },
  { code: 'permanent_wave_products', level1: 'Hair and scalp products', level2: 'Hair styling products', level3: 'Permanent wave products', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'hair, scalp', exposureProduct: null, microbiologyGroup: 2, ifraCategory: '7A', exposureRoutes: 'dermal', kinds: ['hair', 'hairWaving'] },
  { code: 'hair_relaxer_straightener_products', level1: 'Hair and scalp products', level2: 'Hair styling products', level3: 'Hair relaxer / straightener products', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'hair, scalp', exposureProduct: null, microbiologyGroup: 2, ifraCategory: '7A', exposureRoutes: 'dermal (heated: inhalation)', kinds: ['hair', 'hairWaving', 'hairStraightener'] },
  { code: 'other_hair_styling_products', level1: 'Hair and scalp products', level2: 'Hair styling products', level3: 'Other hair styling products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'hair', exposureProduct: 'hair_styling', microbiologyGroup: 2, ifraCategory: '7B', exposureRoutes: 'dermal', kinds: ['hair'] },
  { code: 'hair_sun_protection_products', level1: 'Hair and scalp products', level2: 'Other hair and scalp products', level3: 'Hair sun protection products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'hair', exposureProduct: 'hair_styling', microbiologyGroup: 2, ifraCategory: '7B', exposureRoutes: 'dermal', kinds: ['hair'] },
  { code: 'other_hair_and_scalp_products_child', level1: 'Hair and scalp products', level2: 'Other hair and scalp products', level3: 'Other hair and scalp products', use: null, useNote: '', applicationSites: '', exposureProduct: null, microbiologyGroup: 2, ifraCategory: null, exposureRoutes: '', kinds: ['hair'] },
  { code: 'nail_varnish_nail_makeup', level1: 'Nail and cuticle products', level2: 'Nail varnish and remover products', level3: 'Nail varnish / Nail make-up', use: 'leave-on', useNote: 'leave-on', applicationSites: 'nails', exposureProduct: null, microbiologyGroup: 2, ifraCategory: '11A or 5C: assessor', exposureRoutes: 'dermal', kinds: ['nail', 'nailVarnish'] },
  { code: 'nail_varnish_remover', level1: 'Nail and cuticle products', level2: 'Nail varnish and remover products', level3: 'Nail varnish remover', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'nails', exposureProduct: null, microbiologyGroup: 2, ifraCategory: '5C', exposureRoutes: 'dermal, inhalation', kinds: ['nail'] },
  { code: 'nail_varnish_thinner', level1: 'Nail and cuticle products', level2: 'Nail varnish and remover products', level3: 'Nail varnish thinner', use: 'leave-on', useNote: 'leave-on', applicationSites: 'nails', exposureProduct: null, microbiologyGroup: 2, ifraCategory: null, exposureRoutes: 'dermal', kinds: ['nail'] },
  { code: 'nail_bleach', level1: 'Nail and cuticle products', level2: 'Nail varnish and remover products', level3: 'Nail bleach', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'nails', exposureProduct: null, microbiologyGroup: 2, ifraCategory: null, exposureRoutes: 'dermal', kinds: ['nail'] },
  { code: 'other_nail_varnish_and_remover_products', level1: 'Nail and cuticle products', level2: 'Nail varnish and remover products', level3: 'Other nail varnish and remover products', use: null, useNote: '', applicationSites: 'nails', exposureProduct: null, microbiologyGroup: 2, ifraCategory: null, exposureRoutes: 'dermal', kinds: ['nail'] },
  { code: 'nail_care_products', level1: 'Nail and cuticle products', level2: 'Nail care / nail hardener products', level3: 'Nail care products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'nails, cuticles', exposureProduct: null, microbiologyGroup: 2, ifraCategory: '5C', exposureRoutes: 'dermal', kinds: ['nail'] },
  { code: 'nail_hardener', level1: 'Nail and cuticle products', level2: 'Nail care / nail hardener products', level3: 'Nail hardener', use: 'leave-on', useNote: 'leave-on', applicationSites: 'nails', exposureProduct: null, microbiologyGroup: 2, ifraCategory: null, exposureRoutes: 'dermal', kinds: ['nail'] },
  { code: 'other_nail_care_nail_hardener_products', level1: 'Nail and cuticle products', level2: 'Nail care / nail hardener products', level3: 'Other nail care / nail hardener products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'nails', exposureProduct: null, microbiologyGroup: 2, ifraCategory: null, exposureRoutes: 'dermal', kinds: ['nail'] },
  { code: 'nail_glue_remover', level1: 'Nail and cuticle products', level2: 'Nail glue remover products', level3: 'Nail glue remover', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'nails', exposureProduct: null, microbiologyGroup: 2, ifraCategory: null, exposureRoutes: 'dermal', kinds: ['nail'] },
  { code: 'cuticle_remover_softener', level1: 'Nail and cuticle products', level2: 'Other nail and cuticle products', level3: 'Cuticle remover / softener', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'cuticles', exposureProduct: null, microbiologyGroup: 2, ifraCategory: '5C', exposureRoutes: 'dermal', kinds: ['nail'] },
  { code: 'nail_sculpting_products', level1: 'Nail and cuticle products', level2: 'Other nail and cuticle products', level3: 'Nail sculpting products', use: 'leave-on', useNote: 'leave-on', applicationSites: 'nails', exposureProduct: null, microbiologyGroup: 2, ifraCategory: null, exposureRoutes: 'dermal, inhalation', kinds: ['nail', 'artificialNail'] },
  { code: 'other_nail_and_cuticle_products_child', level1: 'Nail and cuticle products', level2: 'Other nail and cuticle products', level3: 'Other nail and cuticle products', use: null, useNote: '', applicationSites: 'nails', exposureProduct: null, microbiologyGroup: 2, ifraCategory: null, exposureRoutes: 'dermal', kinds: ['nail'] },
  { code: 'toothpaste', level1: 'Oral hygiene products', level2: 'Tooth care products', level3: 'Toothpaste', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'oral cavity', exposureProduct: 'toothpaste_adult', microbiologyGroup: 1, ifraCategory: '6', exposureRoutes: 'oral mucosal', kinds: ['oral', 'mucous', 'toothpaste'] },
  { code: 'tooth_cleansing_powder_salt', level1: 'Oral hygiene products', level2: 'Tooth care products', level3: 'Tooth cleansing powder / salt', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'oral cavity', exposureProduct: 'toothpaste_adult', microbiologyGroup: 1, ifraCategory: '6', exposureRoutes: 'oral mucosal', kinds: ['oral', 'mucous', 'toothpaste'] },
  { code: 'other_tooth_care_products', level1: 'Oral hygiene products', level2: 'Tooth care products', level3: 'Other tooth care products', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'oral cavity', exposureProduct: 'toothpaste_adult', microbiologyGroup: 1, ifraCategory: '6', exposureRoutes: 'oral mucosal', kinds: ['oral', 'mucous'] },
  { code: 'mouth_wash', level1: 'Oral hygiene products', level2: 'Mouth wash / breath spray', level3: 'Mouth wash', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'oral cavity', exposureProduct: 'mouthwash', microbiologyGroup: 1, ifraCategory: '6', exposureRoutes: 'oral mucosal', kinds: ['oral', 'mucous', 'mouthwash'] },
  { code: 'breath_spray', level1: 'Oral hygiene products', level2: 'Mouth wash / breath spray', level3: 'Breath spray', use: 'leave-on', useNote: 'leave-on', applicationSites: 'oral cavity', exposureProduct: null, microbiologyGroup: 1, ifraCategory: '6', exposureRoutes: 'oral mucosal, inhalation', kinds: ['oral', 'mucous'] },
  { code: 'other_mouth_wash_breath_spray_products', level1: 'Oral hygiene products', level2: 'Mouth wash / breath spray', level3: 'Other mouth wash / breath spray products', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'oral cavity', exposureProduct: 'mouthwash', microbiologyGroup: 1, ifraCategory: '6', exposureRoutes: 'oral mucosal', kinds: ['oral', 'mucous'] },
  { code: 'tooth_whiteners_child', level1: 'Oral hygiene products', level2: 'Tooth whiteners', level3: 'Tooth whiteners', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'oral cavity', exposureProduct: 'toothpaste_adult', microbiologyGroup: 1, ifraCategory: '6', exposureRoutes: 'oral mucosal', kinds: ['oral', 'mucous'] },
  { code: 'other_oral_hygiene_products_child', level1: 'Oral hygiene products', level2: 'Other oral hygiene products', level3: 'Other oral hygiene products', use: 'rinse-off', useNote: 'rinse-off', applicationSites: 'oral cavity', exposureProduct: 'toothpaste_adult', microbiologyGroup: 1, ifraCategory: '6', exposureRoutes: 'oral mucosal', kinds: ['oral', 'mucous'] },
];

const byCode = new Map(productCategories.map((category) => [category.code, category]));

/** The category with this code, or null. */
export function productCategory(code: string | null): ProductCategory | null {
  return (code === null ? undefined : byCode.get(code)) ?? null;
}
