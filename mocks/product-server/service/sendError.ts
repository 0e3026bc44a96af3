import type { FastifyReply } from 'fastify';
import { log } from '../../log.ts';
import { errorBody, HttpError } from './httpError.ts';

/** Sends a response for an error. Only an HttpError and the framework's 4xx say what happened. */
export function sendError(reply: FastifyReply, error: Error & { statusCode?: number }): FastifyReply {
  if (error instanceof HttpError) {
    if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', String(error.retryAfterSeconds));
    return reply.code(error.status).send(errorBody(error.status, error.message, error.errors, error.kod));
  }
  const status = error.statusCode ?? 500;
  if (status < 500)
    return reply.code(status).send(errorBody(status, frameworkMessages[status] ?? 'Zahtev nije ispravan.'));
  log.error(error, 'request failed', { requestId: reply.request.id });
  return reply.code(500).send(errorBody(500, 'Nešto je pošlo naopako.'));
}

const frameworkMessages: Record<number, string> = {
  400: 'Zahtev ne može da se pročita.',
  406: 'Zahtev nije obrazac sa delovima.',
  413: 'Zahtev je prevelik.',
  415: 'Vrsta tela zahteva nije podržana.',
};
