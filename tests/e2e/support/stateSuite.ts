import { again } from '../../support/again.ts';
import type { Page } from 'playwright-core';
import { createLabel } from '../../support/label.ts';
import { createRawMaterial } from '../../support/raw-material.ts';
import { signIn } from '../../support/signIn.ts';
import { faultsOf } from './accessible.ts';
import { useProduct, type Role } from './product.ts';
import { findFaults, HEIGHT, type Look, type Screens } from './screens.ts';

const choose = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
/** Confirms which column of the chosen sheet is what. */
const proceed = (page: Page) => page.getByRole('button', { name: /^(Continue to|Nastavi na)/ }).click();
const list =
  'Aqua, Sodium Laureth Sulfate, Parfum, Linalool, Butylphenyl Methylpropional, Hexyl Cinamal, Phenoxyethanol 0,9 %, CI 42090';

const inputs: Screens = [
  ['/tools', 'h1'],
  ['/tools/incicheck', 'h1'],
  ['/tools/mos?concentration=1&pod=500', 'h1'],
  ['/tools/mos?mode=area&absorbed=2&pod=20', 'h1'],
  ['/tools/arraysDiff', 'h1'],
  ['/tools/email', 'h1'],
  ['/checkedincis', 'h1'],
];
const calculators: Screens = [
  ['/tools/mos?mode=formula', 'h1'],
  ['/tools/mos?mode=aggregate&pod=100', 'h1'],
  ['/tools/mos?mode=ttc&ttcExposure=1', 'h1'],
  ['/tools/moe?pod=10&exposure=0.05&basis=t25', 'h1'],
  ['/tools/pao', 'h1'],
  ['/tools/pao?formulation=4&packaging=4&volumeAndFrequency=4&applicationArea=4&targetPopulation=4', 'h1'],
];

/**
 * Describes in each of these looks what a screen shows only after somebody did something: screenSuite.ts opens it
 * alone.
 */
export function describeStates(looks: readonly Look[]): void {
  const { stack, openAs: open } = useProduct();

  describe.each(looks)('%s, %s, %i px', (mode, language, width) => {
    const openAs = (role: Role, path: string) =>
      open(role, path, { width, height: HEIGHT, dark: mode === 'dark', language });
    const asConsultant = () => signIn(stack(), 'user');

    test('a label and its form are accessible', async () => {
      const slug = await createLabel(stack(), await asConsultant(), {
        name: 'Krema sa veoma dugim nazivom koji se ne može prelomiti_u_jednom_redu_telefona',
        ingredientText: 'Aqua, Linalool, Xyzzyl, Parfum',
      });
      const { page, problems } = await openAs('user', '/deklaracije');
      expect(
        await findFaults(page, [
          [`/deklaracije/${slug}`, 'ol'],
          [`/deklaracije/${slug}?izmena=1`, 'form ol'],
        ]),
      ).toEqual({});
      expect(problems).toEqual([]);
    });

    test('the form of a raw material with an error is accessible', async () => {
      const composition = Array.from({ length: 12 }, (_, at) => ({
        inciName: `VEOMA DUGAČAK INCI NAZIV SASTOJKA BROJ ${at + 1}`,
        maxConcentration: '0.5',
      }));
      const slug = await createRawMaterial(stack(), await asConsultant(), {
        tradeName: 'Kompleks sa veoma dugim nazivom koji se ne može prelomiti_u_jednom_redu',
        type: 'PARFUM',
        values: { composition, hasValidDocuments: false, cmrStatus: 'PRESENT', isNano: true },
      });
      const { page, problems } = await openAs('user', `/sir-inci/${slug}`);
      await page
        .getByRole('region', { name: /^(Own values|Sopstvene vrednosti)$/ })
        .getByRole('listitem')
        .first()
        .waitFor();
      await page.getByLabel(/^INCI (name, row|naziv, red) 1$/).fill('');
      await page.getByRole('button', { name: /^(Save changes|Sačuvaj izmene)$/ }).click();
      await page
        .getByText(/^(Enter an INCI name, or remove the row|Unesite INCI naziv, ili uklonite red)\.$/)
        .first()
        .waitFor();
      expect(await faultsOf(page)).toEqual([]);
      expect(problems).toEqual([]);
    });

    again('the rows of an imported formula are accessible', async () => {
      const { page, problems } = await openAs('user', '/incigen?uvoz=new');
      // A company is chosen by itself once the companies are there.
      await page.locator('select[name=companyId]:not(:has(option[value=""]:checked))').waitFor();
      await choose(
        page,
        'faults.csv',
        `Faza;Sirovina;INCI;%\nA;${'Dugačak naziv sirovine '.repeat(8)};Aqua;x\nA;B;Glycerin;\n;C;;50\n`,
      );
      await proceed(page);
      await page.getByText(/^(Read: nothing has been entered yet|Pročitano: još ništa nije uneto)$/).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      expect(problems).toEqual([]);
    });

    test('list, detail and import of ingredients are accessible', async () => {
      const { page, problems } = await openAs('admin', '/incidata');
      await page.goto('/incidata?filter=phenoxyethanol');
      const row = page.getByRole('button', { name: /^PHENOXYETHANOL/ });
      await row.waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await row.click();
      await page.getByRole('dialog', { name: 'PHENOXYETHANOL' }).getByText('122-99-6').waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('button', { name: /^(Edit global values|Izmeni opšte vrednosti)$/ }).click();
      expect(await faultsOf(page)).toEqual([]);
      await page.goto('/incidata?import=new');
      await page.getByRole('button', { name: /^(Choose a file|Izaberi fajl)$/ }).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      expect(problems).toEqual([]);
    });

    test('the errors of a sheet of raw materials are accessible', async () => {
      const { page, problems } = await openAs('user', '/sir-inci');
      await page.goto('/sirovine?uvoz=new');
      await choose(page, 'notes.csv', 'a;b\n1;2\n');
      await page.getByRole('region', { name: /^(Lines of the table|Redovi tabele)$/ }).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.goto('/sirovine?uvoz=new');
      await choose(
        page,
        'faults.csv',
        `Naziv;Vrsta;Sastav;%\n${'Dugačak naziv sirovine '.repeat(8)};tečna;Aqua;x\nB;;Aqua;-1\nC;Parfem;Parfum;50\n`,
      );
      await proceed(page);
      await page.getByText(/^(Ready: nothing has changed yet|Spremno: još ništa nije promenjeno)$/).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      expect(problems).toEqual([]);
    });

    again('every state of the own account is accessible', async () => {
      const { page, problems } = await openAs('user', '/user');
      const found: Record<string, string[]> = {};
      const check = async (state: string) => {
        const faults = await faultsOf(page);
        if (faults.length > 0) found[state] = faults;
      };
      const name = page.locator('input[name=name]');
      await name.waitFor();
      await page.getByRole('button', { name: /^(Login statistics|Statistika prijava)/ }).click();
      await page.getByRole('table').waitFor();
      await check('loaded');

      await name.fill('Kratko');
      await page.keyboard.press('Enter');
      await page.getByRole('group', { name: /Nothing was lost|Ništa nije izgubljeno/ }).waitFor();
      for (const field of ['currentPassword', 'newPassword', 'confirmation'])
        await page.locator(`input[name=${field}]`).fill(field.slice(0, 3));
      await page.locator('input[name=currentPassword]').focus();
      await check('wrong');

      await page.locator('header a[href="/deklaracije"]').first().click();
      await page.getByRole('dialog').waitFor();
      await check('leaving');

      page.once('dialog', (dialog) => void dialog.accept());
      await stack().product.fault({ kind: 'status', status: 500, path: '/api/v1/users/me' });
      await page.reload();
      await page.getByRole('button', { name: /^(Click to try again|Kliknite da pokušate ponovo)\.$/ }).waitFor();
      await check('failed');
      expect(found).toEqual({});
      expect(problems).toEqual([]);
    });

    again.each([
      ['lists', inputs],
      ['calculators', calculators],
    ])('the tools are accessible: %s', async (_name, screens) => {
      const { page, problems } = await openAs('user', '/tools/arraysDiff');
      await page.getByRole('textbox').first().fill('Aqua, Glycerin');
      await page.goto('/tools/incicheck');
      await page.getByRole('textbox').first().fill(list);
      expect(await findFaults(page, screens)).toEqual({});
      expect(problems).toEqual([]);
    });
  });
}
