import { parse } from 'content-disposition';
import { attachment, uniqueNames, safeDocumentName } from './downloadNames.ts';

test.each([
  ['Bezbednosni list.PDF', 'Bezbednosni list.pdf'],
  ['Šećer – čist.pdf', 'Šećer – čist.pdf'],
  ['a/b\\c:d*e?f"g<h>i|j.pdf', 'a-b-c-d-e-f-g-h-i-j.pdf'],
  ['a\u0000b\u001fc\u202ed\u200be\ud800.pdf', 'abcde.pdf'],
  ['  razmaci \t i\u00a0ostalo . .pdf', 'razmaci i ostalo.pdf'],
  ['...', 'document.pdf'],
  ['', 'document.pdf'],
  ['aux', '_aux.pdf'],
  ['COM1.sve.pdf', '_COM1.sve.pdf'],
  ['slika.jpeg', 'slika.jpeg.pdf'],
  ['c\u030caj.pdf', 'čaj.pdf'],
])('%j becomes %j', (input, expected) => {
  expect(safeDocumentName(input, ['pdf'])).toBe(expected);
});

test('a name is cut to 150 characters, never within a surrogate pair, and keeps its extension', () => {
  for (const input of ['a'.repeat(500), '😀'.repeat(300), `${'č'.repeat(145)}.pdf`, `nul.${'a'.repeat(300)}`]) {
    const name = safeDocumentName(input, ['pdf']);
    expect([name.length <= 150, name.endsWith('.pdf'), /\p{Cs}/u.test(name)]).toEqual([true, true, false]);
  }
  expect(safeDocumentName('slika.JPEG', ['jpg', 'jpeg'])).toBe('slika.jpeg');
});

describe('the Content-Disposition header', () => {
  test('has the name in UTF-8 and an ASCII fallback for old clients', () => {
    expect(attachment('Šta "je" 100%.pdf')).toBe(
      `attachment; filename="Sta _je_ 100_.pdf"; filename*=UTF-8''%C5%A0ta%20%22je%22%20100%25.pdf`,
    );
    expect(attachment("a'(b)*đ.pdf")).toBe(
      `attachment; filename="a'(b)*_.pdf"; filename*=UTF-8''a%27%28b%29%2A%C4%91.pdf`,
    );
  });

  test.each([
    'list.pdf',
    'bezbednosni list.pdf',
    'čćšžđ ČĆŠŽĐ.pdf',
    '"; filename="evil.exe',
    "a\\b'c%41.pdf",
    'a\r\nset-cookie: b=1\u0000\u007f.pdf',
    '😀.pdf',
  ])('encodes %j in one line of ASCII', (name) => {
    const header = attachment(name);
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    const { type, parameters } = parse(header);
    expect([type, Object.keys(parameters).filter((key) => !key.startsWith('filename'))]).toEqual(['attachment', []]);
    expect(parameters['filename']).toBe(name);
  });
});

test('names of one folder are unique, ignoring case', () => {
  const uniqueName = uniqueNames();
  expect(['a.pdf', 'A.pdf', 'a (2).pdf', 'b', 'b'].map(uniqueName)).toEqual([
    'a.pdf',
    'A (2).pdf',
    'a (2) (2).pdf',
    'b',
    'b (2)',
  ]);
});
