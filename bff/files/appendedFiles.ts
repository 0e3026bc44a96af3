import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MAX_APPENDED_BYTES } from '../../domain/report/reportAttachments.ts';
import { invalidInput } from '../input.ts';
import { dividersOf } from '../report/chapters/dividers.ts';
import type { AppendedFile, PageCount } from '../report/appendFiles.ts';
import type { Formats } from '../report/formats.ts';
import type { ReportDocument } from '../report/reportDocument.ts';
import type { ReportPress } from '../report/reportPress.ts';
import type { Words } from '../report/words/words.ts';
import type { DocumentContent } from './documentClient.ts';
import { type Attachment, type OpenAttachment, withHash } from './reportAttachments.ts';
import { temporaryPrefix } from './temporaryFolders.ts';

interface Fetched {
  attachment: Attachment;
  path: string;
  size: number;
  sha256: string;
}

/** Fetches the attachments into a folder, one after another. */
async function fetchAll(attachments: readonly Attachment[], open: OpenAttachment, folder: string): Promise<Fetched[]> {
  const fetched: Fetched[] = [];
  for (const [index, attachment] of attachments.entries()) {
    const path = join(folder, String(index));
    let sha256 = '';
    const content = withHash(await open(attachment), (hash) => {
      sha256 = hash;
      return Promise.resolve();
    });
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
    fetched.push({ attachment, path, size: (await stat(path)).size, sha256 });
  }
  return fetched;
}

function requireAppendable(attachments: readonly Attachment[]): void {
  if (attachments.reduce((sum, { size }) => sum + size, 0) <= MAX_APPENDED_BYTES) return;
  throw invalidInput([
    ['files', `The pages of at most ${MAX_APPENDED_BYTES / 1024 ** 2} MiB of files can follow a report`],
  ]);
}

const toAppended = (fetched: readonly Fetched[]): AppendedFile[] =>
  fetched.map(({ path, attachment }) => ({ path, mediaType: attachment.address.type }));

/** How many pages each attachment has, or why it cannot be appended. */
export async function countAttachments(
  press: ReportPress,
  { document, attachments, open }: Pick<Job, 'document' | 'attachments' | 'open'>,
  signal: AbortSignal,
): Promise<PageCount[]> {
  requireAppendable(attachments);
  const folder = await mkdtemp(temporaryPrefix('count'));
  try {
    return await press.count(document, toAppended(await fetchAll(attachments, open, folder)), signal);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Job {
  document: ReportDocument;
  words: Words;
  formats: Formats;
  attachments: readonly Attachment[];
  open: OpenAttachment;
  /** Told the SHA-256 of the whole before anything of it is read; nothing is when that fails. */
  note: (sha256: string) => Promise<void>;
}

/**
 * The report with the pages of its attachments behind it, as a file that is deleted once it was read. The attachments
 * lie on the disk meanwhile; the thread alone has them in memory.
 */
export async function appendAttachments(
  press: ReportPress,
  { document, words, formats, attachments, open, note }: Job,
  signal: AbortSignal,
): Promise<DocumentContent> {
  requireAppendable(attachments);
  const folder = await mkdtemp(temporaryPrefix('report'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const fetched = await fetchAll(attachments, open, folder);
    const facts = fetched.map(({ attachment: { name, slot, material }, size, sha256 }) => ({
      name,
      slot,
      material,
      size,
      sha256,
    }));
    const output = join(folder, 'report.pdf');
    const files = toAppended(fetched);
    const dividers = dividersOf(facts, words, formats);
    await press.append({ ...document, dividers }, { files, output }, signal);
    const { size } = await stat(output);
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(output) as AsyncIterable<Buffer>) hash.update(chunk);
    await note(hash.digest('hex'));
    const stream = createReadStream(output);
    stream.once('close', () => void remove());
    return { stream, size };
  } catch (error) {
    await remove();
    throw error;
  }
}
