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
  ['a Word document', file('a.docx', 'PK\x03\x04')],
  ['an archive', file('a.zip', 'PK\x03\x04')],
  ['an Outlook e-mail', file('a.msg', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
  ['an e-mail', file('a.eml', 'Received: by x\r\nFrom: a@b.rs\r\nDate: Mon, 1 Jan 2026\r\n\r\n')],
  ['a PDF behind other bytes', file('a.pdf', 'HTTP/1.1 200 OK\r\n\r\n%PDF-1.7')],
  ['a file of 20 MiB', sized(20 * MIB)],
])('%s may be sent', async (_what, document) => {
  expect(await checkDocument(document)).toBeNull();
});

test.each([
  ['an empty file', new File([], 'a.pdf'), 'empty'],
  ['an archive of another kind', file('a.jar', 'PK\x03\x04'), 'type'],
  ['an old Word document', file('a.doc', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), 'type'],
  ['a program with a PDF in it', file('a.pdf', 'MZ %PDF-1.7'), 'type'],
  ['plain text with the extension .pdf', file('a.pdf', 'plain words'), 'type'],
  ['a RIFF file that is not WebP', file('a.webp', 'RIFF....WAVE'), 'type'],
  ['a file one byte larger than 20 MiB', sized(20 * MIB + 1), 'size'],
])('%s is not sent', async (_what, document, error) => {
  expect(await checkDocument(document)).toBe(error);
});
