import { Pool } from 'undici';
import type { Config } from '../config.ts';

/** Separate from the connections for API calls, because a slow download may occupy one for minutes. */
export const STREAM_CONNECTIONS = 32;

/** Connections to `origin` for streamed content of at most `maxResponseSize` bytes per response. */
export const createStreamPool = (
  origin: string,
  { upstreamAttemptMs, upstreamTotalMs }: Config,
  maxResponseSize: number,
): Pool =>
  new Pool(origin, {
    connections: STREAM_CONNECTIONS,
    pipelining: 1,
    connectTimeout: upstreamAttemptMs,
    headersTimeout: upstreamAttemptMs,
    // Time between two chunks. It does not run while a slow client makes the stream wait.
    bodyTimeout: upstreamTotalMs,
    maxResponseSize,
  });
