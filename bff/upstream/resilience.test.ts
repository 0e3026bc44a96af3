import { Breaker, Bulkhead, resilienceDefaults, RetryBudget, TurnedAway } from './resilience.ts';
import { CancelSignal } from './cancelSignal.ts';

function breakerAt(time: { now: number }): Breaker {
  return new Breaker(resilienceDefaults, () => time.now);
}
const fail = (breaker: Breaker, times = 1): void => {
  for (let i = 0; i < times; i++) breaker.enter()('failed');
};

describe('Breaker', () => {
  test('opens at the fifth call when half of them failed, not before', () => {
    const breaker = breakerAt({ now: 0 });
    breaker.enter()('ok');
    breaker.enter()('ok');
    fail(breaker, 2);
    expect(breaker.isOpen).toBe(false);
    fail(breaker);
    expect(breaker.isOpen).toBe(true);
    expect(() => breaker.enter()).toThrow(TurnedAway);
  });

  test('stays closed while fewer than half fail', () => {
    const breaker = breakerAt({ now: 0 });
    for (let i = 0; i < 20; i++) {
      breaker.enter()('ok');
      breaker.enter()('ok');
      fail(breaker);
    }
    expect(breaker.isOpen).toBe(false);
  });

  test('forgets failures older than ten seconds', () => {
    const time = { now: 0 };
    const breaker = breakerAt(time);
    fail(breaker, 4);
    time.now = 11_000;
    fail(breaker, 4);
    expect(breaker.isOpen).toBe(false);
  });

  test('lets one call through after five seconds; its success closes it', () => {
    const time = { now: 0 };
    const breaker = breakerAt(time);
    fail(breaker, 5);
    time.now = 5_000;
    const probe = breaker.enter();
    expect(() => breaker.enter()).toThrow(TurnedAway);
    probe('ok');
    expect(breaker.isOpen).toBe(false);
    fail(breaker, 4);
    expect(breaker.isOpen).toBe(false);
  });

  test('a failed probe keeps it open for another five seconds; a given-up one leaves the place to the next', () => {
    const time = { now: 0 };
    const breaker = breakerAt(time);
    fail(breaker, 5);
    time.now = 5_000;
    breaker.enter()('failed');
    time.now = 9_999;
    expect(() => breaker.enter()).toThrow(TurnedAway);
    time.now = 10_000;
    breaker.enter()('given up');
    breaker.enter()('ok');
    expect(breaker.isOpen).toBe(false);
  });

  test('calls that began before it opened say nothing afterwards', () => {
    const breaker = breakerAt({ now: 0 });
    const late = breaker.enter();
    fail(breaker, 5);
    late('ok');
    expect(breaker.isOpen).toBe(true);
  });
});

describe('Bulkhead', () => {
  const small = { ...resilienceDefaults, inFlight: 1, queued: 1 };

  test('runs so many, lets so many wait in order, and turns the rest away', async () => {
    const bulkhead = new Bulkhead(small);
    const stop = new CancelSignal();
    await bulkhead.enter(stop);
    const second = bulkhead.enter(stop);
    await expect(bulkhead.enter(stop)).rejects.toThrow(TurnedAway);
    bulkhead.leave();
    await expect(second).resolves.toBeUndefined();
  });

  test('one that stops waiting makes room for another', async () => {
    const bulkhead = new Bulkhead(small);
    const gone = new CancelSignal();
    const stop = new CancelSignal();
    await bulkhead.enter(stop);
    const impatient = bulkhead.enter(gone);
    gone.cancel(new Error('no time'));
    await expect(impatient).rejects.toThrow('no time');
    const third = bulkhead.enter(stop);
    bulkhead.leave();
    await expect(third).resolves.toBeUndefined();
  });
});

test('a hundred failing calls may cause at most twenty retries', () => {
  const budget = new RetryBudget();
  let retries = 0;
  for (let call = 0; call < 100; call++) {
    budget.earn();
    while (budget.spend()) retries++;
  }
  expect(retries).toBeGreaterThan(10);
  expect(retries).toBeLessThanOrEqual(20);
});
