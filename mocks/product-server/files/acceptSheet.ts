import { open, stat } from 'node:fs/promises';
import { invalidInput } from '../service/httpError.ts';
import { acceptDocument } from './acceptDocument.ts';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const HEAD_BYTES = 4096;

/**
 * Detects by its content whether an uploaded file is a workbook or plain text; throws a 422 for anything else. Size in
 * bytes.
 */
export async function acceptSheet(path: string): Promise<{ mediaType: typeof WORKBOOK | 'text/csv'; size: number }> {
  const { size } = await stat(path);
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.subarray(0, bytesRead);
    const isUtf16 = ['fffe', 'feff'].includes(head.toString('hex', 0, 2));
    const isBinary =
      (head.includes(0) && !isUtf16) || /^(?:PK|%PDF|\x1f\x8b|\xff\xd8)/.test(head.toString('latin1', 0, 4));
    if (bytesRead > 0 && !isBinary) return { mediaType: 'text/csv', size };
  } finally {
    await file.close();
  }
  const { mediaType } = await acceptDocument(path);
  if (mediaType !== WORKBOOK)
    throw invalidInput({ path: 'fajl', message: 'Pošaljite tabelu xlsx ili CSV fajl.', kod: 'SHEET_TYPE' });
  return { mediaType, size };
}
