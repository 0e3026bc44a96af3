import { useEffect, useRef } from 'react';
import { MAX_PRODUCTS } from '../../../../domain/limits.ts';
import { asObject, asText } from '../../../shared/safeJson.ts';
import { useSessionStorageState } from '../../../shared/useSessionStorageState.ts';

/** Rows of typed texts, restored after a reload. An unreadable stored text gives one empty row. */
export function useRows<Row extends Record<string, string>>(key: string, empty: Row) {
  const [kept, keep] = useSessionStorageState(key);
  const rows = read(kept, empty);
  const write = (next: readonly Row[]) => keep(JSON.stringify(next));
  /** The rows now: what is appended after a request must not undo what was typed meanwhile. */
  const current = useRef(kept);
  useEffect(() => {
    current.current = kept;
  }, [kept]);
  return {
    rows,
    change: (at: number, patch: Partial<Row>) =>
      write(rows.map((row, index) => (index === at ? { ...row, ...patch } : row))),
    add: () => write([...rows, empty].slice(0, MAX_PRODUCTS)),
    /** Adds a filled row, in place of a last row that nobody has typed in. */
    append: (row: Row) => {
      const now = read(current.current, empty);
      const last = now.at(-1);
      const isLastEmpty = last !== undefined && Object.keys(empty).every((name) => last[name] === empty[name]);
      write([...(isLastEmpty ? now.slice(0, -1) : now), row].slice(0, MAX_PRODUCTS));
    },
    remove: (at: number) => write(rows.filter((_, index) => index !== at)),
    clear: () => keep(''),
  };
}

function read<Row extends Record<string, string>>(text: string, empty: Row): Row[] {
  try {
    const parsed: unknown = JSON.parse(text || '[]');
    const rows = (Array.isArray(parsed) ? parsed : []).slice(0, MAX_PRODUCTS).map((value): Row => {
      const object = asObject(value);
      return Object.fromEntries(
        Object.entries(empty).map(([name, otherwise]) => [
          name,
          asText(object?.[name])?.slice(0, 200) ?? (typeof object?.[name] === 'string' ? '' : otherwise),
        ]),
      ) as Row;
    });
    return rows.length > 0 ? rows : [empty];
  } catch {
    return [empty];
  }
}
