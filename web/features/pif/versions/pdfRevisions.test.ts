import { earlierEndsOf } from './pdfRevisions.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const partsOf = (text: string) => earlierEndsOf(bytes(text)).map((end) => text.slice(0, end));

test('a document that nothing was added to has no earlier state', () => {
  expect(partsOf('%PDF-1.7\nabc\n%%EOF\n')).toEqual([]);
  expect(partsOf('%PDF-1.7\nabc\n%%EOF')).toEqual([]);
  expect(partsOf('%PDF-1.7 100% %%E')).toEqual([]);
});

test.each(['\n', '\r\n', '\r', ''])('what was there before an addition ends with its mark and the line %j', (line) => {
  const signed = `%PDF-1.7\nabc\n%%EOF${line}`;
  expect(partsOf(`${signed}marks %%EOF\n`)).toEqual([signed]);
});

test('of many additions the newest count', () => {
  const states = Array.from({ length: 14 }, (_, at) => `state ${at} %%EOF\n`);
  const found = partsOf(states.join(''));
  expect(found).toHaveLength(10);
  expect(found[0]).toBe(states.slice(0, 13).join(''));
});
