import { useState, type KeyboardEvent } from 'react';

/** Rows that Page Up and Page Down pass over. */
const LEAP = 10;

/** Where a key leads from a row; undefined for a key that does not move. */
const targets: Readonly<Record<string, ((at: number, last: number) => number) | undefined>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + LEAP,
  PageUp: (at) => at - LEAP,
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * The entry that a key leads to from the one at `at`, `last` being the last; undefined for a key that does not move.
 */
export function entryAfter(key: string, at: number, last: number): number | undefined {
  const target = targets[key]?.(at, last);
  return target === undefined ? undefined : Math.min(Math.max(target, 0), last);
}

interface Actions {
  /** Enter on a row. */
  onOpen: (at: number) => void;
  /** The space bar on a row; null where rows cannot be selected. */
  onSelect: ((at: number) => void) | null;
}

/**
 * Rows with one tab stop (the grid pattern of the ARIA practices): the arrow keys move between them, Enter opens, the
 * space bar selects. `keys` identify the rows of the page.
 */
export function useRowKeys(keys: readonly string[], { onOpen, onSelect }: Actions) {
  const [current, setCurrent] = useState<string | null>(null);
  const known = current === null ? -1 : keys.indexOf(current);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const row = (event.target as Element).closest('tr');
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody tr')];
    const at = rows.findIndex((one) => one === row);
    if (at < 0) return;
    const next = entryAfter(event.key, at, rows.length - 1);
    if (next !== undefined) rows[next]?.focus();
    else if (event.target === row && event.key === 'Enter') onOpen(at);
    else if (event.target === row && event.key === ' ' && onSelect) onSelect(at);
    else return;
    event.preventDefault();
  };
  return {
    /** The row that the Tab key leads to: the last one with the focus, at first the first. */
    currentAt: Math.max(known, 0),
    rowProps: (at: number) => ({
      tabIndex: at === Math.max(known, 0) ? (0 as const) : (-1 as const),
      onFocus: () => setCurrent(keys[at] ?? null),
    }),
    onKeyDown,
  };
}
