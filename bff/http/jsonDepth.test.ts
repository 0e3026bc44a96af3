import { isShallow } from './jsonDepth.ts';

const shallow = (json: string, depth = 3): boolean => isShallow(Buffer.from(json), depth);

test('objects and lists count alike', () => {
  expect(shallow('{"a":[{}]}')).toBe(true);
  expect(shallow('{"a":[{"b":[]}]}')).toBe(false);
  expect(shallow('[[],[],[[],[]]]')).toBe(true);
});

test('brackets in strings do not count, also after escaped quotes and backslashes', () => {
  expect(shallow('{"a":"[[[[[["}')).toBe(true);
  expect(shallow(String.raw`{"a":"\"[[[[["}`)).toBe(true);
  expect(shallow(String.raw`{"a":"\\","b":[[[]]]}`)).toBe(false);
});
