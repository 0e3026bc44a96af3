import { codeOf } from '../errors.ts';
import { ConcurrencyLimit } from './concurrencyLimit.ts';

const LIMIT = 3;
const errorOf = (act: () => unknown): unknown => {
  try {
    return void act();
  } catch (error) {
    return error;
  }
};

let limit: ConcurrencyLimit;
beforeEach(() => {
  limit = new ConcurrencyLimit(LIMIT, 'Too many at once');
});
const acquireAll = (owner: string) => Array.from({ length: LIMIT }, () => limit.acquire(owner));

test('requests above the limit are rejected', () => {
  acquireAll('ana');
  const error = errorOf(() => limit.acquire('ana'));
  expect([codeOf(error), (error as Error).message]).toEqual(['RATE_LIMITED', 'Too many at once']);
});

test('the requests of one person do not count for another', () => {
  acquireAll('ana');
  expect(acquireAll('bora')).toHaveLength(LIMIT);
});

test('each release frees one slot', () => {
  const [release] = acquireAll('ana');
  release?.();
  limit.acquire('ana');
  expect(codeOf(errorOf(() => limit.acquire('ana')))).toBe('RATE_LIMITED');
});

test('releasing twice frees only one slot', () => {
  const [release] = acquireAll('ana');
  release?.();
  release?.();
  limit.acquire('ana');
  expect(codeOf(errorOf(() => limit.acquire('ana')))).toBe('RATE_LIMITED');
});

test('the whole limit is available again after all slots are released', () => {
  for (const release of acquireAll('ana')) release();
  acquireAll('ana');
  expect(codeOf(errorOf(() => limit.acquire('ana')))).toBe('RATE_LIMITED');
});
