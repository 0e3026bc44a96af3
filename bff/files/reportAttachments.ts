import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { PifFileSlot } from '../resolvers.generated.ts';
import { embedFiles } from '../report/embedFiles.ts';
import type { DocumentAddress } from './documentClient.ts';
import { createZip, type ZipEntry } from './documentZip.ts';
import { uniqueNames } from './downloadNames.ts';

/** A file that goes with a report. */
export interface Attachment {
  address: DocumentAddress;
  /** SHA-256 of the file inside the document that it is; left out where it is the document itself. */
  inside?: string;
  /** Its folder in an archive. */
  folder: string;
  /** What a file of a product information file is kept as; null for a document of a raw material. */
  slot: PifFileSlot | null;
  /** The raw material that a document is of; null for a file of the product information file itself. */
  material: string | null;
  name: string;
  size: number;
  addedAt: string;
}

/** Opens the content of an attachment at the service. */
export type OpenAttachment = (attachment: Attachment) => Promise<Readable>;

/**
 * The report with its attachments inside, each fetched when the one before it was sent: none is in memory as a whole.
 */
export function packInside(report: Uint8Array, attachments: readonly Attachment[], open: OpenAttachment): Readable {
  const unique = uniqueNames();
  const files = attachments.map((attachment) => ({
    name: unique(attachment.name),
    description: attachment.material ?? '',
    mediaType: attachment.address.type,
    open: () => open(attachment),
  }));
  return Readable.from(embedFiles(report, files), { objectMode: false });
}

/** The report and its attachments as an archive with their checksums, in the form that `sha256sum -c` reads. */
export function packZip(
  { bytes, name, day }: { bytes: Uint8Array; name: string; day: string },
  attachments: readonly Attachment[],
  open: OpenAttachment,
): Promise<Readable> {
  const checksums: string[] = [];
  const entry = (
    path: string,
    content: () => Promise<Readable> | Readable,
  ): ZipEntry & { content: typeof content } => ({
    folder: '',
    name: path,
    addedAt: day,
    content,
  });
  const entries = [
    entry(name, () => Readable.from([Buffer.from(bytes)])),
    ...attachments.map((attachment) => ({ ...attachment, content: () => open(attachment) })),
    entry('manifest.sha256', () => Readable.from([Buffer.from(checksums.join(''))])),
  ];
  return createZip(entries, async ({ content }, path) =>
    withHash(await content(), (hash) => {
      checksums.push(`${hash}  ${path}\n`);
      return Promise.resolve();
    }),
  );
}

/** The same content, whose SHA-256 is told before its end is. When that fails, the content ends with an error. */
export function withHash(content: Readable, tell: (sha256: string) => Promise<void>): Readable {
  const hash = createHash('sha256');
  const pass = async function* () {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk);
      yield chunk;
    }
    await tell(hash.digest('hex'));
  };
  const stream = Readable.from(pass(), { objectMode: false });
  stream.once('close', () => content.destroy());
  return stream;
}
