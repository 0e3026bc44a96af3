import { again } from '../support/again.ts';
import { accounts, type Role, useProduct } from './support/product.ts';

const { browser, openAs } = useProduct();

const all = Object.keys(accounts) as Role[];
const staff: readonly Role[] = ['admin', 'orgAdmin', 'user'];

/**
 * One page of each group of the specification, section 2, and who may open it. App.test.tsx covers every route without
 * a browser.
 */
const pages: readonly (readonly [path: string, roles: readonly Role[]])[] = [
  ['/deklaracije/neka-deklaracija', all],
  ['/user', [...staff, 'dcp']],
  ['/pifs/cpsr/x', [...staff, 'client']],
  ['/incidata', staff],
  ['/tools/mos', staff],
  ['/korisnici', ['admin']],
];

async function expectPages(role: Role): Promise<void> {
  const { page } = await openAs(role, '/deklaracije');
  const open: string[] = [];
  for (const [path] of pages) {
    await page.goto(path, { waitUntil: 'commit' });
    if ((await page.locator('main h1').innerText()) !== '403 – Access Denied') open.push(path);
  }
  expect(open).toEqual(pages.filter(([, roles]) => roles.includes(role)).map(([path]) => path));
}
test.each<Role>(['user', 'client'])('%s opens only the pages that the specification allows to the role', expectPages);
again.each<Role>(['admin', 'orgAdmin', 'dcp'])(
  '%s opens only the pages that the specification allows to the role',
  expectPages,
);

test('anonymous visitors are redirected to the login from every page', async () => {
  const { page } = await browser();
  for (const [path] of pages) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForURL((url) => url.pathname === '/');
  }
  expect(await page.getByRole('heading', { name: 'Sign in' }).isVisible()).toBe(true);
});
