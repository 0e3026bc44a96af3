import { useCallback, useState } from 'react';
import { asNumber, asObject, readObject } from '../safeJson.ts';
import { useSession } from '../session/sessionStore.ts';
import { readStored, writeStored } from '../storage.ts';

/** How a person looks at a list. */
export interface ListPreferences {
  /** Rows on a page; null until the person chose. */
  pageSize: number | null;
  /** The columns shown (true) or hidden (false) by hand. */
  columns: Readonly<Record<string, boolean>>;
  /** Whether a list that is cards at first is a table. */
  isTable: boolean;
}

const toPreferences = (stored: unknown): ListPreferences => {
  const found = asObject(stored);
  const columns = Object.entries(asObject(found?.columns) ?? {});
  return {
    pageSize: asNumber(found?.pageSize),
    isTable: found?.isTable === true,
    columns: Object.fromEntries(columns.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean')),
  };
};

/** The preferences of all lists. */
const readAll = (key: string | null): Record<string, unknown> => readObject(key && readStored(key)) ?? {};

/**
 * The preferences of the signed-in person for a list. The specification has no key for them: they stay in this browser under a key
 * with the person's id, so that the log-out keeps them and the next person does not see them. Nothing is stored for a session
 * without an id.
 */
export function useListPreferences(list: string): [ListPreferences, (change: Partial<ListPreferences>) => void] {
  const id = useSession()?.user.id;
  const key = id ? `listPreferences.${id}` : null;
  const [preferences, setPreferences] = useState(() => toPreferences(readAll(key)[list]));
  const change = useCallback(
    (patch: Partial<ListPreferences>) => {
      const next = { ...preferences, ...patch };
      setPreferences(next);
      if (key) writeStored(key, JSON.stringify({ ...readAll(key), [list]: next }));
    },
    [preferences, key, list],
  );
  return [preferences, change];
}
