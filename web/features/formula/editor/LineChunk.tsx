import {
  memo,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type Dispatch,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import type { ComputedValues } from './computeValues.ts';
import type { EditorAction, EditorLine } from './editorState.ts';
import { LineRow } from './LineRow.tsx';

/**
 * Lines of a chunk: a key press then renders, lays out and paints one chunk and its line, and passes over the others as
 * wholes.
 */
const CHUNK = 5;

interface Chunk {
  /** Place of the first line, from 0. */
  start: number;
  lines: readonly EditorLine[];
}

/** The lines in chunks of one size; the last one has the rest. */
export const toChunks = (lines: readonly EditorLine[]): Chunk[] =>
  Array.from({ length: Math.ceil(lines.length / CHUNK) }, (_, at) => ({
    start: at * CHUNK,
    lines: lines.slice(at * CHUNK, (at + 1) * CHUNK),
  }));

interface Props extends Chunk {
  /** How many lines there are in all chunks. */
  count: number;
  errors: ComputedValues['errors'];
  /** What the line "to 100" gets; null where there is none. */
  remainder: string | null;
  /** Whether missing percentages are shown as errors too. */
  showsMissing: boolean;
  /** Place of the line that is dragged, from 0; null while none is. */
  dragged: number | null;
  disabled: boolean;
  dispatch: Dispatch<EditorAction>;
  onMoveKey: (event: KeyboardEvent, place: number, id: number) => void;
  onDrag: (place: number | null) => void;
  onOpen: (id: number) => void;
  onRemove: (id: number) => void;
  onPaste: (event: ClipboardEvent) => void;
}

/** Whether two chunks are the same but for the arrays that hold their lines. */
const isSame = ({ lines: before, ...one }: Props, { lines: after, ...other }: Props): boolean =>
  before.length === after.length &&
  before.every((line, at) => line === after[at]) &&
  (Object.keys(one) as (keyof typeof one)[]).every((key) => one[key] === other[key]);

/** All that takes the focus in a chunk; of one number, whether its lines have fields or texts. */
const stopsOf = (chunk: Element | null): HTMLElement[] => [
  ...(chunk?.querySelectorAll<HTMLElement>('[aria-label]') ?? []),
];

/**
 * Whether the browser lays the page out; a test in jsdom has no pointer and no focus of the window, and draws all
 * fields.
 */
const HAS_LAYOUT = 'IntersectionObserver' in window;

/**
 * Whether the lines of a chunk are drawn with fields, under the pointer and where the focus is: the browser goes
 * through all fields at every key press. A field that takes the place of the text that had the focus has it afterwards,
 * its content marked as after Tab.
 */
function useActiveLines() {
  const chunk = useRef<HTMLDivElement>(null);
  const taken = useRef<number | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [hasPointer, setHasPointer] = useState(false);
  const isActive = hasFocus || hasPointer || !HAS_LAYOUT;
  useLayoutEffect(() => {
    if (!isActive || taken.current === null) return;
    const stop = stopsOf(chunk.current)[taken.current];
    taken.current = null;
    if (stop === document.activeElement) return;
    stop?.focus();
    if (stop instanceof HTMLInputElement) stop.select();
  }, [isActive]);
  const handlers = {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (!isActive) taken.current = stopsOf(chunk.current).indexOf(target);
      setHasFocus(true);
    },
    onPointerEnter: () => setHasPointer(true),
    onPointerLeave: () => setHasPointer(false),
    // Without another element the whole window has lost the focus, and gives it back to where it was.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) setHasFocus(false);
    },
  };
  return { isActive, ref: chunk, ...handlers };
}

/**
 * Some lines that follow each other. Rendered again only when something of them changes, so that a key press renders
 * one chunk.
 */
export const LineChunk = memo(function LineChunk(props: Props) {
  const { start, lines, errors, remainder, showsMissing, dragged, ...handlers } = props;
  const { isActive, ...chunk } = useActiveLines();
  return (
    <div {...chunk}>
      {lines.map((line, at) => {
        const place = start + at;
        const error = errors.get(line.id) ?? null;
        return (
          <LineRow
            key={line.id}
            line={line}
            place={place}
            remainder={line.isRemainder ? remainder : null}
            error={error === 'MISSING' && !showsMissing ? null : error}
            isDragged={dragged === place}
            isActive={isActive}
            {...handlers}
          />
        );
      })}
    </div>
  );
}, isSame);
