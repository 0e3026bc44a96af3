import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import type { Writing } from '../../bff/report/chapters/blocks.ts';
import { compositionBlocks } from '../../bff/report/chapters/composition.ts';
import { marginBlocks } from '../../bff/report/chapters/margins.ts';
import { profileBlocks } from '../../bff/report/chapters/profiles.ts';
import { formatsOf } from '../../bff/report/formats.ts';
import type { Block, Cell, ReportDocument } from '../../bff/report/reportDocument.ts';
import { ReportPress } from '../../bff/report/reportPress.ts';
import { wordsOf } from '../../bff/report/words/wordsOf.ts';
import { line as lineOf, material } from '../../domain/formula/examples.testing.ts';
import { buildKnowledge } from '../../domain/label/knowledge.ts';
import { UNKNOWN_PRODUCT } from '../../domain/product/product.ts';
import { TOXICOLOGY_ENDPOINTS } from '../../domain/ingredient/toxicology.ts';
import { ingredient, reportInput, reportLine } from '../../domain/report/examples.testing.ts';
import { safetyReport } from '../../domain/report/safetyReport.ts';
import { line, median, percentile } from './measure.ts';

// A1, A7 and A8 of a safety report as PDF: by the engine of the product, and by Chromium (CHROMIUM_PATH) from HTML with
// the same texts. Run `npm run build` before: the press runs the built module. Seconds and megabytes depend on the
// machine and have no limit.
const COUNTS = [60, 300];
const ROUNDS = 5;
/** As many pages of text as a file of 20,000-character fields has, and more. */
const TEXTS = 40;
const OPINION = 'Not irritating to the skin of rabbits at the concentration tested, semi-occlusive, 4 h. ';
const writing: Writing = { words: wordsOf('en'), formats: formatsOf('en'), language: 'en' };

const chapter = (code: string, blocks: Block[]) => ({ code, section: null, title: code, startsPage: true, blocks });

function documentOf(name: string, chapters: ReportDocument['chapters']): ReportDocument {
  return {
    ...{
      language: 'en',
      region: 'GB',
      kind: 'Safety report',
      name,
      subtitle: '',
      reference: 'M-1',
      edition: 'version 1',
    },
    ...{
      hash: 'SHA-256 00000000 … 0000',
      draft: null,
      conclusion: null,
      conditions: [],
      facts: [],
      law: '',
      copy: '',
      hasCover: true,
      logo: null,
      questions: null,
      key: null,
    },
    date: { year: 2026, month: 1, day: 1 },
    words: { contents: 'Contents', leftOut: '', page: 'page', of: 'of', replaced: '', attachments: '' },
    dividers: [],
    chapters,
  };
}

function reportOf(count: number): ReportDocument {
  const names = Array.from({ length: count }, (_, at) => `PEG-${at + 3} LAURATE`);
  const endpoints = TOXICOLOGY_ENDPOINTS.map((endpoint) => ({
    endpoint,
    text: OPINION.repeat(3),
    source: 'SCCS/1647/22',
    noData: null,
  }));
  const report = safetyReport({
    ...reportInput({}),
    knowledge: buildKnowledge(
      names.map((inciName) => ({ inciName, casNumbers: [] })),
      [],
    ),
    product: { ...UNKNOWN_PRODUCT, category: 'body_care_products' },
    lines: names.map((name) => reportLine(lineOf('0.3', material(name, `${name} 60-80`)))),
    ingredients: names.map((name) => {
      const known = ingredient(name, { noaelMgPerKgDay: 500, oralAbsorptionPercent: 50 });
      return { ...known, global: known.global && { ...known.global, endpoints } };
    }),
  });
  return documentOf(`${count} substances`, [
    chapter('A1', compositionBlocks(report, writing)),
    chapter('A7', marginBlocks(report, writing)),
    chapter('A8', profileBlocks(report, writing)),
  ]);
}

const longText = (): ReportDocument =>
  documentOf('Text', [
    chapter(
      'B3',
      Array.from({ length: TEXTS }, () => ({ kind: 'text', text: OPINION.repeat(228), isWritten: true })),
    ),
  ]);

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\n/g, '<br>');
const textOf = (cell: Cell) => escaped(typeof cell === 'string' ? cell : cell.text + cell.mark);
const row = (cells: readonly Cell[], tag: string) =>
  `<tr>${cells.map((one) => `<${tag}>${textOf(one)}</${tag}>`).join('')}</tr>`;

function htmlOf(block: Block): string {
  if (block.kind === 'heading') return `<h3>${escaped(block.text)}</h3>`;
  if (block.kind === 'text') return `<p>${escaped(block.text)}</p>`;
  if (block.kind === 'table') {
    const rows = block.groups.map(
      ({ head, rows: all }) => (head ? row(head, 'th') : '') + all.map((one) => row(one, 'td')).join(''),
    );
    const heads = row(
      block.columns.map(({ head }) => head),
      'th',
    );
    return `<table><thead>${heads}</thead><tbody>${rows.join('')}</tbody></table>`;
  }
  if (block.kind !== 'profile') return '';
  const facts = [...block.identity, ...block.figures].map(({ name, value }) => `${name} ${textOf(value)}`).join(' · ');
  return `<h2 style="break-before:page">${escaped(block.name)}</h2><p>${facts}</p>`;
}
const pageOf = ({ chapters, name }: ReportDocument) =>
  `<!doctype html><html lang="en"><title>${name}</title><style>@page{size:A4;margin:25mm}body{font:9pt sans-serif}td,th{border-bottom:.4pt solid #ccc;text-align:left}</style>` +
  chapters.map(({ code, blocks }) => `<h1>${code}</h1>${blocks.map(htmlOf).join('')}`).join('');

/** Memory of this process, or of the programs that it started, in MB. */
function residentMb(ofChildren: boolean): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
        return [{ pid: Number(pid), parent: of('PPid'), kilobytes: of('VmRSS') }];
      } catch {
        return [];
      }
    });
  const family = new Set([process.pid]);
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  return processes
    .filter(({ pid }) => family.has(pid) && (pid === process.pid) !== ofChildren)
    .reduce((sum, { kilobytes }) => sum + kilobytes / 1000, 0);
}

async function measure(
  what: string,
  print: () => Promise<Uint8Array>,
  ofChildren: boolean,
  rounds: number,
): Promise<void> {
  const times: number[] = [];
  const state = { most: 0, isOver: false };
  const before = residentMb(ofChildren);
  const watch = (async () => {
    while (!state.isOver) {
      state.most = Math.max(state.most, residentMb(ofChildren));
      await pause(20);
    }
  })();
  let bytes = 0;
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    bytes = (await print()).length;
    times.push(performance.now() - started);
  }
  state.isOver = true;
  await watch;
  line(
    `${what.padEnd(34)} p50 ${(median(times) / 1000).toFixed(2)} s, at most ${(percentile(times, 1) / 1000).toFixed(2)} s; ` +
      `${(bytes / 1000).toFixed(0)} KB; memory ${before.toFixed(0)} to ${state.most.toFixed(0)} MB`,
  );
}

line(`report as PDF: node ${process.version}`);
const documents = [...COUNTS.map(reportOf), longText()];
const press = new ReportPress();
for (const document of documents)
  await measure(
    `Typst, ${document.name}`,
    async () => (await press.print(document, new AbortController().signal, 'a-2a')).bytes,
    false,
    ROUNDS,
  );
press.close();
const { CHROMIUM_PATH: executablePath } = process.env;
if (executablePath)
  for (const document of documents)
    await measure(
      `Chromium with its start, ${document.name}`,
      async () => {
        const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
        try {
          const page = await browser.newPage();
          await page.setContent(pageOf(document));
          return await page.pdf({ format: 'A4', tagged: true, outline: true });
        } finally {
          await browser.close();
        }
      },
      true,
      ROUNDS,
    );
