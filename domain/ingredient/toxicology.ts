import type { PointDetails } from '../exposure/pointOfDeparture.ts';
import { isWritten } from '../pif/writtenText.ts';

/**
 * The toxicological endpoints that a safety report describes of each substance. Source: SCCS Notes of Guidance, section
 * 3-4; Regulation (EC) No 1223/2009, Annex I, Part A, point 8.
 */
export const TOXICOLOGY_ENDPOINTS = [
  'acuteToxicity',
  'skinIrritation',
  'eyeIrritation',
  'sensitisation',
  'absorption',
  'repeatedDose',
  'genotoxicity',
  'carcinogenicity',
  'reproduction',
  'kinetics',
  'phototoxicity',
  'humanData',
] as const;

export type ToxicologyEndpoint = (typeof TOXICOLOGY_ENDPOINTS)[number];

/** Why nothing is said of an endpoint: ours. */
export const NO_DATA_REASONS = ['NOT_FOUND', 'READ_ACROSS', 'HISTORY_OF_USE', 'NOT_RELEVANT'] as const;
export type NoDataReason = (typeof NO_DATA_REASONS)[number];

/** What is known of an endpoint: a text with its source, or why there are no data; a text may stand beside that. */
export interface EndpointStatement {
  readonly endpoint: ToxicologyEndpoint;
  readonly text: string;
  readonly source: string | null;
  readonly noData: NoDataReason | null;
}

/** The same in a report: its text with source and origin. */
export interface StatedEndpoint<Text> {
  readonly endpoint: ToxicologyEndpoint;
  readonly text: Text;
  readonly noData?: NoDataReason | null;
}

/**
 * Whether a statement answers for its endpoint: a text without its source does not, and an unread reason neither.
 * Design of the gate, section 2.
 */
export const answersEndpoint = ({ text, source, noData }: Omit<EndpointStatement, 'endpoint'>): boolean =>
  noData !== null || (isWritten(text) && isWritten(source));

/** Figures and texts about an ingredient; null where nothing is stated. */
export interface ToxicologyValues {
  /** The point of departure before any factor, mg/kg bw/day: a NOAEL where `podDetails` state no type. */
  readonly noaelMgPerKgDay: number | null;
  readonly noaelSource: string | null;
  readonly podSpecies: string | null;
  readonly podStudy: string | null;
  /** What the point of departure is; null where nothing of it is stated. */
  readonly podDetails: PointDetails | null;
  /** % */
  readonly oralAbsorptionPercent: number | null;
  /** % */
  readonly dermalAbsorptionPercent: number | null;
  /** g/mol */
  readonly molecularWeight: number | null;
  readonly logPow: number | null;
  /** mg/L */
  readonly waterSolubilityMgPerL: number | null;
  readonly physicalForm: string | null;
  readonly uvAbsorption: string | null;
  readonly uvAbsorptionSource: string | null;
  readonly purity: string | null;
  readonly puritySource: string | null;
  readonly iupacName: string | null;
  readonly colour: string | null;
  readonly legislation: string | null;
  readonly references: readonly string[];
}
/** Nothing is stated. */
export const NO_VALUES: ToxicologyValues = {
  noaelMgPerKgDay: null,
  noaelSource: null,
  podSpecies: null,
  podStudy: null,
  podDetails: null,
  oralAbsorptionPercent: null,
  dermalAbsorptionPercent: null,
  molecularWeight: null,
  logPow: null,
  waterSolubilityMgPerL: null,
  physicalForm: null,
  uvAbsorption: null,
  uvAbsorptionSource: null,
  purity: null,
  puritySource: null,
  iupacName: null,
  colour: null,
  legislation: null,
  references: [],
};

type Field = keyof ToxicologyValues;

/**
 * Fields of which all come from one record: a value with the study or source it was found in, and the two absorptions,
 * of which the dermal one must not exceed the oral one (ECHA guidance R.8). The first field that is stated in the own
 * values decides for its group.
 */
const GROUPS: readonly { fields: readonly Field[]; deciding: readonly Field[] }[] = [
  { fields: ['noaelMgPerKgDay', 'noaelSource', 'podSpecies', 'podStudy', 'podDetails'], deciding: ['noaelMgPerKgDay'] },
  {
    fields: ['oralAbsorptionPercent', 'dermalAbsorptionPercent'],
    deciding: ['oralAbsorptionPercent', 'dermalAbsorptionPercent'],
  },
  { fields: ['uvAbsorption', 'uvAbsorptionSource'], deciding: ['uvAbsorption'] },
  { fields: ['purity', 'puritySource'], deciding: ['purity'] },
  ...(
    [
      'molecularWeight',
      'logPow',
      'waterSolubilityMgPerL',
      'physicalForm',
      'iupacName',
      'colour',
      'legislation',
      'references',
    ] as const
  ).map((field) => ({ fields: [field], deciding: [field] })),
];

const isStated = (value: ToxicologyValues[Field] | undefined): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;

/** Whether own values state anything of a field's group, so that they hold and not the global ones. */
export function isOwnInForce(field: Field, own: Partial<ToxicologyValues> | null): boolean {
  const group = GROUPS.find(({ fields }) => fields.includes(field));
  return own !== null && (group?.deciding ?? [field]).some((one) => isStated(own[one]));
}

/** The record whose value of a field holds: the organisation's own where it states one, else the global one. */
export const recordInForce = <T extends Partial<ToxicologyValues>>(
  field: Field,
  global: T | null,
  own: T | null,
): T | null => (isOwnInForce(field, own) ? own : global);
