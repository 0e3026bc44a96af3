import { codeOf } from '../errors.ts';
import { ProcessState } from '../state/processState.ts';
import { InspectionLimiter } from './inspectionLimiter.ts';

const tokenAt = (at: number): string => String(at).padStart(43, 'a');
const clock = { now: () => now };
let now = 0;
let limiter: InspectionLimiter;
beforeEach(() => {
  now = 1;
  limiter = new InspectionLimiter(new ProcessState(clock));
});

/** What the limiter says of a request; null lets it through. */
async function refusal(token: string, ip: string): Promise<string | null> {
  try {
    await limiter.admit(token, ip);
    return null;
  } catch (error) {
    return codeOf(error);
  }
}

test('the 61st request of a minute with one link waits, from whatever address', async () => {
  for (let at = 0; at < 60; at += 1) expect(await refusal(tokenAt(0), `192.0.2.${at}`)).toBeNull();
  expect(await refusal(tokenAt(0), '198.51.100.1')).toBe('RATE_LIMITED');
  expect(await refusal(tokenAt(1), '198.51.100.1')).toBeNull();
  now += 60_001;
  expect(await refusal(tokenAt(0), '198.51.100.1')).toBeNull();
});

test('the 121st request of a minute from one network waits, with whatever token', async () => {
  for (let at = 0; at < 120; at += 1) expect(await refusal(tokenAt(at), '2001:db8::1')).toBeNull();
  expect(await refusal(tokenAt(500), '2001:db8::2')).toBe('RATE_LIMITED');
  expect(await refusal(tokenAt(500), '2001:db8:0:1::2')).toBeNull();
});

test('waiting ends a minute after the first request, even for somebody who keeps asking', async () => {
  for (let at = 0; at < 70; at += 1) {
    await refusal(tokenAt(0), `192.0.2.${at}`);
    now += 800;
  }
  now += 60_001 - 70 * 800;
  expect(await refusal(tokenAt(0), '192.0.2.200')).toBeNull();
});

test('what cannot be a token counts for the address and opens nothing', async () => {
  for (let at = 0; at < 120; at += 1) expect(await refusal('made up', '192.0.2.1')).toBe('NOT_FOUND');
  expect(await refusal('made up', '192.0.2.1')).toBe('RATE_LIMITED');
});

test.each([
  ['a letter less', tokenAt(0).slice(1)],
  ['a letter more', `${tokenAt(0)}a`],
  ['another sign', tokenAt(0).replace('a', '+')],
])('a link with %s cannot be a token', async (_, token) => {
  expect(await refusal(token, '192.0.2.1')).toBe('NOT_FOUND');
});
