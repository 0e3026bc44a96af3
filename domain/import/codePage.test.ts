import { codePageOf, decodeCodePage } from './codePage.ts';

/** The bytes of a text in a code page. */
function encode(text: string, encoding: string): Uint8Array {
  const all = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(text, (letter) => (letter === 'Œ' ? 0x8c : letter === '’' ? 0x92 : all.indexOf(letter)));
}

test.each([
  ['Šećer, đumbir, čaj', 'windows-1250', true],
  ['Proizvođač; Količina', 'windows-1250', true],
  ['Žalfija, čaj', 'windows-1250', true],
  ['čaj', 'windows-1250', false],
  ['Huile végétale; matière première', 'windows-1252', true],
  ['Quantità; è', 'windows-1252', true],
  ['Año; número', 'windows-1252', true],
  ['Œillet d’Inde', 'windows-1252', true],
  ['Öl; Größe; Müller', 'windows-1250', true],
  ['Aqua', 'windows-1250', true],
] as const)('"%s" is told to be in %s: %s', (text, encoding, isSure) => {
  const bytes = encode(text, encoding);
  expect(codePageOf(bytes)).toEqual({ encoding, isSure });
  expect(decodeCodePage(bytes)).toBe(text);
});

test('letters of both code pages leave a doubt', () => {
  expect(codePageOf(Uint8Array.from([0xe6, 0xe6, 0xf1]))).toEqual({ encoding: 'windows-1250', isSure: false });
  expect(codePageOf(Uint8Array.from([0xe6, 0xf1]))).toEqual({ encoding: 'windows-1250', isSure: false });
});
