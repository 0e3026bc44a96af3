import type { Readable } from 'node:stream';
import type { Action } from '../../../domain/account/rights.ts';
import type { Caller } from '../accounts/authenticator.ts';
import type { SpooledFile } from './multipart.ts';

/** A validated request. */
export interface Input {
  path: unknown;
  query: unknown;
  /** Only those that the document names. */
  headers: unknown;
  body: unknown;
  files: Map<string, Buffer>;
  /** Files of an operation with `filesTo`. They are removed when it ends, unless it has moved them. */
  spooled: ReadonlyMap<string, SpooledFile>;
  ip: string;
}

/** A response that is not JSON. */
export interface FileResponse {
  mediaType: string;
  size: number;
  headers: Record<string, string>;
  stream: Readable;
}

/** Headers of a file that only some people may read: no cache keeps it, and no browser guesses another type. */
export const PRIVATE_FILE_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/**
 * A JSON response with an ETag. A request with the same tag gets a 304. Only for responses that are the same for
 * everyone.
 */
export class TaggedResponse<Json> {
  readonly tag: string;
  readonly text: string;

  constructor(tag: string, json: Json) {
    this.tag = tag;
    this.text = JSON.stringify(json);
  }
}

/**
 * How an operation is carried out: for everyone, or for those whose role has the right to its action. `bodyLimit`, in
 * bytes, is of a JSON body that may be large, `fileLimit` of a file. `filesTo` is the folder to which large files are
 * written, so that they are not held in memory.
 */
export type AnyOperation =
  | { runPublic(input: Input): Promise<unknown> }
  | {
      action: Action;
      bodyLimit?: number;
      fileLimit?: number;
      filesTo?: string;
      run(input: Input, caller: Caller): Promise<unknown>;
    };

type Parameters<Op, Place extends string> = Op extends { parameters: infer P }
  ? P extends { [K in Place]?: infer V }
    ? Exclude<V, undefined>
    : never
  : never;
type BodyOf<Op> = Op extends { requestBody: { content: infer Content } } ? Content[keyof Content] : undefined;
type InputOf<Op> = Input & {
  path: Parameters<Op, 'path'>;
  query: Parameters<Op, 'query'>;
  headers: Parameters<Op, 'header'>;
  body: BodyOf<Op>;
};
type ResponseOf<Op> = Op extends { responses: { 200: { content: infer Content } } }
  ? Content extends { 'application/json': infer Json }
    ? Op extends { responses: { 304: unknown } }
      ? TaggedResponse<Json>
      : Json
    : FileResponse
  : never;

type Operation<Op> =
  | { runPublic(input: InputOf<Op>): Promise<ResponseOf<Op>> }
  | {
      action: Action;
      bodyLimit?: number;
      fileLimit?: number;
      filesTo?: string;
      run(input: InputOf<Op>, caller: Caller): Promise<ResponseOf<Op>>;
    };

/** Implementations of operations, each typed by the document. */
export type Operations<Ops> = { [Id in keyof Ops]: Operation<Ops[Id]> };
