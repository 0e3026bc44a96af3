import { createContext, Script } from 'node:vm';
import ts from 'typescript';
import { isAccountName, isEmailLike, isLoginPassword, isNewPassword } from '../../domain/account/credentials.ts';
import { isCompanyChoice } from '../../domain/company/companyId.ts';
import { isFileName } from '../../bff/fileNames.ts';
import { truncate } from '../../web/shared/ui/truncate.ts';
import { nodesOf, placeOf, sourcesOf } from './sources.ts';

const LONG = 100_000;
/** Two different pieces in turn find what one alone does not; shorter, because there are many pairs. */
const PAIRED = 10_000;
/**
 * What is quadratic takes hundreds of times as long as taking out each character of such a text one by one, and what is
 * exponential never ends. Measured side by side, so that the machine and what else it does cancel out.
 */
const MOST_PASSES = 50;
const GIVE_UP_MS = 30_000;

/** Expressions that only ever see a short text: what cuts it, and to how many characters. */
const cut: Record<string, number> = {
  // A setting of the operator, one line of the environment.
  'bff/config.ts /\\/+$/': 300,
};

const parts = sourcesOf('bff', 'domain/account', 'domain/company', 'domain/quantity', 'web/app', 'web/shared', 'web/features', 'web/compatibility');
const expressions = parts.flatMap((source) =>
  nodesOf(source, (node): node is ts.RegularExpressionLiteral => node.kind === ts.SyntaxKind.RegularExpressionLiteral).map((node) => {
    const [, pattern = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? [];
    return { place: placeOf(source, node), name: `${source.file} /${pattern}/`, pattern, flags };
  }),
);

/** The pieces an attacker would repeat: everything the expression speaks of, and what it may not expect. */
function piecesOf(pattern: string): string[] {
  const named: [RegExp, string[]][] = [[/\\s/, [' ', '\n']], [/\\d|0-9/, ['1']], [/\\w|a-z|A-Z|\\p\{L/, ['a', 'Z']], [/\\p\{C|\\u00/, ['\u0000', '\ud800']]];
  const said = named.filter(([word]) => word.test(pattern)).flatMap(([, letters]) => letters);
  const plain = pattern.replace(/\\[a-z](\{[^}]*\}|[0-9a-f]{2,4})?|[\\^$*+?()[\]{}|]/gi, '');
  return [...new Set([...said, ...Array.from(plain), ...(/\\[$^*+?()[\]{}|./]/.test(pattern) ? pattern.match(/(?<=\\)[$^*+?()[\]{}|./]/g) ?? [] : []), 'a', ' '])].slice(0, 14);
}

const measure = new Script(`(() => {
  const pass = (text) => { const started = now(); text.replace(/[^]/g, ''); return now() - started; };
  const time = (text) => { const started = now(); text.replace(expression, ''); expression.lastIndex = 0; expression.test(text); return now() - started; };
  const worst = { passes: 0, text: '' };
  for (const text of texts) {
    let passes = Infinity;
    // A pause of the machine hits one try, a slow expression every one.
    for (let tries = 0; tries < 3 && passes > most; tries++) passes = time(text) / Math.max(pass(text), 0.2);
    if (passes > worst.passes) Object.assign(worst, { passes, text: text.slice(0, 20) });
  }
  return worst;
})()`);

function worstOf(pattern: string, flags: string, longest: number): { passes: number; text: string } {
  const pieces = piecesOf(pattern);
  const ends = ['', '\u0001', 'a', ' ', '!'];
  const alone = pieces.flatMap((piece) => ends.map((end) => piece.repeat(Math.min(LONG, longest)) + end));
  const paired = pieces.flatMap((one) => pieces.filter((other) => other !== one).map((other) => `${(one + other).repeat(Math.min(PAIRED, longest) / 2)}\u0001`));
  const after = pieces.flatMap((one) => pieces.filter((other) => other !== one).map((other) => `${one}${other.repeat(Math.min(PAIRED, longest))}\u0001`));
  const context = createContext({ texts: [...alone, ...paired, ...after], expression: new RegExp(pattern, flags.includes('g') ? flags : `${flags}g`), now: () => performance.now(), most: MOST_PASSES });
  return measure.runInContext(context, { timeout: GIVE_UP_MS }) as { passes: number; text: string };
}

test('there are expressions to try', () => {
  expect(expressions.length).toBeGreaterThan(50);
});

test('what is said to be cut is still there', () => {
  const names = new Set(expressions.map(({ name }) => name));
  expect(Object.keys(cut).filter((name) => !names.has(name))).toEqual([]);
});

test.each(expressions.map(({ place, name, pattern, flags }) => [place, pattern, flags, cut[name] ?? LONG] as const))('%s: /%s/%s', (_place, pattern, flags, longest) => {
  const { passes, text } = worstOf(pattern, flags, longest);
  expect([Math.min(passes, MOST_PASSES), text]).not.toEqual([MOST_PASSES, text]);
});

const functions: Record<string, (text: string) => unknown> = {
  isEmailLike, isLoginPassword, isNewPassword, isAccountName, isCompanyChoice, isFileName,
  truncate: (text) => truncate(text, 140),
};
const hostile = ['a', ' ', '@', '.', 'a@', '@a.', 'a.', '-', 'A1!', '\ud800', '\n', '0'];

test.each(Object.entries(functions))('%s: ten times the text costs about ten times the time', (_name, judge) => {
  for (const piece of hostile) {
    const timeOf = (length: number) => {
      const text = piece.repeat(length / piece.length);
      const started = performance.now();
      judge(text);
      return performance.now() - started;
    };
    const best = (length: number) => Math.min(...Array.from({ length: 5 }, () => timeOf(length)));
    best(1_000);
    // What is quadratic takes 100 times as long. Below a tenth of a millisecond there is nothing to compare.
    expect(best(1_000_000) / Math.max(best(100_000), 0.1)).toBeLessThan(60);
  }
});
