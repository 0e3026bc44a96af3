/**
 * The module that a thread of the ReportPress runs to mark a copy of a PDF. It is built as a file of its own, because a
 * thread starts from a file.
 */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { degrees, layoutText, ops, PDF, rgb } from '@libpdf/core';
import { createGlyphTest } from './glyphTest.ts';
import type { MarkTask } from './markTask.ts';
import { toPrintable } from './printable.ts';

/** Points. The margin of the report is 68 wide. */
const SIZE = 6.5;
const LINE = 8.5;
const FROM_EDGE = 16;

/**
 * Writes the lines upwards along the left edge of every page. They are appended to the file (ISO 32000-1, 7.5.6,
 * incremental updates): a copy begins with the bytes that were signed. As an artifact (14.8.2.2) they are no content of
 * a tagged PDF.
 */
async function mark({ pdf: bytes, lines, font: fontFile }: MarkTask): Promise<Uint8Array> {
  const pdf = await PDF.load(bytes);
  const font = pdf.embedFont(new Uint8Array(readFileSync(fontFile)));
  const printable = toPrintable([...lines], createGlyphTest([fontFile])).document;
  for (const page of pdf.getPages()) {
    const rows = printable.flatMap((text) => layoutText(text, font, SIZE, page.height - 4 * FROM_EDGE, LINE).lines);
    page.drawOperators([ops.beginMarkedContent('/Artifact')]);
    rows.forEach(({ text }, at) =>
      page.drawText(text, {
        x: FROM_EDGE + at * LINE,
        y: 2 * FROM_EDGE,
        rotate: degrees(90),
        size: SIZE,
        font,
        color: rgb(0.55, 0.1, 0.1),
      }),
    );
    page.drawOperators([ops.endMarkedContent()]);
  }
  return pdf.save({ incremental: true, subsetFonts: true });
}

parentPort?.postMessage(await mark(workerData as MarkTask));
