import { onEachDay } from './onEachDay.ts';

const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2028-10-27T21:30:00Z') }));
afterEach(() => jest.useRealTimers());

test('every midnight of Belgrade is met, also where a day has 25 hours', () => {
  const days: string[] = [];
  const end = onEachDay(() => days.push(new Date().toISOString()));
  jest.advanceTimersByTime(3 * DAY);
  end();
  expect(days).toEqual(['2028-10-27T22:00:00.000Z', '2028-10-28T22:00:00.000Z', '2028-10-29T23:00:00.000Z']);
});

test('an ended one is called no more', () => {
  const run = jest.fn();
  onEachDay(run)();
  jest.advanceTimersByTime(2 * DAY);
  expect(run).not.toHaveBeenCalled();
});
