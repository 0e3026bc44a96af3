/** What is known about tests on animals. */
export const ANIMAL_TESTING_ANSWERS = ['NONE', 'PERFORMED', 'NOT_KNOWN'] as const;
export type AnimalTesting = (typeof ANIMAL_TESTING_ANSWERS)[number];
