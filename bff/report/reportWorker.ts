/** The module that the threads of the ReportPress run. It is built as a file of its own, because a thread starts from a file. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { createGlyphTest } from './glyphTest.ts';
import type { PageCount } from './appendFiles.ts';
import { toPrintable } from './printable.ts';
import type { Divider } from './reportDocument.ts';
import type { ReportResult, ReportTask } from './reportTask.ts';

type Layout = Pick<ReportTask, 'standard' | 'templateFolder' | 'fonts'>;

function layOut(document: object, { standard, templateFolder, fonts }: Layout): ReportResult {
  const printable = toPrintable(document, createGlyphTest(fonts));
  const compiler = NodeCompiler.create({ workspace: templateFolder, fontArgs: [{ fontPaths: [...fonts] }] });
  const report = { ...printable.document, replaced: printable.replaced.length };
  const bytes = compiler.pdf(
    {
      mainFileContent: readFileSync(join(templateFolder, 'report.typ'), 'utf8'),
      inputs: { report: JSON.stringify(report) },
    },
    { pdfStandard: standard },
  );
  return { bytes, replaced: printable.replaced };
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

async function run({ document, append, ...layout }: ReportTask): Promise<ReportResult> {
  if (!append) return layOut(document, layout);
  // Only here: a report alone does not wait for these modules.
  const { appendPages, countPages } = await import('./appendFiles.ts');
  const counts = await countPages(append.files);
  const dividers = document.dividers.map((divider, index) => toPrinted(divider, counts[index]));
  const { bytes, replaced } = layOut({ ...document, dividers }, layout);
  await writeFile(append.output, await appendPages(bytes, append.files, counts), { mode: 0o600 });
  return { bytes: new Uint8Array(), replaced };
}

parentPort?.postMessage(await run(workerData as ReportTask));
