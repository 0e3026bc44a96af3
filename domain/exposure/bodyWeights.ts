/** Body weight of an age group, and its skin surface per body weight compared with an adult. */
export type BodyWeight = {
  readonly ageGroup: string;
  /** kg */
  readonly bodyWeightKg: number;
  readonly basis: string;
  /** Skin surface per body weight, as a multiple of the adult's; the factor of 100 covers it for intact skin (SCCS). */
  readonly surfaceRatio: number | null;
  readonly surfaceRatioAt: string;
  readonly confidence: string;
  /** False: our own knowledge of EFSA Journal 2012;10(3):2579, to be verified. */
  readonly verified: boolean;
  readonly source: string;
};

export const bodyWeights: readonly BodyWeight[] = [
  {
    ageGroup: 'infant 0-12 months (EFSA default)',
    bodyWeightKg: 5,
    basis: 'EFSA SC 2012 harmonised default',
    surfaceRatio: 2.3,
    surfaceRatioAt: 'birth',
    confidence: 'high',
    verified: true,
    source:
      'http://www.efsa.europa.eu/de/press/news/120307a ; ratio https://dossiermanager.it/en/2022/09/28/cosmetici-per-bambini-e-neonati-e-necessario-considerare-un-mos-specifico',
  },
  {
    ageGroup: 'toddler 1-3 years (EFSA default)',
    bodyWeightKg: 12,
    basis: 'EFSA SC 2012 harmonised default',
    surfaceRatio: null,
    surfaceRatioAt: '',
    confidence: 'high',
    verified: true,
    source: 'http://www.efsa.europa.eu/de/press/news/120307a',
  },
  {
    ageGroup: 'adult (EFSA default)',
    bodyWeightKg: 70,
    basis: 'EFSA SC 2012; SCCS keeps 60 kg',
    surfaceRatio: null,
    surfaceRatioAt: '',
    confidence: 'high',
    verified: true,
    source: 'http://www.efsa.europa.eu/de/press/news/120307a',
  },
  {
    ageGroup: 'adult (SCCS default)',
    bodyWeightKg: 60,
    basis: 'SCCS NoG',
    surfaceRatio: 1,
    surfaceRatioAt: 'adult',
    confidence: 'high',
    verified: true,
    source:
      'https://heavymetalindex.com/sources/sccs2023-notes-of-guidance-cosmetic-ingredients-v12 (Table 3A p.27 / 3B p.28) ; github:ToxMCP/direct-use-exposure-mcp tests (SCCS/1647/22 Table 3A/3B/5 transcription; NoG corrigendum 2 of 2023-12-21) https://github.com/ToxMCP/direct-use-exposure-mcp',
  },
  {
    ageGroup: '0-3 months',
    bodyWeightKg: 4.8,
    basis: 'EFSA SC 2012 mean',
    surfaceRatio: 2.3,
    surfaceRatioAt: 'birth',
    confidence: 'low',
    verified: false,
    source: 'OWN KNOWLEDGE of EFSA Journal 2012;10(3):2579',
  },
  {
    ageGroup: '3-6 months',
    bodyWeightKg: 6.7,
    basis: 'EFSA SC 2012 mean',
    surfaceRatio: 1.8,
    surfaceRatioAt: '6 months',
    confidence: 'low',
    verified: false,
    source: 'OWN KNOWLEDGE of EFSA 2012; ratio from dossiermanager.it',
  },
  {
    ageGroup: '6-12 months',
    bodyWeightKg: 8.8,
    basis: 'EFSA SC 2012 mean',
    surfaceRatio: 1.6,
    surfaceRatioAt: '12 months',
    confidence: 'low',
    verified: false,
    source: 'OWN KNOWLEDGE of EFSA 2012; ratio from dossiermanager.it',
  },
  {
    ageGroup: '1-3 years',
    bodyWeightKg: 11.9,
    basis: 'EFSA SC 2012 mean',
    surfaceRatio: null,
    surfaceRatioAt: '',
    confidence: 'low',
    verified: false,
    source: 'OWN KNOWLEDGE of EFSA 2012',
  },
  {
    ageGroup: '3-10 years',
    bodyWeightKg: 23.1,
    basis: 'EFSA SC 2012 mean',
    surfaceRatio: 1.5,
    surfaceRatioAt: '5 years',
    confidence: 'low',
    verified: false,
    source: 'OWN KNOWLEDGE of EFSA 2012; ratio from dossiermanager.it',
  },
  {
    ageGroup: '10-14 years',
    bodyWeightKg: 43.4,
    basis: 'EFSA SC 2012 mean',
    surfaceRatio: 1.3,
    surfaceRatioAt: '10 years',
    confidence: 'low',
    verified: false,
    source: 'OWN KNOWLEDGE of EFSA 2012; ratio from dossiermanager.it',
  },
  {
    ageGroup: '14-18 years',
    bodyWeightKg: 61.3,
    basis: 'EFSA SC 2012 mean',
    surfaceRatio: null,
    surfaceRatioAt: '',
    confidence: 'low',
    verified: false,
    source: 'OWN KNOWLEDGE of EFSA 2012',
  },
  {
    ageGroup: 'baby in a real Serbian-market CPSR (wet wipes)',
    bodyWeightKg: 6,
    basis: 'stated 5.9 kg, calculated with 6 kg',
    surfaceRatio: null,
    surfaceRatioAt: '',
    confidence: 'high (as practice, not as a default)',
    verified: true,
    source: 'https://github.com/Hasanboy1295/CPSR-Safety data/eu-reference-kosili.txt',
  },
];
