import { useCallback, useLayoutEffect, useRef, useState, type Dispatch, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import './translations.generated.ts';
import { lineName, type EditorAction, type EditorLine } from './editorState.ts';
import { useDraggedLine } from './useDraggedLine.ts';

/**
 * Moves and removes lines, and keeps the focus on the handle of the line that was moved or is next. `said` announces a
 * move. `onEmptied` is called when the last line is removed. The functions are the same in every render, so that a row
 * renders only when its line changes.
 */
export function useLineMoves(lines: readonly EditorLine[], dispatch: Dispatch<EditorAction>, onEmptied: () => void) {
  const { t } = useTranslation('formulaEditor');
  const { number } = useFormat();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<number | null>(null);
  const latestLines = useRef(lines);
  useLayoutEffect(() => {
    latestLines.current = lines;
    if (focused.current === null) return;
    // A moved row may lose the focus when its element takes another place, and a removed one takes it with it.
    list.current?.querySelector<HTMLElement>(`[data-handle="${focused.current}"]`)?.focus();
    focused.current = null;
  });

  const move = useCallback(
    (from: number, to: number) => {
      const before = latestLines.current;
      const line = before[from];
      if (!line || to < 0 || to >= before.length || from === to) return;
      dispatch({ type: 'move', from, to });
      setSaid(t('line.moved', { name: lineName(line), place: number(to + 1), count: before.length }));
    },
    [dispatch, t, number],
  );
  const remove = useCallback(
    (id: number) => {
      const before = latestLines.current;
      const at = before.findIndex((line) => line.id === id);
      const next = before[at + 1] ?? before[at - 1];
      focused.current = next?.id ?? null;
      dispatch({ type: 'remove', id });
      if (!next) onEmptied();
    },
    [dispatch, onEmptied],
  );
  const moveByKey = useCallback(
    (event: KeyboardEvent, place: number, id: number) => {
      const targets: Record<string, number> = {
        ArrowUp: place - 1,
        ArrowDown: place + 1,
        Home: 0,
        End: latestLines.current.length - 1,
      };
      const to = targets[event.key];
      if (event.key === 'Delete') remove(id);
      else if (to === undefined) return;
      else {
        focused.current = id;
        move(place, to);
      }
      event.preventDefault();
    },
    [remove, move],
  );
  const { dragged, setDragged } = useDraggedLine(list, move);
  return { list, dragged, setDragged, said, remove, moveByKey };
}
