import { RecentRequesters } from './recentRequesters.ts';

let recent: RecentRequesters;
beforeEach(() => {
  recent = new RecentRequesters();
});

test('one requester alone shares nothing however often it asks', () => {
  recent.note('one', 0);
  recent.note('one', 10);
  expect(recent.isShared('one', 10)).toBe(false);
});

test('another requester counts for two seconds', () => {
  recent.note('other', 0);
  recent.note('one', 1_000);
  expect(recent.isShared('one', 1_999)).toBe(true);
  expect(recent.isShared('one', 2_000)).toBe(false);
});

test('a requester who asks on keeps counting for the others', () => {
  recent.note('other', 0);
  recent.note('other', 1_500);
  expect(recent.isShared('one', 3_499)).toBe(true);
  expect(recent.isShared('one', 3_500)).toBe(false);
});

test('many requests of one do not make the other forgotten', () => {
  recent.note('other', 0);
  for (let at = 1; at <= 50; at++) recent.note('one', at);
  expect(recent.isShared('one', 50)).toBe(true);
  expect(recent.isShared('other', 50)).toBe(true);
});

test('of three requesters each sees that there are others', () => {
  ['one', 'two', 'three'].forEach((name, at) => recent.note(name, at));
  expect(['one', 'two', 'three'].map((name) => recent.isShared(name, 3))).toEqual([true, true, true]);
});
