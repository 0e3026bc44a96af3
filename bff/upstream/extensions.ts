/** What the `x-` keys of an operation in an OpenAPI document say about calling it. */
export interface OperationExtensions {
  /** `x-origin: assumed`: the specification does not show the operation. */
  isAssumed: boolean;
  /** `x-timeout-ms`: time for the whole call, also for its first attempt, where the usual limit is too short. */
  timeoutMs: number | undefined;
  /** `x-answer-bytes`: maximum length of the response body, where the usual limit is too small. */
  maxResponseBytes: number | undefined;
  /**
   * `x-safe`: the operation changes nothing although its method is not GET, so it may be repeated (RFC 9110, 9.2.1).
   */
  isSafe: boolean | undefined;
  /**
   * `x-any-answer`: any status of success with any body or none means that it was done, because the specification does
   * not show the answer.
   */
  mayAnswerAnything: boolean | undefined;
  /** `x-item-of`: the operation that lists what this one reads, where the path does not show it. */
  itemOf: string | undefined;
}

type Check = (value: unknown) => string | null;

const positiveInteger: Check = (value) =>
  Number.isSafeInteger(value) && (value as number) > 0 ? null : 'must be a positive integer';
const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value) ? null : `must be ${values.join(' or ')}`;

const checks: Record<string, Check> = {
  'x-origin': oneOf('specification', 'assumed'),
  'x-timeout-ms': positiveInteger,
  'x-answer-bytes': positiveInteger,
  'x-safe': oneOf(true),
  'x-any-answer': oneOf(true),
  'x-item-of': (value) => (typeof value === 'string' ? null : 'must be an operation'),
};

/** Reads the `x-` keys of an operation. One that is misspelt or has a wrong value throws, so that the start fails. */
export function readExtensions(operation: Record<string, unknown>, name: string): OperationExtensions {
  const keys = Object.keys(operation).filter((key) => key.startsWith('x-'));
  for (const key of keys) {
    const check = checks[key];
    const error = check ? check(operation[key]) : `is unknown; known are ${Object.keys(checks).join(', ')}`;
    if (error !== null) throw new Error(`${name}: ${key} ${error}`);
  }
  return {
    isAssumed: operation['x-origin'] === 'assumed',
    timeoutMs: operation['x-timeout-ms'] as number | undefined,
    maxResponseBytes: operation['x-answer-bytes'] as number | undefined,
    isSafe: operation['x-safe'] as boolean | undefined,
    mayAnswerAnything: operation['x-any-answer'] as boolean | undefined,
    itemOf: operation['x-item-of'] as string | undefined,
  };
}
