import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Action } from '../../domain/account/rights.ts';
import { requireRight, requireWriting } from '../auth/viewerRights.ts';
import { createContext, identify } from '../context.ts';
import { closeSlowConnections } from '../http/slowClients.ts';
import { clientError } from '../errors.ts';
import { rejectOtherMethods } from '../http/errorHandler.ts';
import type { Services } from '../services.ts';
import { isUploadKind, uploadKinds, type UploadKind } from '../files/uploadRules.ts';

/** Allowance for the multipart form around the file. */
const FORM_BYTES = 64 * 1024;

/**
 * The right that an upload needs. Label photos need more than `account.edit`; the mutation that uses them checks that.
 */
const uploadActions: Record<UploadKind, Action> = {
  picture: 'account.edit',
  table: 'inventoryImport.start',
  document: 'document.edit',
  sheet: 'rawMaterial.import',
  pifFile: 'pif.edit',
  p12: 'pif.sign',
};

/**
 * `POST /uploads` stores a picture, or a file of another `?kind=`, and returns a reference for a mutation. GraphQL
 * itself carries no files.
 */
export async function acceptUploads(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(multipart, {
    limits: {
      // One more than is taken, so that a second part is seen and refused instead of dropped.
      files: 2,
      fields: 0,
      parts: 2,
      fileSize: uploadKinds.picture.maxBytes,
      headerPairs: 20,
      fieldNameSize: 50,
    },
    throwFileSizeLimit: false,
  });
  app.post('/uploads', { bodyLimit: uploadKinds.table.maxBytes + FORM_BYTES }, async (request, reply) => {
    // A form on another origin can send multipart, but not this header without a preflight, which CORS does not allow.
    if (!request.headers['apollo-require-preflight'])
      throw clientError('BAD_USER_INPUT', 'Send the header apollo-require-preflight');
    const kind = kindOf(request);
    const viewer = await identify(createContext(services, request, reply));
    requireRight(viewer, uploadActions[kind]);
    requireWriting(viewer);
    const reference = await services.uploads.withSlot(viewer.id, (releaseSlot) =>
      receive(request, services, { owner: viewer.id, kind, releaseSlot }),
    );
    request.log.info({ viewer: viewer.id, kind, outcome: 'OK' }, 'upload');
    return sendReference(reply, reference);
  });
  rejectOtherMethods(app, '/uploads');
}

function kindOf({ query }: FastifyRequest): UploadKind {
  const { kind = 'picture' } = query as { kind?: unknown };
  if (!isUploadKind(kind)) throw clientError('BAD_USER_INPUT', `The kind is ${Object.keys(uploadKinds).join(', ')}`);
  return kind;
}

const sendReference = (reply: FastifyReply, reference: string): FastifyReply =>
  reply.header('cache-control', 'no-store').send({ reference });

interface Receiving {
  owner: string;
  kind: UploadKind;
  /** Lets the owner's next upload start. */
  releaseSlot: () => void;
}

async function receive(
  request: FastifyRequest,
  { uploads }: Services,
  { owner, kind, releaseSlot }: Receiving,
): Promise<string> {
  const { socket } = request.raw;
  const endWatch = closeSlowConnections(socket, { bytesMoved: () => socket.bytesRead });
  try {
    const { maxBytes } = uploadKinds[kind];
    const parts = request.files({ limits: { fileSize: maxBytes } });
    const part = await nextPart(parts);
    if (part?.fieldname !== 'file') throw oneFile();
    // Released before the cleanup ends, because a client that cancels an upload may start the next one at once.
    part.file.once('close', releaseSlot);
    return await uploads.store(owner, kind, part.file, async () => {
      if (part.file.truncated)
        throw clientError('BAD_USER_INPUT', `The file is larger than ${maxBytes / 1024 ** 2} MiB`, { status: 413 });
      if (await nextPart(parts)) throw oneFile();
    });
  } catch (error) {
    throw isCutShort(error, request) ? malformed() : error;
  } finally {
    endWatch();
  }
}

const oneFile = () => clientError('BAD_USER_INPUT', 'Send one file in the field `file`', { status: 400 });

const malformed = () => clientError('BAD_USER_INPUT', 'The form is malformed or incomplete');

/**
 * The next part of the form. The plugin's own errors have a status; those of the parser below it have neither that nor
 * a code.
 */
async function nextPart(parts: AsyncIterator<MultipartFile>): Promise<MultipartFile | undefined> {
  try {
    return ((await parts.next()) as { value: MultipartFile | undefined }).value;
  } catch (error) {
    throw (error as Partial<FastifyError>).statusCode === undefined ? malformed() : error;
  }
}

/** Whether the content of a part ended too soon: the parser found no end of the form, or the connection broke. */
function isCutShort(error: unknown, request: FastifyRequest): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET') return !request.raw.complete;
  return code === undefined && /unexpected end of multipart data/i.test(message);
}
