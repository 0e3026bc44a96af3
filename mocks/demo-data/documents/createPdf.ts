/**
 * Letters that neither ASCII nor the PDF encoding WinAnsi has, with the names of their glyphs: ISO 32000-1, annex D.
 */
const LETTERS = {
  Č: 'Ccaron',
  č: 'ccaron',
  Ć: 'Cacute',
  ć: 'cacute',
  Đ: 'Dcroat',
  đ: 'dcroat',
  Š: 'Scaron',
  š: 'scaron',
  Ž: 'Zcaron',
  ž: 'zcaron',
  '–': 'endash',
  '≤': 'lessequal',
};
const FIRST_CODE = 0x80;

/** A text as the string of a content stream. */
function toPdfString(text: string): string {
  const letters = Object.keys(LETTERS);
  const one = (sign: string) =>
    letters.includes(sign)
      ? String.fromCharCode(FIRST_CODE + letters.indexOf(sign))
      : sign.charCodeAt(0) < 256
        ? sign
        : '?';
  return Array.from(text, one)
    .join('')
    .replace(/[\\()]/g, '\\$&');
}

/** A PDF of one A4 page with a heading and lines of text: the same bytes every time. */
export function createPdf(heading: string, lines: readonly string[]): Buffer {
  const text = [
    'BT',
    '/F1 18 Tf',
    '72 760 Td',
    `(${toPdfString(heading)}) Tj`,
    '/F1 11 Tf',
    '0 -34 Td',
    ...lines.flatMap((line) => [`(${toPdfString(line)}) Tj`, '0 -18 Td']),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 6 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding 5 0 R >>',
    `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${FIRST_CODE} ${Object.values(LETTERS)
      .map((name) => `/${name}`)
      .join(' ')}] >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = [
    'xref',
    `0 ${objects.length + 1}`,
    '0000000000 65535 f ',
    ...offsets.map((place) => `${place} 00000 n `),
  ].join('\n');
  return Buffer.from(
    `${file}${table}\ntrailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}
