import type { Page } from 'playwright-core';
import { pagePatterns, type PageName } from '../../web/shared/url/pagePatterns.ts';
import { startSpecificationServer, user, type SpecificationServer } from '../support/specificationServer.ts';
import { PASSWORD, submitSignIn, useProduct } from './support/product.ts';

/** A product server and an AI server that answer the calls of the specification, section 7, and no others. */
let server: SpecificationServer;
const services: Record<string, string> = {};
beforeAll(async () => {
  server = await startSpecificationServer();
  Object.assign(services, { PRODUCT_SERVER_URL: server.url, AI_SERVER_URL: server.url });
});
afterAll(() => server.close());
const { browser } = useProduct(services);

/** A part of each page that the specification's calls fill, or that needs none. */
const complete: Partial<Record<PageName, string>> = {
  labels: 'Krema',
  rawInci: 'Save changes',
  account: 'Login statistics',
  guide: 'How Dosije works',
  tools: 'Margin of safety',
  toolIndex: 'Margin of safety',
  toolInciCheck: 'Ingredient list',
  toolMos: 'Margin of safety',
  toolMoe: 'Margin of exposure',
  toolArraysDiff: 'List difference',
  toolEmail: 'E-mail addresses',
  toolPao: 'Period after opening',
  todos: 'Your to-do list will be shown here.',
};
const parameters: Record<string, string> = {
  sirovinainci: 'glicerin',
  materialSlug: 'glicerin',
  slug: 'krema',
  ime: 'x',
};
const addressOf = (name: PageName): string =>
  pagePatterns[name].replace(/:(\w+)/g, (_, parameter: string) => parameters[parameter] ?? '');

async function signIn() {
  const opened = await browser();
  await submitSignIn(opened, user.email, PASSWORD);
  await opened.page.getByText('Krema').waitFor();
  return opened;
}

const UNKNOWN_CALL = /does not know this call.* Call: product-server\.\w+/;
const textOf = (page: Page) => page.getByRole('main').innerText();

test('every page shows what the server has, and names each call that it does not know', async () => {
  const { page, problems } = await signIn();
  const names = Object.keys(pagePatterns) as PageName[];
  for (const name of names) {
    await page.goto(addressOf(name));
    const part = complete[name];
    await (part ? page.getByText(part).first() : page.getByText(UNKNOWN_CALL).first()).waitFor();
    const text = await textOf(page);
    expect([name, text]).toEqual([name, expect.not.stringMatching(/not found|does not exist|deleted meanwhile/)]);
  }
  expect(problems).toEqual([]);
});

test('a raw material is edited, and its panels say in one line that the server has none', async () => {
  const { page } = await signIn();
  await page.goto(addressOf('rawInci'));
  await page.getByText('Call: product-server.getFolders').waitFor();
  await page.getByLabel('Trade name').fill('Glicerin 99,5 %');
  server.calls.length = 0;
  await page.getByRole('button', { name: 'Save changes' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Save|Edit)/ })
    .click();
  await page.getByText(/Successfully updated/).waitFor();
  expect(server.calls).toContain('PATCH /sir-inci/glicerin');
});

test('a person changes the name and the password, and deletes a label', async () => {
  const { page } = await signIn();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Successfully deleted entry Krema').waitFor();
  await page.goto(addressOf('account'));
  await page.getByLabel('Full name').fill('Ana Anić Jović');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Save|Update|Edit)/ })
    .click();
  await page.getByText(/Successfully updated/).waitFor();
  await page.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('Nova@2026x');
  await page.getByRole('textbox', { name: 'New password once more' }).fill('Nova@2026x');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Change|Update|Edit|Save)/ })
    .click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(server.calls).toEqual(
    expect.arrayContaining([
      'DELETE /deklaracija/krema',
      'PATCH /api/v1/users/updateMe',
      'PATCH /api/v1/users/updateMyPassword',
    ]),
  );
});
