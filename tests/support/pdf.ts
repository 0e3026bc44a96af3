import { deflateSync } from 'node:zlib';

/**
 * A PDF of these objects, the first of which is its catalog; `more` is added to its trailer. ASCII without brackets in
 * texts.
 */
function pdfOf(objects: readonly string[], more = ''): Buffer {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R ${more}>>`;
  return Buffer.from(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}

/** A PDF with one line of text on each page. */
export const aPdf = (...lines: string[]): Buffer => pdfWith({}, ...lines);

/** The same with more entries in its catalog or trailer. */
function pdfWith({ catalog = '', trailer = '' }: { catalog?: string; trailer?: string }, ...lines: string[]) {
  const page = (index: number) => 4 + 2 * index;
  return pdfOf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog}>>`,
      `<< /Type /Pages /Count ${lines.length} /Kids [${lines.map((_, index) => `${page(index)} 0 R`).join(' ')}] >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...lines.flatMap((line, index) => {
        const text = `BT /F1 24 Tf 72 720 Td (${line}) Tj ET`;
        return [
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${page(index) + 1} 0 R >>`,
          `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
        ];
      }),
    ],
    trailer,
  );
}

/** Wants a password: the hash of the empty one is not that of this user password. */
export const protectedPdf = (): Buffer =>
  pdfWith(
    {
      trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >> /ID [<43> <43>] `,
    },
    'Tajno',
  );

/** Runs a script as it is opened. */
export const pdfWithScript = (): Buffer =>
  pdfWith({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert) >> ' }, 'Skript');

/**
 * Some kilobytes that unpack to a table of so many objects, whoever reads them: the stream of cross references of PDF
 * 1.5.
 */
export function pdfOfManyObjects(count: number): Buffer {
  const table = deflateSync(Buffer.alloc(3 * count, Buffer.from([1, 1, 0])), { level: 9 });
  const head =
    '%PDF-1.5\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count 0 /Kids [] >>\nendobj\n';
  const dictionary = `<< /Type /XRef /Size ${count} /W [1 1 1] /Root 1 0 R /Filter /FlateDecode /Length ${table.length} >>`;
  return Buffer.concat([
    Buffer.from(`${head}3 0 obj\n${dictionary}\nstream\n`),
    table,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${head.length}\n%%EOF\n`),
  ]);
}
