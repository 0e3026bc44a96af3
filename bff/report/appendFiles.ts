import { readFile } from 'node:fs/promises';
import { PDF } from '@libpdf/core';
import sharp from 'sharp';
import type { UnreadableCode } from '../../domain/report/reportAttachments.ts';

/** A file whose pages follow the report. */
export interface AppendedFile {
  path: string;
  mediaType: string;
}

export type PageCount = { pages: number } | { code: UnreadableCode };

/** A4 in points, and its long side at 300 dots per inch. */
const A4 = [595.28, 841.89] as const;
const MAX_PICTURE_SIDE = 3508;
const MAX_PICTURE_PIXELS = 100_000_000;
const MARGIN = 36;

class Unreadable extends Error {
  constructor(readonly code: UnreadableCode) {
    super(code);
  }
}

/** A picture on a page of its own, turned as the camera held it. */
async function pictureAsPdf(path: string): Promise<PDF> {
  const { data, info } = await sharp(path, { limitInputPixels: MAX_PICTURE_PIXELS })
    .rotate()
    .resize({ width: MAX_PICTURE_SIDE, height: MAX_PICTURE_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  const pdf = PDF.create();
  const isWide = info.width > info.height;
  const [width, height] = isWide ? [A4[1], A4[0]] : A4;
  const scale = Math.min(1, (width - 2 * MARGIN) / info.width, (height - 2 * MARGIN) / info.height);
  const [shownWidth, shownHeight] = [info.width * scale, info.height * scale];
  pdf.addPage({ width, height }).drawImage(pdf.embedJpeg(data), {
    x: (width - shownWidth) / 2,
    y: (height - shownHeight) / 2,
    width: shownWidth,
    height: shownHeight,
  });
  return pdf;
}

/** What forms and notes show becomes part of the pages; what they do, such as scripts and links, does not. */
async function openPdf(path: string): Promise<PDF> {
  const pdf = await PDF.load(await readFile(path));
  // Its pages would be copied, but blank.
  if (pdf.isEncrypted && !pdf.isAuthenticated) throw new Unreadable('PROTECTED');
  if (pdf.getPageCount() === 0) throw new Unreadable('DAMAGED');
  pdf.flattenAll();
  return pdf;
}

const open = async ({ path, mediaType }: AppendedFile): Promise<PDF> => {
  if (mediaType === 'application/pdf') return openPdf(path);
  if (mediaType.startsWith('image/')) return pictureAsPdf(path);
  throw new Unreadable('NO_PAGES');
};

const copyPages = (from: PDF, to: PDF, insertAt: number) =>
  to.copyPagesFrom(
    from,
    Array.from({ length: from.getPageCount() }, (_, index) => index),
    { insertAt, includeAnnotations: false },
  );

/**
 * How many pages each file has. They are copied for a trial, because a damage may show only then. Each is announced
 * before it is opened, and those that ended a process before are not opened again.
 */
export async function countPages(
  files: readonly AppendedFile[],
  fatal: readonly number[],
  announce: (index: number) => void,
): Promise<PageCount[]> {
  const counts: PageCount[] = [];
  for (const [index, file] of files.entries()) {
    if (fatal.includes(index)) {
      counts.push({ code: 'DAMAGED' });
      continue;
    }
    announce(index);
    try {
      const pdf = await open(file);
      await copyPages(pdf, PDF.create(), 0);
      counts.push({ pages: pdf.getPageCount() });
    } catch (error) {
      counts.push({ code: error instanceof Unreadable ? error.code : 'DAMAGED' });
    }
  }
  return counts;
}

/**
 * The report, whose last pages are the dividers of the files, with the pages of each readable file behind its divider.
 */
export async function appendPages(
  report: Uint8Array,
  files: readonly AppendedFile[],
  counts: readonly PageCount[],
): Promise<Uint8Array> {
  const whole = await PDF.load(report);
  const first = whole.getPageCount() - files.length;
  // From the last one on, so that the places of the dividers before it stay.
  for (const [index, file] of [...files.entries()].reverse())
    if (counts[index] && 'pages' in counts[index]) await copyPages(await open(file), whole, first + index + 1);
  // The streams are compressed already, or their makers had a reason; compressing 200 MiB anew took half a minute.
  return whole.save({ compressStreams: false });
}
