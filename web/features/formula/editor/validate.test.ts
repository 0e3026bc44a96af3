import { emptyLine } from './editorState.ts';
import { emptyFormula } from './formulaValues.ts';
import { fieldOf, lineOf, validate } from './validate.ts';

const line = { ...emptyLine, id: 1, provisionalName: 'Voda', percent: '100' };
const errorsOf = (more: object) => validate({ ...emptyFormula, name: 'Krema', companyId: 'c', lines: [line], ...more });

test('a whole formula has no errors', () => {
  expect(errorsOf({})).toEqual({});
});

test.each([
  [{ name: ' ' }, { name: 'nameMissing' }],
  [{ companyId: '' }, { companyId: 'companyMissing' }],
  [{ lines: [] }, { lines: 'noLines' }],
  [{ lines: [{ ...line, percent: 'abc' }] }, { lines: 'linesInvalid' }],
])('%j is an error', (more, expected) => {
  expect(errorsOf(more)).toEqual(expected);
});

test('a path of the input leads to its field and its line', () => {
  expect(fieldOf('input.formula.code')).toBe('code');
  expect(fieldOf('input.lines.12.percent')).toBe('lines');
  expect(lineOf('input.formula.lines.12.percent')).toBe(12);
  expect(lineOf('input.name')).toBeNull();
});
