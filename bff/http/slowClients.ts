import type { Socket } from 'node:net';

const SLOWEST_BYTES_PER_S = 10 * 1024;
const WINDOW_MS = 30_000;

interface Traffic {
  /** Bytes that the other side has sent or taken so far. */
  bytesMoved: () => number;
  /** Whether it is the other side that is waited for; left out, it always is. */
  isWaitingForClient?: () => boolean;
  /** The time over which its speed is taken. */
  windowMs?: number;
}

/** Hangs up on whoever sends or reads less than 10 KiB/s: a trickle would keep a place occupied for ever. The answer ends the watch. */
export function closeSlowConnections(
  socket: Pick<Socket, 'destroy'>,
  { bytesMoved: moved, isWaitingForClient: isAwaited = () => true, windowMs = WINDOW_MS }: Traffic,
): () => void {
  let before = moved();
  const watch = setInterval(() => {
    const now = moved();
    if (isAwaited() && now - before < (windowMs / 1000) * SLOWEST_BYTES_PER_S) socket.destroy();
    before = now;
  }, windowMs).unref();
  return () => clearInterval(watch);
}
