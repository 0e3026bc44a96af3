import type { Locator, Page } from 'playwright-core';
import { rawMaterialAt } from '../../../mocks/demo-data/raw-material/rawMaterials.ts';
import { PASSWORD } from '../../e2e/support/product.ts';
import { clientPif } from '../../support/pif.ts';
import { aPdf } from '../../support/pdf.ts';

/** Something that a person does on a page, while something else fails. */
export interface Action {
  name: string;
  /** Where it begins. */
  path: string;
  /** There once the page has loaded. */
  ready(page: Page): Locator;
  /** Whether the person has not signed in. */
  isAnonymous?: true;
  act(page: Page, text: string): Promise<void>;
  /** There when it has succeeded; otherwise a file that is saved, or a toast that tells of no error. */
  done(page: Page): Locator | 'download' | 'toast';
  /** Where the text stands that must not be lost. */
  typed?(page: Page): Locator;
  /** Whether it either is done or says that it was not: it changes something or makes a file. */
  isWrite?: true;
  /** Whether it makes a file out of what is read and changes nothing. */
  isFile?: true;
  /** Within this time the page must have come to rest, in milliseconds, where it may take longer than others. */
  limitMs?: number;
}

const heading = (page: Page) => page.locator('main h1');
const menu = (path: string) => (page: Page) => page.locator(`nav a[href="${path}"]`).click();
const confirm = (page: Page) => page.getByRole('dialog').locator('button.MuiButton-contained').click();
// What stands behind a dialog is hidden from screen readers.
const percentage = (page: Page) =>
  page.getByRole('textbox', { name: /^(Percent of|Procenat za) /, includeHidden: true }).nth(1);
const site = (page: Page) =>
  page.getByRole('textbox', { name: /^(Name and address of the plant|Naziv i adresa pogona)/, includeHidden: true });
const search = (page: Page) => page.getByRole('searchbox').and(page.locator('main *'));

async function save(page: Page, field: Locator, text: string, button: Locator): Promise<void> {
  await field.fill(text);
  await button.click();
  await confirm(page);
}

/** Fills a field that asks the server after a pause. */
const afterPause = async (page: Page, field: Locator, text: string) => {
  await Promise.all([page.waitForRequest('**/graphql'), field.fill(text)]);
};

const material = rawMaterialAt(0).slug;
const label = `/deklaracije/${clientPif.slug}`;
const formula = '/incigen/serum-za-lice-bela-ruza';
const saveButton = (page: Page) => page.getByRole('button', { name: /^(Save changes|Sačuvaj izmene)$/ });

/** Every action of the table, in its order. */
export const actions: readonly Action[] = [
  {
    name: 'sign-in',
    path: '/',
    isAnonymous: true,
    ready: (page) => page.locator('input[type=email]'),
    async act(page) {
      await page.locator('input[type=email]').fill('konsultant@dosije.example');
      await page.locator('input[type=password]').fill(PASSWORD);
      await page.locator('button[type=submit]').click();
    },
    done: (page) => page.locator('main article').first(),
  },
  {
    name: 'label list',
    path: '/user',
    ready: (page) => page.locator('main form').first(),
    act: menu('/deklaracije'),
    done: (page) => page.locator('main article').first(),
  },
  {
    name: 'label page',
    path: '/deklaracije',
    ready: (page) => page.locator('main article').first(),
    act: (page) => page.locator('main article a[href^="/deklaracije/"]').first().click(),
    done: (page) => page.locator('main a[href$="izmena=1"]'),
  },
  {
    name: 'label save',
    path: `${label}?izmena=1`,
    ready: (page) => page.locator('[name=remarks]'),
    act: (page, text) => save(page, page.locator('[name=remarks]'), text, saveButton(page)),
    typed: (page) => page.locator('[name=remarks]'),
    done: () => 'toast',
    isWrite: true,
  },
  {
    name: 'raw-material list',
    path: '/user',
    ready: (page) => page.locator('main form').first(),
    act: menu('/sirovine'),
    done: (page) => page.locator('main article').first(),
  },
  {
    name: 'raw-material save',
    path: `/sir-inci/${material}`,
    ready: (page) => page.locator('[name=impurities]'),
    act: (page, text) => save(page, page.locator('[name=impurities]'), text, saveButton(page)),
    typed: (page) => page.locator('[name=impurities]'),
    done: () => 'toast',
    isWrite: true,
  },
  {
    name: 'document upload',
    // The services have 120 s for a document, which may be large.
    limitMs: 130_000,
    path: `/file-browser/${material}?folder=MICROBIOLOGY`,
    ready: (page) => page.locator('main input[type=date]'),
    async act(page, text) {
      const file = { name: `${text}.pdf`, mimeType: 'application/pdf', buffer: aPdf(text) };
      await page.locator('main input[type=file][multiple]').setInputFiles(file);
    },
    done: (page) => page.getByRole('listitem').getByText(/^(Added|Dodato)$/),
    isWrite: true,
  },
  {
    name: 'formula preview',
    path: formula,
    ready: (page) => percentage(page),
    async act(page) {
      await percentage(page).click();
      await afterPause(page, percentage(page), '0.77');
    },
    typed: percentage,
    done: heading,
  },
  {
    name: 'formula save',
    path: formula,
    ready: (page) => page.locator('[name=note]'),
    act: (page, text) => save(page, page.locator('[name=note]'), text, page.locator('main [data-save-key=on]')),
    typed: (page) => page.locator('[name=note]'),
    done: () => 'toast',
    isWrite: true,
  },
  {
    name: 'PIF page',
    path: '/pifs',
    ready: (page) => page.locator('main article').first(),
    act: (page) => page.locator('main article a[href^="/pifs/"]').first().click(),
    done: (page) => page.locator('main a[href^="/pifs/"][aria-current=page]'),
  },
  {
    name: 'PIF save',
    path: `/pifs/izrada/${clientPif.slug}`,
    ready: (page) => site(page),
    async act(page, text) {
      await site(page).fill(text);
      await page.getByRole('button', { name: /^(Save|Sačuvaj)$/ }).click();
    },
    typed: (page) => site(page),
    done: (page) => page.getByText(/^(Saved|Sačuvano) \d/),
    isWrite: true,
  },
  {
    name: 'export download',
    path: '/sirovine',
    ready: (page) => page.locator('main article').first(),
    async act(page) {
      await page.getByRole('button', { name: /^(Export|Izvezi)$/ }).click();
      const format = page.getByRole('menuitem').first();
      // The menu is loaded when it is opened, which can fail as well.
      await format.or(page.getByRole('alert')).first().waitFor();
      if ((await format.count()) > 0) await format.click();
    },
    done: () => 'download',
    isWrite: true,
    isFile: true,
  },
  {
    name: 'ingredient search',
    path: '/incidata',
    ready: (page) => page.getByRole('button', { name: /^[A-Z0-9,/ -]{5,}$/ }).first(),
    act: (page) => afterPause(page, search(page), 'phenoxyethanol'),
    typed: search,
    done: (page) => page.getByRole('button', { name: /^PHENOXYETHANOL/ }),
  },
];
