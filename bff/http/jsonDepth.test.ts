import { isShallow } from './jsonDepth.ts';

const shallow = (json: string, depth = 3): boolean => isShallow(Buffer.from(json), depth);

test('counts objects and lists alike', () => {
  expect(shallow('{"a":[{}]}')).toBe(true);
  expect(shallow('{"a":[{"b":[]}]}')).toBe(false);
  expect(shallow('[[],[],[[],[]]]')).toBe(true);
});

test('brackets in strings are text, whatever quotes and backslashes stand before them', () => {
  expect(shallow('{"a":"[[[[[["}')).toBe(true);
  expect(shallow(String.raw`{"a":"\"[[[[["}`)).toBe(true);
  expect(shallow(String.raw`{"a":"\\","b":[[[]]]}`)).toBe(false);
});
