/** The numbers of OTLP's `SpanKind`: a server's, one inside, a client's. */
export const kinds = { request: 2, field: 1, call: 3 } as const;

/**
 * What a span may say: names, codes and numbers that this project chooses. Addresses, variables and people stay out.
 */
export type Attributes = Record<string, string | number>;

/** A span as OTLP sends it; times are microseconds since 1970. */
export interface FinishedSpan {
  traceId: string;
  spanId: string;
  parentId: string | null;
  name: string;
  kind: (typeof kinds)[keyof typeof kinds];
  startUs: number;
  endUs: number;
  attributes: Attributes;
  isError: boolean;
}
