import { useEventCallback } from '@mui/material/utils';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useDebounced } from '../../../shared/ui/useDebounced.ts';
import { localToday } from '../../../shared/localToday.ts';
import { rememberComputed } from './computeValues.ts';
import { editorReducer, initialState, type EditorAction, type FormulaValues } from './editorState.ts';
import { isSame } from './formulaValues.ts';

/** From this many lines on, what follows from a key press takes longer than a fast typist leaves until the next one. */
const MANY_LINES = 60;
/** The pause in typing after which it is computed then, in milliseconds. */
const PAUSE_MS = 300;

/** The typed values of a formula with what follows from them. `saved` are the values as they were saved last. */
export function useFormulaEditor(opened: FormulaValues) {
  const [state, setState] = useState(() => initialState(opened));
  // What is typed is rendered a moment later; whoever saves meanwhile must not save what was there before.
  const latest = useRef(state);
  const dispatch = useCallback((action: EditorAction) => {
    latest.current = editorReducer(latest.current, action);
    setState(latest.current);
  }, []);
  const [saved, setSaved] = useState(opened);
  const [on] = useState(localToday);
  const [compute] = useState(rememberComputed);
  // What is typed is drawn first; all that follows from it comes after, so that typing stays fluent with 300 lines.
  const paused = useDebounced(state.values, PAUSE_MS);
  const deferredValues = useDeferredValue(state.values.lines.length < MANY_LINES ? state.values : paused);
  const { lines, facts } = deferredValues;
  const computed = useMemo(() => compute({ lines, facts }, on), [compute, lines, facts, on]);
  const isDirty = useMemo(() => !isSame(state.values, saved), [state.values, saved]);
  return {
    /** The values that are rendered. */
    values: state.values,
    /** The values with all that was typed until now. */
    latestValues: useCallback(() => latest.current.values, []),
    /** The values of which `computed` speaks: those of a moment ago while somebody types fast. */
    deferredValues,
    computed,
    dispatch,
    canUndo: state.past.length > 0,
    saved,
    isDirty,
    /** Takes the values as they were saved. */
    markSaved: (after: FormulaValues) => {
      setSaved(after);
      dispatch({ type: 'reset', values: after });
    },
    /** Takes a company that nobody chose: it is no unsaved change. */
    preselectCompany: useEventCallback((companyId: string) => {
      setSaved({ ...saved, companyId });
      dispatch({ type: 'preselect', companyId });
    }),
  };
}

export type FormulaEditorState = ReturnType<typeof useFormulaEditor>;
