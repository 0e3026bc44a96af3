import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { emailOf, LOGIN, PASSWORD, type Person } from '../../support/bff.ts';
import { json } from '../measure.ts';

const [RETRY_MS, RETRY_LIMIT_MS] = [200, 120_000];

/** A request that was answered with an error. */
export class RefusedError extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(`${code}: ${text}`);
  }
}

interface Errors {
  errors?: { message: string; extensions: { code: string } }[];
}

/** The SHA-256 of a content. */
export const hashOf = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

/** Requests to the BFF as its clients send them, none of them twice. */
export class FrontDoor {
  constructor(readonly url: string) {}

  async ask<Data>(token: string | null, query: string, variables: object = {}): Promise<Data> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { ...json, ...(token !== null && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as Errors & { data: Data };
    if (errors?.[0])
      throw new RefusedError(errors[0].extensions.code, `${errors[0].message}, to ${query.slice(0, 50)}`);
    return data;
  }

  async signIn(person: Person): Promise<string> {
    const variables = { input: { email: emailOf(person), password: PASSWORD } };
    return (await this.ask<{ login: { session: { token: string } } }>(null, LOGIN, variables)).login.session.token;
  }

  /** Sends a file and returns its reference. */
  async upload(token: string, kind: string, content: Uint8Array<ArrayBuffer>): Promise<string> {
    const body = new FormData();
    body.append('file', new Blob([content]), 'file');
    const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' };
    const response = await fetch(`${this.url}/uploads?kind=${kind}`, { method: 'POST', headers, body });
    const { reference, errors } = (await response.json()) as Errors & { reference?: string };
    if (reference === undefined)
      throw new RefusedError(errors?.[0]?.extensions.code ?? String(response.status), `an upload as ${kind}`);
    return reference;
  }

  /** Fetches a file. Rejects for any answer but 200, and for one that breaks off. */
  async download(token: string, path: string): Promise<Buffer> {
    const response = await fetch(`${this.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (response.status === 200) return Buffer.from(await response.arrayBuffer());
    const { errors } = (await response.json()) as Errors;
    throw new RefusedError(errors?.[0]?.extensions.code ?? String(response.status), path);
  }
}

/** What `read` resolves with, once the product serves again: until then it is read anew. */
export async function readWhenServed<Result>(read: () => Promise<Result>): Promise<Result> {
  for (const until = Date.now() + RETRY_LIMIT_MS; ; await pause(RETRY_MS))
    try {
      return await read();
    } catch (error) {
      const isFinal = error instanceof RefusedError && !/^(UPSTREAM_|OVERLOADED|RATE_LIMITED)/.test(error.code);
      if (isFinal || Date.now() > until) throw error;
    }
}
