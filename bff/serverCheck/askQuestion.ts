import type { Question } from './serviceDocument.ts';
import { sampleValue, type Resolve } from './sampleValue.ts';

/** What a call of a service turned out to be. `unclear` and `notTried` say nothing of whether it is there. */
export type Outcome = 'there' | 'missing' | 'otherShape' | 'forbidden' | 'unclear' | 'failed' | 'notTried';

export interface Finding {
  outcome: Outcome;
  /** For people, in English: how the answer differs, or why it says nothing. */
  detail: string;
  /** The body of a successful answer. */
  body?: unknown;
}

export interface Service {
  url: string;
  token: string | null;
  resolve: Resolve;
}

const TIMEOUT_MS = 15_000;

/**
 * The part of a request that asks a question. `ids` are values of the path's parameters, from an object that a list
 * showed.
 */
function toRequest(question: Question, ids: Readonly<Record<string, string>>, { url, token, resolve }: Service) {
  const target = new URL(
    url + question.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? '')),
  );
  for (const { name, schema, in: place, required } of question.parameters)
    if (place === 'query' && required) target.searchParams.set(name, String(sampleValue(schema, resolve)));
  return {
    target,
    init: {
      method: question.method,
      headers: {
        accept: 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(question.body && { 'content-type': 'application/json' }),
      },
      ...(question.body && { body: JSON.stringify(sampleValue(question.body, resolve)) }),
      redirect: 'manual' as const,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  };
}

/** What an answer says of the call; `text` is its body. */
function findingOf(question: Question, status: number, text: string, isMadeUp: boolean): Finding {
  if (status >= 200 && status < 300) return shapeOf(question, text);
  const detail = `answered ${status}`;
  if (status === 401 || status === 403) return { outcome: 'forbidden', detail: `${detail} to this account` };
  if (status === 405 || status === 501) return { outcome: 'missing', detail };
  if (status === 404) {
    const hasReason = typeof asRecord(parse(text))?.['kod'] === 'string';
    if (hasReason) return { outcome: 'there', detail: 'has no such object' };
    return { outcome: isMadeUp ? 'unclear' : 'missing', detail };
  }
  return { outcome: status >= 500 ? 'failed' : 'unclear', detail };
}

function shapeOf(question: Question, text: string): Finding {
  const body = parse(text);
  const mismatch = body === undefined && text !== '' ? 'not JSON' : question.findMismatch(body);
  if (mismatch !== null) return { outcome: 'otherShape', detail: mismatch, body };
  return { outcome: 'there', detail: '', body };
}

export const asRecord = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const hasRequiredQuery = ({ parameters }: Question): boolean =>
  parameters.some(({ in: place, required }) => place === 'query' && required);

/**
 * Asks a service a question, and never anything that writes: an operation that is not safe throws before it is sent.
 */
export async function askQuestion(
  question: Question,
  ids: Readonly<Record<string, string>>,
  service: Service,
): Promise<Finding> {
  if (!question.isSafe) throw new Error(`${question.name} writes, so it is not called`);
  // The object of a path was shown by a list, but what else is asked may fit none.
  const isMadeUp = question.path.includes('{') && (question.body !== null || hasRequiredQuery(question));
  const { target, init } = toRequest(question, ids, service);
  try {
    const response = await fetch(target, init);
    return findingOf(question, response.status, await response.text(), isMadeUp);
  } catch (error) {
    const { name, cause } = error as { name: string; cause?: { code?: string } };
    return { outcome: 'failed', detail: name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? 'no answer') };
  }
}
