import multipart from '@fastify/multipart';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { can } from '../../domain/account/rights.ts';
import { type Fault, Faults, inject } from '../faultInjection.ts';
import { type Call, noteCall, withoutPasswords } from './calls.ts';
import { type ContractOperation, readContract } from './contract.ts';
import { addControl } from './control.ts';
import {
  multipartLimits,
  type MultipartBody,
  readMultipart,
  removeSpooled,
  type Spool,
  type SpooledFile,
  summaryOf,
} from './multipart.ts';
import { type AnyOperation, type Authenticate, type Input, type PictureAnswer, TaggedAnswer } from './operation.ts';
import { invalid, problemBody, Refusal } from './refusal.ts';

/** Limit of a JSON body of an operation that names none; the largest true one of them is a login of under 500 bytes. */
const BODY_LIMIT = 100 * 1024;

export interface Service {
  app: FastifyInstance;
  faults: Faults;
  calls: Call[];
}

/**
 * A service that answers every operation of an OpenAPI document and nothing else. Requests are held against the
 * document before an operation sees them, answers before they leave.
 */
export async function createService(options: {
  contract: string;
  operations: Record<string, AnyOperation>;
  authenticate: Authenticate;
  control: boolean;
}): Promise<Service> {
  const faults = new Faults();
  const calls: Call[] = [];
  const noted = new WeakMap<FastifyRequest, Call>();
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    requestTimeout: 60_000,
    // The BFF of the same machine hands on the visitor's address.
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (error, _request, reply) => void sendProblem(reply, error),
  });
  await app.register(multipart, { limits: multipartLimits });

  app.addHook('onRequest', (request, _reply, done) => {
    if (!isControl(request)) noted.set(request, noteCall(calls, request));
    done();
  });
  app.addHook('preHandler', async (request, reply) => {
    const call = noted.get(request);
    if (!call) return;
    if (!request.isMultipart()) call.body = withoutPasswords(request.body);
    const fault = faults.take(call.method, call.path);
    if (fault) await showFault(fault, call, request, reply);
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const call = noted.get(request);
    if (call) call.status = reply.statusCode;
    done();
  });
  app.setErrorHandler((error: FastifyError, _request, reply) => sendProblem(reply, error));
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(problemBody(404, 'There is nothing at this address.')),
  );

  for (const operation of readContract(options.contract)) {
    const implementation = options.operations[operation.id];
    // A document may be a step ahead: the types and the contract tests see to it that none is missing in the end.
    if (!implementation) continue;
    app.route({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: ('action' in implementation ? implementation.bodyLimit : undefined) ?? BODY_LIMIT,
      handler: (request, reply) =>
        answer(operation, implementation, options.authenticate, request, reply, noted.get(request)),
    });
  }
  if (options.control) addControl(app, faults, calls);
  return { app, faults, calls };
}

const isControl = (request: FastifyRequest): boolean => request.url.startsWith('/__control/');

async function showFault(fault: Fault, call: Call, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.isMultipart() && fault.kind !== 'slow') {
    const body = await readMultipart(request).catch(() => null);
    call.body = body && summaryOf(body);
  }
  call.status = (await inject(fault, reply)) ?? 0;
}

async function answer(
  operation: ContractOperation,
  implementation: AnyOperation,
  authenticate: Authenticate,
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call | undefined,
): Promise<FastifyReply> {
  const result = await carryOut(operation, implementation, authenticate, request, call);
  if (isPicture(result)) {
    return reply
      .headers({ ...result.headers, 'content-type': result.mediaType, 'content-length': result.size })
      .send(result.stream);
  }
  if (result instanceof TaggedAnswer) return sendTagged(operation, result, request, reply);
  mustFit(operation, result);
  return reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify(result));
}

async function carryOut(
  operation: ContractOperation,
  implementation: AnyOperation,
  authenticate: Authenticate,
  request: FastifyRequest,
  call: Call | undefined,
): Promise<unknown> {
  if ('open' in implementation) return implementation.open(await readInput(operation, request, call, {}, null));
  const caller = await authenticate(request);
  const { action, filesTo } = implementation;
  if (!can(caller.role, action)) throw new Refusal(403, 'You do not have permission to perform this action.');
  const spool = filesTo === undefined ? null : { folder: filesTo, files: new Map<string, SpooledFile>() };
  try {
    return await implementation.run(await readInput(operation, request, call, implementation, spool), caller);
  } finally {
    if (spool) await removeSpooled(spool);
  }
}

function mustFit(operation: ContractOperation, body: unknown): void {
  const wrong = operation.checkAnswer(200, 'application/json', body);
  if (wrong.length > 0)
    throw new Error(`${operation.id} answered against the document: ${JSON.stringify(wrong.slice(0, 20))}`);
}

/** Tagged answers that were held against the document: large ones that stay the same for long. */
const fitting = new WeakSet<TaggedAnswer<unknown>>();

function sendTagged(
  operation: ContractOperation,
  answer: TaggedAnswer<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!fitting.has(answer)) mustFit(operation, JSON.parse(answer.text));
  fitting.add(answer);
  const tag = `"${answer.tag}"`;
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  const tagged = reply.headers({ etag: tag, 'cache-control': 'private, no-cache' });
  return known.includes(tag) || known.includes('*')
    ? tagged.code(304).send()
    : tagged.type('application/json').send(answer.text);
}

const isPicture = (result: unknown): result is PictureAnswer =>
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
  refuse([...operation.checkPath(path), ...operation.checkQuery(query), ...operation.checkHeaders(headers)]);
  let body: unknown;
  let files: MultipartBody['files'] = new Map();
  if (operation.body?.mediaType === 'multipart/form-data') {
    const parts = await readMultipart(request, fileLimit, spool);
    if (call) call.body = summaryOf(parts, spool);
    files = parts.files;
    body = parts.fields;
    const names = [...files.keys(), ...(spool?.files.keys() ?? [])];
    refuse(operation.body.check({ ...parts.fields, ...Object.fromEntries(names.map((name) => [name, ''])) }));
  } else if (operation.body) {
    body = request.body;
    refuse(operation.body.check(body ?? null));
  }
  const nul = pathOfNul({ ...path, ...query, ...(body as object | undefined) });
  if (nul) throw invalid({ path: nul.join('.'), message: 'must not contain the character NUL' });
  return { path, query, headers, body, files, spooled: spool?.files ?? new Map<string, SpooledFile>(), ip: request.ip };
}

/** Where the first text with a NUL character stands, which PostgreSQL cannot store; null when there is none. */
function pathOfNul(value: unknown): string[] | null {
  if (typeof value === 'string') return value.includes('\0') ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const inside = pathOfNul(part);
    if (inside) return [key, ...inside];
  }
  return null;
}

function refuse(errors: { path: string; message: string }[]): void {
  const [first, ...more] = errors;
  if (first)
    throw new Refusal(
      422,
      `The request is not valid: ${[first.path, first.message].filter(Boolean).join(' ')}.`,
      [first, ...more].slice(0, 20),
    );
}

/** Turns whatever was thrown into an answer. Only refusals and the framework's own 4xx tell what happened. */
function sendProblem(reply: FastifyReply, error: Error & { statusCode?: number }): FastifyReply {
  if (error instanceof Refusal)
    return reply.code(error.status).send(problemBody(error.status, error.message, error.errors));
  const status = error.statusCode ?? 500;
  if (status < 500)
    return reply.code(status).send(problemBody(status, frameworkMessages[status] ?? 'The request is not valid.'));
  process.stderr.write(`${error.stack ?? String(error)}\n`);
  return reply.code(500).send(problemBody(500, 'Something went wrong.'));
}

const frameworkMessages: Record<number, string> = {
  400: 'The request cannot be read.',
  406: 'The request is not a multipart form.',
  413: 'The request is too large.',
  415: 'The type of the body is not supported.',
};
