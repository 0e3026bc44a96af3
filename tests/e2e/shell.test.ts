import { again } from '../support/again.ts';
import type { Page } from 'playwright-core';
import { useProduct } from './support/product.ts';

const { stack, browser, openAs } = useProduct({
  OWNER_NAME: 'Lab d.o.o.',
  OWNER_ADDRESS: 'Knez Mihailova 1, Beograd',
  TRUSTED_PROXIES: '127.0.0.1',
});

const storedValue = async (page: Page, key: string): Promise<unknown> =>
  JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? 'null');
const serbian = { list: '/api/v1/pifs/firme', all: 'Sve firme' };

test('the list follows the company that the administrator selects', async () => {
  const { page, problems } = await openAs('admin', '/deklaracije', { language: 'sr' });
  await page.getByRole('article').nth(3).waitFor();
  await page.getByRole('timer').waitFor();
  const line = page.getByText(/^Prikazano 1 do 4 od ukupno /);
  const all = await line.innerText();
  const selector = page.getByRole('banner').getByRole('combobox', { name: 'Firma' });
  const company = selector.getByRole('option', { name: /^Lavanda Natura/ });
  // The companies are requested with the first interaction.
  await selector.hover();
  const id = (await company.getAttribute('value')) ?? '';
  expect(id).toMatch(/^[0-9a-f]{24}$/);

  await stack().product.clearCalls();
  await selector.selectOption(id);
  await page.getByText('Uspesno je promenjenjena firma.').waitFor();
  await page.waitForFunction((before) => !document.body.innerText.includes(before), all);
  const { userData } = (await storedValue(page, 'userData')) as {
    userData: { _id: string; fastFirmaId: string; firma: { _id: string } };
  };
  expect([userData.fastFirmaId, userData.firma._id]).toEqual([id, id]);
  const patches = (await stack().product.calls()).filter(({ method }) => method === 'PATCH');
  expect(patches.map(({ path, body }) => [path, body])).toEqual([
    [`/api/v1/users/${userData._id}`, { fastFirmaId: id }],
  ]);
  const narrowed = await line.innerText();
  await page.reload();
  await page.getByText(narrowed).waitFor();
  expect(await selector.inputValue()).toBe(id);
  await selector.hover();

  await stack().product.fault({ kind: 'status', status: 500, method: 'PATCH' });
  await selector.selectOption('Sve');
  await page.getByText('Nesto je poslo naopako. Pokusajte ponovo.').waitFor();
  expect(await selector.inputValue()).toBe(id);
  await stack().product.clearFaults();
  await selector.selectOption({ label: serbian.all });
  await page.getByText(all).waitFor();
  expect(problems).toEqual([]);
});

again('a failed list of companies shows a toast until it is clicked', async () => {
  const { page, problems } = await openAs('admin', '/deklaracije');
  await page.clock.install();
  await stack().product.fault({ kind: 'status', status: 500, path: serbian.list });
  await page.reload();
  await page.getByRole('banner').getByRole('combobox', { name: 'Company' }).press('Tab');
  const toast = page.getByRole('button', {
    name: /Something went wrong while fetching firm data\. Please try again later\..*Click to try again\./s,
  });
  await toast.waitFor();
  await page.clock.fastForward('00:10:00');
  expect(await toast.isVisible()).toBe(true);
  await stack().product.clearFaults();
  await toast.click();
  await page
    .getByRole('banner')
    .getByRole('combobox', { name: 'Company' })
    .getByRole('option', { name: /^Lavanda/ })
    .waitFor({ state: 'attached' });
  await toast.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('the language is detected in the order of the specification', async () => {
  const { page, context, problems } = await browser();
  const shown = async (address: string) => {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return [
      await page.getByRole('heading', { level: 1 }).innerText(),
      await page.evaluate(() => document.documentElement.lang),
    ].join(', ');
  };
  const [english, srpski] = ['Sign in, en', 'Prijava, sr-Latn'];
  const cookie = (value: string) => context.addCookies([{ name: 'i18next', value, url: stack().bffUrl }]);
  const store = (local: string | null, session: string | null) =>
    page.evaluate(
      ([a, b]) => {
        localStorage.clear();
        sessionStorage.clear();
        if (a) localStorage.setItem('i18nextLng', a);
        if (b) sessionStorage.setItem('i18nextLng', b);
      },
      [local, session] as const,
    );
  expect(await shown('/')).toBe(english);
  // Leaving an invalid field shows its error, which moves the button: one click must be enough all the same.
  await page.getByLabel('E-mail').fill('not an address');
  await page.getByRole('button', { name: 'SR – Srpski' }).click();
  await page.getByRole('heading', { name: 'Prijava' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('sr');
  expect(await shown('/')).toBe(srpski);

  // Each step sets one source to a language and every source after it to the other one.
  await store('en', 'en');
  await cookie('en');
  expect(await shown('/?lng=sr')).toBe(srpski);
  await store('en', 'en');
  await cookie('sr');
  expect(await shown('/')).toBe(srpski);
  await context.clearCookies();
  await store('sr', 'en');
  expect(await shown('/')).toBe(srpski);
  await store(null, 'sr');
  expect(await shown('/')).toBe(srpski);
  await store(null, null);
  expect(await shown('/')).toBe(english);
  await store('de', null);
  expect(await shown('/')).toBe(english);
  expect(problems).toEqual([]);
});

again('the country of the visitor is requested once in three days', async () => {
  const { page, context, problems } = await openAs('user', '/deklaracije');
  const aboutButton = page.getByRole('button', { name: 'About', exact: true });
  const about = async () => {
    await aboutButton.click();
    const dialog = page.getByRole('dialog', { name: 'About Dosije' });
    const text = await dialog.innerText();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    return text;
  };
  const footer = page.getByRole('contentinfo');
  await footer.waitFor();
  expect(await stack().geo.calls()).toEqual([]);
  await footer.scrollIntoViewIfNeeded();
  await footer.getByText('Your country: RS', { exact: true }).waitFor();
  const atHome = await about();
  for (const text of ['Dosije · Version 2.7.2', 'Developed by Lab d.o.o.', 'Knez Mihailova 1, Beograd'])
    expect(atHome).toContain(text);
  expect(atHome).not.toContain('Owner:');
  expect(await storedValue(page, 'location')).toEqual({ countryCode: 'RS', timestamp: expect.any(Number) as number });

  await stack().geo.clearCalls();
  await page.reload();
  await footer.scrollIntoViewIfNeeded();
  await footer.getByText('Your country: RS', { exact: true }).waitFor();
  expect(await stack().geo.calls()).toEqual([]);

  // Moves the visitor to another network and lets the stored country expire.
  const move = async (address: string) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
    await page.evaluate(() =>
      localStorage.setItem('location', JSON.stringify({ countryCode: 'RS', timestamp: Date.now() - 259_200_000 })),
    );
    await page.reload();
    await page.getByRole('article').nth(3).waitFor();
  };
  await move('192.0.2.77');
  // As a screen reader does: nothing has brought the footer into view.
  expect(await stack().geo.calls()).toEqual([]);
  await aboutButton.dispatchEvent('click');
  await page.getByRole('dialog', { name: 'About Dosije' }).getByText('Owner: Lab d.o.o.').waitFor();
  await page.keyboard.press('Escape');
  await footer.getByText('Your country: DE', { exact: true }).waitFor();
  expect(await about()).toContain('Owner: Lab d.o.o.');
  expect((await stack().geo.calls()).map(({ path, authorization }) => [path, authorization])).toEqual([
    ['/country/192.0.2.77', null],
  ]);

  for (const fault of [
    { kind: 'hang' },
    { kind: 'html' },
    { kind: 'status', status: 200, body: { country_code: '<script>', country_name: 7 } },
  ] as const) {
    await stack().geo.clearFaults();
    await stack().geo.fault(fault);
    await move('198.51.100.1');
    await footer.scrollIntoViewIfNeeded();
    expect(await about()).not.toContain('Owner:');
    expect(await footer.innerText()).not.toMatch(/script|RS|DE|HR/);
    expect(await page.locator('.Toastify__toast').count()).toBe(0);
  }
  expect(problems).toEqual([]);
});
