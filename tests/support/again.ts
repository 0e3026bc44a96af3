const { test: declare } = globalThis;
/** Declares a test that is not run. */
const leaveOut = Object.assign(declare.skip, { skip: declare.skip }) as jest.It;

/**
 * Declares a test for `npm run test:more`, which runs these and no other test of their files: one that proves for one
 * more subject, language, role or format what another test proves in `npm test`, or that follows a side path.
 */
export const again: jest.It = process.env.TEST_MORE ? declare : leaveOut;

/**
 * Declares a property twice: with a fifth of the random inputs for `npm test`, with all of them for `npm run
 * test:more`.
 */
export function property(title: string, inputs: number, prove: (numRuns: number) => void): void {
  test(title, () => prove(Math.ceil(inputs / 5)));
  again(`${title}: ${inputs} inputs`, () => prove(inputs));
}

/**
 * Leaves only the tests declared by `again`, except in files that `npm run test:more` runs whole. With TEST_MORE=all
 * nothing is left out.
 */
export function keepToRepetition(): void {
  if (process.env.TEST_MORE !== 'only' || /\.more\.test\.tsx?$/.test(expect.getState().testPath ?? '')) return;
  globalThis.test = leaveOut;
  globalThis.it = leaveOut;
}
