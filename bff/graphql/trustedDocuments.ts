import { existsSync, readFileSync } from 'node:fs';
import { clientError } from '../errors.ts';

/** The client sends the text when it is told this; the message is the one that Apollo's clients know. */
const NOT_FOUND = 'PersistedQueryNotFound';

type Body = Record<string, unknown>;

/**
 * The documents of the web client, made with it. A request names one by the SHA-256 of its text in
 * `extensions.persistedQuery`, which is shorter than the text; with `only` set nothing else is executed. Unlike
 * Apollo's persisted queries, no request adds any.
 */
export class TrustedDocuments {
  readonly #byHash: ReadonlyMap<string, string>;
  readonly #texts: ReadonlySet<string>;

  /** `file` holds the texts by their hash; without it there are none. */
  constructor(
    file: string,
    private readonly only: boolean,
  ) {
    const texts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
    this.#byHash = new Map(Object.entries(texts));
    this.#texts = new Set(Object.values(texts));
  }

  /** Puts the text in the place of its hash, so that everything after works with texts alone. An unknown hash stays. */
  resolve(body: unknown): void {
    if (!isObject(body) || !isObject(body['extensions']) || !isObject(body['extensions']['persistedQuery'])) return;
    const { persistedQuery, ...extensions } = body['extensions'] as { persistedQuery: Body };
    const { sha256Hash } = persistedQuery;
    const text = typeof sha256Hash === 'string' ? this.#byHash.get(sha256Hash) : undefined;
    body['query'] ??= text;
    if (body['query'] === undefined) return;
    if (Object.keys(extensions).length > 0) body['extensions'] = extensions;
    else delete body['extensions'];
  }

  /** Throws when a document is not known by its hash, or not trusted although it has to be. */
  check(body: unknown): void {
    const { query, extensions } = isObject(body) ? body : {};
    if (query === undefined && isObject(extensions) && isObject(extensions['persistedQuery']))
      throw clientError('NOT_FOUND', NOT_FOUND, { status: 200 });
    if (this.only && typeof query === 'string' && !this.#texts.has(query))
      throw clientError('FORBIDDEN', 'This server executes only the documents of its web client', { status: 403 });
  }
}

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
