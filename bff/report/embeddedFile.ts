import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

const HEAD = /<< \/Type \/EmbeddedFile [^>]{0,200}?\/Length (\d{1,10}) 0 R [^>]{0,100}>>\nstream\n/;

/** The file of this SHA-256 inside a PDF that `embedFiles` made and that is read now. */
export async function fileInside(pdf: Readable, sha256: string): Promise<Buffer> {
  const content = findInside(await buffer(pdf), sha256);
  if (!content) throw new Error('The PDF has no such file inside');
  return content;
}

/** The first one alone: what stands in it is content of a person, which may look like another. */
function findInside(pdf: Buffer, sha256: string): Buffer | null {
  const text = pdf.toString('latin1');
  const found = HEAD.exec(text);
  if (!found) return null;
  const from = found.index + found[0].length;
  const length = Number(
    new RegExp(`\\nendstream\\nendobj\\n${found[1] ?? ''} 0 obj\\n(\\d{1,10})\\nendobj`).exec(text.slice(from))?.[1],
  );
  const content = pdf.subarray(from, from + length);
  return createHash('sha256').update(content).digest('hex') === sha256 ? content : null;
}
