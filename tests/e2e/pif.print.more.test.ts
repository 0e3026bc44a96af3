import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { PifSection } from '../../domain/pif/requirements.ts';
import { requirementName } from '../../domain/fieldNames/requirementNames.ts';
import { pifAt } from '../../mocks/demo-data/pifs.ts';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { useProduct } from './support/product.ts';

/** Of poppler-utils, which reads PDFs independently of what wrote them. */
const PDFTOTEXT = '/usr/bin/pdftotext';
const withPdfToText = existsSync(PDFTOTEXT) ? test : test.skip;

const { stack, openAs } = useProduct();

/**
 * The text of a PDF without white space and signs of thousands: tables are broken differently on the page and in the
 * report.
 */
const textOf = (input: Uint8Array): string =>
  execFileSync(PDFTOTEXT, ['-raw', '-', '-'], { input, encoding: 'utf8' }).replace(/[\s,\u00ad]+/g, '');
const bare = (text: string): string => text.replace(/[\s,]+/g, '');

interface Value {
  value: string;
}
interface Read {
  pif: {
    safetyReport: {
      sum: string;
      inciList: string;
      composition: { tradeName: string; manufacturer: string; percent: string; substances: { inciName: string }[] }[];
      exposure: {
        applicationSites: string;
        routes: string;
        exposure: Value;
        gramsPerDay: Value;
        retentionFactor: Value;
      };
      substances: {
        inciName: string;
        maxPercent: string;
        waiver: Value | null;
        pointOfDeparture: { value: Value; systemic: Value } | null;
        own: {
          dermalAbsorption: Value;
          systemicExposure: Value;
          margin: Value | null;
          highestSafePercent: Value | null;
        };
      }[];
    };
    description: Record<
      'description' | 'function' | 'categoryReason' | 'population' | 'physicalForm' | 'shades',
      string | null
    > &
      Record<'nominalContent' | 'origin', string | null> &
      Record<
        'responsiblePerson' | 'productionPerson' | 'qualityPerson',
        Record<'name' | 'address' | 'phone' | 'email', string | null>
      >;
    partA: {
      appearance: string;
      colour: string;
      microbiology: { method: string }[];
      packParts: { material: string }[];
    };
    partB: { statement: string; reasoning: { text: string }[] };
    manufacturing: { steps: { text: string; temperature: string }[]; site: string; gmp: { standard: string } };
    claims: { claims: { text: string; evidence: { title: string } }[] };
    animalTesting: { text: string; signedBy: string; supplierAnswers: { supplier: string }[] };
    requirements: {
      section: PifSection;
      field: string;
      rawMaterial: { name: string } | null;
      state: string;
      waivedBecause: string | null;
    }[];
  };
}
const READ = `query ($slug: String!) { pif(slug: $slug) {
  safetyReport {
    sum inciList
    composition { tradeName manufacturer percent substances { inciName } }
    exposure { applicationSites routes exposure { value } gramsPerDay { value } retentionFactor { value } }
    substances { inciName maxPercent waiver { value } pointOfDeparture { value { value } systemic { value } }
      own { dermalAbsorption { value } systemicExposure { value } margin { value } highestSafePercent { value } } } }
  description { description function categoryReason population physicalForm shades nominalContent origin
    responsiblePerson { name address phone email } productionPerson { name address phone email } qualityPerson { name address phone email } }
  partA { appearance colour microbiology { method } packParts { material } }
  partB { statement reasoning { text } }
  manufacturing { steps { text temperature } site gmp { standard } }
  claims { claims { text evidence { title } } }
  animalTesting { text signedBy supplierAnswers { supplier } }
  requirements { section field state waivedBecause rawMaterial { name } } } }`;

withPdfToText('a printed safety report has the rows and figures of its exported parts', async () => {
  // The file of fifteen substances, which is locked because it is assessed.
  const { slug } = pifAt(16);
  const { page } = await openAs('admin', `/pifs/cpsr/${slug}`, { dark: true });
  await page.getByRole('table', { name: 'Exposure and margin of safety by substance' }).waitFor();
  await page.getByRole('form', { name: 'Part B – safety assessment' }).waitFor();
  // The figures of the exposure are a question of their own, which may be answered last.
  await page.getByText('Route of exposure').waitFor();
  const print = async () => textOf(await page.pdf({ preferCSSPageSize: true }));
  await page.evaluate(() => {
    const { body, documentElement: root } = document;
    window.addEventListener('beforeprint', () => body.setAttribute('data-printed', root.dataset.colorScheme ?? ''));
  });
  const printed = await print();
  // Dark on the screen, light on paper.
  expect(await page.locator('html[data-color-scheme=dark] body[data-printed=light]').count()).toBe(1);

  const session = await signIn(stack(), 'admin');
  const { token } = JSON.parse(session) as { token: string };
  const parts = 'A1,A2,A3,A4,A6,A7,B1,B3';
  const headers = { authorization: `Bearer ${token}` };
  const exportOf = async (chosen: string) => {
    const response = await fetch(`${stack().bffUrl}/exports/pif/${slug}?parts=${chosen}&language=en`, { headers });
    return textOf(new Uint8Array(await response.arrayBuffer()));
  };
  const exported = await exportOf(parts);

  const { pif } = await queryStack<Read>(stack(), session, READ, { slug });
  const { safetyReport: report, description, partA, partB, manufacturing, claims, animalTesting, requirements } = pif;
  const wanted = [
    ...parts.split(',').filter((part) => part !== 'A4'),
    report.sum,
    report.inciList,
    ...report.composition.flatMap(({ tradeName, manufacturer, percent, substances }) => [
      tradeName,
      manufacturer,
      percent,
      ...substances.map(({ inciName }) => inciName),
    ]),
    report.exposure.applicationSites,
    report.exposure.routes,
    ...[report.exposure.exposure, report.exposure.gramsPerDay, report.exposure.retentionFactor].map(
      ({ value }) => value,
    ),
    ...report.substances.flatMap(({ inciName, maxPercent, waiver, pointOfDeparture: pod, own }) => [
      inciName,
      maxPercent,
      ...[waiver, pod?.value, pod?.systemic, own.dermalAbsorption, own.systemicExposure, own.margin].flatMap(
        (one) => one?.value ?? [],
      ),
      ...(own.highestSafePercent ? [own.highestSafePercent.value] : []),
    ]),
    partA.appearance,
    partA.colour,
    ...partA.microbiology.map(({ method }) => method),
    ...partA.packParts.map(({ material }) => material),
    partB.statement,
    ...partB.reasoning.map(({ text }) => text),
  ];
  const missingIn = (text: string, all: readonly string[]) =>
    [...new Set(all)].filter((one) => !text.includes(bare(one)));
  expect([missingIn(printed, wanted), missingIn(exported, wanted)]).toEqual([[], []]);
  // Nothing of the frame around the page is printed, and its pages are numbered.
  for (const ofFrame of ['Skip to content', 'More steps', 'Whole to-do list', 'Save Part B'])
    expect(printed).not.toContain(bare(ofFrame));
  expect(printed).toContain('Page2');

  // So have the pages of the other sections.
  const { responsiblePerson, productionPerson, qualityPerson, ...described } = description;
  const sections = [
    {
      path: 'opis',
      part: 'description',
      texts: [described, responsiblePerson, productionPerson, qualityPerson].flatMap((texts) =>
        Object.values(texts).flatMap((text) => text ?? []),
      ),
    },
    {
      path: 'izrada',
      part: 'manufacturing',
      texts: [
        ...manufacturing.steps.flatMap(({ text, temperature }) => [text, temperature]),
        manufacturing.site,
        manufacturing.gmp.standard,
      ],
    },
    { path: 'tvrdnje', part: 'claims', texts: claims.claims.flatMap(({ text, evidence }) => [text, evidence.title]) },
    {
      path: 'animal',
      part: 'animal',
      texts: [
        animalTesting.text,
        animalTesting.signedBy,
        ...animalTesting.supplierAnswers.map(({ supplier }) => supplier),
      ],
    },
  ];
  // Every document and statement that is wanted, with the raw material that it is of.
  const wantedTexts = requirements.flatMap((one) => [
    one.rawMaterial?.name ?? '',
    requirementName(one, 'en'),
    one.state === 'WAIVED' ? (one.waivedBecause ?? '') : '',
  ]);
  sections.push({ path: 'todo-docs', part: 'A1,documents', texts: wantedTexts.filter(Boolean) });
  for (const { path, part, texts } of sections) {
    await page.goto(`/pifs/${path}/${slug}`);
    await page.locator('main').getByText(texts[0]!).first().waitFor();
    const both = [await print(), await exportOf(part)].map((text) => missingIn(text, texts.filter(Boolean)));
    expect([part, ...both]).toEqual([part, [], []]);
  }
});
