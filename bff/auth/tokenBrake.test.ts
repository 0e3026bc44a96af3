import { clientError, codeOf } from '../errors.ts';
import { ProcessState } from '../state/processState.ts';
import { TokenBrake } from './tokenBrake.ts';

const clock = { time: 1, now: () => clock.time };
let brake: TokenBrake;
let asked = 0;
beforeEach(() => {
  brake = new TokenBrake(new ProcessState(clock));
  asked = 0;
});

const refuse = (): Promise<never> => {
  asked++;
  return Promise.reject(clientError('UNAUTHENTICATED', 'No such session'));
};
const codeFrom = (ip: string, ask: () => Promise<unknown> = refuse): Promise<string> =>
  brake.attempt(ip, ask).then(() => 'OK', codeOf);

test('after 100 refused tokens of an address nobody is asked about its unknown tokens for a minute', async () => {
  for (let at = 0; at < 150; at++) await codeFrom('192.0.2.1');
  expect(asked).toBe(100);
  expect(await codeFrom('192.0.2.1')).toBe('RATE_LIMITED');
  expect(await codeFrom('192.0.2.2')).toBe('UNAUTHENTICATED');
  clock.time += 59_999;
  expect(await codeFrom('192.0.2.1')).toBe('RATE_LIMITED');
  clock.time += 2;
  expect(await codeFrom('192.0.2.1')).toBe('UNAUTHENTICATED');
});

test('one network has 16 questions under way, the others wait for their turn, and accepted tokens do not count', async () => {
  const answers: (() => void)[] = [];
  const all = Array.from({ length: 40 }, (_, at) =>
    codeFrom(`2001:db8:1:2::${at}`, () => new Promise<void>((done) => answers.push(done))),
  );
  const most: number[] = [];
  for (let answered = 0; answered < 40; answered++) {
    await new Promise(setImmediate);
    most.push(answers.length - answered);
    answers[answered]?.();
  }
  expect(await Promise.all(all)).toEqual(Array.from({ length: 40 }, () => 'OK'));
  expect(Math.max(...most)).toBe(16);
  for (let at = 0; at < 150; at++) expect(await codeFrom('192.0.2.9', () => Promise.resolve('viewer'))).toBe('OK');
});

test('who waits behind 100 wrong tokens is not asked about', async () => {
  const codes = await Promise.all(Array.from({ length: 150 }, () => codeFrom('192.0.2.1')));
  expect(asked).toBeLessThan(100 + 16);
  expect(codes.filter((code) => code === 'RATE_LIMITED').length).toBe(150 - asked);
});

test('more than 216 at once are refused', async () => {
  const never = new Promise(() => undefined);
  const codes = Array.from({ length: 217 }, () => codeFrom('192.0.2.1', () => never));
  expect(await Promise.race(codes)).toBe('RATE_LIMITED');
});
