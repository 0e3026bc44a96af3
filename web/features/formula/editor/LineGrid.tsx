import Box from '@mui/material/Box';
import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type Dispatch,
  type KeyboardEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import type { ComputedValues } from './computeValues.ts';
import { lineName, type EditorAction, type EditorLine } from './editorState.ts';
import { lineColumns, wideOnly } from './lineLayout.ts';
import { LineChunk, toChunks } from './LineChunk.tsx';
import { LINES, lineStyles } from './lineStyles.tsx';

interface Props {
  lines: readonly EditorLine[];
  errors: ComputedValues['errors'];
  /** What the line "to 100" gets; null where there is none. */
  remainder: string | null;
  /** Whether missing percentages are shown as errors too: after the first attempt to save. */
  showsMissing: boolean;
  disabled: boolean;
  dispatch: Dispatch<EditorAction>;
  onOpen: (id: number) => void;
  onPaste: (event: ClipboardEvent) => void;
  /** Called when the last line is removed here: the focus must go somewhere else. */
  onEmptied: () => void;
}

/**
 * The lines in their order. They are moved by dragging, or by the arrow keys on the handle; every move is announced.
 */
export const LineGrid = memo(function LineGrid({
  lines,
  errors,
  remainder,
  showsMissing,
  disabled,
  dispatch,
  onOpen,
  onPaste,
  onEmptied,
}: Props) {
  const { t } = useTranslation('formulaEditor');
  const { number } = useFormat();
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<number | null>(null);
  // The handlers are the same in every render, so that a row renders only when its line changes.
  const latest = useRef({ lines, dragged });
  useLayoutEffect(() => {
    latest.current = { lines, dragged };
    if (focused.current === null) return;
    // A moved row may lose the focus when its element takes another place, and a removed one takes it with it.
    list.current?.querySelector<HTMLElement>(`[data-handle="${focused.current}"]`)?.focus();
    focused.current = null;
  });

  const move = useCallback(
    (from: number, to: number) => {
      const { lines: before } = latest.current;
      const line = before[from];
      if (!line || to < 0 || to >= before.length || from === to) return;
      dispatch({ type: 'move', from, to });
      setSaid(t('line.moved', { name: lineName(line), place: number(to + 1), count: before.length }));
    },
    [dispatch, t, number],
  );
  const remove = useCallback(
    (id: number) => {
      const { lines: before } = latest.current;
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
        End: latest.current.lines.length - 1,
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
  // Lines are dropped on lines. One listener for all of them; the keyboard moves a line by its handle.
  useEffect(() => {
    const element = list.current;
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = ({ target }: DragEvent) => {
      const row = target instanceof Element ? target.closest('[role="listitem"]') : null;
      const from = latest.current.dragged;
      if (row && from !== null) move(from, Number(row.getAttribute('aria-posinset')) - 1);
      setDragged(null);
    };
    element?.addEventListener('dragover', allow);
    element?.addEventListener('drop', drop);
    return () => {
      element?.removeEventListener('dragover', allow);
      element?.removeEventListener('drop', drop);
    };
  }, [move]);

  const chunks = toChunks(lines);

  return (
    <>
      {lineStyles}
      <LineHeads />
      {/* Roles instead of elements: only the items of a list may stand in an ordered list, and these stand in
          chunks. */}
      <div role="list" ref={list} aria-label={t('lines.title')} className={LINES}>
        {chunks.map((chunk) => (
          <LineChunk
            key={chunk.start}
            {...chunk}
            count={lines.length}
            errors={errors}
            remainder={remainder}
            showsMissing={showsMissing}
            dragged={dragged}
            disabled={disabled}
            dispatch={dispatch}
            onMoveKey={moveByKey}
            onDrag={setDragged}
            onOpen={onOpen}
            onRemove={remove}
            onPaste={onPaste}
          />
        ))}
      </div>
      <span role="status" style={visuallyHidden}>
        {said}
      </span>
    </>
  );
});

/** The headings of the columns; none on a phone, which shows three of them only. */
const LineHeads = memo(function LineHeads() {
  const { t } = useTranslation('formulaEditor');
  const heads = ['', t('line.phase'), t('line.material'), t('line.function'), '%', t('line.to100'), ''];
  return (
    <Box
      aria-hidden
      sx={{
        ...lineColumns,
        display: { xs: 'none', sm: 'grid' },
        px: 1,
        py: 1,
        typography: 'caption',
        fontWeight: 600,
        color: 'text.secondary',
        bgcolor: 'subtle',
      }}
    >
      {heads.map((head, at) => (
        <Box key={at} sx={{ ...wideOnly, textAlign: head === '%' ? 'end' : undefined }}>
          {head}
        </Box>
      ))}
    </Box>
  );
});
