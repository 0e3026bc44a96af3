import { useCallback, useState } from 'react';
import { useSession } from '../session/sessionStore.ts';
import { writeStored } from '../storage.ts';
import { preferencesKey, readAllPreferences, readListPreferences, type ListPreferences } from './listPreferences.ts';

/**
 * The preferences of the signed-in person for a list. The specification has no key for them: they stay in this browser
 * under a key with the person's id, so that the log-out keeps them and the next person does not see them. Nothing is
 * stored for a session without an id.
 */
export function useListPreferences(list: string): [ListPreferences, (change: Partial<ListPreferences>) => void] {
  const key = preferencesKey(useSession()?.user.id);
  const [preferences, setPreferences] = useState(() => readListPreferences(key, list));
  const change = useCallback(
    (patch: Partial<ListPreferences>) => {
      const next = { ...preferences, ...patch };
      setPreferences(next);
      if (key) writeStored(key, JSON.stringify({ ...readAllPreferences(key), [list]: next }));
    },
    [preferences, key, list],
  );
  return [preferences, change];
}
