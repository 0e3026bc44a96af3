import { accounts, type Role, useProduct } from './support/product.ts';

const { browser, openAs } = useProduct();

const all = Object.keys(accounts) as Role[];
const staff: readonly Role[] = ['admin', 'orgAdmin', 'user'];

/** A page of each group of the specification, section 2, and who may open it; every route is walked where it costs no browser (App.test.tsx). */
const pages: readonly (readonly [path: string, roles: readonly Role[]])[] = [
  ['/deklaracije/neka-deklaracija', all],
  ['/user', [...staff, 'dcp']],
  ['/pifs/cpsr/x', [...staff, 'client']],
  ['/incidata', staff],
  ['/tools/mos', staff],
  ['/korisnici', ['admin']],
];

test.each(all)(
  '%s opens what the specification opens to the role, and is told of the rest that it is closed',
  async (role) => {
    const { page } = await openAs(role, '/deklaracije');
    const open: string[] = [];
    for (const [path] of pages) {
      await page.goto(path, { waitUntil: 'commit' });
      if ((await page.locator('main h1').innerText()) !== '403 – Access Denied') open.push(path);
    }
    expect(open).toEqual(pages.filter(([, roles]) => roles.includes(role)).map(([path]) => path));
  },
);

test('anonymous visitors are redirected to the login from every page', async () => {
  const { page } = await browser();
  for (const [path] of pages) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForURL((url) => url.pathname === '/');
  }
  expect(await page.getByRole('heading', { name: 'Sign in' }).isVisible()).toBe(true);
});
