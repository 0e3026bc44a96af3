import { open, readFile, stat } from 'node:fs/promises';
import { fileStart } from '../../../domain/document/fileStart.ts';
import {
  archiveSheetType,
  isCompoundSheet,
  SHEET_TYPES,
  type SheetMediaType,
  type SheetType,
} from '../../../domain/document/sheetType.ts';
import { invalidInput } from '../service/httpError.ts';
import { entriesOf } from './acceptDocument.ts';

const HEAD_BYTES = 4096;

/**
 * Detects by its content whether an uploaded file is a workbook or plain text; throws a 422 for anything else. Size in
 * bytes.
 */
export async function acceptSheet(path: string): Promise<{ mediaType: SheetMediaType; size: number }> {
  const type = await detectType(path);
  if (!type)
    throw invalidInput({ path: 'fajl', message: 'Pošaljite tabelu xlsx, xls, ods ili CSV fajl.', kod: 'SHEET_TYPE' });
  return { mediaType: SHEET_TYPES[type].mediaType, size: (await stat(path)).size };
}

async function detectType(path: string): Promise<SheetType | null> {
  const head = await headOf(path);
  switch (fileStart(head.toString('latin1'))) {
    case 'ARCHIVE':
      return archiveSheetType(((await entriesOf(path)) ?? []).map(({ name }) => name));
    case 'COMPOUND':
      return isCompoundSheet(await readFile(path, 'latin1')) ? 'XLS' : null;
    default: {
      const isUtf16 = ['fffe', 'feff'].includes(head.toString('hex', 0, 2));
      const isBinary =
        (head.includes(0) && !isUtf16) || /^(?:PK|%PDF|\x1f\x8b|\xff\xd8)/.test(head.toString('latin1', 0, 4));
      return head.length > 0 && !isBinary ? 'CSV' : null;
    }
  }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
