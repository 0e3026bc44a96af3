import { codeOf } from './errors.ts';
import { readConfig } from './config.ts';
import { createServices, type Services } from './services.ts';
import { ProcessState } from './state/processState.ts';

let services: Services;
beforeEach(() => {
  services = createServices(readConfig({}), new ProcessState(), null);
});
afterEach(() => services.close());

test('a person has six computations under way, whatever others have', () => {
  const compute = (person: string) => services.computations.acquire(person);
  for (let at = 0; at < 6; at++) compute('one');
  let code: string | undefined;
  try {
    compute('one');
  } catch (error) {
    code = codeOf(error);
  }
  expect(code).toBe('RATE_LIMITED');
  expect(() => compute('other')).not.toThrow();
});

/** How many of so many computations of one person start at once. */
async function startedOf(count: number): Promise<number> {
  let started = 0;
  for (let at = 0; at < count; at++)
    void services.computationTurns.acquire(undefined, 'one').then(() => (started += 1));
  await Promise.resolve().then(() => undefined);
  return started;
}

test('three computations of a person beside others start at once, and a fourth is a flood', async () => {
  await services.computationTurns.acquire(undefined, 'other');
  expect(await startedOf(4)).toBe(3);
});

test('all six computations of a person alone start at once', async () => {
  expect(await startedOf(6)).toBe(6);
});
