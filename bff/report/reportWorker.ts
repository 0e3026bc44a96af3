/** The module that the threads of the ReportPress run. It is built as a file of its own, because a thread starts from a file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { createGlyphTest } from './glyphTest.ts';
import { toPrintable } from './printable.ts';
import type { ReportResult, ReportTask } from './reportTask.ts';

function layOut({ document, standard, templateFolder, fonts }: ReportTask): ReportResult {
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

parentPort?.postMessage(layOut(workerData as ReportTask));
