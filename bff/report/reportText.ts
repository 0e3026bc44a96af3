import type { Steps } from '../../domain/steps/steps.ts';
import type { Block, ReportDocument } from './reportDocument.ts';

/** Characters of one piece at least: a few milliseconds of work at most. */
const PIECE_LENGTH = 64 * 1024;

/** The blocks of a chapter stand in lines of their own, with the number of their chapter. */
type Line = [chapter: number, block: Block];

/**
 * A report as lines of JSON in UTF-8, in pieces and made in steps. Handed to a process as an object, one of 300
 * substances would hold the event loop up for longer than it may.
 */
export function* reportTextInSteps({ chapters, ...rest }: ReportDocument): Steps<Uint8Array[]> {
  const encoder = new TextEncoder();
  const pieces: Uint8Array[] = [];
  let text = JSON.stringify({ ...rest, chapters: chapters.map((chapter) => ({ ...chapter, blocks: [] })) });
  for (const [at, { blocks }] of chapters.entries())
    for (const block of blocks) {
      yield;
      if (text.length >= PIECE_LENGTH) {
        pieces.push(encoder.encode(text));
        text = '';
      }
      text += `\n${JSON.stringify([at, block] satisfies Line)}`;
    }
  return [...pieces, encoder.encode(text)];
}

/** The report of such pieces. */
export function readReportText(pieces: readonly Uint8Array[]): ReportDocument {
  const decoder = new TextDecoder();
  const [first = '', ...lines] = pieces
    .map((piece) => decoder.decode(piece))
    .join('')
    .split('\n');
  const document = JSON.parse(first) as ReportDocument;
  for (const line of lines) {
    const [chapter, block] = JSON.parse(line) as Line;
    document.chapters[chapter]?.blocks.push(block);
  }
  return document;
}
