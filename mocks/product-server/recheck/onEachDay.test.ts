import { onEachDay } from './onEachDay.ts';

const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2028-07-31T23:00:00Z') }));
afterEach(() => jest.useRealTimers());

test('every midnight is met', () => {
  const days: string[] = [];
  const end = onEachDay(() => days.push(new Date().toISOString()));
  jest.advanceTimersByTime(2 * DAY);
  end();
  expect(days).toEqual(['2028-08-01T00:00:00.000Z', '2028-08-02T00:00:00.000Z']);
});

test('an ended one is called no more', () => {
  const run = jest.fn();
  onEachDay(run)();
  jest.advanceTimersByTime(2 * DAY);
  expect(run).not.toHaveBeenCalled();
});
