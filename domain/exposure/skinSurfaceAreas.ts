import { NOTES_OF_GUIDANCE, type Source } from './source.ts';

/**
 * Skin that a product is applied to, and how often: SCCS Notes of Guidance (SCCS/1647/22), Table 4. The figures marked as verified are quoted
 * from it by a published safety report (https://github.com/Hasanboy1295/CPSR-Safety, data/eu-reference-veneks.txt, body lotion) and by
 * https://github.com/ToxMCP/direct-use-exposure-mcp (face cream).
 */
export type SkinSurfaceArea = {
  readonly key: string;
  readonly name: string;
  /** cm2 */
  readonly areaCm2: number;
  readonly bodyParts: string;
  /** Applications per day. */
  readonly frequencyPerDay: number;
  readonly confidence: string;
  /** False: our own knowledge, to be verified against the Notes of Guidance. */
  readonly verified: boolean;
};

/** Where the Notes of Guidance state the area and the frequency. */
export const sourceOfArea = ({ key }: SkinSurfaceArea): Source => ({
  document: NOTES_OF_GUIDANCE,
  table: '4',
  row: { of: 'skin', key },
});

export const skinSurfaceAreas: readonly SkinSurfaceArea[] = [
  {
    key: 'shower_gel',
    name: 'Shower gel',
    areaCm2: 17500,
    bodyParts: 'total body',
    frequencyPerDay: 1.43,
    confidence: 'medium',
    verified: false,
  },
  {
    key: 'hand_wash_soap',
    name: 'Hand wash soap',
    areaCm2: 860,
    bodyParts: 'hands',
    frequencyPerDay: 10,
    confidence: 'medium',
    verified: false,
  },
  {
    key: 'bath_oil_salts',
    name: 'Bath oil, salts',
    areaCm2: 16340,
    bodyParts: 'body minus head',
    frequencyPerDay: 1,
    confidence: 'medium',
    verified: false,
  },
  {
    key: 'shampoo',
    name: 'Shampoo',
    areaCm2: 1440,
    bodyParts: 'hands + half head',
    frequencyPerDay: 1,
    confidence: 'medium',
    verified: false,
  },
  {
    key: 'hair_conditioner',
    name: 'Hair conditioner',
    areaCm2: 1440,
    bodyParts: 'hands + half head',
    frequencyPerDay: 0.28,
    confidence: 'medium',
    verified: false,
  },
  {
    key: 'body_lotion',
    name: 'Body lotion',
    areaCm2: 15670,
    bodyParts: 'body minus head (female)',
    frequencyPerDay: 2.28,
    confidence: 'high',
    verified: true,
  },
  {
    key: 'face_cream',
    name: 'Face cream',
    areaCm2: 565,
    bodyParts: 'half head (female); +320 neck, +80 back of neck',
    frequencyPerDay: 2.14,
    confidence: 'high',
    verified: true,
  },
  {
    key: 'hand_cream',
    name: 'Hand cream',
    areaCm2: 860,
    bodyParts: 'hands',
    frequencyPerDay: 2,
    confidence: 'medium',
    verified: false,
  },
  {
    key: 'oxidative_hair_dye',
    name: 'Oxidative / permanent hair dye',
    areaCm2: 580,
    bodyParts: 'half head',
    frequencyPerDay: 0.033,
    confidence: 'medium',
    verified: false,
  },
  {
    key: 'semi_perm_hair_dye',
    name: 'Semi-permanent hair dye',
    areaCm2: 580,
    bodyParts: 'half head',
    frequencyPerDay: 0.143,
    confidence: 'medium',
    verified: false,
  },
  {
    key: 'hair_styling',
    name: 'Hair styling products',
    areaCm2: 1010,
    bodyParts: 'half hands + half head',
    frequencyPerDay: 1.14,
    confidence: 'medium',
    verified: false,
  },
  {
    key: 'make_up_remover',
    name: 'Make-up remover',
    areaCm2: 565,
    bodyParts: 'half head (female)',
    frequencyPerDay: 1,
    confidence: 'medium',
    verified: false,
  },
  {
    key: 'liquid_foundation',
    name: 'Liquid foundation',
    areaCm2: 565,
    bodyParts: 'half head (female)',
    frequencyPerDay: 1,
    confidence: 'medium',
    verified: false,
  },
  {
    key: 'eye_make_up',
    name: 'Eye shadow',
    areaCm2: 24,
    bodyParts: 'eyelids',
    frequencyPerDay: 2,
    confidence: 'medium',
    verified: false,
  },
  {
    key: 'mascara',
    name: 'Mascara',
    areaCm2: 1.6,
    bodyParts: 'eyelashes',
    frequencyPerDay: 2,
    confidence: 'medium',
    verified: false,
  },
  {
    key: 'eyeliner',
    name: 'Eyeliner',
    areaCm2: 3.2,
    bodyParts: 'lid margin',
    frequencyPerDay: 2,
    confidence: 'medium',
    verified: false,
  },
  {
    key: 'lipstick',
    name: 'Lipstick, lip salve',
    areaCm2: 4.8,
    bodyParts: 'lips',
    frequencyPerDay: 2,
    confidence: 'medium',
    verified: false,
  },
  {
    key: 'deodorant_non_spray',
    name: 'Deodorant stick / roll-on',
    areaCm2: 200,
    bodyParts: 'both axillae',
    frequencyPerDay: 2,
    confidence: 'medium',
    verified: false,
  },
  {
    key: 'deodorant_spray',
    name: 'Deodorant spray',
    areaCm2: 200,
    bodyParts: 'both axillae',
    frequencyPerDay: 2,
    confidence: 'medium',
    verified: false,
  },
  {
    key: 'eau_de_toilette',
    name: 'Eau de toilette spray',
    areaCm2: 200,
    bodyParts: 'neck, wrists',
    frequencyPerDay: 1,
    confidence: 'low',
    verified: false,
  },
  {
    key: 'perfume_spray',
    name: 'Perfume spray',
    areaCm2: 100,
    bodyParts: 'neck, wrists',
    frequencyPerDay: 1,
    confidence: 'low',
    verified: false,
  },
  {
    key: 'shaving_cream',
    name: 'Shaving cream (men)',
    areaCm2: 305,
    bodyParts: 'quarter head (male)',
    frequencyPerDay: 1,
    confidence: 'low',
    verified: false,
  },
  {
    key: 'aftershave',
    name: 'Aftershave (men)',
    areaCm2: 305,
    bodyParts: 'quarter head (male)',
    frequencyPerDay: 1,
    confidence: 'low',
    verified: false,
  },
  {
    key: 'sunscreen',
    name: 'Sunscreen lotion / cream',
    areaCm2: 17500,
    bodyParts: 'total body',
    frequencyPerDay: 2,
    confidence: 'medium',
    verified: false,
  },
  {
    key: 'toothpaste_adult',
    name: 'Toothpaste',
    areaCm2: 216.8,
    bodyParts: 'buccal cavity',
    frequencyPerDay: 2,
    confidence: 'low',
    verified: false,
  },
  {
    key: 'mouthwash',
    name: 'Mouthwash',
    areaCm2: 216.8,
    bodyParts: 'buccal cavity',
    frequencyPerDay: 5,
    confidence: 'low',
    verified: false,
  },
];
