import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import yazl from 'yazl';
import { createPdf } from '../demo-data/documents/createPdf.ts';

/** A small PDF with a page of text. */
export const aPdf = (text = 'Glicerin'): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createPdf('Bezbednosni list', [text]));

/** A small PNG. */
export const aPng = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width: 20, height: 30, channels: 3, background: '#3E7C59' } })
      .png()
      .toBuffer(),
  );

/** A zip archive of short texts by their paths. */
export async function aZip(entries: Record<string, string>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new yazl.ZipFile();
  for (const [path, text] of Object.entries(entries)) zip.addBuffer(Buffer.from(text), path, { mtime: new Date(0) });
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}

/** A zip archive that is recognised as a workbook, with more entries if given. */
export const anXlsx = (more: Record<string, string> = {}): Promise<Uint8Array<ArrayBuffer>> =>
  aZip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>', ...more });
