import { execFileSync } from 'node:child_process';
import { pifAt } from '../../mocks/demo-data/pifs.ts';
import { readyFileAt, readyFormulaOf, readyProfilesAt } from '../../mocks/demo-data/readyFormulas.ts';
import { PASSWORD } from '../support/bff.ts';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { contentOf } from './support/downloads.ts';
import { toPartA } from '../../bff/modules/pif/partA/pif.partA.rest.ts';
import { useProduct } from './support/product.ts';

const { stack, openAs } = useProduct();

/** A demo file without blockers, whose formula and label another file is made of. */
const ready = readyFileAt(17)!;
const formula = readyFormulaOf(ready).formula;
const { slug: label, name: labelName } = pifAt(ready.index);

const answers = { isForUnderThree: false, isForIntimateUse: false, isInhalable: false };

/** Part A but for the appearance, which is typed on the page. */
const partA = {
  colour: 'White',
  odour: 'Fresh',
  ph: { minimum: '5.0', maximum: '6.0', method: 'pH meter' },
  stabilityTests: [{ temperature: '40 °C', weeks: 12, pack: 'Tube', result: 'No change.' }],
  stabilityReasoning: 'Twelve weeks at 40 °C.',
  durabilityMonths: 30,
  microbiology: (
    ['TOTAL_COUNT', 'ESCHERICHIA_COLI', 'PSEUDOMONAS_AERUGINOSA', 'STAPHYLOCOCCUS_AUREUS', 'CANDIDA_ALBICANS'] as const
  ).map((row) => ({ row, result: 'Absent', isWithin: true })),
  challengeTest: { outcome: 'CRITERION_A', method: 'ISO 11930' },
  packParts: [{ material: 'Polypropylene', kind: 'PRIMARY', isInContact: true }],
  noEffectsSince: '2026-01-15',
  profiles: toPartA({ verzija: 1, profili: readyProfilesAt(ready.index) }).profiles,
};

/**
 * Opens a PDF with pdfjs, in a process of its own because Jest loads no ES modules, and returns its text without white
 * space.
 */
const READ_PDF = `
Promise.withResolvers ??= () => {
  let both;
  const promise = new Promise((...args) => (both = args));
  return { promise, resolve: both[0], reject: both[1] };
};
const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
const { buffer } = await import('node:stream/consumers');
const data = new Uint8Array(await buffer(process.stdin));
const pdf = await getDocument({ data, verbosity: VerbosityLevel.ERRORS, useSystemFonts: false, stopAtErrors: true }).promise;
for (let number = 1; number <= pdf.numPages; number += 1) {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  process.stdout.write(items.map(({ str }) => str).join('').replace(/\\s+/g, ''));
}
await pdf.loadingTask.destroy();`;
const textOf = (pdf: Buffer): string =>
  execFileSync(process.execPath, ['--input-type=module', '-e', READ_PDF], { input: pdf, encoding: 'utf8' });

test('an empty file is filled in, submitted, assessed and signed, and pdfjs reads what was signed', async () => {
  const { page, problems } = await openAs('user', '/pifs');
  await page.getByRole('button', { name: 'New PIF' }).click();
  const created = page.getByRole('dialog', { name: 'New product information file' });
  await created.getByLabel('Company', { exact: true }).selectOption({ label: ready.company });
  await created.getByLabel('Made from').selectOption({ label: 'A formula' });
  await created.getByRole('radio', { name: formula.name }).check();
  await created.getByLabel('Name of the product').fill('Regenerator na putu');
  await created.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL(/\/pifs\/opis\/regenerator-na-putu/);
  const slug = new URL(page.url()).pathname.split('/').at(-1)!;

  // The many fields that decide nothing are entered through the endpoint.
  const session = await signIn(stack(), 'user');
  const mutate = (name: string, input: object) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { pif { slug } } }`;
    return queryStack(stack(), session, query, { input: { slug, version: 1, ...input } });
  };
  await mutate('updatePifDescription', {
    // As its label names it: another name would contradict it.
    name: labelName,
    reference: 'SK-2026-7',
    labelSlug: label,
    formula: { slug: formula.slug, revision: 1 },
    description: { category: ready.category, use: 'RINSE_OFF', function: 'Conditioning', ...answers },
  });
  await mutate('updatePifPartA', { partA });
  const gmp = { standard: 'ISO 22716', signedBy: ready.company, signedOn: '2026-01-15' };
  await mutate('updatePifManufacturing', { manufacturing: { gmp } });

  await page.goto(`/pifs/cpsr/${slug}`);
  await page.getByLabel('Appearance').fill('Solid bar');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^Saved \d/).waitFor();
  await page.getByRole('button', { name: 'Submit for review' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click();

  const assessment = page.getByRole('form', { name: 'Part B – safety assessment' });
  // Nobody has written the reasoning: a person confirms what is computed under each heading.
  await assessment.getByRole('button', { name: /^Safe: \d+ blockers$/ }).waitFor();
  const confirm = assessment.getByRole('button', { name: /^Confirm: / });
  for (let left = await confirm.count(); left > 0; left -= 1) await confirm.first().click();
  await assessment.getByRole('button', { name: 'Insert the English template' }).click();
  await assessment.getByRole('button', { name: 'Save Part B' }).click();
  await assessment.getByText('No blockers for “Safe”.').waitFor();
  await assessment.getByRole('button', { name: 'Safe', exact: true }).click();
  await page.getByText('The product is assessed as safe.').first().waitFor();

  await page.getByRole('button', { name: 'Sign', exact: true }).press('Enter');
  const signing = page.getByRole('dialog', { name: 'Sign the safety report' });
  await signing.getByRole('radio', { name: 'English' }).check();
  await signing.getByText('SHA-256 of what you sign').waitFor();
  await signing.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await signing.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByText('Locked since it was signed').waitFor();

  await page.getByRole('button', { name: 'More steps' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Signed versions' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download version 1' }).click();
  const text = textOf(await contentOf(await download));
  const { pif } = await queryStack<{ pif: { versions: { contentHash: string }[] } }>(
    stack(),
    session,
    'query ($slug: String!) { pif(slug: $slug) { versions { contentHash } } }',
    { slug },
  );
  for (const wanted of [
    labelName,
    'SK-2026-7',
    'The product is safe for human health when used under normal or reasonably foreseeable conditions of use',
    'LECITHIN',
    'Solid bar',
    pif.versions[0]!.contentHash,
  ])
    expect(text).toContain(wanted.replace(/\s+/g, ''));
  expect(problems).toEqual([]);
});
