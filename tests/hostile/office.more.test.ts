import { setTimeout as wait } from 'node:timers/promises';
import { emailOf, LOGIN, PASSWORD, people, startBff, type GraphqlResponse, type TestBff } from '../support/bff.ts';

/** Many people behind one network address: security design, T1. No figure here is a time that must be kept. */
const PEOPLE = 50;
const MADE_UP = 110;

let bff: TestBff;
let tokens: string[];
beforeAll(async () => {
  // Whose token it is, is asked for again and again while the test runs.
  bff = await startBff({ tokenTrustedMs: 100 });
  tokens = await signInAll();
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(() => bff.close());

/** Fifty sessions of the people of the demo data, who share one address. */
async function signInAll(): Promise<string[]> {
  const all: string[] = [];
  for (let at = 0; at < PEOPLE; at++) {
    const email = emailOf(people[at % people.length] ?? 'admin');
    const { data } = await bff.ask<{ login: { session: { token: string } } }>(LOGIN, {
      variables: { input: { email, password: PASSWORD } },
    });
    all.push(data.login.session.token);
  }
  return all;
}

/** Five queries at the same time, as a page of the web client asks when it is opened. */
const openPage = (token: string): Promise<GraphqlResponse[]> =>
  Promise.all([
    bff.ask('{ viewer { id } }', { token }),
    ...Array.from({ length: 4 }, () => bff.ask('{ labels { totalCount } }', { token })),
  ]);

const codesOf = (responses: GraphqlResponse[]): string[] => responses.map(({ code }) => code ?? 'OK');
const refused = (codes: string[]): string[] => codes.filter((code) => code !== 'OK');

test.each([0, 300, 800])(
  'of fifty people behind one address none is refused at %i ms of the service',
  async (delayMs) => {
    if (delayMs > 0) await bff.standIns.product.fault({ kind: 'slow', delayMs });
    const codes: string[] = [];
    for (let round = 0; round < 2; round++) {
      const pages = await Promise.all(tokens.map(openPage));
      codes.push(...codesOf(pages.flat()));
      await wait(150);
    }
    expect([codes.length, refused(codes)]).toEqual([PEOPLE * 5 * 2, []]);
  },
);

test('110 made-up tokens of an address do not slow down who is signed in there', async () => {
  const state = { isOver: false };
  const neighbour = (async () => {
    const codes: string[] = [];
    while (!state.isOver) {
      codes.push(...codesOf(await openPage(tokens[0] ?? '')));
      await wait(20);
    }
    return codes;
  })();
  const madeUp: string[] = [];
  for (let at = 0; at < MADE_UP; at++)
    madeUp.push(...codesOf([await bff.ask('{ viewer { id } }', { token: `made-up.${at}` })]));
  await wait(300);
  state.isOver = true;
  const codes = await neighbour;
  expect(codes.length).toBeGreaterThan(0);
  expect(refused(codes)).toEqual([]);
  expect(madeUp.filter((code) => code === 'RATE_LIMITED').length).toBeGreaterThan(0);
});
