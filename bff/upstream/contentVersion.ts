import { createHash } from 'node:crypto';

/** Below the largest version that an input takes. */
const VERSIONS = 999_999_998;

/**
 * A version made of a record's content, for records of which the service tells none: equal contents have equal
 * versions. Whoever changes the record sends back the version that was read; the BFF reads the record again, compares,
 * and only then writes.
 */
export function contentVersion(content: unknown): number {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest();
  return 1 + (hash.readUInt32BE() % VERSIONS);
}
