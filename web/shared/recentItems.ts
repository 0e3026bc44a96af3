import { useEffect } from 'react';
import { readObject, asNumber, asObject, asText } from './safeJson.ts';
import { getSession, RECENT_KEY } from './session/sessionStore.ts';
import { readStored, writeStored } from './storage.ts';

/** Ours: the last things opened that are offered again. */
const MAX_RECENT = 8;

export const recentKinds = ['LABEL', 'PIF', 'FORMULA', 'RAW_MATERIAL', 'INGREDIENT', 'COMPANY'] as const;
export type RecentKind = (typeof recentKinds)[number];

/** Something that the person opened. */
export interface RecentItem {
  kind: RecentKind;
  /** Its part of an address; of an ingredient or a company its id. */
  slug: string;
  name: string;
  /** Product code, reference, or CAS numbers; null when there is none. */
  code: string | null;
  /** When it was opened last: milliseconds since 1970. */
  openedAt: number;
}

function toItem(value: unknown): RecentItem[] {
  const { kind, slug, name, code, openedAt } = asObject(value) ?? {};
  const known = recentKinds.find((one) => one === kind);
  const [place, title, time] = [asText(slug), asText(name), asNumber(openedAt)];
  if (!known || place === null || title === null || time === null) return [];
  return [{ kind: known, slug: place, name: title, code: asText(code), openedAt: time }];
}

/** What the person of the session opened last on this device, the newest first. */
export function recentItems(): RecentItem[] {
  const stored = readObject(readStored(RECENT_KEY));
  if (!stored || stored['person'] !== getSession()?.user.id || !Array.isArray(stored['items'])) return [];
  return stored['items'].flatMap(toItem).slice(0, MAX_RECENT);
}

/** Notes that something was opened. */
function noteOpened(item: Omit<RecentItem, 'openedAt'>): void {
  const person = getSession()?.user.id;
  if (!person) return;
  const others = recentItems().filter(({ kind, slug }) => kind !== item.kind || slug !== item.slug);
  const items = [{ ...item, openedAt: Date.now() }, ...others].slice(0, MAX_RECENT);
  writeStored(RECENT_KEY, JSON.stringify({ person, items }));
}

/** Notes what a page shows among the things opened last, once it is there; nothing is noted for null. */
export function useNoteOpened(
  kind: RecentKind,
  opened: Omit<RecentItem, 'kind' | 'openedAt'> | null | undefined,
): void {
  const { slug, name, code } = opened ?? {};
  useEffect(() => {
    if (slug && name) noteOpened({ kind, slug, name, code: code || null });
  }, [kind, slug, name, code]);
}
