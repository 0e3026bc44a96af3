import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../mocks/testing/until.ts';
import { aPdf, pdfOfManyObjects } from '../../tests/support/pdf.ts';
import { codeOf } from '../errors.ts';
import type { ReportDocument } from './reportDocument.ts';
import { ReportPress } from './reportPress.ts';

const withTools = existsSync('/usr/bin/pdftotext') ? test : test.skip;
const document: ReportDocument = {
  language: 'sr',
  region: 'RS',
  kind: 'Izveštaj',
  logo: null,
  name: 'Krema',
  subtitle: '',
  reference: 'LN-1',
  edition: 'revizija 1',
  hash: '',
  copy: '',
  draft: null,
  conclusion: null,
  conditions: [],
  facts: [],
  questions: null,
  key: null,
  date: { year: 2026, month: 11, day: 23 },
  hasCover: false,
  law: '',
  words: { contents: '', leftOut: '', page: 'strana', of: 'od', replaced: '', attachments: 'Prilozi' },
  chapters: [],
  dividers: [],
};
/** Processes that another started (Linux). */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
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

test('a process that ends of itself, or is killed, fails its report alone', async () => {
  const press = new ReportPress();
  const never = new AbortController().signal;
  // A text where the template wants a list: the compiler refuses, and the process dies.
  const broken = { ...document, facts: 'none' as unknown as [], hasCover: true };
  await expect(press.print(broken, never)).rejects.toThrow('without a result');
  const before = childrenOf(process.pid);
  const killed = press.print(document, never).catch((error: unknown) => (error as Error).message);
  const started = () => childrenOf(process.pid).find((pid) => !before.includes(pid));
  await until('the process of the report runs', () => started() !== undefined);
  process.kill(started()!, 'SIGKILL');
  expect(await killed).toBe('The process ended without a result');
  expect(isPdf(await press.print(document, never))).toBe(true);
  press.close();
});

withTools(
  'a file that ends its process has its divider alone, and the pages of the others follow theirs',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hostile-'));
    const contents = [aPdf('Prvi'), pdfOfManyObjects(10_000_000), aPdf('Drugi', 'Kraj')];
    const files = contents.map((_, index) => ({ path: join(folder, String(index)), mediaType: 'application/pdf' }));
    for (const [index, content] of contents.entries()) await writeFile(files[index]!.path, content);
    const dividers = files.map((_, index) => ({
      number: `Prilog ${index + 1}`,
      name: `${index}.pdf`,
      facts: [],
      pages: 'Strana',
      notices: { PROTECTED: 'traži lozinku', DAMAGED: 'vidi ZIP', NO_PAGES: 'nema strana' },
    }));
    const press = new ReportPress(3_600_000);
    const output = join(folder, 'report.pdf');
    await press.append({ ...document, dividers }, { files, output }, new AbortController().signal);
    press.close();
    const pages = execFileSync('pdftotext', [output, '-'], { encoding: 'utf8' }).split('\f');
    expect(pages.findIndex((text) => text.includes('Prvi'))).toBe(
      pages.findIndex((text) => text.includes('0.pdf')) + 1,
    );
    expect(pages.find((text) => text.includes('1.pdf'))).toContain('vidi ZIP');
    expect(pages.findIndex((text) => text.includes('Kraj'))).toBe(
      pages.findIndex((text) => text.includes('2.pdf')) + 2,
    );
  },
  3_600_000,
);

test('a report that takes longer than it may is ended as OVERLOADED and gives its place back', async () => {
  const press = new ReportPress(1);
  const all = () =>
    Promise.all(
      Array.from({ length: 22 }, () =>
        press
          .print(document, new AbortController().signal)
          .catch((error: unknown) => [codeOf(error), (error as Error).message]),
      ),
    );
  const tooLong = Array.from({ length: 22 }, () => ['OVERLOADED', 'The report took too long']);
  expect(await all()).toEqual(tooLong);
  expect(await all()).toEqual(tooLong);
  press.close();
}, 3_600_000);
