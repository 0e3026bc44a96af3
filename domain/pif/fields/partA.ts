import { POINT_ROUTES, POINT_TYPES, STUDY_DURATIONS } from '../../exposure/pointOfDeparture.ts';
import { MAX_TOXICOLOGY_LENGTHS, MAX_YEAR, MIN_YEAR } from '../../ingredient/limits.ts';
import { NO_DATA_REASONS } from '../../ingredient/toxicology.ts';
import { FILE_ENDPOINTS } from '../fileEndpoints.ts';
import { CRAMER_CLASSES, NANO_BASES } from '../substanceProfile.ts';
import { WAIVER_REASONS } from '../waivers.ts';
import { EXPOSURE_FIELDS } from './exposure.ts';
import type { Field } from './field.ts';

/** The rows of ISO 17516, all of which a product is tested for. */
export const MICROBIOLOGY_ROWS = [
  'TOTAL_COUNT',
  'ESCHERICHIA_COLI',
  'PSEUDOMONAS_AERUGINOSA',
  'STAPHYLOCOCCUS_AUREUS',
  'CANDIDA_ALBICANS',
] as const;

/** What came out of a challenge test by ISO 11930, or that the product is of low risk by ISO 29621. */
export const CHALLENGE_OUTCOMES = ['CRITERION_A', 'CRITERION_B', 'FAILED', 'LOW_RISK'] as const;

type PartAField = Field & {
  /** The point of Annex I of Regulation (EC) No 1223/2009. */
  readonly part: 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'A7' | 'A8' | 'A9' | 'A10';
  /** Beside what form and report show it; a text without it stands at the end of its part in both. */
  readonly place?: 'look' | 'stability' | 'durability' | 'microbiology' | 'effects';
  /**
   * The requirement that is met when all texts with its name are there; partARequirements.ts has those of other fields.
   */
  readonly requirement?: 'appearance';
};

const figure = { kind: 'decimal' } as const;
const positive = { kind: 'decimal', isPositive: true } as const;
const flag = { kind: 'flag' } as const;
const percent = { kind: 'decimal', isPositive: true, max: '100' } as const;
const method = { kind: 'line', maxLength: 200 } as const;
const reasoning = { kind: 'text', maxLength: 5_000 } as const;
const look = { part: 'A2', place: 'look', kind: 'line', maxLength: 300, requirement: 'appearance' } as const;
const months = { part: 'A2', place: 'durability', kind: 'count', min: 1, max: 120 } as const;
const measured = {
  part: 'A2',
  kind: 'group',
  isRange: true,
  fields: { minimum: figure, maximum: figure, method },
} as const;
/** pH is a scale from 0 to 14. */
const ph = { kind: 'decimal', max: '14' } as const;

/**
 * Everything that people enter of Part A of the safety report under its name in the schema, in the order of the form.
 * The limits are ours, as the design of the PIF names none. The input and the mapping of the BFF, the form, the locked
 * section, the names in the history, the requirements and the report follow from this table: a text is added here, in
 * the two schemas, in the query of the form and among the names of the service and of fields (domain/fieldNames).
 */
export const PART_A_FIELDS = {
  appearance: look,
  colour: look,
  odour: look,
  ph: { ...measured, fields: { minimum: ph, maximum: ph, method } },
  density: measured,
  viscosity: measured,
  stabilityTests: {
    part: 'A2',
    kind: 'list',
    maxRows: 50,
    fields: {
      temperature: { kind: 'line', maxLength: 300, isRequired: true },
      weeks: { kind: 'count', min: 1, max: 600 },
      pack: { kind: 'line', maxLength: 200 },
      result: { kind: 'text', maxLength: 1_000 },
    },
  },
  stabilityReasoning: { part: 'A2', place: 'stability', ...reasoning },
  durabilityMonths: months,
  paoMonths: months,
  paoReasoning: { part: 'A2', place: 'durability', ...reasoning },
  microbiology: {
    part: 'A3',
    kind: 'list',
    rowOf: 'row',
    fields: {
      row: { kind: 'choice', choices: MICROBIOLOGY_ROWS, isRequired: true },
      result: { kind: 'line', maxLength: 200 },
      method,
      isWithin: flag,
    },
  },
  microbiologyReasoning: { part: 'A3', place: 'microbiology', ...reasoning },
  challengeTest: {
    part: 'A3',
    kind: 'group',
    fields: { outcome: { kind: 'choice', choices: CHALLENGE_OUTCOMES }, method, reasoning },
  },
  traces: {
    part: 'A4',
    kind: 'list',
    maxRows: 100,
    fields: {
      substance: { kind: 'line', maxLength: 300, isRequired: true },
      ppm: figure,
      reasoning: { kind: 'text', maxLength: 2_000 },
    },
  },
  packParts: {
    part: 'A4',
    kind: 'list',
    maxRows: 30,
    fields: {
      material: { kind: 'line', maxLength: 200, isRequired: true },
      kind: { kind: 'choice', choices: ['PRIMARY', 'SECONDARY'] },
      isInContact: flag,
      isFoodGrade: flag,
      compatibility: { kind: 'text', maxLength: 1_000 },
    },
  },
  misuse: { part: 'A5', kind: 'text', maxLength: 5_000 },
  exposure: {
    part: 'A6',
    kind: 'group',
    fields: {
      gramsPerDay: positive,
      retentionFactor: { ...positive, max: '1' },
      bodyWeightKg: positive,
      reasoning: { kind: 'text', maxLength: 2_000 },
    },
  },
  ...EXPOSURE_FIELDS,
  profiles: {
    part: 'A8',
    kind: 'list',
    maxRows: 500,
    once: ['inciName'],
    fields: {
      inciName: { kind: 'line', maxLength: 300, isRequired: true },
      text: { kind: 'text', maxLength: 2_000 },
      waiverReason: { kind: 'choice', choices: WAIVER_REASONS },
      waiver: { kind: 'text', maxLength: 500 },
      requiredMargin: positive,
      marginReason: { kind: 'text', maxLength: 500 },
      cramerClass: { kind: 'choice', choices: CRAMER_CLASSES },
      hasGenotoxicityAlert: flag,
      isOrganophosphateOrCarbamate: flag,
      nanoBasis: { kind: 'choice', choices: NANO_BASES },
      nanoReason: { kind: 'text', maxLength: 2_000 },
      nanoNotifiedOn: { kind: 'day' },
      pod: positive,
      podType: { kind: 'choice', choices: POINT_TYPES },
      podRoute: { kind: 'choice', choices: POINT_ROUTES },
      podDuration: { kind: 'choice', choices: STUDY_DURATIONS },
      podDaysPerWeek: { kind: 'count', min: 5, max: 7 },
      podYear: { kind: 'count', min: MIN_YEAR, max: MAX_YEAR },
      podDermalAbsorption: percent,
      podSpecies: { kind: 'line', maxLength: MAX_TOXICOLOGY_LENGTHS.podSpecies },
      podStudy: { kind: 'line', maxLength: MAX_TOXICOLOGY_LENGTHS.podStudy },
      podSource: { kind: 'line', maxLength: MAX_TOXICOLOGY_LENGTHS.noaelSource },
      podReason: { kind: 'text', maxLength: 500 },
      dermalAbsorption: percent,
      oralAbsorption: percent,
      absorptionSource: { kind: 'line', maxLength: MAX_TOXICOLOGY_LENGTHS.noaelSource },
      absorptionReason: { kind: 'text', maxLength: 500 },
      physicalForm: { kind: 'line', maxLength: MAX_TOXICOLOGY_LENGTHS.physicalForm },
      purity: { kind: 'line', maxLength: MAX_TOXICOLOGY_LENGTHS.purity },
    },
  },
  fileEndpoints: {
    part: 'A8',
    kind: 'list',
    maxRows: 500,
    once: ['inciName', 'endpoint'],
    fields: {
      inciName: { kind: 'line', maxLength: 300, isRequired: true },
      endpoint: { kind: 'choice', choices: FILE_ENDPOINTS, isRequired: true },
      text: { kind: 'text', maxLength: MAX_TOXICOLOGY_LENGTHS.endpoint },
      endpointSource: { kind: 'line', maxLength: MAX_TOXICOLOGY_LENGTHS.endpointSource },
      noData: { kind: 'choice', choices: NO_DATA_REASONS },
      endpointReason: { kind: 'text', maxLength: 500 },
    },
  },
  noEffectsSince: { part: 'A9', place: 'effects', kind: 'day' },
  unitsSold: { part: 'A9', place: 'effects', kind: 'count', min: 0, max: 1_000_000_000 },
  effects: {
    part: 'A9',
    kind: 'list',
    maxRows: 200,
    fields: {
      effect: { kind: 'text', maxLength: 1_000, isRequired: true },
      date: { kind: 'day' },
      market: { kind: 'line', maxLength: 100 },
      isSerious: flag,
      causality: { kind: 'line', maxLength: 300 },
      action: { kind: 'text', maxLength: 1_000 },
    },
  },
  studies: { part: 'A10', kind: 'text', maxLength: 5_000 },
  otherAssessments: { part: 'A10', kind: 'text', maxLength: 5_000 },
} as const satisfies Record<string, PartAField>;

type All = typeof PART_A_FIELDS;
export type PartAFieldName = keyof All;
/** The names of the fields whose description has certain properties. */
type NamesWith<Properties> = {
  [Name in PartAFieldName]: All[Name] extends Properties ? Name : never;
}[PartAFieldName];

/** Fields of groups and of rows. */
type Nested<F> = F extends { fields: infer Inner }
  ? keyof Inner | { [N in keyof Inner]: Nested<Inner[N]> }[keyof Inner]
  : never;
export type PartACellName = { [Name in PartAFieldName]: Nested<All[Name]> }[PartAFieldName];

export type PartAText = NamesWith<{ kind: 'line' | 'text' }>;
/** The lists whose rows are added and removed. */
export type PartAList = NamesWith<{ kind: 'list'; maxRows: number }>;
export type PartAPart = PartAField['part'];
export type PartAPlace = NonNullable<PartAField['place']>;

export const PART_A_NAMES = Object.keys(PART_A_FIELDS) as PartAFieldName[];
const descriptionOf = (name: PartAFieldName): PartAField => PART_A_FIELDS[name];
const isText = (name: PartAFieldName): name is PartAText => ['line', 'text'].includes(PART_A_FIELDS[name].kind);

/** The fields of a part, in the order of the form. */
export const namesOfPart = (part: PartAPart): PartAFieldName[] =>
  PART_A_NAMES.filter((name) => descriptionOf(name).part === part);
/** The fields of a place that is within a part. */
export const namesOfPlace = (place: PartAPlace): PartAFieldName[] =>
  PART_A_NAMES.filter((name) => descriptionOf(name).place === place);
/** The texts of a place. */
export const textsOfPlace = (place: PartAPlace): PartAText[] => namesOfPlace(place).filter(isText);
/** The texts of a part that stand at its end. */
export const lastTextsOf = (part: PartAPart): PartAText[] =>
  namesOfPart(part)
    .filter(isText)
    .filter((name) => descriptionOf(name).place === undefined);
/** The texts that have to be there, by requirement. */
export const textsOfRequirement = (requirement: NonNullable<PartAField['requirement']>): PartAText[] =>
  PART_A_NAMES.filter(isText).filter((name) => descriptionOf(name).requirement === requirement);
