/** What the thread that signs a PDF is told. File and password of the key live as long as the thread. */
export interface SignTask {
  /** Null: the key file is only opened. */
  pdf: Uint8Array | null;
  p12: Uint8Array;
  password: string;
  reason: string;
  signedAt: Date;
}

/** Why a PDF was not signed with a key file. */
export type KeyFileError = 'NO_P12' | 'NOT_OPENED' | 'NO_KEY' | 'NOT_YET_VALID' | 'EXPIRED';

/** Errors are data, because an exception loses its class on the way out of a thread. */
export type SignResult =
  | { kind: 'signed'; bytes: Uint8Array; certificateSubject: string }
  | { kind: 'opened' }
  | { kind: 'error'; code: KeyFileError };
