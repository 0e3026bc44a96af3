/**
 * The module that a process of the ReportPress runs. It is built as a file of its own, because a process starts from a
 * file.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { createGlyphTest } from './glyphTest.ts';
import type { PageCount } from './appendFiles.ts';
import { breakLongRuns, toPrintable } from './printable.ts';
import type { Divider, ReportDocument } from './reportDocument.ts';
import { readReportText } from './reportText.ts';
import type { ChapterPlace, ReportProgress, ReportResult, ReportTask } from './reportTask.ts';

type Printed = Omit<ReportDocument, 'dividers'> & { dividers: readonly object[] };
type Layout = Pick<ReportTask, 'work' | 'standard' | 'templateFolder' | 'fonts'>;

/** Such as U+6F22: the character itself cannot be printed. */
const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

function layOut(
  { logo, ...document }: Printed,
  { work, standard, templateFolder, fonts }: Layout,
): Omit<ReportResult, 'counts'> {
  const alt = logo && logo.alt;
  const printable = toPrintable({ ...document, logo: alt }, createGlyphTest(fonts));
  const compiler = NodeCompiler.create({ workspace: templateFolder, fontArgs: [{ fontPaths: [...fonts] }] });
  // A file of the compiler's memory alone.
  if (logo) compiler.mapShadow(join(templateFolder, 'logo.png'), Buffer.from(logo.png, 'base64'));
  const report = { ...printable.document, replaced: printable.replaced.map(codeOf) };
  const input = {
    mainFileContent: readFileSync(join(templateFolder, 'report.typ'), 'utf8'),
    inputs: {
      report: JSON.stringify(report, (_, value: unknown) => (typeof value === 'string' ? breakLongRuns(value) : value)),
    },
  };
  const { replaced } = printable;
  if (work === 'measure') {
    const [places] = compiler.query(input, { selector: '<places>', field: 'value' }) as [ChapterPlace[]];
    return { bytes: new Uint8Array(), replaced, places };
  }
  return { bytes: compiler.pdf(input, { pdfStandard: standard }), replaced, places: [] };
}

/** A divider as the template shows it: with the number of its pages, or the reason why there are none. */
const toPrinted = ({ number, name, facts, pages, notices }: Divider, count: PageCount | undefined) => {
  const isRead = count !== undefined && 'pages' in count;
  return {
    number,
    name,
    facts: isRead ? [...facts, { name: pages, value: String(count.pages) }] : facts,
    notice: isRead ? '' : notices[count?.code ?? 'DAMAGED'],
  };
};

const answer = (message: ReportProgress | ReportResult) => process.send?.(message);
const announce = (opening: number | null) => answer({ opening });

async function run({ text, append, fatal, ...layout }: ReportTask): Promise<ReportResult> {
  const document = readReportText(text);
  if (!append) return { ...layOut(document, layout), counts: [] };
  // Only here: a report alone does not wait for these modules.
  const { appendPages, countPages } = await import('./appendFiles.ts');
  const counts = await countPages(append.files, fatal, announce);
  announce(null);
  if (layout.work === 'count') return { bytes: new Uint8Array(), replaced: [], places: [], counts };
  const dividers = document.dividers.map((divider, index) => toPrinted(divider, counts[index]));
  const { bytes, replaced } = layOut({ ...document, dividers }, layout);
  await writeFile(append.output, await appendPages(bytes, append.files, counts), { mode: 0o600 });
  return { bytes: new Uint8Array(), replaced, places: [], counts };
}

const [task] = (await once(process, 'message')) as [ReportTask];
answer(await run(task));
