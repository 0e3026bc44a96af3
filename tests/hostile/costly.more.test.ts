import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { costlyFields } from '../../bff/graphql/access.ts';
import { executableSchema } from '../../bff/graphql/schema.ts';
import { until } from '../../mocks/testing/until.ts';
import { emailOf, LOGIN, PASSWORD, startBff, type TestBff } from '../support/bff.ts';
import { expectRefusal, post, repeat } from './attack.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
  await bff.tokenOf('konsultant');
  await bff.askAs('konsultant', CHECK, { variables: { input: { text: 'Aqua' } } });
});
afterEach(async () => {
  await bff.standIns.geo.clearFaults();
  await bff.standIns.product.clearFaults();
});
afterAll(() => bff.close());

const COMPARE =
  'query ($input: CompareListsInput!) { compareLists(input: $input) { nearMatches { distance } onlyInA { text at } } }';
const CHECK =
  'query ($input: CheckIngredientsInput!) { checkIngredients(input: $input) { total names { text suggestions } } }';
/** Names that resemble one another and no ingredient, which cost most. */
const names = (count: number, end: string) =>
  Array.from({ length: count }, (_, at) => `sodium lauryl ${(at * 7919 + 7).toString(36)}${end}`);
const lists = (count: number) => ({ input: { a: names(count, 'xa'), b: names(count, 'yb') } });

/** Processor time of this process in microseconds, which does not grow while other processes have the processors. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** The part of the processor time of a request during which nothing else had its turn. */
async function heldUp(act: () => Promise<unknown>): Promise<number> {
  const started = processorTime();
  const state = { isOver: false };
  const end = act().finally(() => (state.isOver = true));
  let [longest, last] = [0, processorTime()];
  while (!state.isOver) {
    await setImmediate();
    const now = processorTime();
    [longest, last] = [Math.max(longest, now - last), now];
  }
  await end;
  return longest / (processorTime() - started);
}

test('one request computes once: fifteen comparisons in it are refused without a call', async () => {
  const token = await bff.tokenOf('konsultant');
  const query = `query ($input: CompareListsInput!) { ${repeat(15, (at) => `c${at}: compareLists(input: $input) { nearMatches { distance } }`)} }`;
  await expectRefusal(bff, () =>
    post(bff, JSON.stringify({ query, variables: lists(2500) }), { authorization: `Bearer ${token}` }),
  );
});

test('comparisons, checks, previews of formulas, labels to reprint and effects of a change are what a request may ask for once', () => {
  expect([...costlyFields(executableSchema())].sort()).toEqual([
    'checkInciNames',
    'checkIngredients',
    'checkLabel',
    'compareLists',
    'labelsToReprint',
    'previewFormula',
    'rawMaterialImpact',
  ]);
});

test('the longest comparison lets other requests through all the time', async () => {
  const part = await heldUp(async () => {
    const { errors } = await bff.askAs('konsultant', COMPARE, { variables: lists(5000) });
    expect(errors).toEqual([]);
  });
  expect(part).toBeLessThan(1 / 3);
});

test('the check of the longest list lets other requests through all the time', async () => {
  const text = names(20_000, 'z').join(', ').slice(0, 100_000);
  const part = await heldUp(async () => {
    const { errors } = await bff.askAs('konsultant', CHECK, { variables: { input: { text } } });
    expect(errors).toEqual([]);
  });
  expect(part).toBeLessThan(1 / 3);
});

test('a person has six computations under way; another one is not affected', async () => {
  const flood = Array.from({ length: 10 }, () => bff.askAs('konsultant', COMPARE, { variables: lists(2000) }));
  const other = await bff.askAs('org2', COMPARE, { variables: lists(10) });
  const outcomes = await Promise.all(flood);
  expect(other.errors).toEqual([]);
  const refused = outcomes.filter(({ code }) => code === 'RATE_LIMITED');
  expect(refused.length).toBeGreaterThan(0);
  expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(6);
  for (const { status, headers } of refused) expect([status, headers.get('retry-after')]).toEqual([429, '5']);
});

test('made-up tokens of an address reach the product server a limited number of times', async () => {
  const fresh = await startBff({ tokenTrustedMs: 3_600_000 }, bff);
  const token = await bff.tokenOf('org');
  await fresh.ask('{ viewer { id } }', { token });
  const calls = await bff.callsDuring(async () => {
    for (let round = 0; round < 20; round++) {
      await Promise.all(
        Array.from({ length: 20 }, (_, at) => fresh.ask('{ viewer { id } }', { token: `made-up.${round}.${at}` })),
      );
    }
    expect(await fresh.ask('{ viewer { id } }', { token })).toMatchObject({ errors: [] });
  });
  await fresh.close();
  expect(calls.length).toBeLessThanOrEqual(116);
});

test('the country of a visitor is asked for once, however often one request names it', async () => {
  const fresh = await startBff({}, bff);
  const calls = await bff.callsDuring(() => fresh.ask(`{ ${repeat(15, (at) => `c${at}: visitorCountry { code }`)} }`));
  await fresh.close();
  expect(calls.length).toBeLessThanOrEqual(1);
});

test('an address whose country is not found is looked up ten times a minute', async () => {
  const fresh = await startBff({}, bff);
  await bff.standIns.geo.fault({ kind: 'status', status: 404 });
  const calls = await bff.callsDuring(async () => {
    for (let at = 0; at < 20; at++) {
      const { data } = await fresh.ask('{ visitorCountry { code } }');
      expect(data).toEqual({ visitorCountry: null });
    }
  });
  await fresh.close();
  expect(calls.length).toBeLessThanOrEqual(10);
});

/** A request of which nothing but the headers comes, so that it is answered only when it is refused. */
async function begin(localAddress: string, length: number, token?: string) {
  const { hostname, port } = new URL(bff.url);
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  const begun = { socket, token, answer: '' };
  socket.on('error', () => undefined).on('data', (chunk) => (begun.answer += String(chunk)));
  await once(socket, 'connect');
  socket.write(`POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n`);
  socket.write(`${token ? `authorization: Bearer ${token}\r\n` : ''}\r\n`);
  return begun;
}

/** Asks as somebody of each organisation and as nobody; all are answered. */
async function othersAreAnswered(): Promise<void> {
  for (const person of ['org', 'org2'] as const)
    expect(await bff.askAs(person, '{ viewer { email } }')).toMatchObject({
      data: { viewer: { email: emailOf(person) } },
    });
  expect(await bff.ask('{ __typename }')).toMatchObject({ status: 200, errors: [] });
}

/** Has more requests begin than may wait, while others ask; resolves to those that are refused, and ends all. */
async function refusedOf(beginOne: (at: number) => ReturnType<typeof begin>) {
  await othersAreAnswered();
  const flood: Awaited<ReturnType<typeof begin>>[] = [];
  for (let at = 0; at < 280; at += 20) {
    flood.push(...(await Promise.all(Array.from({ length: 20 }, (_, more) => beginOne(at + more)))));
    // They wait only while somebody else was there in the last two seconds.
    await bff.ask('{ __typename }');
  }
  const refusals = () => flood.filter(({ answer }) => answer.endsWith('}'));
  for (let round = 0; round < 200 && refusals().length < 2; round++) await othersAreAnswered();
  const refused = refusals();
  for (const { socket } of flood) socket.destroy();
  return refused;
}

test('a person who floods in two sessions is one: 200 requests wait, more are refused, others are answered', async () => {
  const again = await bff.ask<{ login: { session: { token: string } } }>(LOGIN, {
    variables: { input: { email: emailOf('konsultant'), password: PASSWORD } },
  });
  const tokens = [await bff.tokenOf('konsultant'), again.data.login.session.token];
  for (const token of tokens) await bff.ask('{ viewer { id } }', { token });
  const refused = await refusedOf((at) => begin('127.0.0.1', 400_000, tokens[at % 2]));
  expect(new Set(refused.map(({ token }) => token))).toEqual(new Set(tokens));
  for (const { answer } of refused) {
    expect(answer).toMatch(/^HTTP\/1\.1 429 [^]*\r\nretry-after: 1\r\n/);
    expect(answer).toContain('"code":"RATE_LIMITED"');
  }
  // What was given up counts no longer, as soon as the server has seen it closed.
  for (const token of tokens) {
    let own = await bff.ask('{ viewer { email } }', { token });
    while (own.code === 'RATE_LIMITED') own = await bff.ask('{ viewer { email } }', { token });
    expect(own).toMatchObject({ status: 200, errors: [] });
  }
});

test('an address whose tokens nobody knows floods as one, whoever else has another address is answered', async () => {
  const refused = await refusedOf((at) => begin('127.0.0.2', 90_000, at % 2 ? `made-up.${at}` : undefined));
  expect(refused.length).toBeGreaterThan(0);
});

test('seventy heavy lists of one person, which the service never answers, leave room for those of others', async () => {
  const stop = new AbortController();
  const authorization = `Bearer ${await bff.tokenOf('konsultant')}`;
  const query = '{ rawMaterials(pageSize: 100) { items { slug folders { kind documents { name } } } } }';
  const state = { settled: 0 };
  await bff.tokenOf('org2');
  await bff.standIns.product.fault({ method: 'GET', path: '/api/v1/sirovine', kind: 'hang' });
  await bff.standIns.product.clearCalls();
  const flood = Array.from({ length: 70 }, () =>
    fetch(`${bff.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query }),
      signal: stop.signal,
    }).then(
      () => state.settled++,
      () => undefined,
    ),
  );
  await until('the service has lists to answer', () => bff.standIns.product.calls().then(({ length }) => length > 10));
  // While they wait, and while more and more of them begin.
  for (let round = 0; round < 150; round++) {
    const { data, errors } = await bff.askAs<{ labels: { totalCount: number } }>('org2', '{ labels { totalCount } }');
    expect([errors, data.labels.totalCount > 0, state.settled]).toEqual([[], true, 0]);
  }
  stop.abort();
  await Promise.all(flood);
});

test('what waits for its turn is answered', async () => {
  const padded = `{ viewer { email } } #${'x'.repeat(3_000)}`;
  const own = Array.from({ length: 60 }, () => bff.askAs('konsultant', padded));
  await othersAreAnswered();
  for (const one of await Promise.all(own)) expect(one).toMatchObject({ status: 200, errors: [] });
});

test('while one person asks for four dear lists at a time, the cheap list of another is answered', async () => {
  const dear = '{ labels(pageSize: 100) { items { slug check { result total } } } }';
  const state = { isOver: false, dear: 0 };
  const flood = Array.from({ length: 4 }, async () => {
    while (!state.isOver) {
      const { errors } = await bff.askAs('admin', dear);
      expect(errors).toEqual([]);
      state.dear++;
    }
  });
  const cheap: (string | undefined)[] = [];
  while (cheap.length < 40) cheap.push((await bff.askAs('org2', '{ labels { totalCount } }')).code);
  state.isOver = true;
  await Promise.all(flood);
  expect(cheap.filter((code) => code !== undefined)).toEqual([]);
  expect(state.dear).toBeGreaterThan(0);
});
