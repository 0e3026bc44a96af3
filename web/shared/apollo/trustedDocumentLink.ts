import type { ApolloLink } from '@apollo/client/link';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A browser hashes on pages of HTTPS and of localhost alone; elsewhere texts are sent. */
export const canHash = 'subtle' in crypto;

/**
 * Sends the hash of a document in place of its text. A server of another version, which does not know it, is sent the
 * text as well.
 */
export const trustedDocumentLink = (): ApolloLink => new PersistedQueryLink({ sha256 });
