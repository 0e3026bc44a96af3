import { daysAfter } from '../day.ts';
import type { FolderKind } from './rawMaterial.ts';

/** The states of the documents of a raw material, the worst first. */
export const DOCUMENT_STATES = ['EXPIRED', 'MISSING', 'EXPIRING', 'COMPLETE'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** Days before its expiry from which on a document calls for attention. Ours. */
const EXPIRING_DAYS = 60;

/** The last day, YYYY-MM-DD, on which an expiry calls for attention. */
export const expiringUntil = (today: string): string => daysAfter(today, EXPIRING_DAYS);

/** A document folder as far as the state depends on it. */
interface Folder {
  kind: FolderKind;
  /** Whether the type of the raw material needs it. */
  isNeeded: boolean;
  /** False for one that was taken out of use, which counts for nothing. */
  isInUse: boolean;
  fileCount: number;
  /** The day until which its documents are good, YYYY-MM-DD; null without an end. */
  goodUntil: string | null;
}

export interface DocumentSummary {
  state: DocumentState;
  /** The folders that hold nothing though the type needs them. */
  missing: FolderKind[];
  /** The folders whose documents have all expired. */
  expired: FolderKind[];
  /** The folders whose documents expire within 60 days. */
  expiring: FolderKind[];
}

/**
 * What the folders of a raw material say of its documents. Of several documents in one folder the one that is good
 * longest counts, as among expiring documents: a new safety data sheet settles the one before it.
 */
export function documentSummary(folders: readonly Folder[], today: string): DocumentSummary {
  const until = expiringUntil(today);
  const used = folders.filter(({ isInUse }) => isInUse);
  const kindsOf = (isOne: (folder: Folder) => boolean) => used.filter(isOne).map(({ kind }) => kind);
  const missing = kindsOf(({ isNeeded, fileCount }) => isNeeded && fileCount === 0);
  const expired = kindsOf(({ fileCount, goodUntil }) => fileCount > 0 && goodUntil !== null && goodUntil < today);
  const expiring = kindsOf(
    ({ fileCount, goodUntil }) => fileCount > 0 && goodUntil !== null && goodUntil >= today && goodUntil <= until,
  );
  const state =
    expired.length > 0 ? 'EXPIRED' : missing.length > 0 ? 'MISSING' : expiring.length > 0 ? 'EXPIRING' : 'COMPLETE';
  return { state, missing, expired, expiring };
}
