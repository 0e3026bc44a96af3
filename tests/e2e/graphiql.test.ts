import { useProduct } from './support/product.ts';

const { browser } = useProduct({ GRAPHQL_INTROSPECTION: 'true' });

test('a developer signs in above the editor and runs the query that it opens with', async () => {
  const { page } = await browser();
  await page.goto('/graphiql');
  await page.getByLabel('E-mail').fill('konsultant@dosije.example');
  await page.getByLabel('Password').fill('Pogrešna@2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Incorrect email or password').waitFor();
  await page.getByLabel('Password').fill('Demo@2026x');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText(/^Signed in as /).waitFor();
  expect(await page.getByRole('tab').count()).toBe(3);
  await page.getByRole('button', { name: /^Execute/ }).click();
  await page.getByText('"totalCount"').waitFor();
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).not.toContain('eyJ');
});
