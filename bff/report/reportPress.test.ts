import { codeOf } from '../errors.ts';
import type { ReportDocument } from './reportDocument.ts';
import { ReportPress } from './reportPress.ts';

const document: ReportDocument = {
  language: 'sr',
  region: 'RS',
  kind: 'Izveštaj',
  name: 'Krema',
  subtitle: '',
  reference: 'LN-1',
  edition: 'revizija 1',
  hash: '',
  draft: null,
  conclusion: null,
  conditions: [],
  facts: [],
  date: { year: 2026, month: 11, day: 23 },
  hasCover: false,
  words: { contents: '', leftOut: '', page: 'strana', of: 'od', replaced: '', attachments: 'Prilozi' },
  chapters: [],
  dividers: [],
};
const isPdf = ({ bytes }: { bytes: Uint8Array }) => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-';

test('of 40 reports at once 22 find a place and the rest are refused as OVERLOADED; who leaves frees his place', async () => {
  const press = new ReportPress();
  const leaving = new AbortController();
  const never = new AbortController().signal;
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      press.print(document, index < 20 ? leaving.signal : never).then(isPdf, (error: unknown) => {
        // The refusals come at once, before any report is ready; then those of the first 20 leave.
        leaving.abort();
        return codeOf(error);
      }),
    ),
  );
  expect(outcomes.slice(20, 22)).toEqual([true, true]);
  expect(outcomes.slice(22)).toEqual(Array.from({ length: 18 }, () => 'OVERLOADED'));
  expect(outcomes.slice(0, 20)).not.toContain(true);
  expect(isPdf(await press.print(document, never))).toBe(true);
  press.close();
});

test('a thread that ends of itself fails its report alone', async () => {
  const press = new ReportPress();
  const never = new AbortController().signal;
  // A text where the template wants a list: the compiler refuses, and the thread dies.
  const broken = { ...document, chapters: 'none' as unknown as [] };
  await expect(press.print(broken, never)).rejects.toThrow();
  expect(isPdf(await press.print(document, never))).toBe(true);
  press.close();
});
