import { getDocument, PDFWorker, version, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The folder into which the build copies the files that the library loads at run time: web/build/pdfFiles.ts. */
const FILES = `/assets/pdfjs-${version}/`;
const WORKER_URL = `${FILES}pdf.worker.min.mjs`;

/** What TypeScript's library does not describe yet of https://www.w3.org/TR/trusted-types/. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string };
}

// The Content-Security-Policy allows only trusted script addresses: this policy returns that of the worker, whatever it
// gets.
const policy = (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('pdf-worker', {
  createScriptURL: () => WORKER_URL,
});

/** A PDF that is being opened. */
export interface OpenedPdf {
  /** Rejects with a PasswordException if the PDF is locked, with another error if it cannot be read. */
  document: Promise<PDFDocumentProxy>;
  /** Ends the worker and frees the memory. */
  close: () => void;
}

/**
 * Reads a PDF in a separate worker. Scripts in the file are not run and its links are not followed.
 * @public Knip does not see the dynamic import inside a Promise.all.
 */
export function openPdf(data: ArrayBuffer): OpenedPdf {
  const port = new Worker(policy?.createScriptURL(WORKER_URL) ?? WORKER_URL, { type: 'module' });
  const failed = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new Error('The worker did not start')));
  });
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    data,
    worker,
    cMapUrl: `${FILES}cmaps/`,
    standardFontDataUrl: `${FILES}standard_fonts/`,
    wasmUrl: `${FILES}wasm/`,
    // The decoders in plain JavaScript: neither page nor worker may run WebAssembly. The worker asks the page for
    // files.
    useWasm: false,
    useWorkerFetch: false,
    disableWorkerRendering: true,
    verbosity: 0,
  });
  return {
    document: Promise.race([task.promise, failed]),
    close: () => {
      const end = () => {
        worker.destroy();
        port.terminate();
      };
      task.destroy().then(end, end);
    },
  };
}
