import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { submitSignIn, useProduct } from './support/product.ts';

const { browser, openAs } = useProduct();
const EMAIL = 'nova.klijentkinja@lavandanatura.example';
const CHOSEN = 'Izabrana@26x';

test('a client user is made, chooses a password on a phone, sees the own company alone, and is signed out when deactivated', async () => {
  const { page: staff, problems } = await openAs('user', `/firme?company=${companyIdOf('Lavanda Natura d.o.o.')}`);
  const labels = await staff.getByRole('link', { name: /^Labels: \d+$/ }).innerText();
  await staff.getByRole('button', { name: 'New client user' }).click();
  await staff.getByLabel('Full name').fill('Nova Klijentkinja');
  await staff.getByLabel('E-mail address').fill(EMAIL);
  await staff.getByRole('button', { name: 'Save' }).click();
  const temporary = (await staff.getByLabel('Temporary password').textContent()) ?? '';
  await staff.getByRole('button', { name: 'I have noted it' }).click();

  const phone = await browser({ width: 360, height: 740 });
  const { page } = phone;
  await submitSignIn(phone, EMAIL, temporary);
  await page.getByRole('heading', { level: 1, name: 'Choose your password' }).waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  const chosen = { currentPassword: temporary, newPassword: CHOSEN, confirmation: CHOSEN };
  for (const [name, password] of Object.entries(chosen)) await page.locator(`input[name=${name}]`).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();

  await submitSignIn(phone, EMAIL, CHOSEN);
  await page.getByRole('heading', { level: 1, name: 'Labels' }).waitFor();

  await page.getByText(new RegExp(`of ${/\d+$/.exec(labels)?.[0]} results$`)).waitFor();

  const account = staff.getByRole('article', { name: 'Nova Klijentkinja' });
  await account.getByRole('button', { name: 'Deactivate' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await account.getByText('Inactive').waitFor();
  await page.waitForFunction(() => localStorage.getItem('userData') === null);
  expect([...problems, ...phone.problems]).toEqual([]);
});
