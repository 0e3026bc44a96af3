import { again } from '../../tests/support/again.ts';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPORT_LANGUAGES, REPORT_PARTS, REPORT_PRESETS } from '../../domain/report/reportParts.ts';
import { PIF_COUNT, pifAt } from '../../mocks/demo-data/pifs.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { startBff, type Person, type TestBff } from '../../tests/support/bff.ts';
import { clientPif } from '../../tests/support/pif.ts';
import { mutateAs } from '../../tests/support/mutateAs.ts';

/** Tools of poppler-utils and qpdf, which read PDFs independently of what wrote them. */
const hasTools = ['/usr/bin/pdftotext', '/usr/bin/pdfinfo', '/usr/bin/pdffonts', '/usr/bin/qpdf'].every((path) =>
  existsSync(path),
);
const withTools = hasTools ? test : test.skip;
const withToolsAgain = hasTools ? again : again.skip;

const EVERYTHING = REPORT_PARTS.join(',');
const LAVANDA = companyIdOf('Lavanda Natura d.o.o.');
const CREATE = 'mutation ($input: CreatePifInput!) { createPif(input: $input) { pif { slug partA { version } } } }';
const COMPUTED =
  'query ($slug: String!) { pif(slug: $slug) { safetyReport { inciList substances { inciName maxPercent own { margin { value } } } } } }';
interface Computed {
  pif: {
    safetyReport: {
      inciList: string;
      substances: { inciName: string; maxPercent: string | null; own: { margin: { value: string } | null } | null }[];
    };
  };
}
const FILL = 'mutation ($input: UpdatePifPartAInput!) { updatePifPartA(input: $input) { pif { slug } } }';

/** A seeded file of the company of konsultant and klijent that has a formula. */
const seeded = Array.from({ length: PIF_COUNT }, (_, index) => pifAt(index)).find(
  ({ companyId, formulaId }) => companyId === LAVANDA && formulaId,
);

let bff: TestBff;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosije-'));
  bff = await startBff();
});
afterAll(async () => {
  await bff.close();
  await rm(folder, { recursive: true });
});

async function print(person: Person, query: string, slug = seeded?.slug ?? '') {
  const response = await fetch(`${bff.url}/exports/pif/${slug}?${query}`, {
    headers: { authorization: `Bearer ${await bff.tokenOf(person)}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}
const run = (tool: string, args: string[], input: Buffer): string =>
  execFileSync(tool, args, { input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] });
/** In the order of the document, whatever its line breaks. */
const textOf = (bytes: Buffer) => run('pdftotext', ['-raw', '-', '-'], bytes).replace(/\s+/g, ' ');

interface Outline {
  title: string;
  kids: Outline[];
}
const titlesOf = (outlines: readonly Outline[]): string[] =>
  outlines.flatMap(({ title, kids }) => [title, ...titlesOf(kids)]);

test('a file is printed as PDF under its own name, for no cache', async () => {
  const { status, headers, bytes } = await print('konsultant', `parts=${EVERYTHING}&language=sr`);
  expect(status).toBe(200);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-disposition')).toContain('attachment');
});

test('the same file on the same day gives the same bytes', async () => {
  const query = 'parts=description,A1&language=en';
  const [first, second] = [await print('konsultant', query), await print('konsultant', query)];
  expect(first.bytes.equals(second.bytes)).toBe(true);
});

const presets = Object.entries(REPORT_PRESETS).flatMap(([preset, parts]) =>
  REPORT_LANGUAGES.map((language) => [preset, language, parts] as const),
);
/** Two presets, each in another language. */
const [some, others] = [presets.filter((_one, at) => at % 8 === 0), presets.filter((_one, at) => at % 8 !== 0)];
/** The number of a point of Annex I at the head of a bookmark. */
const pointOf = (title: string) => /^[AB]\d+/.exec(title)?.[0];

/** Looks at a PDF with the tools of others. */
async function expectArchivable(_preset: string, language: string, parts: readonly string[]): Promise<void> {
  const { bytes } = await print('konsultant', `parts=${parts.join(',')}&language=${language}`);
  expect(run('pdfinfo', ['-'], bytes)).toMatch(/Tagged:\s+yes/);
  expect(run('pdfinfo', ['-meta', '-'], bytes)).toMatch(/pdfaid:part>2<[\s\S]*pdfaid:conformance>A</);
  if (parts.includes('A2')) expect(run('pdfinfo', ['-struct', '-'], bytes)).toContain('TH');
  const fonts = run('pdffonts', ['-'], bytes).split('\n').slice(2).filter(Boolean);
  expect(fonts.length).toBeGreaterThan(1);
  for (const font of fonts) expect(font).toMatch(/\syes yes yes\s+\d+\s+0\s*$/);
  const file = join(folder, 'report.pdf');
  await writeFile(file, bytes);
  expect(run('qpdf', ['--check', file], Buffer.alloc(0))).toContain('No syntax or stream encoding errors found');
  const { outlines } = JSON.parse(run('qpdf', ['--json', '--json-key=outlines', file], Buffer.alloc(0))) as {
    outlines: Outline[];
  };
  const titles = titlesOf(outlines);
  for (const title of titles) expect(title).toMatch(/^\S+( \S+)*$/);
  expect(titles.flatMap((title) => pointOf(title) ?? [])).toEqual(parts.filter((part) => pointOf(part)));
  const text = textOf(bytes);
  for (const title of titles) expect(text).toContain(title);
  expect(/[А-Яа-яЂђЈјЉљЊњЋћЏџ]/.test(titles.join(''))).toBe(language === 'sr-Cyrl');
  expect(text).toContain(seeded?.reference);
}
const ARCHIVABLE = '%s in %s is tagged PDF/A-2a with every font inside, without an error and with its chapters alone';
withTools.each(some)(ARCHIVABLE, expectArchivable);
withToolsAgain.each(others)(ARCHIVABLE, expectArchivable);

withTools.each([
  ['en', 'Description of the product', 'Draft – not signed'],
  ['sr', 'Opis proizvoda', 'Nacrt – nije potpisano'],
  ['sr-Cyrl', 'Опис производа', 'Нацрт – није потписано'],
])('in %s its texts can be found, and it says that it is a draft', async (language, title, draft) => {
  const { bytes } = await print('konsultant', `parts=description&language=${language}`);
  const text = textOf(bytes);
  expect(text).toContain(title);
  expect(text).toContain(draft);
  expect(text).toContain(seeded?.name);
});

withToolsAgain.each(['sr', 'sr-Cyrl'])(
  'in %s every place of its words is filled, and symbols stay Latin',
  async (language) => {
    const text = textOf((await print('konsultant', `parts=A1,A7&language=${language}`)).bytes);
    expect(text).toContain('C/100 × DAp/100. PODsys = POD');
    expect(text).toMatch(language === 'sr' ? /revizija \d/ : /ревизија \d/);
    expect(text).not.toMatch(/[{}]/);
  },
);

withToolsAgain('in Cyrillic, microorganisms, units and the title of the guidance keep their Latin names', async () => {
  const text = textOf((await print('konsultant', 'parts=A2,A3,A6,B4&language=sr-Cyrl')).bytes);
  for (const name of ['Escherichia coli', 'Candida albicans', 'Notes of Guidance', 'mg/L', 'cm²', 'Део B'])
    expect(text).toContain(name);
});

withTools('what was typed is text, whatever it looks like, and characters without a glyph are told', async () => {
  const name = '#strong[Krema] $x$ \\ "漢字"';
  const { data } = await bff.askAs<{ createPif: { pif: { slug: string } } }>('konsultant', CREATE, {
    variables: { input: { name, companyId: LAVANDA } },
  });
  const text = textOf((await print('konsultant', 'parts=description&language=en', data.createPif.pif.slug)).bytes);
  expect(text).toContain('#strong[Krema] $x$ \\ "□□"');
  expect(text).toContain('shown as □: U+6F22, U+5B57.');
});

withToolsAgain('what people entered of Part A is printed with every row of ISO 17516', async () => {
  const { data } = await bff.askAs<{ createPif: { pif: { slug: string; partA: { version: number } } } }>(
    'konsultant',
    CREATE,
    {
      variables: { input: { name: 'Krema za ruke', companyId: LAVANDA, labelSlug: seeded?.slug } },
    },
  );
  const {
    slug,
    partA: { version },
  } = data.createPif.pif;
  const partA = {
    ph: { minimum: '5.0', maximum: '6.0', method: 'ISO 4316' },
    viscosity: { minimum: '12000' },
    microbiology: [{ row: 'CANDIDA_ALBICANS', result: 'odsutna u 1 g', isWithin: false }],
    packParts: [{ material: 'Polipropilen', kind: 'PRIMARY', isInContact: true }],
    misuse: 'Upotreba oko očiju',
    noEffectsSince: '2026-01-15',
  };
  const before = textOf((await print('konsultant', 'parts=A9&language=en', slug)).bytes);
  expect(before).not.toMatch(/Reported effects\s+0/);
  await bff.askAs('konsultant', FILL, { variables: { input: { slug, version, partA } } });
  const text = textOf((await print('konsultant', 'parts=A2,A3,A4,A5,A9,A10&language=en', slug)).bytes);
  expect(text).toContain('Cosmetic product safety report');
  expect(text).toContain('pH 5.0 6.0 ISO 4316');
  expect(text).toContain('12,000');
  expect(text).toContain('Escherichia coli no result');
  // What was written in another language says so, and what is a name does not.
  expect(text).toContain('Candida albicans odsutna u 1 g [sr] ✗ No');
  expect(text).toContain('Polipropilen Primary Yes not known');
  expect(text).toContain('Misuse that can be foreseen Upotreba oko očiju');
  expect(text).toMatch(/Warnings and precautions on the label \S/);
  expect(text).toContain('No undesirable effects are known since 15 January 2026.');
  expect(text).toMatch(/Reported effects\s+0/);
});

withTools('the computed parts print the very figures that the screen is given', async () => {
  const { data } = await bff.askAs<Computed>('konsultant', COMPUTED, { variables: { slug: seeded?.slug } });
  const { inciList, substances } = data.pif.safetyReport;
  const text = textOf((await print('konsultant', 'parts=A1,A6,A7,A8&language=en')).bytes);
  expect(text).toContain(inciList.slice(0, 40));
  expect(substances.length).toBeGreaterThan(5);
  for (const { inciName, maxPercent } of substances) {
    expect(text).toContain(inciName);
    expect(text).toContain(maxPercent ?? 'not known');
  }
  const margins = substances.flatMap(({ own }) => own?.margin?.value ?? []);
  expect(margins.length).toBeGreaterThan(0);
  for (const margin of margins) expect(text.replaceAll(',', '')).toContain(margin);
  expect(text).toContain('profile 1 of ' + String(substances.length));
});

withToolsAgain('A2 prints light absorption and purity of a substance with their sources', async () => {
  const ENTER =
    'mutation ($input: UpdateToxicologyInput!) { updateOwnToxicology(input: $input) { ingredient { id } } }';
  const FIND =
    'query ($name: String!) { ingredients(filter: { search: $name }) { items { id inciName ownToxicology { version } } } }';
  const { data } = await bff.askAs<Computed>('konsultant', COMPUTED, { variables: { slug: seeded?.slug } });
  const name = data.pif.safetyReport.substances[0]?.inciName ?? '';
  const found = await bff.askAs<{ ingredients: { items: { id: string; inciName: string }[] } }>('konsultant', FIND, {
    variables: { name },
  });
  const ingredientId = found.data.ingredients.items.find(({ inciName }) => inciName === name.toUpperCase())?.id;
  const known = {
    uvAbsorption: 'maximum at 269 nm',
    uvAbsorptionSource: 'Spectrum 7',
    purity: '99.5 %',
    puritySource: 'CoA 31',
  };
  const { errors } = await bff.askAs('konsultant', ENTER, {
    variables: { input: { ingredientId, version: 0, ...known } },
  });
  expect(errors).toEqual([]);
  const text = textOf((await print('konsultant', 'parts=A2&language=en')).bytes);
  expect(text).toMatch(/maximum at 269 nm ?‡a 99\.5 % ?‡b/);
  expect(text).toContain('a Source: Spectrum 7');
  expect(text).toContain('b Source: CoA 31');
});

withToolsAgain('Part B prints every heading of the reasoning, also those that nobody wrote', async () => {
  const text = textOf((await print('konsultant', 'parts=B1,B2,B3,B4&language=en')).bytes);
  for (const heading of [
    'No conclusion yet',
    'Substances ?',
    'Margins of safety ?',
    'Undesirable effects ?',
    'Safety assessor',
  ])
    expect(text).toContain(heading);
  expect(text).not.toContain('Children under three years');
  expect(text).toContain('Not signed.');
});

withToolsAgain('every page bears the number of the report and the hash of its content', async () => {
  const { bytes } = await print('konsultant', `parts=${EVERYTHING}&language=sr`);
  const pages = run('pdftotext', ['-layout', '-', '-'], bytes).split('\f').slice(0, -1);
  const hashes = pages.map((page) => /SHA-256 ([0-9a-f]{8} … [0-9a-f]{4})\b/.exec(page)?.[1]);
  expect(pages.length).toBeGreaterThan(5);
  expect([...new Set(hashes)]).toEqual([expect.stringContaining('…')]);
  for (const page of pages) expect(page).toContain(`${seeded?.reference ?? ''} · revizija`);
  const [begin, end] = (hashes[0] ?? '').split(' … ');
  expect(textOf(bytes).replaceAll(' ', '')).toMatch(new RegExp(`nacrta${begin}[0-9a-f]{52}${end}`));
});

withToolsAgain('a draft of other content has another hash', async () => {
  const hashOf = async (parts: string) =>
    /SHA-256 (\S+ … \S+)/.exec(textOf((await print('konsultant', `parts=${parts}&language=en`)).bytes))?.[1];
  expect(await hashOf('A1')).not.toBe(await hashOf('A1,A2'));
});

withToolsAgain('the conditions of a conditional conclusion stand on every page', async () => {
  const conditional = Array.from({ length: PIF_COUNT }, (_, at) => pifAt(at)).find(
    ({ conclusion, formulaId }) => conclusion === 'conditionallySafe' && formulaId,
  );
  const READ = 'query ($slug: String!) { pif(slug: $slug) { partB { conditions } } }';
  const { data } = await bff.askAs<{ pif: { partB: { conditions: string[] } } }>('admin', READ, {
    variables: { slug: conditional?.slug },
  });
  const [condition = ''] = data.pif.partB.conditions;
  expect(condition).not.toBe('');
  const { bytes } = await print('admin', `parts=${EVERYTHING}&language=en`, conditional?.slug);
  const pages = run('pdftotext', ['-raw', '-', '-'], bytes).split('\f').slice(0, -1);
  for (const page of pages) expect(page.replace(/\s+/g, ' ')).toContain(`Condition 1. ${condition}`);
  expect(pages[0]).toContain('this document cannot be final');
});

withToolsAgain.each(['en', 'sr'])(
  'in %s, B2 prints every wording that the annexes want beside whether the label has it',
  async (language) => {
    const WANTED = 'query ($slug: String!) { pif(slug: $slug) { wantedWarnings { english serbian state } } }';
    const all = Array.from({ length: PIF_COUNT }, (_, at) => pifAt(at)).filter(({ formulaId }) => formulaId);
    for (const { slug } of all) {
      const { data } = await bff.askAs<{
        pif: { wantedWarnings: { english: string; serbian: string | null; state: string }[] };
      }>('admin', WANTED, { variables: { slug } });
      const { wantedWarnings } = data.pif;
      if (wantedWarnings.length === 0) continue;
      const text = textOf((await print('admin', `parts=B2&language=${language}`, slug)).bytes);
      for (const { english, serbian } of wantedWarnings)
        expect(text).toContain((language === 'en' ? english : (serbian ?? english)).replace(/\s+/g, ' ').slice(0, 30));
      return;
    }
    throw new Error('No demo file has a warning that an annex wants');
  },
);

withToolsAgain.each([
  ['en', 'emollient', 'dermal'],
  ['sr', 'emolijens', 'preko kože'],
  ['sr-Cyrl', 'емолијенс', 'преко коже'],
])('in %s, functions and routes are written in its words', async (language, use, route) => {
  const text = textOf((await print('konsultant', `parts=A1,A6&language=${language}`)).bytes);
  expect(text).toContain(use);
  expect(text).toContain(route);
});

withToolsAgain('a short table and a short list of facts stand on one page', async () => {
  const { bytes } = await print('admin', `parts=${REPORT_PRESETS.inspector.join(',')}&language=en`, pifAt(16).slug);
  const pages = run('pdftotext', ['-raw', '-', '-'], bytes).split('\f');
  for (const [first, last] of [
    ['Amount applied', 'Frequency'],
    ['Tests by the manufacturer', 'What was tested'],
  ] as const) {
    const page = pages.find((text) => text.includes(first));
    expect(page).toContain(last);
  }
});

withToolsAgain('only a report with its cover has contents', async () => {
  const [whole, part] = [
    await print('konsultant', 'parts=cover,A2&language=en'),
    await print('konsultant', 'parts=A2&language=en'),
  ];
  expect(textOf(whole.bytes)).toContain('Contents');
  expect(textOf(part.bytes)).not.toContain('Contents');
});

withTools('a file that was reopened after its assessment prints no conclusion as one in force', async () => {
  const change = async (field: string, input: object) =>
    (
      await mutateAs<{ pif: { slug: string; version: number } }>(
        bff,
        'konsultant',
        field,
        'pif { slug version }',
        input,
      )
    ).pif;
  const { slug } = await change('createPif', {
    name: 'Vraćena krema',
    companyId: LAVANDA,
    labelSlug: clientPif.slug,
  });
  await change('updatePifDescription', {
    slug,
    version: 1,
    name: 'Vraćena krema',
    description: { category: 'foot_care_products' },
  });
  const { version } = await change('submitPif', { slug, version: 1 });
  await change('updatePifPartB', {
    slug,
    version: 1,
    partB: { unsafeReasons: 'Nema podataka.', statement: 'Izjava.' },
  });
  const concluded = await change('setPifConclusion', { slug, version, conclusion: 'UNSAFE' });
  const query = 'parts=B1,B4&language=en';
  expect(textOf((await print('konsultant', query, slug)).bytes)).toContain('✗ Not safe');

  await change('returnPif', { slug, version: concluded.version, reason: 'Ispravite formulu.' });
  const text = textOf((await print('konsultant', query, slug)).bytes);
  expect(text).toContain('No conclusion in force (before it was reopened: Not safe)');
  expect(text).not.toContain('✗ Not safe');
  expect(text).not.toContain('Izjava.');
});

withTools('a client gets the file without the formula of its product', async () => {
  const query = 'parts=description,A1&language=en';
  const [own, staff] = [await print('klijent', query), await print('konsultant', query)];
  expect(textOf(staff.bytes)).toContain('Raw material / substance (INCI)');
  expect(textOf(own.bytes)).not.toContain('Raw material / substance (INCI)');
  expect(textOf(own.bytes)).toContain('Not chosen: A1; ');
});

test.each<[Person, number]>([
  ['klijent2', 404],
  ['konsultant2', 404],
  ['dcp', 403],
])('%s does not get the file of another company', async (person, status) => {
  expect((await print(person, 'parts=description&language=en')).status).toBe(status);
});

test.each(['parts=&language=en', 'parts=B9&language=en', 'parts=description&language=fr', 'language=en'])(
  'the query %s is refused',
  async (query) => {
    expect((await print('konsultant', query)).status).toBe(400);
  },
);
