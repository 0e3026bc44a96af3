import { ZipFile } from 'yazl';

/** The bytes of an archive of these parts, by name. */
export async function zipOf(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, part] of Object.entries(parts)) archive.addBuffer(Buffer.from(part), name);
  archive.end();
  const chunks: Buffer[] = [];
  for await (const chunk of archive.outputStream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
