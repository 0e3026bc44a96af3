import { unknownProduct } from '../../../subjects/check/ProductFields.tsx';
import { computeValues, rememberComputed } from './computeValues.ts';
import { emptyLine, type EditorLine, type LineMaterial } from './editorState.ts';

const material = (name: string, type: LineMaterial['type'] = 'PLAIN'): LineMaterial => ({
  key: name.toLowerCase(),
  name,
  manufacturer: null,
  code: null,
  type,
  isNano: false,
  components: [{ inciName: name, maxConcentration: '100' }],
});
const line = (id: number, name: string, percent: string, more: Partial<EditorLine> = {}): EditorLine => ({
  ...emptyLine,
  id,
  material: material(name),
  percent,
  ...more,
});
const compute = (...lines: EditorLine[]) => computeValues({ lines, facts: unknownProduct }, '2026-11-22');

test('the line "to 100" gets what the others leave', () => {
  const { percents, sum } = compute(line(1, 'Aqua', '', { isRemainder: true }), line(2, 'Glycerin', '5,5'));
  expect(percents).toEqual([94_500_000, 5_500_000]);
  expect(sum).toBe(100_000_000);
});

test('a percentage that cannot be read is an error of its line and counts as nothing', () => {
  const { percents, errors } = compute(line(7, 'Aqua', '5,5,5'), line(8, 'Glycerin', '101'), line(9, 'Urea', '1'));
  expect([...errors]).toEqual([
    [7, 'NOT_A_NUMBER'],
    [8, 'OVER_100'],
  ]);
  expect(percents).toEqual([0, 0, 1_000_000]);
});

test('lines above 100 % are an error of the line that fills up', () => {
  const { errors, percents } = compute(
    line(1, 'Aqua', '', { isRemainder: true }),
    line(2, 'Glycerin', '60'),
    line(3, 'Urea', '50'),
  );
  expect(errors.get(1)).toBe('NEGATIVE_REMAINDER');
  expect(percents[0]).toBe(0);
});

test('the ingredient list follows from what is typed', () => {
  const { formula } = compute(line(1, 'Glycerin', '5'), line(2, 'Aqua', '95'));
  expect(formula.list.map(({ text }) => text)).toEqual(['Aqua', 'Glycerin']);
});

test('a sum below 100 % is a finding', () => {
  const { findings } = compute(line(1, 'Aqua', '95'));
  expect(findings.map(({ code }) => code)).toContain('SUM_NOT_100');
});

test('a colourant is listed by its number when its line says so', () => {
  const { formula } = compute(line(1, 'Aqua', '96'), line(2, 'Titanium Dioxide', '4', { function: 'Colourant' }));
  expect(formula.list.at(-1)).toMatchObject({ text: 'CI 77891', block: 'colourant' });
});

test('a phase that is typed computes nothing anew', () => {
  const compute = rememberComputed();
  const lines = [line(1, 'Aqua', '95'), line(2, 'Titanium Dioxide', '5')];
  const before = compute({ lines, facts: unknownProduct }, '2026-11-22');
  const typed = (patch: Partial<EditorLine>) =>
    compute({ lines: lines.map((one) => ({ ...one, ...patch })), facts: unknownProduct }, '2026-11-22');
  expect(typed({ phase: 'B', function: 'Emollient' })).toBe(before);
  expect(typed({ function: 'Colourant' }).formula.list.at(-1)?.text).toBe('CI 77891');
  expect(typed({ percent: '50' }).sum).toBe(100_000_000);
  expect(typed({ isRemainder: true }).remainder).not.toBeNull();
});
