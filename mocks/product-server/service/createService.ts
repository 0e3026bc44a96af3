import multipart from '@fastify/multipart';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { can, worksWithTemporaryPassword } from '../../../domain/account/rights.ts';
import { type Fault, Faults, inject } from '../../faultInjection.ts';
import { type Call, recordCall, withoutPasswords } from './calls.ts';
import { type ContractOperation, readContract } from './contract.ts';
import { addControlRoutes, type Control } from './control.ts';
import {
  multipartLimits,
  type MultipartBody,
  readMultipart,
  removeSpooledFiles,
  type Spool,
  type SpooledFile,
  summarise,
} from './multipart.ts';
import { assertTokenAllows, type Authenticate } from '../accounts/authenticator.ts';
import { type AnyOperation, type Input, type FileResponse, TaggedResponse } from './operation.ts';
import { invalidInput, errorBody, HttpError } from './httpError.ts';
import { logRequests, requestIdOf } from './requestLog.ts';
import { sendError } from './sendError.ts';

/** Default limit of a JSON body. The largest request of the operations that use it is a login of under 500 bytes. */
const BODY_LIMIT = 100 * 1024;

/** What answers the operations of a service, in each request anew, because a reset replaces it. */
export interface Backend {
  operations: Record<string, AnyOperation>;
  authenticate: Authenticate;
}

export interface Service {
  app: FastifyInstance;
  faults: Faults;
  calls: Call[];
  /** Resolves when no operation is running. */
  idle(): Promise<void>;
}

/**
 * A service with the operations of an OpenAPI document and nothing else. Requests and responses are validated against
 * the document.
 */
export async function createService(options: {
  contract: string;
  backend: () => Backend;
  control: Control | null;
  /** Whether nothing but this machine reaches it; otherwise the BFFs stand in a private network. */
  isLocal: boolean;
}): Promise<Service> {
  const faults = new Faults();
  const calls: Call[] = [];
  const recordedCalls = new WeakMap<FastifyRequest, Call>();
  const running = new Set<Promise<unknown>>();
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    requestTimeout: 60_000,
    // Longer than callers keep an idle connection, so that none is closed while its next request is on the way.
    keepAliveTimeout: 600_000,
    trustProxy: options.isLocal ? 'loopback' : ['loopback', 'uniquelocal'],
    genReqId: ({ headers }) => requestIdOf(headers),
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (error, _request, reply) => void sendError(reply, error),
  });
  logRequests(app, options.contract);
  await app.register(multipart, { limits: multipartLimits });

  app.addHook('onRequest', (request, _reply, done) => {
    if (!isControl(request)) recordedCalls.set(request, recordCall(calls, request));
    done();
  });
  app.addHook('preHandler', async (request, reply) => {
    const call = recordedCalls.get(request);
    if (!call) return;
    if (!request.isMultipart()) call.body = withoutPasswords(request.body);
    const fault = faults.takeMatching(call.method, call.path);
    if (fault) await injectFault(fault, call, request, reply);
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const call = recordedCalls.get(request);
    if (call) call.status = reply.statusCode;
    done();
  });
  app.setErrorHandler((error: FastifyError, _request, reply) => sendError(reply, error));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(errorBody(404, 'Na ovoj adresi nema ničega.')));

  for (const operation of readContract(options.contract)) {
    const implementation = options.backend().operations[operation.id];
    // The document may be ahead of the code; types and contract tests ensure that no operation is missing in the end.
    if (!implementation) continue;
    const handle = (request: FastifyRequest, reply: FastifyReply) => {
      const { operations, authenticate } = options.backend();
      const current = operations[operation.id] ?? implementation;
      return respond(operation, current, authenticate, request, reply, recordedCalls.get(request));
    };
    app.route({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { operation: operation.id },
      bodyLimit: ('action' in implementation ? implementation.bodyLimit : undefined) ?? BODY_LIMIT,
      handler: (request, reply) => {
        const response = handle(request, reply);
        const ended = response.catch(() => undefined).finally(() => running.delete(ended));
        running.add(ended);
        return response;
      },
    });
  }
  if (options.control) addControlRoutes(app, { faults, calls }, options.control);
  const idle = async () => void (await Promise.all(running));
  return { app, faults, calls, idle };
}

const isControl = (request: FastifyRequest): boolean => request.url.startsWith('/__control/');

async function injectFault(fault: Fault, call: Call, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.isMultipart() && fault.kind !== 'slow') {
    const body = await readMultipart(request).catch(() => null);
    call.body = body && withoutPasswords(summarise(body));
  }
  call.status = (await inject(fault, reply)) ?? 0;
}

async function respond(
  operation: ContractOperation,
  implementation: AnyOperation,
  authenticate: Authenticate,
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call | undefined,
): Promise<FastifyReply> {
  const result = await runOperation(operation, implementation, authenticate, request, call);
  if (isFileResponse(result)) {
    return reply
      .headers({ ...result.headers, 'content-type': result.mediaType, 'content-length': result.size })
      .send(result.stream);
  }
  if (result instanceof TaggedResponse) return sendTaggedResponse(operation, result, request, reply);
  assertValidResponse(operation, result);
  return reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify(result));
}

async function runOperation(
  operation: ContractOperation,
  implementation: AnyOperation,
  authenticate: Authenticate,
  request: FastifyRequest,
  call: Call | undefined,
): Promise<unknown> {
  if ('runPublic' in implementation)
    return implementation.runPublic(await readInput(operation, request, call, {}, null));
  const caller = await authenticate(request);
  const { action, filesTo } = implementation;
  if (caller.temporaryPasswordUntil && !worksWithTemporaryPassword(action))
    throw new HttpError(403, 'Prvo izaberite sopstvenu lozinku.');
  if (!can(caller.role, action)) throw new HttpError(403, 'Nemate dozvolu za ovu radnju.');
  assertTokenAllows(caller, action, operation.method);
  const spool = filesTo === undefined ? null : { folder: filesTo, files: new Map<string, SpooledFile>() };
  try {
    return await implementation.run(await readInput(operation, request, call, implementation, spool), caller);
  } finally {
    if (spool) await removeSpooledFiles(spool);
  }
}

function assertValidResponse(operation: ContractOperation, body: unknown): void {
  const wrong = operation.checkResponse(200, 'application/json', body);
  if (wrong.length > 0)
    throw new Error(
      `${operation.id} sent a response that the document does not allow: ${JSON.stringify(wrong.slice(0, 20))}`,
    );
}

/** Tagged responses that were validated before. They are large and rarely change. */
const validatedResponses = new WeakSet<TaggedResponse<unknown>>();

function sendTaggedResponse(
  operation: ContractOperation,
  response: TaggedResponse<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!validatedResponses.has(response)) assertValidResponse(operation, JSON.parse(response.text));
  validatedResponses.add(response);
  const tag = `"${response.tag}"`;
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  const tagged = reply.headers({ etag: tag, 'cache-control': 'private, no-cache' });
  return known.includes(tag) || known.includes('*')
    ? tagged.code(304).send()
    : tagged.type('application/json').send(response.text);
}

const isFileResponse = (result: unknown): result is FileResponse =>
  typeof result === 'object' && result !== null && 'stream' in result;

async function readInput(
  operation: ContractOperation,
  request: FastifyRequest,
  call: Call | undefined,
  { fileLimit }: { fileLimit?: number },
  spool: Spool | null,
): Promise<Input> {
  const path = { ...(request.params as Record<string, string>) };
  const query = { ...(request.query as Record<string, unknown>) };
  const headers = Object.fromEntries(
    operation.headers.flatMap((name) =>
      [[name, request.headers[name.toLowerCase()]] as const].filter(([, value]) => value !== undefined),
    ),
  );
  assertNoErrors([...operation.checkPath(path), ...operation.checkQuery(query), ...operation.checkHeaders(headers)]);
  let body: unknown;
  let files: MultipartBody['files'] = new Map();
  if (operation.body?.mediaType === 'multipart/form-data') {
    const parts = await readMultipart(request, fileLimit, spool);
    if (call) call.body = withoutPasswords(summarise(parts, spool));
    files = parts.files;
    body = parts.fields;
    const names = [...files.keys(), ...(spool?.files.keys() ?? [])];
    assertNoErrors(operation.body.check({ ...parts.fields, ...Object.fromEntries(names.map((name) => [name, ''])) }));
  } else if (operation.body) {
    body = request.body;
    assertNoErrors(operation.body.check(body ?? null));
  }
  const nul = findNulCharacter({ ...path, ...query, ...(body as object | undefined) });
  if (nul) throw invalidInput({ path: nul.join('.'), message: 'ne sme da sadrži znak NUL' });
  return { path, query, headers, body, files, spooled: spool?.files ?? new Map<string, SpooledFile>(), ip: request.ip };
}

/** The path of the first text with a NUL character, which PostgreSQL cannot store; null when there is none. */
function findNulCharacter(value: unknown): string[] | null {
  if (typeof value === 'string') return value.includes('\0') ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const inside = findNulCharacter(part);
    if (inside) return [key, ...inside];
  }
  return null;
}

function assertNoErrors(errors: { path: string; message: string }[]): void {
  const [first, ...more] = errors;
  if (first)
    throw new HttpError(
      422,
      `Zahtev nije ispravan: ${[first.path, first.message].filter(Boolean).join(' ')}.`,
      [first, ...more].slice(0, 20),
    );
}
