import { checkDocument } from './checkDocument.ts';

const MIB = 1024 * 1024;
const file = (name: string, begin: string, size = 40) =>
  new File([Uint8Array.from(begin.padEnd(size, ' '), (sign) => sign.charCodeAt(0))], name);
const sized = (size: number) => Object.defineProperty(file('a.pdf', '%PDF-1.7'), 'size', { value: size });

test.each([
  ['a PDF', file('a.pdf', '%PDF-1.7')],
  ['a PDF with another extension', file('a.exe', '%PDF-1.7')],
  ['a JPEG', file('a', '\xff\xd8\xff')],
  ['a PNG', file('a.png', '\x89PNG\r\n\x1a\n')],
  ['a WebP', file('a.webp', 'RIFF....WEBP')],
  ['a spreadsheet', file('A.XLSX', 'PK\x03\x04')],
  ['a file of 20 MiB', sized(20 * MIB)],
])('%s may be sent', async (_what, document) => {
  expect(await checkDocument(document)).toBeNull();
});

test.each([
  ['an empty file', new File([], 'a.pdf'), 'empty'],
  ['an archive', file('a.zip', 'PK\x03\x04'), 'type'],
  ['plain text with the extension .pdf', file('a.pdf', 'plain words'), 'type'],
  ['a RIFF file that is not WebP', file('a.webp', 'RIFF....WAVE'), 'type'],
  ['a file one byte larger than 20 MiB', sized(20 * MIB + 1), 'size'],
])('%s is not sent', async (_what, document, error) => {
  expect(await checkDocument(document)).toBe(error);
});
