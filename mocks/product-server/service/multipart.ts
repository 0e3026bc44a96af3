import { randomBytes } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_FILE_BYTES } from '../../../domain/limits.ts';
import { HttpError } from './httpError.ts';

/** A multipart body: its text fields, and its files in memory, so that an aborted upload leaves nothing behind. */
export interface MultipartBody {
  fields: Record<string, string>;
  files: Map<string, Buffer>;
}

/**
 * A folder to which the files of a body are written instead, and the files so far. `removeSpooledFiles` must be called
 * at the end of every request.
 */
export interface Spool {
  folder: string;
  files: Map<string, SpooledFile>;
}

/** A file of a body on disk, and its bytes so far. */
export interface SpooledFile {
  path: string;
  size: number;
}

export const multipartLimits = {
  fileSize: MAX_FILE_BYTES.picture,
  files: 2,
  fields: 10,
  fieldSize: 1000,
  fieldNameSize: 100,
  parts: 12,
  headerPairs: 100,
};

/** Reads a multipart body to its end; throws when it is malformed or passes a limit. `fileLimit` is in bytes. */
export async function readMultipart(
  request: FastifyRequest,
  fileLimit: number = MAX_FILE_BYTES.picture,
  spool: Spool | null = null,
): Promise<MultipartBody> {
  const fields: Record<string, string> = {};
  const files = new Map<string, Buffer>();
  try {
    for await (const part of request.parts({ limits: { ...multipartLimits, fileSize: fileLimit } })) {
      if (part.type === 'field') fields[part.fieldname] = typeof part.value === 'string' ? part.value : '';
      else if (spool) await writeToSpool(spool, part);
      else files.set(part.fieldname, await part.toBuffer());
    }
  } catch (error) {
    // The plugin sets a status only when a limit is passed; a form that cannot be parsed throws a plain Error.
    if (error instanceof HttpError || (error instanceof Error && 'statusCode' in error)) throw error;
    throw new HttpError(400, 'Obrazac ne može da se pročita.');
  }
  return { fields, files };
}

async function writeToSpool({ folder, files }: Spool, { fieldname, file }: MultipartFile): Promise<void> {
  const path = join(folder, randomBytes(16).toString('hex'));
  // Of two files of one field the first would never be removed.
  if (files.has(fieldname)) throw new HttpError(422, 'Zahtev nije ispravan: fajl je poslat dvaput.');
  const spooled = { path, size: 0 };
  files.set(fieldname, spooled);
  const to: WriteStream = createWriteStream(path, { mode: 0o600 });
  await pipeline(file, to);
  if (file.truncated) throw new HttpError(413, 'Zahtev je prevelik.');
  spooled.size = to.bytesWritten;
}

/** Removes the files that were not moved to another name. */
export async function removeSpooledFiles({ files }: Spool): Promise<void> {
  await Promise.all(
    [...files.values()].flatMap(({ path }) => [rm(path, { force: true }), rm(`${path}.drawn`, { force: true })]),
  );
}

/** A multipart body as the recorded call shows it. */
export function summarise({ fields, files }: MultipartBody, spool: Spool | null = null): Record<string, unknown> {
  const sizes = [
    ...[...files].map(([name, content]) => [name, content.byteLength]),
    ...[...(spool?.files ?? [])].map(([name, { size }]) => [name, size]),
  ];
  return { ...fields, ...(Object.fromEntries(sizes) as Record<string, number>) };
}
