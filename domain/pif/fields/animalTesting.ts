import { ANIMAL_TESTING_ANSWERS } from '../animalTesting.ts';
import type { Fields } from './field.ts';

const answer = { kind: 'choice', choices: ANIMAL_TESTING_ANSWERS } as const;

/** Everything that people enter of the section on animal testing under its name in the schema. The limits are ours. */
export const ANIMAL_TESTING_FIELDS = {
  statement: answer,
  thirdCountries: answer,
  text: { kind: 'text', maxLength: 5_000 },
  signedBy: { kind: 'line', maxLength: 200 },
  signedOn: { kind: 'day' },
  supplierAnswers: {
    kind: 'list',
    maxRows: 300,
    fields: {
      supplier: { kind: 'line', maxLength: 200, isRequired: true },
      answer,
      date: { kind: 'day' },
      note: { kind: 'line', maxLength: 500 },
    },
  },
} as const satisfies Fields;
