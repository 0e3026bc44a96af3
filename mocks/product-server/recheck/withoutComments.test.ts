import { withoutComments } from './withoutComments.ts';

test.each([
  ['a line comment', '// why\nconst a = 1;', 'const a = 1;'],
  ['a comment of one line', '/** Why. */\nconst a = 1;', 'const a = 1;'],
  ['a comment of several lines', '/**\n * Why.\n */\nconst a = 1;', 'const a = 1;'],
  ['a comment that ends before code', '/* why\n*/ const a = 1;', '*/ const a = 1;'],
  ['an indented comment', 'f(\n  // why\n  1,\n);', 'f(\n  1,\n);'],
])('%s is left out', (_what, source, code) => {
  expect(withoutComments(source)).toBe(code);
});

test.each([
  ['code behind a comment', '/** Why. */ const a = 1;'],
  ['a comment behind code', 'const a = 1; // why'],
  ['a regular expression', 'const a =\n  /\\/\\*x/;'],
  ['a line that begins with a star', 'const a = `\n* 1\n`;'],
])('%s stays', (_what, source) => {
  expect(withoutComments(source)).toBe(source);
});
