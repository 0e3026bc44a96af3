import type { FormulaMaterial } from '../../../../domain/formula/compositionShares.ts';
import type { ProductFacts } from '../../../subjects/check/ProductFields.tsx';

/** What the editor knows of a raw material. */
export interface LineMaterial extends FormulaMaterial {
  manufacturer: string | null;
  code: string | null;
}

/** A line as it is typed. */
export interface EditorLine {
  /** Identifies the line on this screen. */
  id: number;
  /** Null while the name stands for no raw material. */
  material: LineMaterial | null;
  /** The typed name of a line without a raw material. */
  provisionalName: string;
  percent: string;
  isRemainder: boolean;
  phase: string;
  function: string;
}

/** What is typed of a formula. */
export interface FormulaValues {
  name: string;
  code: string;
  companyId: string;
  facts: ProductFacts;
  note: string;
  lines: readonly EditorLine[];
}

/** A line without its number. */
export type NewLine = Omit<EditorLine, 'id'>;

export interface EditorState {
  values: FormulaValues;
  /** Earlier values, the latest last. */
  past: readonly FormulaValues[];
  /** Identifies the field that was typed in last: further typing in it is undone together. Null after anything else. */
  typedField: string | null;
  nextId: number;
}

export type EditorAction =
  | { type: 'preselect'; companyId: string }
  | { type: 'details'; patch: Partial<Omit<FormulaValues, 'lines'>> }
  | { type: 'line'; id: number; patch: Partial<NewLine> }
  | { type: 'remainder'; id: number; isRemainder: boolean }
  | { type: 'add'; lines: readonly NewLine[]; isReplacing?: boolean }
  | { type: 'remove'; id: number }
  | { type: 'move'; from: number; to: number }
  | { type: 'percents'; percents: readonly string[] }
  | { type: 'restore'; values: FormulaValues }
  | { type: 'undo' }
  | { type: 'reset'; values: FormulaValues };

/** Steps that can be undone. */
const MAX_UNDO = 100;

export const emptyLine: NewLine = {
  material: null,
  provisionalName: '',
  percent: '',
  isRemainder: false,
  phase: '',
  function: '',
};

export const lineName = ({ material, provisionalName }: NewLine): string => material?.name ?? provisionalName;

const lastId = (lines: readonly EditorLine[]) => lines.reduce((last, { id }) => Math.max(last, id), 0);

export const initialState = (values: FormulaValues): EditorState => ({
  values,
  past: [],
  typedField: null,
  nextId: lastId(values.lines) + 1,
});

const withLines = (state: EditorState, lines: readonly EditorLine[]): FormulaValues => ({ ...state.values, lines });

/** Makes a step that can be undone. Typing on in the same field belongs to the step before. */
function step(state: EditorState, values: FormulaValues, typedField: string | null = null): EditorState {
  const isSameStep = typedField !== null && typedField === state.typedField;
  return {
    ...state,
    values,
    past: isSameStep ? state.past : [...state.past, state.values].slice(-MAX_UNDO),
    typedField,
  };
}

function moved(lines: readonly EditorLine[], from: number, to: number): readonly EditorLine[] {
  const line = lines[from];
  if (!line || to < 0 || to >= lines.length || from === to) return lines;
  const others = lines.filter((one) => one !== line);
  return [...others.slice(0, to), line, ...others.slice(to)];
}

/**
 * The next state of the editor. Lines that an action does not touch stay the same objects, so that their rows do not
 * render again.
 */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  const { lines } = state.values;
  switch (action.type) {
    case 'preselect':
      return { ...state, values: { ...state.values, companyId: action.companyId } };
    case 'details':
      return step(state, { ...state.values, ...action.patch }, Object.keys(action.patch).join());
    case 'line': {
      const changed = lines.map((line) => (line.id === action.id ? { ...line, ...action.patch } : line));
      return step(state, withLines(state, changed), `${action.id}.${Object.keys(action.patch).join()}`);
    }
    case 'remainder':
      return step(
        state,
        withLines(
          state,
          lines.map((line) => {
            const isRemainder = line.id === action.id && action.isRemainder;
            return line.isRemainder === isRemainder ? line : { ...line, isRemainder };
          }),
        ),
      );
    case 'add': {
      const before = action.isReplacing ? [] : lines;
      // Only one line fills up to 100 %; the one that does already keeps the task.
      let hasRemainder = before.some(({ isRemainder }) => isRemainder);
      const added = action.lines.map((line, at) => {
        const isRemainder = line.isRemainder && !hasRemainder;
        hasRemainder ||= isRemainder;
        return { ...line, isRemainder, id: state.nextId + at };
      });
      return { ...step(state, withLines(state, [...before, ...added])), nextId: state.nextId + added.length };
    }
    case 'remove':
      return step(
        state,
        withLines(
          state,
          lines.filter(({ id }) => id !== action.id),
        ),
      );
    case 'move': {
      const after = moved(lines, action.from, action.to);
      return after === lines ? state : step(state, withLines(state, after));
    }
    case 'percents':
      return step(
        state,
        withLines(
          state,
          lines.map((line, at) => ({ ...line, percent: action.percents[at] ?? line.percent, isRemainder: false })),
        ),
      );
    case 'restore': {
      // Numbers of their own: a row must not be taken for the line that has its number now.
      const restored = action.values.lines.map((line, at) => ({ ...line, id: state.nextId + at }));
      const values = { ...action.values, companyId: state.values.companyId, lines: restored };
      return { ...step(state, values), nextId: state.nextId + restored.length };
    }
    case 'undo': {
      const before = state.past.at(-1);
      return before ? { ...state, values: before, past: state.past.slice(0, -1), typedField: null } : state;
    }
    case 'reset':
      return { ...initialState(action.values), nextId: Math.max(state.nextId, lastId(action.values.lines) + 1) };
  }
}
