/**
 * The module that the threads of the PdfInspector run. It is built as a file of its own, because a thread starts from a
 * file.
 */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { findActiveContent } from './activeContent.ts';
import { hasCyclicPages } from './pageTree.ts';
import type { PdfResult, PdfTask } from './pdfTask.ts';

// pdfjs needs this function, which Node.js has from version 22 on.
if (!('withResolvers' in Promise))
  Object.defineProperty(Promise, 'withResolvers', {
    value() {
      let [resolve, reject]: unknown[] = [];
      const promise = new Promise((...both) => ([resolve, reject] = both));
      return { promise, resolve, reject };
    },
  });

async function examine({ path, isToOpen }: PdfTask): Promise<PdfResult> {
  const bytes = await readFile(path);
  if (hasCyclicPages(bytes)) return { kind: 'error', code: 'CYCLIC_PAGES' };
  const activeContent = findActiveContent(bytes);
  if (isToOpen || activeContent === 'unknown') return openPdf(bytes, activeContent === 'found');
  return { kind: 'opened', hasActiveContent: activeContent === 'found' };
}

async function openPdf(bytes: Buffer, isKnownActive: boolean): Promise<PdfResult> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // pdfjs takes the bytes away, so it gets a copy.
  const data = new Uint8Array(bytes);
  const opening = getDocument({ data, verbosity: VerbosityLevel.ERRORS, useSystemFonts: false, stopAtErrors: true });
  try {
    const pdf = await opening.promise;
    if (pdf.numPages < 1) return { kind: 'error', code: 'NO_PAGES' };
    // The count is what the file says; the page proves it.
    await pdf.getPage(1);
    const isActive = isKnownActive || (await pdf.hasJSActions()) || (await pdf.getAttachments()) !== null;
    return { kind: 'opened', hasActiveContent: isActive };
  } catch (error) {
    const isProtected = (error as { name?: unknown }).name === 'PasswordException';
    return { kind: 'error', code: isProtected ? 'PROTECTED' : 'DAMAGED' };
  } finally {
    await opening.destroy();
  }
}

parentPort?.postMessage(await examine(workerData as PdfTask));
