import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { paths } from '../../paths.ts';
import type { FieldError } from './httpError.ts';

interface MediaTypes {
  content?: Record<string, { schema: object }>;
}
interface OperationObject {
  operationId: string;
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: MediaTypes;
  responses: Record<string, MediaTypes & { $ref?: string }>;
}
interface OpenApiDocument {
  security?: object[];
  paths: Record<string, Record<string, OperationObject>>;
}

/** Returns the errors of a value, none when it is valid. */
export type Check = (value: unknown) => FieldError[];

/** One operation of an OpenAPI document, with the checks of its request and response. */
export interface ContractOperation {
  id: string;
  method: string;
  /** As in the document: `/deklaracija/{slug}`. */
  path: string;
  /** Whether it needs no token. */
  isPublic: boolean;
  checkPath: Check;
  /** Also turns the texts of the query into the numbers that the document asks for. */
  checkQuery: Check;
  /** The request headers that it declares, named as in the document. */
  headers: readonly string[];
  checkHeaders: Check;
  body: { mediaType: string; check: Check } | null;
  /** Errors of a response; `body` is undefined when there is none and ignored when it is not JSON. */
  checkResponse(status: number, mediaType: string, body: unknown): FieldError[];
}

/** Reads a document of schema/rest/. A schema is compiled when it is first needed, which keeps the start fast. */
export function readContract(name: string): ContractOperation[] {
  const document = JSON.parse(readFileSync(join(paths.contracts, `${name}.generated.json`), 'utf8')) as OpenApiDocument;
  // Schemas are compiled at every start: optimising the code would cost more time than it saves, and the document as a
  // whole is not a JSON schema that could be validated.
  const options = {
    strict: false,
    validateSchema: false,
    meta: false,
    allErrors: true,
    formats: { binary: true },
    code: { optimize: false },
  } as const;
  const exact = new Ajv2020(options);
  const coercing = new Ajv2020({ ...options, coerceTypes: true });
  for (const ajv of [exact, coercing]) ajv.addSchema({ $id: 'document', ...document });

  const operations: ContractOperation[] = [];
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const at = (...steps: string[]) => pointer('paths', path, method, ...steps);
      operations.push({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        isPublic: (operation.security ?? document.security ?? []).length === 0,
        checkPath: lazyCheck(() => exact.compile(parameters(operation, 'path', at))),
        checkQuery: lazyCheck(() => coercing.compile(parameters(operation, 'query', at))),
        headers: (operation.parameters ?? []).filter((parameter) => parameter.in === 'header').map(({ name }) => name),
        checkHeaders: lazyCheck(() => exact.compile(parameters(operation, 'header', at))),
        body: bodyOf(operation, exact, at),
        checkResponse: responseCheck(document, operation, exact, at),
      });
    }
  }
  return operations;
}

const pointer = (...steps: string[]) =>
  `document#/${steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

type Locate = (...steps: string[]) => string;

function parameters(operation: OperationObject, place: string, at: Locate): object {
  const mine = (operation.parameters ?? [])
    .map((parameter, index) => ({ ...parameter, index }))
    .filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    additionalProperties: false,
    required: mine.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      mine.map(({ name, index }) => [name, { $ref: at('parameters', String(index), 'schema') }]),
    ),
  };
}

function bodyOf(operation: OperationObject, ajv: Ajv2020, at: Locate): ContractOperation['body'] {
  const mediaType = Object.keys(operation.requestBody?.content ?? {})[0];
  if (!mediaType) return null;
  return {
    mediaType,
    check: lazyCheck(() => ajv.compile({ $ref: at('requestBody', 'content', mediaType, 'schema') })),
  };
}

function responseCheck(
  document: OpenApiDocument,
  operation: OperationObject,
  ajv: Ajv2020,
  at: Locate,
): ContractOperation['checkResponse'] {
  const checks = new Map<string, Map<string, Check>>();
  for (const [status, response] of Object.entries(operation.responses)) {
    const steps = response.$ref?.slice(2).split('/');
    const location: Locate = steps
      ? (...more) => pointer(...steps, ...more)
      : (...more) => at('responses', status, ...more);
    const { content = {} } = steps
      ? (steps.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], document) as MediaTypes)
      : response;
    const byType = Object.keys(content).map(
      (type) => [type, lazyCheck(() => ajv.compile({ $ref: location('content', type, 'schema') }))] as const,
    );
    checks.set(status, new Map(byType));
  }
  return (status, mediaType, body) => {
    // Errors share the default response of the document; a success must be listed.
    const byType = checks.get(String(status)) ?? (status >= 400 ? checks.get('default') : undefined);
    if (!byType) return [{ path: '', message: `status ${status} is not in the document` }];
    if (byType.size === 0) return body === undefined ? [] : [{ path: '', message: 'a body is not in the document' }];
    const found = byType.get(mediaType);
    if (!found) return [{ path: '', message: `content type ${mediaType || '(none)'} is not in the document` }];
    return mediaType === 'application/json' ? found(body) : [];
  };
}

function lazyCheck(compile: () => ValidateFunction): Check {
  let compiled: ValidateFunction | undefined;
  return (value) => {
    const validate = (compiled ??= compile());
    return validate(value) ? [] : (validate.errors ?? []).map(fieldError);
  };
}

/** What is wrong with a value, in Serbian as all that the services say. */
const wordsOf: Record<string, (params: Record<string, unknown>) => string> = {
  additionalProperties: () => 'ovde nije poznato',
  required: () => 'nedostaje',
  type: ({ type }) => `mora da bude tipa ${String(type)}`,
  enum: () => 'nije jedna od dozvoljenih vrednosti',
  const: () => 'nije dozvoljena vrednost',
  pattern: () => 'nije u očekivanom obliku',
  maxLength: ({ limit }) => `ne sme da ima više od ${String(limit)} znakova`,
  minLength: ({ limit }) => `mora da ima najmanje ${String(limit)} znakova`,
  maxItems: ({ limit }) => `ne sme da ima više od ${String(limit)} stavki`,
  minItems: ({ limit }) => `mora da ima najmanje ${String(limit)} stavki`,
  maximum: ({ limit }) => `ne sme da bude veće od ${String(limit)}`,
  minimum: ({ limit }) => `ne sme da bude manje od ${String(limit)}`,
};

function fieldError({ instancePath, keyword, params }: ErrorObject): FieldError {
  const named = params as { missingProperty?: string; additionalProperty?: string };
  // A name chosen by the caller is repeated only if it is harmless to show.
  const unknown = /^[\w.[\]-]{1,60}$/.exec(named.additionalProperty ?? '')?.[0];
  const path = [...instancePath.split('/').slice(1), named.missingProperty ?? unknown ?? ''].filter(Boolean).join('.');
  return { path, message: wordsOf[keyword]?.(params) ?? 'nije ispravno' };
}
