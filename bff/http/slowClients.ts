import type { Socket } from 'node:net';

const MIN_BYTES_PER_SECOND = 10 * 1024;
const WINDOW_MS = 30_000;

interface Traffic {
  /** Bytes that the client has sent or received so far. */
  bytesMoved: () => number;
  /** Whether the client is the one that keeps the transfer waiting. Left out, it always is. */
  isWaitingForClient?: () => boolean;
  /** The period over which the speed is measured. */
  windowMs?: number;
}

/**
 * Closes the connection of a client that sends or receives less than 10 KiB/s, because a slow transfer would occupy one
 * of the few slots for as long as the client likes. Returns a function that ends the check.
 */
export function closeSlowConnections(
  socket: Pick<Socket, 'destroy'>,
  { bytesMoved, isWaitingForClient = () => true, windowMs = WINDOW_MS }: Traffic,
): () => void {
  let previous = bytesMoved();
  const timer = setInterval(() => {
    const current = bytesMoved();
    if (isWaitingForClient() && current - previous < (windowMs / 1000) * MIN_BYTES_PER_SECOND) socket.destroy();
    previous = current;
  }, windowMs).unref();
  return () => clearInterval(timer);
}
