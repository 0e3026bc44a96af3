import { runSteps } from '../steps/steps.ts';
import { findProse } from './findProse.ts';

const known = new Set(['glycerin', 'aqua']);
/** What is left out as a sentence. */
const proseOf = (text: string) =>
  runSteps(findProse(text, new Map(), [], (name) => known.has(name.toLowerCase()))).leftOut.map(({ start, end }) =>
    text.slice(start, end),
  );

test('a sentence of which exactly half of the pieces are known names is a list', () => {
  expect(proseOf('Glycerin: keeps your skin soft, Zztopine: leaves your skin healthy')).toEqual([]);
});

test('a sentence of which fewer than half of the pieces are known names is none', () => {
  const text = 'Glycerin: keeps your skin soft, Zztopine: leaves your skin healthy, Yytopine: smooths your skin';
  expect(proseOf(text)).toEqual([text]);
});

test('a sentence without a known name is none, however short', () => {
  expect(proseOf('For the skin of your face')).toEqual(['For the skin of your face']);
});
