import { useCallback, useEffect, useState, type ClipboardEvent } from 'react';
import { useFormContext, type UseFieldArrayReturn } from 'react-hook-form';
import { readPastedRows, type PasteNote } from '../../../../domain/raw-material/pastedRows.ts';
import type { CompositionForm, CompositionRow } from './composition.form.ts';
import { fillRows } from './fillRows.ts';

/** The last pasted rows, and the rows before them. */
export interface Filled {
  from: number;
  filled: number;
  leftOut: number;
  before: CompositionRow[];
  notes: readonly PasteNote[];
}

interface Options extends Pick<UseFieldArrayReturn<CompositionForm, 'composition'>, 'remove' | 'replace'> {
  /** Called before pasted rows replace the others. */
  onFilled: () => void;
}

/** Pastes rows from a spreadsheet, takes that back, and removes rows, each time with the focus where it goes on. */
export function useRowChanges({ remove, replace, onFilled }: Options) {
  const { getValues, setFocus, subscribe, trigger } = useFormContext<CompositionForm>();
  const [pasted, setPasted] = useState<Filled | null>(null);
  const [goesTo, goTo] = useState<{ at: number } | null>(null);
  const onPaste = useCallback(
    (at: number, event: ClipboardEvent) => {
      const found = readPastedRows(event.clipboardData.getData('text/plain'));
      if (!found || event.currentTarget.hasAttribute('readonly')) return;
      event.preventDefault();
      const before = getValues('composition');
      const { rows, ...result } = fillRows(before, at, found.rows);
      onFilled();
      replace(rows);
      setPasted({ ...result, from: at, before, notes: found.notes });
      // What cannot be read says so at once, in its row.
      void trigger(Array.from({ length: result.filled }, (_, offset) => `composition.${at + offset}` as const));
      goTo({ at });
    },
    [getValues, replace, onFilled, trigger],
  );
  const onRemove = useCallback(
    (at: number) => {
      remove(at);
      goTo({ at: Math.min(at, getValues('composition').length - 1) });
    },
    [remove, getValues],
  );
  useEffect(() => {
    // The focused element was removed with its row, or all rows were replaced.
    if (goesTo) setFocus(`composition.${goesTo.at}.inciName`);
  }, [goesTo, setFocus]);
  // Pasting can be undone until something else changes, because undoing would discard that too.
  useEffect(
    () =>
      pasted
        ? subscribe({ name: 'composition', formState: { values: true }, callback: () => setPasted(null) })
        : undefined,
    [pasted, subscribe],
  );

  const undo = ({ from, before }: Filled) => {
    replace(before);
    goTo({ at: from });
  };
  return { pasted, onPaste, onRemove, undo };
}
