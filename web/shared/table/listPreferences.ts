import { asNumber, asObject, readObject } from '../safeJson.ts';
import { readStored } from '../storage.ts';

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

/** Where the preferences of a person are stored; null for a session without an id, for which nothing is stored. */
export const preferencesKey = (userId: string | undefined): string | null =>
  userId ? `listPreferences.${userId}` : null;

/** The preferences of all lists. */
export const readAllPreferences = (key: string | null): Record<string, unknown> =>
  readObject(key && readStored(key)) ?? {};

/** The stored preferences for a list. */
export const readListPreferences = (key: string | null, list: string): ListPreferences =>
  toPreferences(readAllPreferences(key)[list]);
