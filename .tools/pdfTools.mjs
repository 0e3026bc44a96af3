// @ts-check
// The programs by which tests read printed PDFs independently of what wrote them; installs Debian's packages when that
// is possible.
import { existsSync } from 'node:fs';
import { aptInstall, aptUpdate, canInstall } from './debian.mjs';

const programs = ['pdftotext', 'pdfinfo', 'pdffonts', 'qpdf'].map((name) => `/usr/bin/${name}`);
const areThere = () => programs.every((path) => existsSync(path));

/** Tests that need them are skipped without, which is said here. */
export async function findPdfTools() {
  if (canInstall && !areThere()) {
    console.log('Installing poppler-utils and qpdf …');
    await aptUpdate();
    await aptInstall('poppler-utils', 'qpdf');
  }
  if (!areThere()) console.log('Without poppler-utils and qpdf the tests that read printed PDFs are skipped.');
}
