import type { AttachmentMode } from '../../../domain/report/reportAttachments.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type {
  ExposureProduct,
  PifAnimalTestingAnswer,
  PifChallengeOutcome,
  PifClaimKind,
  PifConclusion,
  PifCriterion,
  PifJudgement,
  PifAmountBasis,
  PifInhaledForm,
  PifMicrobiologyRow,
  PifPackKind,
  PifNanoBasis,
  PifWaiverReason,
  PifPopulationGroup,
  PifReasoningHeading,
  PifSection,
  PifStage,
  PifWeightBasis,
} from '../../resolvers.generated.ts';
import { decodeText, encodeText } from '../../upstream/encoding.ts';

type Wire = components['schemas'];

export const stageWords = {
  IN_WORK: 'uIzradi',
  SUBMITTED: 'naPregledu',
  RETURNED: 'vraceno',
  ASSESSED: 'ocenjeno',
  SIGNED: 'potpisano',
  ARCHIVED: 'arhivirano',
} as const satisfies Record<PifStage, Wire['PifStage']>;
export const sectionWords = {
  DESCRIPTION: 'opis',
  DOCUMENTS: 'todoDocs',
  SAFETY_REPORT: 'cpsr',
  MANUFACTURING: 'izrada',
  CLAIMS: 'tvrdnje',
  ANIMAL_TESTING: 'animal',
} as const satisfies Record<PifSection, Wire['PifSection']>;
export const conclusionWords = {
  NONE: 'bezZakljucka',
  SAFE: 'bezbedan',
  CONDITIONALLY_SAFE: 'uslovnoBezbedan',
  UNSAFE: 'nebezbedan',
} as const satisfies Record<PifConclusion, Wire['Conclusion']>;
export const reasoningHeadingWords = {
  SUBSTANCES: 'supstance',
  MARGINS: 'margine',
  STABILITY: 'stabilnost',
  MICROBIOLOGY: 'mikrobiologija',
  IMPURITIES: 'necistoce',
  PACK: 'ambalaza',
  INTERACTIONS: 'interakcije',
  ALLERGENS: 'alergeni',
  EFFECTS: 'dejstva',
  CLAIMS: 'tvrdnje',
  INHALATION: 'udisanje',
  NANO: 'nano',
  UNDER_THREE: 'deca',
  VULNERABLE_GROUP: 'osetljiveGrupe',
  INTIMATE_USE: 'intimnaNega',
} as const satisfies Record<PifReasoningHeading, Wire['PifReasoningHeading']>;
export const nanoBasisWords = {
  ANNEX_ENTRY: 'prilog',
  POINT_OF_DEPARTURE: 'polaznaTacka',
  NOTIFICATION: 'notifikacija',
} as const satisfies Record<PifNanoBasis, string>;
export const waiverWords = {
  WATER: 'cistaVoda',
  POLYMER: 'polimer',
  FOOD: 'hrana',
  CONSUMED_IN_REACTION: 'utroseno',
  BELOW_TTC: 'ispodTtc',
  ANNEX_OPINION: 'misljenjeZaPrilog',
  SALT_OF_ASSESSED_IONS: 'soJona',
  ASSESSED_PARTS: 'procenjeniDelovi',
} as const satisfies Record<PifWaiverReason, string>;
export const populationGroupWords = {
  ADULT: 'odrasli',
  ADOLESCENT_11_17: 'adolescenti',
  CHILD_3_10: 'deca3do10',
  INFANT_0_3: 'odojcad0do3',
  INFANT_3_6: 'odojcad3do6',
  INFANT_6_12: 'odojcad6do12',
  TODDLER_12_36: 'deca12do36',
  PREGNANT: 'trudnice',
  ELDERLY: 'starije',
  PROFESSIONAL: 'profesionalci',
} as const satisfies Record<PifPopulationGroup, Wire['PifPopulationGroup']>;
export const exposureProductWords = {
  SHOWER_GEL: 'gelZaTusiranje',
  HAND_WASH_SOAP: 'sapunZaRuke',
  SHAMPOO: 'sampon',
  HAIR_CONDITIONER: 'balzamZaKosu',
  HAIR_STYLING: 'oblikovanjeKose',
  BODY_LOTION: 'losionZaTelo',
  FACE_CREAM: 'kremaZaLice',
  HAND_CREAM: 'kremaZaRuke',
  DEODORANT_NON_SPRAY: 'dezodoransStik',
  DEODORANT_SPRAY: 'dezodoransSprej',
  LIQUID_FOUNDATION: 'tecniPuder',
  MAKE_UP_REMOVER: 'skidanjeSminke',
  EYE_MAKE_UP: 'sminkaZaOci',
  MASCARA: 'maskara',
  EYELINER: 'ajlajner',
  LIPSTICK: 'ruz',
  TOOTHPASTE_ADULT: 'pastaZaZube',
  MOUTHWASH: 'vodaZaUsta',
  SUNSCREEN: 'zastitaOdSunca',
  SEMI_PERM_HAIR_DYE: 'polutrajnaFarba',
  OXIDATIVE_HAIR_DYE: 'oksidativnaFarba',
} as const satisfies Record<ExposureProduct, Wire['PifExposureProduct']>;
export const amountBasisWords = {
  TYPED: 'uneto',
  SCALED: 'povrsina',
  ADULT_ROW: 'odrasli',
} as const satisfies Record<PifAmountBasis, string>;
export const weightBasisWords = { TABLE: 'prosek', TYPED: 'uneto' } as const satisfies Record<PifWeightBasis, string>;
export const inhaledFormWords = {
  PROPELLANT: 'potisniGas',
  PUMP: 'pumpica',
  LOOSE_POWDER: 'rastresitiPuder',
} as const satisfies Record<PifInhaledForm, Wire['PifInhaledForm']>;
export const claimKindWords = {
  EFFICACY: 'efikasnost',
  INGREDIENT: 'sastojak',
  FREE_FROM: 'bezSastojka',
  TOLERANCE: 'podnosljivost',
  SENSORY: 'senzorna',
  ENVIRONMENTAL: 'ekoloska',
} as const satisfies Record<PifClaimKind, Wire['PifClaimKind']>;
export const criterionWords = {
  LEGAL_COMPLIANCE: 'zakonitost',
  TRUTHFULNESS: 'istinitost',
  EVIDENTIAL_SUPPORT: 'dokazanost',
  HONESTY: 'postenje',
  FAIRNESS: 'pravicnost',
  INFORMED_DECISION: 'informisanost',
} as const satisfies Record<PifCriterion, Wire['PifCriterion']>;
export const judgementWords = {
  YES: 'ispunjen',
  NO: 'neispunjen',
  NOT_JUDGED: 'neocenjen',
} as const satisfies Record<PifJudgement, Wire['PifJudgement']>;
export const answerWords = {
  NONE: 'nijeRadjeno',
  PERFORMED: 'radjeno',
  NOT_KNOWN: 'nijePoznato',
} as const satisfies Record<PifAnimalTestingAnswer, Wire['PifAnimalTesting']>;
export const microbiologyWords = {
  TOTAL_COUNT: 'ukupanBroj',
  ESCHERICHIA_COLI: 'escherichiaColi',
  PSEUDOMONAS_AERUGINOSA: 'pseudomonasAeruginosa',
  STAPHYLOCOCCUS_AUREUS: 'staphylococcusAureus',
  CANDIDA_ALBICANS: 'candidaAlbicans',
} as const satisfies Record<PifMicrobiologyRow, Wire['PifMicrobiologyRow']>;
export const challengeWords = {
  CRITERION_A: 'kriterijumA',
  CRITERION_B: 'kriterijumB',
  FAILED: 'neispunjen',
  LOW_RISK: 'nizakRizik',
} as const satisfies Record<PifChallengeOutcome, string>;
export const packKindWords = { PRIMARY: 'primarno', SECONDARY: 'sekundarno' } as const satisfies Record<
  PifPackKind,
  string
>;

export const attachmentWords = {
  NONE: 'bezPriloga',
  INSIDE: 'uPdf',
  APPENDED: 'naKraju',
  ZIP: 'uZip',
} as const satisfies Record<AttachmentMode, Wire['PifExportAttachments']>;

/** The name of the schema for a word of the service; null for none, and for one that is not known. */
export const nameOf = <Name extends string>(
  words: Record<Name, string>,
  word: string | null | undefined,
): Name | null => (Object.keys(words) as Name[]).find((name) => words[name] === word) ?? null;

/** The names of the schema by the words of the service. */
export const namesOf = <Name extends string, Word extends string>(words: Record<Name, Word>): Record<Word, Name> =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [word, name])) as Record<Word, Name>;

/** A text that may be left out, as the service stores it. */
export const encode = (text: string | null | undefined): string | null => (text ? encodeText(text) : null);
export const decode = (text: string): string => decodeText(text) ?? '';
