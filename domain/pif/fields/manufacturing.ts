import type { Fields } from './field.ts';

/**
 * Everything that people enter of the section on manufacturing under its name in the schema: design of the PIF, section
 * 4; the limits that it does not name are ours.
 */
export const MANUFACTURING_FIELDS = {
  steps: {
    kind: 'list',
    maxRows: 100,
    fields: {
      phase: { kind: 'line', maxLength: 10 },
      text: { kind: 'text', maxLength: 5_000, isRequired: true },
      temperature: { kind: 'line', maxLength: 60 },
      duration: { kind: 'line', maxLength: 60 },
    },
  },
  site: { kind: 'line', maxLength: 500 },
  gmp: {
    kind: 'group',
    fields: {
      standard: { kind: 'line', maxLength: 200 },
      signedBy: { kind: 'line', maxLength: 200 },
      signedOn: { kind: 'day' },
      validUntil: { kind: 'day' },
    },
  },
} as const satisfies Fields;

/** In characters, of all steps together. */
export const MAX_METHOD_LENGTH = 20_000;

export const isMethodTooLong = (steps: readonly { text: string }[]): boolean =>
  steps.reduce((sum, { text }) => sum + text.length, 0) > MAX_METHOD_LENGTH;
