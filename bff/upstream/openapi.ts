import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { paths } from '../paths.ts';
import { readExtensions } from './extensions.ts';

/** The parts of an operation in a generated `operations` type. */
type JsonOf<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : undefined;
type PathOf<Op> = Op extends { parameters: { path: infer Path extends object } } ? { path: Path } : unknown;
type QueryOf<Op> = Op extends { parameters: { query?: infer Query } }
  ? [NonNullable<Query>] extends [never]
    ? unknown
    : { query: NonNullable<Query> }
  : unknown;
type HeaderOf<Op> = Op extends { parameters: { header: infer Header extends object } }
  ? { header: Header }
  : Op extends { parameters: { header?: infer Header } }
    ? [NonNullable<Header>] extends [never]
      ? unknown
      : { header?: NonNullable<Header> }
    : unknown;
type BodyOf<Op> = Op extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Body }
  : unknown;
type FormOf<Op> = Op extends { requestBody: { content: { 'multipart/form-data': infer Form } } }
  ? { form: { [Name in keyof Form]: Form[Name] | Blob } }
  : unknown;

/** What a call has to pass: path, query and header parameters, a JSON body or a form. */
export type Params<Op> = PathOf<Op> & QueryOf<Op> & HeaderOf<Op> & BodyOf<Op> & FormOf<Op>;

/** The JSON body of a successful response, or undefined where the document allows a response without one. */
export type ResponseBody<Op> = Op extends { responses: infer Responses }
  ? { [Status in keyof Responses & (200 | 204)]: JsonOf<Responses[Status]> }[keyof Responses & (200 | 204)]
  : never;

/** An operation of an OpenAPI document, ready to be called. */
export interface Operation {
  id: string;
  /** The document and the id, such as `product-server.listPifs`. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path with its parameters in braces. */
  path: string;
  /** The screens that call it, named as the pages of the web client where they are such. */
  screens: readonly string[];
  /** Whether the specification does not show it. */
  isAssumed: boolean;
  /** The operation that lists what this one reads, where the path does not show it. */
  itemOf: string | undefined;
  /** False where the document says that the operation takes no token. */
  isAuthenticated: boolean;
  /** Whether the operation changes nothing, so that it may be repeated. */
  isSafe: boolean;
  /**
   * What a 404 without a reason means: that the service does not know the call, that there is no such object, or
   * either, until the service has answered the call once.
   */
  notFound: 'call' | 'object' | 'either';
  /** Whether it creates a record once for each key of its caller. */
  takesKey: boolean;
  /** Whether every status of success means that it was done, whatever the body. */
  mayAnswerAnything: boolean;
  /** Limits of this operation, where the usual ones do not fit. */
  timeoutMs: number | undefined;
  maxResponseBytes: number | undefined;
  /** Where and how a response body differs from the document, without any value of it; null when it conforms. */
  findMismatch(body: unknown): string | null;
}

/**
 * A list is never missing, so a 404 says that the service does not know the call. The specification shows the service
 * that answers 404 for an object that is missing; of an assumed call nobody knows whether it is there.
 */
function meaningOfNotFound(isSafe: boolean, path: string, isAssumed: boolean): Operation['notFound'] {
  if (isSafe && !path.includes('{')) return 'call';
  return isAssumed ? 'either' : 'object';
}

interface DocumentOperation extends Record<string, unknown> {
  operationId: string;
  tags?: string[];
  security?: unknown[];
  parameters?: { name: string; required?: boolean }[];
  responses: Record<string, unknown>;
}

export interface OpenApiDocument {
  security?: unknown[];
  paths: Record<string, Record<string, DocumentOperation>>;
}

const jsonPointer = (...parts: string[]): string =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

const describeMismatch = ({ instancePath, keyword, params }: ErrorObject): string =>
  `${instancePath || '/'} ${keyword}${keyword === 'required' ? ` ${String(params['missingProperty'])}` : ''}`;

/** Reads an OpenAPI document of schema/rest. */
export const readOperations = (name: string): Map<string, Operation> =>
  parseOperations(name, JSON.parse(readFileSync(paths.openapiDocument(name), 'utf8')) as OpenApiDocument);

/** The operations of a document by id. The validator of a response is compiled with the operation's first response. */
function parseOperations(name: string, document: OpenApiDocument): Map<string, Operation> {
  // Not strict, and without a check of the document as a schema: schemas are only parts of it, and its other keywords
  // (openapi, paths, x-origin) are none of JSON Schema. Checking it as a whole would cost time at every start for
  // nothing.
  const ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    validateSchema: false,
    meta: false,
    code: { optimize: false },
  });
  ajv.addSchema(document, name);
  const operations = new Map<string, Operation>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const { operationId, security = document.security ?? [], parameters = [], responses, tags = [] } = operation;
      const pointer = jsonPointer('paths', path, method, 'responses', '200', 'content', 'application/json', 'schema');
      const extensions = readExtensions(operation, `${name}.${operationId}`);
      const {
        timeoutMs,
        maxResponseBytes,
        isSafe = method === 'get',
        mayAnswerAnything,
        isAssumed,
        itemOf,
      } = extensions;
      operations.set(operationId, {
        id: operationId,
        name: `${name}.${operationId}`,
        method: method.toUpperCase() as Operation['method'],
        path,
        screens: tags,
        isAssumed,
        itemOf,
        isAuthenticated: security.length > 0,
        isSafe,
        notFound: meaningOfNotFound(isSafe, path, isAssumed),
        takesKey: parameters.some(({ name, required }) => name === 'Idempotency-Key' && !required),
        mayAnswerAnything: mayAnswerAnything ?? false,
        timeoutMs,
        maxResponseBytes,
        findMismatch: (body) => {
          if (body === undefined) return '204' in responses ? null : '/ empty';
          const validate = ajv.getSchema(`${name}#${pointer}`);
          if (!validate || validate(body)) return null;
          return (validate.errors ?? []).map(describeMismatch).join('; ');
        },
      });
    }
  }
  return operations;
}
