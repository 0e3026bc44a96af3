import { RecentRequesters } from './recentRequesters.ts';

let recent: RecentRequesters;
beforeEach(() => {
  recent = new RecentRequesters();
});

test('one requester alone shares nothing however often it asks', () => {
  recent.record('one', 0);
  recent.record('one', 10);
  expect(recent.hasOtherRequester('one', 10)).toBe(false);
});

test('another requester counts for two seconds', () => {
  recent.record('other', 0);
  recent.record('one', 1_000);
  expect(recent.hasOtherRequester('one', 1_999)).toBe(true);
  expect(recent.hasOtherRequester('one', 2_000)).toBe(false);
});

test('a requester who asks on keeps counting for the others', () => {
  recent.record('other', 0);
  recent.record('other', 1_500);
  expect(recent.hasOtherRequester('one', 3_499)).toBe(true);
  expect(recent.hasOtherRequester('one', 3_500)).toBe(false);
});

test('many requests of one do not make the other forgotten', () => {
  recent.record('other', 0);
  for (let at = 1; at <= 50; at++) recent.record('one', at);
  expect(recent.hasOtherRequester('one', 50)).toBe(true);
  expect(recent.hasOtherRequester('other', 50)).toBe(true);
});

test('of three requesters each sees that there are others', () => {
  ['one', 'two', 'three'].forEach((name, at) => recent.record(name, at));
  expect(['one', 'two', 'three'].map((name) => recent.hasOtherRequester(name, 3))).toEqual([true, true, true]);
});
