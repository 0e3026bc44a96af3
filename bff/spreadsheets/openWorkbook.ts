import { readFile } from 'node:fs/promises';
import { ZipFile } from 'yazl';
import type { SheetType } from '../../domain/document/sheetType.ts';
import type { OpenedSheet } from '../../domain/import/tables/openedSheet.ts';
import { SheetError } from './errors.ts';
import { readOdsParts } from './odsParts.ts';
import { readWorkbook } from './readWorkbook.ts';
import { unpackWorkbook } from './unpackWorkbook.ts';

const CONTENT_TYPES = '[Content_Types].xml';

/** Opens the sheets of a workbook. Nothing is calculated, and no macro is read. Throws a SheetError. */
export async function openWorkbook(path: string, type: Exclude<SheetType, 'CSV'>): Promise<OpenedSheet[]> {
  if (type === 'XLS') return readWorkbook(await readFile(path));
  const parts = await unpackWorkbook(path, type === 'ODS' ? 'ODS' : 'XLSX');
  if (type !== 'ODS') return readWorkbook(await repack(withoutMissingParts(parts)));
  const { parts: bounded, hidden } = readOdsParts(parts);
  const sheets = readWorkbook(await repack(bounded));
  return sheets.map((sheet, at) => ({ ...sheet, ...hidden[at] }));
}

/**
 * A new archive of only the parts that were unpacked and counted, because the library trusts the sizes that an archive
 * claims.
 */
async function repack(parts: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, part] of parts) archive.addBuffer(part, name, { compress: false });
  archive.end();
  const chunks: Buffer[] = [];
  for await (const chunk of archive.outputStream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The list of contents without the parts that were not unpacked; the library would fail to find them. */
function withoutMissingParts(parts: ReadonlyMap<string, Buffer>): ReadonlyMap<string, Buffer> {
  const listed = parts.get(CONTENT_TYPES);
  if (!listed) throw new SheetError('BROKEN');
  const left = String(listed).replace(/<Override\b[^<>]{0,2000}>/g, (entry) =>
    parts.has(/PartName=["']\/?([^"']*)["']/.exec(entry)?.[1] ?? '') ? entry : '',
  );
  return new Map([...parts, [CONTENT_TYPES, Buffer.from(left)]]);
}
