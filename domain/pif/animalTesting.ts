/** What is known about tests on animals. */
export type AnimalTesting = 'NONE' | 'PERFORMED' | 'NOT_KNOWN';
