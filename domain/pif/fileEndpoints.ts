import type { NoDataReason, ToxicologyEndpoint } from '../ingredient/toxicology.ts';
import { isReason, isWritten } from './writtenText.ts';

type Text = string | null | undefined;

/** The endpoints as they are chosen of a file. */
export const ENDPOINT_KEYS = {
  ACUTE_TOXICITY: 'acuteToxicity',
  SKIN_IRRITATION: 'skinIrritation',
  EYE_IRRITATION: 'eyeIrritation',
  SENSITISATION: 'sensitisation',
  ABSORPTION: 'absorption',
  REPEATED_DOSE: 'repeatedDose',
  GENOTOXICITY: 'genotoxicity',
  CARCINOGENICITY: 'carcinogenicity',
  REPRODUCTION: 'reproduction',
  KINETICS: 'kinetics',
  PHOTOTOXICITY: 'phototoxicity',
  HUMAN_DATA: 'humanData',
} as const satisfies Readonly<Record<string, ToxicologyEndpoint>>;
export const FILE_ENDPOINTS = Object.keys(ENDPOINT_KEYS) as (keyof typeof ENDPOINT_KEYS)[];

/** What a person states of an endpoint of a substance for one file alone: design of the gate, section 2. */
export interface FileEndpoint {
  readonly inciName: string;
  readonly endpoint: keyof typeof ENDPOINT_KEYS;
  readonly text?: Text;
  readonly endpointSource?: Text;
  readonly noData?: NoDataReason | null | undefined;
  /** Why this file says otherwise than the ingredient data. */
  readonly endpointReason?: Text;
}

/** What is wrong with a statement, by field: it says something, with its source, and why it stands for this file. */
export const FILE_ENDPOINT_RULES = {
  text: ({ text, noData }: Omit<FileEndpoint, 'inciName' | 'endpoint'>): boolean => Boolean(noData) || isWritten(text),
  endpointSource: ({ text, endpointSource }: Omit<FileEndpoint, 'inciName' | 'endpoint'>): boolean =>
    !text?.trim() || isWritten(endpointSource),
  endpointReason: ({ endpointReason }: Omit<FileEndpoint, 'inciName' | 'endpoint'>): boolean =>
    isReason(endpointReason),
} as const;

/** Whether a statement holds: none of its fields is wrong. */
export const isFileEndpoint = (one: FileEndpoint): boolean =>
  Object.values(FILE_ENDPOINT_RULES).every((rule) => rule(one));
