import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** A multipart body: its text fields, and its files held in memory (an aborted upload so leaves nothing behind). */
export interface MultipartBody {
  fields: Record<string, string>;
  files: Map<string, Buffer>;
}

export const MAX_FILE_BYTES = 5 * 1024 * 1024;

export const multipartLimits = { fileSize: MAX_FILE_BYTES, files: 2, fields: 10, fieldSize: 1000, fieldNameSize: 100, parts: 12, headerPairs: 100 };

/** Reads a multipart body to its end; throws when it is malformed or passes a limit. `fileLimit` is in bytes. */
export async function readMultipart(request: FastifyRequest, fileLimit: number = MAX_FILE_BYTES): Promise<MultipartBody> {
  const fields: Record<string, string> = {};
  const files = new Map<string, Buffer>();
  try {
    for await (const part of request.parts({ limits: { ...multipartLimits, fileSize: fileLimit } })) {
      if (part.type === 'file') files.set(part.fieldname, await part.toBuffer());
      else fields[part.fieldname] = typeof part.value === 'string' ? part.value : '';
    }
  } catch (error) {
    // The plugin names a status for limits alone; what its parser cannot read is a bare Error.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new Refusal(400, 'The form cannot be read.');
  }
  return { fields, files };
}

/** What the list of calls shows of a multipart body. */
export function summaryOf({ fields, files }: MultipartBody): Record<string, unknown> {
  return { ...fields, ...Object.fromEntries([...files].map(([name, content]) => [name, content.byteLength])) };
}
