import { REASONING_HEADINGS } from '../partB.ts';
import type { Fields } from './field.ts';

/** 20,000 characters is of the design of the PIF, section 10; the other limits are ours. */
const text = { kind: 'text', maxLength: 20_000 } as const;
const explanation = { kind: 'text', maxLength: 2_000, isRequired: true } as const;

/** Everything that the assessor enters of Part B of the safety report under its name in the schema. */
export const PART_B_FIELDS = {
  statement: text,
  conditions: { kind: 'lines', maxLength: 500, maxRows: 50 },
  unsafeReasons: text,
  explainedWarnings: {
    kind: 'list',
    maxRows: 100,
    fields: { warning: { kind: 'text', maxLength: 1_000, isRequired: true }, explanation },
  },
  explainedDifferences: {
    kind: 'list',
    maxRows: 20,
    fields: {
      difference: { kind: 'line', maxLength: 60, isRequired: true },
      inFile: { kind: 'text', maxLength: 5_000, isRequired: true },
      onLabel: { kind: 'text', maxLength: 5_000, isRequired: true },
      explanation,
    },
  },
  reasoning: {
    kind: 'list',
    maxRows: REASONING_HEADINGS.length,
    rowOf: 'heading',
    fields: {
      heading: { kind: 'choice', choices: REASONING_HEADINGS, isRequired: true },
      text: { ...text, isRequired: true },
      isEdited: { kind: 'flag', isRequired: true },
    },
  },
  marginJustifications: {
    kind: 'list',
    maxRows: 100,
    fields: { inciName: { kind: 'line', maxLength: 300, isRequired: true }, reason: explanation },
  },
} as const satisfies Fields;
