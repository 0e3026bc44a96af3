import { Pool } from 'undici';
import type { Config } from '../config.ts';

/** A connection is held for as long as somebody downloads, so the calls of pages have others. */
export const STREAM_CONNECTIONS = 32;

/** Connections to `origin` for content that is passed on as it comes, at most `maxResponseSize` bytes an answer. */
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
    // Between two pieces. A reader who is slow does not count: nothing is asked for meanwhile.
    bodyTimeout: upstreamTotalMs,
    maxResponseSize,
  });
