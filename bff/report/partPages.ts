import type { ReportChapter, ReportPart } from '../../domain/report/reportParts.ts';
import type { ChapterPlace } from './reportTask.ts';

/** Where the text of a page begins and ends, as parts of its height: margins of 30 and 25 mm of 297. */
const TOP = 30 / 297;
const BOTTOM = 1 - 25 / 297;

/** Pages before a place, in parts of pages. */
const before = ({ page, at }: ChapterPlace): number => page - 1 + Math.min(1, Math.max(0, (at - TOP) / (BOTTOM - TOP)));

/**
 * How many pages each part takes, to a tenth. `places` are those of the chapters and of the end; what stands before the
 * first is the cover's.
 */
export function partPages(
  chapters: readonly ReportChapter[],
  places: readonly ChapterPlace[],
): { pages: number; parts: Partial<Record<ReportPart, number>> } {
  const [starts, end] = [places.slice(0, -1), places.at(-1)];
  const [first] = places;
  const parts: Partial<Record<ReportPart, number>> = { cover: first && starts.length > 0 ? first.page - 1 : 0 };
  for (const [index, name] of chapters.entries()) {
    const [from, to] = [places[index], places[index + 1]];
    if (from && to) parts[name] = Math.round((before(to) - before(from)) * 10) / 10;
  }
  return { pages: end?.page ?? 0, parts };
}
