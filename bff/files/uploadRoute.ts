import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Action } from '../../domain/account/rights.ts';
import { requireRight } from '../auth/viewerRights.ts';
import { createContext, identify } from '../context.ts';
import { closeSlowConnections } from '../http/slowClients.ts';
import { clientError } from '../errors.ts';
import { rejectOtherMethods } from '../http/errorHandler.ts';
import type { Services } from '../services.ts';
import { isUploadKind, uploadKinds, type UploadKind } from './uploadRules.ts';

/** Room for the form around the largest file. */
const FORM_BYTES = 64 * 1024;

/** Whoever may use a file may send one; labels take their pictures from fewer people than the account does. */
const uploadActions: Record<UploadKind, Action> = {
  picture: 'account.edit',
  table: 'inventoryImport.start',
  document: 'document.edit',
  sheet: 'rawMaterial.import',
};

/** `POST /uploads`: one picture, or with `?kind=` a file of another kind, of which a mutation takes the reference. Files never travel through GraphQL. */
export async function acceptUploads(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(multipart, {
    limits: {
      files: 1,
      fields: 0,
      parts: 1,
      fileSize: uploadKinds.picture.maxBytes,
      headerPairs: 20,
      fieldNameSize: 50,
    },
    throwFileSizeLimit: false,
  });
  app.post('/uploads', { bodyLimit: uploadKinds.table.maxBytes + FORM_BYTES }, async (request, reply) => {
    // A form of another origin can send multipart, but not this header: it would need a preflight, which we do not grant.
    if (!request.headers['apollo-require-preflight'])
      throw clientError('BAD_USER_INPUT', 'Send the header apollo-require-preflight');
    const kind = kindOf(request);
    const viewer = await identify(createContext(services, request, reply));
    requireRight(viewer, uploadActions[kind]);
    const reference = await services.uploads.oneOfFew(viewer.id, (leave) =>
      receive(request, services, { owner: viewer.id, kind, leave }),
    );
    request.log.info({ viewer: viewer.id, kind, outcome: 'OK' }, 'upload');
    return answer(reply, reference);
  });
  rejectOtherMethods(app, '/uploads');
}

function kindOf({ query }: FastifyRequest): UploadKind {
  const { kind = 'picture' } = query as { kind?: unknown };
  if (!isUploadKind(kind)) throw clientError('BAD_USER_INPUT', `The kind is ${Object.keys(uploadKinds).join(', ')}`);
  return kind;
}

const answer = (reply: FastifyReply, reference: string): FastifyReply =>
  reply.header('cache-control', 'no-store').send({ reference });

interface Receiving {
  owner: string;
  kind: UploadKind;
  /** Gives its place to the next. */
  leave: () => void;
}

async function receive(
  request: FastifyRequest,
  { uploads }: Services,
  { owner, kind, leave }: Receiving,
): Promise<string> {
  const { socket } = request.raw;
  const endWatch = closeSlowConnections(socket, { bytesMoved: () => socket.bytesRead });
  try {
    const part = await request.file({ limits: { fileSize: uploadKinds[kind].maxBytes } });
    if (part?.fieldname !== 'file') throw clientError('BAD_USER_INPUT', 'Send one file in the field `file`');
    // Whoever gives one up sends the next at once: it does not wait for the remains of this one to be cleared away.
    part.file.once('close', leave);
    return await uploads.keep(owner, kind, part.file, () => part.file.truncated);
  } catch (error) {
    throw isMalformed(error) ? clientError('BAD_USER_INPUT', 'The form is malformed or incomplete') : error;
  } finally {
    endWatch();
  }
}

/** Whether the form was at fault: its parser throws errors without a code, and a connection that breaks off ends the stream. */
function isMalformed(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return (
    !(error instanceof GraphQLError) &&
    (code === undefined || code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET')
  );
}
