import type { Use } from '../product/productCategories.ts';

/** Daily exposure to a kind of product: SCCS Notes of Guidance, 12th revision (SCCS/1647/22), Tables 3A, 3B and 5, through the sources named. */
export type ExposureDefault = {
  readonly key: string;
  readonly name: string;
  /** Table of the Notes of Guidance; 'text' where no table has it. */
  readonly sccsTable: string;
  readonly group: string;
  readonly use: Use;
  /** Amount applied, g/day (hair dyes: mL per application). */
  readonly amountGPerDay: number | null;
  /** Amount applied per body weight, mg/kg bw/day: a survey figure with each subject's own weight, not amount / 60 kg. */
  readonly amountMgPerKgDay: number | null;
  readonly bodyWeightBasis: string;
  /** Share that stays on the skin. Already inside the exposure: never multiply again. */
  readonly retentionFactor: number | null;
  /** Exposure, g/day. */
  readonly exposureGPerDay: number | null;
  /** Exposure, mg/kg bw/day. Frequency of use is inside. */
  readonly exposureMgPerKgDay: number | null;
  /** One of the 17 products of Table 5. */
  readonly isInAggregate: boolean;
  readonly confidence: string;
  /** False: our own knowledge of the Notes of Guidance, to be verified against the document. */
  readonly verified: boolean;
  /** Number of its source in EXPOSURE_SOURCES. */
  readonly source: number;
  readonly note: string;
};

/** Where the figures are taken from. */
export const EXPOSURE_SOURCES: Readonly<Record<number, string>> = {
  1: 'https://heavymetalindex.com/sources/sccs2023-notes-of-guidance-cosmetic-ingredients-v12 (Table 3A p.27 / 3B p.28) ; github:ToxMCP/direct-use-exposure-mcp tests (SCCS/1647/22 Table 3A/3B/5 transcription; NoG corrigendum 2 of 2023-12-21) https://github.com/ToxMCP/direct-use-exposure-mcp',
  2: 'github:ToxMCP/direct-use-exposure-mcp tests (SCCS/1647/22 Table 3A/3B/5 transcription; NoG corrigendum 2 of 2023-12-21) https://github.com/ToxMCP/direct-use-exposure-mcp',
  3: 'https://heavymetalindex.com/sources/sccs2023-notes-of-guidance-cosmetic-ingredients-v12 (Table 3A p.27 / 3B p.28)',
  4: 'github:ToxMCP/direct-use-exposure-mcp tests (SCCS/1647/22 Table 3A/3B/5 transcription; NoG corrigendum 2 of 2023-12-21) https://github.com/ToxMCP/direct-use-exposure-mcp ; https://github.com (Turkish CPSR generator, find_string a public transcription: 269.00 mg/kg bw/d used for preservatives)',
  5: 'OWN KNOWLEDGE of SCCS Notes of Guidance - verify against https://health.ec.europa.eu/document/download/32a999f7-d820-496a-b659-d8c296cc99c1_en?filename=sccs_o_273_final.pdf',
};

/**
 * Exposure to all 17 products of Table 5 together, for ingredients present in many products such as preservatives: 17.4 g/day, 269 mg/kg bw/day.
 * The displayed rows add up to 17.38 and 268.82.
 */
export const AGGREGATE_EXPOSURE = { exposureGPerDay: 17.4, exposureMgPerKgDay: 269, source: 4 } as const;

export const exposureDefaults: readonly ExposureDefault[] = [
  { key: 'shower_gel', name: 'Shower gel', sccsTable: '3A', group: 'rinse-off skin & hair cleansing', use: 'rinse-off', amountGPerDay: 18.67, amountMgPerKgDay: 279.2, bodyWeightBasis: 'subject body weights (study)', retentionFactor: 0.01, exposureGPerDay: 0.19, exposureMgPerKgDay: 2.79, isInAggregate: true, confidence: 'high', verified: true, source: 1, note: '' },
  { key: 'hand_wash_soap', name: 'Hand wash soap', sccsTable: '5', group: 'rinse-off skin & hair cleansing', use: 'rinse-off', amountGPerDay: 20, amountMgPerKgDay: 333.33, bodyWeightBasis: '60 kg', retentionFactor: 0.01, exposureGPerDay: 0.2, exposureMgPerKgDay: 3.33, isInAggregate: true, confidence: 'high (E) / derived (qx)', verified: true, source: 2, note: 'source lists only E in Table 5; qx = 0.20/0.01; qx/bw computed' },
  { key: 'shampoo', name: 'Shampoo', sccsTable: '3A', group: 'rinse-off skin & hair cleansing', use: 'rinse-off', amountGPerDay: 10.46, amountMgPerKgDay: 150.49, bodyWeightBasis: 'subject body weights (study)', retentionFactor: 0.01, exposureGPerDay: 0.11, exposureMgPerKgDay: 1.51, isInAggregate: true, confidence: 'high', verified: true, source: 1, note: '' },
  { key: 'hair_conditioner', name: 'Hair conditioner', sccsTable: '3B', group: 'rinse-off skin & hair cleansing', use: 'rinse-off', amountGPerDay: 3.92, amountMgPerKgDay: null, bodyWeightBasis: '60 kg', retentionFactor: 0.01, exposureGPerDay: 0.04, exposureMgPerKgDay: 0.67, isInAggregate: true, confidence: 'high', verified: true, source: 1, note: '0.67 = displayed 0.04 g / 60 kg, not 3.92*0.01/60 (=0.653)' },
  { key: 'hair_styling', name: 'Hair styling products', sccsTable: '3A', group: 'leave-on skin & hair care', use: 'leave-on', amountGPerDay: 4, amountMgPerKgDay: 57.4, bodyWeightBasis: 'subject body weights (study)', retentionFactor: 0.1, exposureGPerDay: 0.4, exposureMgPerKgDay: 5.74, isInAggregate: true, confidence: 'high', verified: true, source: 1, note: 'leave-on but fret 0.1' },
  { key: 'body_lotion', name: 'Body lotion', sccsTable: '3A', group: 'leave-on skin & hair care', use: 'leave-on', amountGPerDay: 7.82, amountMgPerKgDay: 123.2, bodyWeightBasis: 'subject body weights (study)', retentionFactor: 1, exposureGPerDay: 7.82, exposureMgPerKgDay: 123.2, isInAggregate: true, confidence: 'high', verified: true, source: 1, note: 'do NOT recompute as 7820/60=130.33' },
  { key: 'face_cream', name: 'Face cream', sccsTable: '3A', group: 'leave-on skin & hair care', use: 'leave-on', amountGPerDay: 1.54, amountMgPerKgDay: 24.14, bodyWeightBasis: 'subject body weights (study)', retentionFactor: 1, exposureGPerDay: 1.54, exposureMgPerKgDay: 24.14, isInAggregate: true, confidence: 'high', verified: true, source: 1, note: 'do NOT recompute as 1540/60=25.67' },
  { key: 'hand_cream', name: 'Hand cream', sccsTable: '3A', group: 'leave-on skin & hair care', use: 'leave-on', amountGPerDay: 2.16, amountMgPerKgDay: 32.7, bodyWeightBasis: 'subject body weights (study)', retentionFactor: 1, exposureGPerDay: 2.16, exposureMgPerKgDay: 32.7, isInAggregate: true, confidence: 'high', verified: true, source: 1, note: '' },
  { key: 'deodorant_non_spray', name: 'Deodorant, non-spray (stick / roll-on)', sccsTable: '3A', group: 'leave-on skin & hair care', use: 'leave-on', amountGPerDay: 1.5, amountMgPerKgDay: 22.08, bodyWeightBasis: 'subject body weights (study)', retentionFactor: 1, exposureGPerDay: 1.5, exposureMgPerKgDay: 22.08, isInAggregate: true, confidence: 'high', verified: true, source: 1, note: '' },
  { key: 'deodorant_spray', name: 'Deodorant aerosol spray (ethanol based)', sccsTable: '3A', group: 'leave-on skin & hair care', use: 'leave-on', amountGPerDay: 0.69, amountMgPerKgDay: 10, bodyWeightBasis: 'subject body weights (study)', retentionFactor: 1, exposureGPerDay: 0.69, exposureMgPerKgDay: 10, isInAggregate: false, confidence: 'high', verified: true, source: 3, note: 'dermal only; inhalation separately' },
  { key: 'liquid_foundation', name: 'Liquid foundation', sccsTable: '3A', group: 'make-up', use: 'leave-on', amountGPerDay: 0.51, amountMgPerKgDay: 7.9, bodyWeightBasis: 'subject body weights (study)', retentionFactor: 1, exposureGPerDay: 0.51, exposureMgPerKgDay: 7.9, isInAggregate: true, confidence: 'high', verified: true, source: 1, note: '' },
  { key: 'make_up_remover', name: 'Make-up remover', sccsTable: '3B', group: 'make-up', use: 'rinse-off', amountGPerDay: 5, amountMgPerKgDay: 83.33, bodyWeightBasis: '60 kg', retentionFactor: 0.1, exposureGPerDay: 0.5, exposureMgPerKgDay: 8.33, isInAggregate: true, confidence: 'high', verified: true, source: 2, note: 'qx/bw computed' },
  { key: 'eye_make_up', name: 'Eye shadow / eye make-up', sccsTable: '3B', group: 'make-up', use: 'leave-on', amountGPerDay: 0.02, amountMgPerKgDay: 0.33, bodyWeightBasis: '60 kg', retentionFactor: 1, exposureGPerDay: 0.02, exposureMgPerKgDay: 0.33, isInAggregate: true, confidence: 'high', verified: true, source: 2, note: '' },
  { key: 'mascara', name: 'Mascara', sccsTable: '3B', group: 'make-up', use: 'leave-on', amountGPerDay: 0.025, amountMgPerKgDay: 0.42, bodyWeightBasis: '60 kg', retentionFactor: 1, exposureGPerDay: 0.025, exposureMgPerKgDay: 0.42, isInAggregate: true, confidence: 'high', verified: true, source: 2, note: '' },
  { key: 'eyeliner', name: 'Eyeliner', sccsTable: '3B', group: 'make-up', use: 'leave-on', amountGPerDay: 0.005, amountMgPerKgDay: 0.08, bodyWeightBasis: '60 kg', retentionFactor: 1, exposureGPerDay: 0.005, exposureMgPerKgDay: 0.08, isInAggregate: true, confidence: 'high', verified: true, source: 2, note: '' },
  { key: 'lipstick', name: 'Lipstick, lip salve', sccsTable: '3A', group: 'make-up', use: 'leave-on', amountGPerDay: 0.057, amountMgPerKgDay: 0.9, bodyWeightBasis: 'subject body weights (study)', retentionFactor: 1, exposureGPerDay: 0.057, exposureMgPerKgDay: 0.9, isInAggregate: true, confidence: 'high', verified: true, source: 1, note: 'oral ingestion route assumed; Table 5 shows 0.06 g' },
  { key: 'toothpaste_adult', name: 'Toothpaste (adult)', sccsTable: '3A', group: 'oral care', use: 'rinse-off', amountGPerDay: 2.75, amountMgPerKgDay: 43.29, bodyWeightBasis: 'subject body weights (study)', retentionFactor: 0.05, exposureGPerDay: 0.138, exposureMgPerKgDay: 2.16, isInAggregate: true, confidence: 'high', verified: true, source: 1, note: 'Table 5 shows 0.14 g; swallowed oral exposure has to be added separately' },
  { key: 'mouthwash', name: 'Mouthwash', sccsTable: '3A', group: 'oral care', use: 'rinse-off', amountGPerDay: 21.62, amountMgPerKgDay: 325.4, bodyWeightBasis: 'subject body weights (study)', retentionFactor: 0.1, exposureGPerDay: 2.16, exposureMgPerKgDay: 32.54, isInAggregate: true, confidence: 'high', verified: true, source: 1, note: '' },
  { key: 'sunscreen', name: 'Sunscreen lotion / cream', sccsTable: 'text', group: 'sun', use: 'leave-on', amountGPerDay: 18, amountMgPerKgDay: 300, bodyWeightBasis: '60 kg', retentionFactor: 1, exposureGPerDay: 18, exposureMgPerKgDay: 300, isInAggregate: false, confidence: 'medium', verified: false, source: 5, note: 'SCCS uses 18 g/d for UV filter opinions; 36 g/d is the COLIPA 2 mg/cm2 value' },
  { key: 'semi_perm_hair_dye', name: 'Semi-permanent hair dye (direct)', sccsTable: 'text', group: 'hair dye', use: 'rinse-off', amountGPerDay: 35, amountMgPerKgDay: null, bodyWeightBasis: 'per application', retentionFactor: null, exposureGPerDay: null, exposureMgPerKgDay: null, isInAggregate: false, confidence: 'low', verified: false, source: 5, note: '35 mL per application, weekly; use the ug/cm2 route over 580 cm2' },
  { key: 'oxidative_hair_dye', name: 'Oxidative / permanent hair dye', sccsTable: 'text', group: 'hair dye', use: 'rinse-off', amountGPerDay: 100, amountMgPerKgDay: null, bodyWeightBasis: 'per application', retentionFactor: null, exposureGPerDay: null, exposureMgPerKgDay: null, isInAggregate: false, confidence: 'low', verified: false, source: 5, note: '100 mL per application, monthly; use the ug/cm2 route over 580 cm2' },
];
