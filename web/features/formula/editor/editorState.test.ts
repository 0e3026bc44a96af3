import { unknownProduct } from '../../../subjects/check/ProductFields.tsx';
import { editorReducer, emptyLine, initialState, type EditorAction, type FormulaValues } from './editorState.ts';

const line = (id: number, more: object = {}) => ({ ...emptyLine, id, provisionalName: `line ${id}`, ...more });
const values: FormulaValues = {
  name: 'Krema',
  code: '',
  companyId: 'c',
  facts: unknownProduct,
  note: '',
  lines: [line(1), line(2), line(3)],
};
const run = (...actions: EditorAction[]) => actions.reduce(editorReducer, initialState(values));
const ids = (...actions: EditorAction[]) => run(...actions).values.lines.map(({ id }) => id);

test('a moved line takes the place it was moved to', () => {
  expect(ids({ type: 'move', from: 0, to: 2 })).toEqual([2, 3, 1]);
  expect(ids({ type: 'move', from: 2, to: 0 })).toEqual([3, 1, 2]);
});

test('a move beyond the ends changes nothing', () => {
  expect(run({ type: 'move', from: 2, to: 3 }).past).toHaveLength(0);
});

test('only one line fills up to 100 %', () => {
  const { lines } = run(
    { type: 'remainder', id: 1, isRemainder: true },
    { type: 'remainder', id: 3, isRemainder: true },
  ).values;
  expect(lines.map(({ isRemainder }) => isRemainder)).toEqual([false, false, true]);
});

test('a pasted line does not take over the filling up', () => {
  const { lines } = run(
    { type: 'remainder', id: 1, isRemainder: true },
    { type: 'add', lines: [{ ...emptyLine, isRemainder: true }] },
  ).values;
  expect(lines.map(({ isRemainder }) => isRemainder)).toEqual([true, false, false, false]);
});

test('typing in one field is undone in one step', () => {
  const typed: EditorAction[] = ['1', '1.', '1.5'].map((percent) => ({ type: 'line', id: 1, patch: { percent } }));
  expect(run(...typed).past).toHaveLength(1);
  expect(run(...typed, { type: 'undo' }).values).toEqual(values);
});

test('typing in another field is a step of its own', () => {
  const { values: undone } = run(
    { type: 'line', id: 1, patch: { percent: '1' } },
    { type: 'line', id: 2, patch: { percent: '2' } },
    { type: 'undo' },
  );
  expect(undone.lines.map(({ percent }) => percent)).toEqual(['1', '', '']);
});

test('lines that are not touched stay the same objects', () => {
  const { lines } = run({ type: 'line', id: 2, patch: { percent: '5' } }).values;
  expect(lines[0]).toBe(values.lines[0]);
  expect(lines[1]).not.toBe(values.lines[1]);
});

test('added lines get numbers of their own after a removal', () => {
  expect(ids({ type: 'remove', id: 3 }, { type: 'add', lines: [emptyLine] })).toEqual([1, 2, 4]);
});

test('of two pasted lines that fill up to 100 % only the first keeps the task', () => {
  const pasted = [{ ...emptyLine, isRemainder: true }, emptyLine, { ...emptyLine, isRemainder: true }];
  const { lines } = run({ type: 'add', lines: pasted, isReplacing: true }).values;
  expect(lines.map(({ isRemainder }) => isRemainder)).toEqual([true, false, false]);
});

test('pasted lines that replace the others may bring a line that fills up', () => {
  const { lines } = run(
    { type: 'remainder', id: 1, isRemainder: true },
    { type: 'add', lines: [emptyLine, { ...emptyLine, isRemainder: true }], isReplacing: true },
  ).values;
  expect(lines.map(({ isRemainder }) => isRemainder)).toEqual([false, true]);
});
