import { PART_B_FIELDS } from '../../../../domain/pif/fields/partB.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { PifPartB } from '../../../resolvers.generated.ts';
import { decodeFields, encodeFields } from '../pif.fields.rest.ts';
import { reasoningHeadingWords } from '../pif.words.rest.ts';
import type { ChangedPartB } from './pif.partB.input.ts';

type Wire = components['schemas'];
type WireFields = Required<Wire['PifPartBFields']>;

/** The service's name of each field of Part B. */
export const partBNames = {
  statement: 'zakljucnaIzjava',
  conditions: 'uslovi',
  unsafeReasons: 'razloziNebezbednosti',
  explainedWarnings: 'upozorenja',
  explainedDifferences: 'razlike',
  reasoning: 'razmatranja',
  marginJustifications: 'opravdanja',
} as const satisfies Record<keyof typeof PART_B_FIELDS, keyof WireFields>;

/** The same for the fields of rows. */
export const partBCellNames = {
  warning: 'upozorenje',
  explanation: 'objasnjenje',
  difference: 'podatak',
  inFile: 'uDosijeu',
  onLabel: 'naDeklaraciji',
  heading: 'tema',
  text: 'tekst',
  isEdited: 'izmenjeno',
  inciName: 'inci',
  reason: 'obrazlozenje',
} as const;

const words = {
  names: { ...partBNames, ...partBCellNames },
  choices: { heading: reasoningHeadingWords },
} as const;

export const toPartB = (wire: Wire['Pif']['deoB']): PifPartB => ({
  version: wire.verzija,
  ...decodeFields(PART_B_FIELDS, wire, words),
});

export const fromPartB = (part: ChangedPartB['partB']): WireFields => encodeFields(PART_B_FIELDS, part, words);
