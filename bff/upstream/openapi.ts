import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { paths } from '../paths.ts';

/** An operation of a generated `operations` type, as far as a call needs it. */
type JsonOf<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : undefined;
type PathOf<Op> = Op extends { parameters: { path: infer Path extends object } } ? { path: Path } : unknown;
type QueryOf<Op> = Op extends { parameters: { query?: infer Query } }
  ? [NonNullable<Query>] extends [never]
    ? unknown
    : { query: NonNullable<Query> }
  : unknown;
type HeaderOf<Op> = Op extends { parameters: { header?: infer Header } }
  ? [NonNullable<Header>] extends [never]
    ? unknown
    : { header: NonNullable<Header> }
  : unknown;
type BodyOf<Op> = Op extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Body }
  : unknown;
type FormOf<Op> = Op extends { requestBody: { content: { 'multipart/form-data': infer Form } } }
  ? { form: { [Name in keyof Form]: Form[Name] | Blob } }
  : unknown;

/** What the document asks of a call: path, query and header parameters, a JSON body or a form. */
export type Params<Op> = PathOf<Op> & QueryOf<Op> & HeaderOf<Op> & BodyOf<Op> & FormOf<Op>;

/** What the document promises of a success: the JSON body, or undefined where it allows an answer without one. */
export type Answer<Op> = Op extends { responses: infer Responses }
  ? { [Status in keyof Responses & (200 | 204)]: JsonOf<Responses[Status]> }[keyof Responses & (200 | 204)]
  : never;

/** An operation of a document, ready to be called. */
export interface Operation {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path with its parameters in braces. */
  path: string;
  /** False where the document says that the operation takes no token. */
  authenticated: boolean;
  /** Where a body breaks the document and how, without any value of it; null when it fits. */
  mismatch(body: unknown): string | null;
}

interface Document {
  security?: unknown[];
  paths: Record<
    string,
    Record<string, { operationId: string; security?: unknown[]; responses: Record<string, unknown> }>
  >;
}

const pointer = (...parts: string[]): string =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

const told = ({ instancePath, keyword, params }: ErrorObject): string =>
  `${instancePath || '/'} ${keyword}${keyword === 'required' ? ` ${String(params['missingProperty'])}` : ''}`;

/** Reads an OpenAPI document of schema/rest; the validator of an operation's answer is compiled with the first answer. */
export function readOperations(name: string): Map<string, Operation> {
  const document = JSON.parse(readFileSync(paths.openapiDocument(name), 'utf8')) as Document;
  // Not strict: the document's own keywords (openapi, paths, x-origin) stand around the schemas. As a whole it is no schema, and
  // holding it against the one of schemas would prove nothing and compile that with every start.
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
    for (const [method, { operationId, security = document.security ?? [], responses }] of Object.entries(methods)) {
      const schema = pointer('paths', path, method, 'responses', '200', 'content', 'application/json', 'schema');
      operations.set(operationId, {
        id: operationId,
        method: method.toUpperCase() as Operation['method'],
        path,
        authenticated: security.length > 0,
        mismatch: (body) => {
          if (body === undefined) return '204' in responses ? null : '/ empty';
          const validate = ajv.getSchema(`${name}#${schema}`);
          if (!validate || validate(body)) return null;
          return (validate.errors ?? []).map(told).join('; ');
        },
      });
    }
  }
  return operations;
}
