import { runSteps } from '../../domain/steps/steps.ts';
import type { Block, ReportDocument } from './reportDocument.ts';
import { readReportText, reportTextInSteps } from './reportText.ts';

const paragraphs = (name: string, count: number): Block[] =>
  Array.from({ length: count }, (_, at) => ({
    kind: 'text',
    text: `${name} ${at}: Žalfija\n„Đ“ Љ 漢`,
    isWritten: true,
  }));
const chapter = (code: string, blocks: Block[]) => ({ code, section: null, title: code, blocks });
const document = {
  name: 'Krema',
  conditions: ['Prvi\nred'],
  chapters: [chapter('A1', []), chapter('A8', paragraphs('profile', 5_000)), chapter('B3', paragraphs('reasoning', 1))],
} as unknown as ReportDocument;

test('a long report is handed over block by block, and read as it was', () => {
  const steps = reportTextInSteps(document);
  let count = 0;
  while (!steps.next().done) count++;
  expect(count).toBe(5_001);
  const pieces = runSteps(reportTextInSteps(document));
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(100_000);
  expect(JSON.stringify(readReportText(pieces))).toBe(JSON.stringify(document));
});
