import { again } from '../support/again.ts';
import type { Page } from 'playwright-core';
import { queryStack } from '../support/queryStack.ts';
import { createRawMaterial } from '../support/raw-material.ts';
import { signIn } from '../support/signIn.ts';
import { focused, isFocusVisible, passedNothing, pressUntil, untilFocused } from './support/keyboard.ts';
import { useProduct } from './support/product.ts';

const { stack, openAs } = useProduct();

/** Adds a line; what is chosen leads to its percentage, and Enter there back to the search. */
async function add(page: Page, name: string): Promise<void> {
  await page.keyboard.type(name);
  // The first hit is marked as soon as it is there.
  await page.locator('[role=option].Mui-focused', { hasText: name }).waitFor();
  await page.keyboard.press('Enter');
  await untilFocused(page, new RegExp(`^Percent of ${name}`));
  await page.keyboard.press('Enter');
  await untilFocused(page, /^Add a raw material/);
}

async function confirm(page: Page, button: string): Promise<void> {
  await untilFocused(page, /^Cancel$/i);
  await pressUntil(page, 'Tab', new RegExp(`^${button}$`));
  await page.keyboard.press('Enter');
}

test('a formula is entered, saved, made a label and judged by the keyboard alone', async () => {
  const session = await signIn(stack(), 'user');
  for (const [tradeName, inciName] of [
    ['Tastaturna voda', 'AQUA'],
    ['Tastaturni konzervans', 'PHENOXYETHANOL'],
    ['Tastaturni glicerin', 'GLYCERIN'],
  ] as const)
    await createRawMaterial(stack(), session, {
      tradeName,
      values: { composition: [{ inciName, maxConcentration: '100' }] },
    });
  const { page, problems } = await openAs('user', '/incigen/+nova');
  await page.locator('select[name=companyId]:not(:has(option[value=""]:checked))').waitFor();

  await pressUntil(page, 'Tab', /^Add a raw material/);
  for (const name of ['Tastaturni konzervans', 'Tastaturna voda', 'Tastaturni glicerin', 'Suvišna'])
    await add(page, name);

  // Percentages: Enter goes down, as in a spreadsheet.
  await pressUntil(page, 'Shift+Tab', /^Percent of Tastaturni konzervans, line 1$/);
  expect(await isFocusVisible(page)).toBe(true);
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('5');
  await pressUntil(page, 'Shift+Tab', /^Tastaturna voda, line 2, fills up/);
  await page.keyboard.press('Space');

  // The superfluous line goes, and the focus stays in the grid; water moves to the top.
  await pressUntil(page, 'Tab', /^Move line 4, Suvišna/);
  await page.keyboard.press('Delete');
  await untilFocused(page, /^Move line 3, Tastaturni glicerin/);
  await pressUntil(page, 'Shift+Tab', /^Move line 2, Tastaturna voda/);
  expect(await isFocusVisible(page)).toBe(true);
  await page.keyboard.press('Home');
  await untilFocused(page, /^Move line 1, Tastaturna voda/);
  await page
    .getByRole('textbox', { name: 'Percent of Tastaturna voda, line 1' })
    .and(page.locator('[value="92"]'))
    .waitFor();

  // Everything of a line in its dialog, which gives the focus back.
  await pressUntil(page, 'Tab', /^Line 3: Tastaturni glicerin/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await untilFocused(page, /^Line 3: Tastaturni glicerin/);

  // The tabs, there and back.
  await pressUntil(page, 'Shift+Tab', /^Formula$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('rowheader', { name: 'PHENOXYETHANOL' }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');

  await pressUntil(page, 'Tab', /^Name$/);
  await page.keyboard.type('Krema sa tastature');
  await pressUntil(page, 'Tab', /^Category$/);
  await page.keyboard.type('Face care');
  await pressUntil(page, 'Tab', /^Create formula$/);
  await page.keyboard.press('Enter');
  await confirm(page, 'Create formula');
  await page.getByRole('heading', { level: 1, name: 'Krema sa tastature' }).waitFor();
  await untilFocused(page, /^Krema sa tastature$/);

  // A further revision: the button that saved it is closed afterwards, and the focus goes to the heading.
  await pressUntil(page, 'Tab', /^Code$/);
  await page.keyboard.type('KT-1');
  await pressUntil(page, 'Tab', /^Save as revision 2$/);
  await page.keyboard.press('Enter');
  await confirm(page, 'Save changes');
  await page
    .getByText(/revision 2/i)
    .first()
    .waitFor();
  await untilFocused(page, /^Krema sa tastature$/);

  await pressUntil(page, 'Tab', /^Create label$/);
  await page.keyboard.press('Enter');
  await confirm(page, 'Create label');
  await page.getByRole('heading', { level: 1, name: 'Edit Krema sa tastature' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Ingredient list' }).inputValue()).toBe(
    'AQUA, GLYCERIN, PHENOXYETHANOL',
  );
  await page.goto(new URL(page.url()).pathname);
  // 3 % of a preservative that Annex V limits to 1 %.
  await page.getByText('Not compliant').first().waitFor();
  expect(problems).toEqual([]);
});

/** How many fields of percentages the browser tells a screen reader of, near the window and far from it. */
async function announcedPercents(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  await cdp.detach();
  return nodes.filter(({ role, name }) => role?.value === 'textbox' && String(name?.value).startsWith('Percent of'))
    .length;
}

again('through 300 lines the arrow keys and Tab never lose the focus, and a dragged line takes its place', async () => {
  const LINES = 300;
  const session = await signIn(stack(), 'user');
  const { viewer } = await queryStack<{ viewer: { company: { id: string } } }>(
    stack(),
    session,
    '{ viewer { company { id } } }',
    {},
  );
  const lines = Array.from({ length: LINES }, (_, at) => ({ provisionalName: `Sirovina ${at + 1}`, percent: '0.3' }));
  const { createFormula } = await queryStack<{ createFormula: { formula: { slug: string } } }>(
    stack(),
    session,
    'mutation Create($input: CreateFormulaInput!) { createFormula(input: $input) { formula { slug } } }',
    { input: { formula: { name: 'Trista stavki', companyId: viewer.company.id, lines } } },
  );
  const { page, problems } = await openAs('user', `/incigen/${createFormula.formula.slug}`);
  const percentOf = (place: number) =>
    page.getByRole('textbox', { name: `Percent of Sirovina ${place}, line ${place}`, exact: true });
  await percentOf(1).waitFor();
  // Far from the window a line is text, told as the field that the focus makes of it.
  const text = (place: number) => percentOf(place).and(page.locator(':not(input)'));
  await text(150).waitFor({ state: 'attached' });
  expect(await announcedPercents(page)).toBe(LINES);
  await percentOf(150).focus();
  expect(await focused(page)).toBe('Percent of Sirovina 150, line 150');
  await page.keyboard.type('abc');
  await percentOf(150).and(page.locator('[aria-invalid=true]')).waitFor();
  await page.getByRole('button', { name: 'Save as revision 2' }).focus();
  await page.evaluate(() => window.scrollTo(0, 0));
  await text(150)
    .and(page.locator('[aria-invalid=true]', { hasText: 'abc' }))
    .waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await text(150)
    .and(page.locator(':not([aria-invalid])', { hasText: '0.3' }))
    .waitFor({ state: 'attached' });
  await percentOf(1).focus();
  for (let place = 2; place <= LINES; place++) {
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe(`Percent of Sirovina ${place}, line ${place}`);
  }
  await text(1).waitFor({ state: 'attached' });
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('textbox', { name: /^Percent of/ }) });
  const last = rows.filter({ has: percentOf(LINES) });
  expect([await last.getAttribute('aria-posinset'), await last.getAttribute('aria-setsize')]).toEqual(['300', '300']);

  // Back over the border between two chunks of lines, one field after the other.
  for (const place of [290, 281, 280]) {
    await pressUntil(page, 'Shift+Tab', new RegExp(`^Percent of Sirovina ${place}, line`));
    expect(await isFocusVisible(page)).toBe(true);
  }
  expect(await passedNothing(page, 'Tab', 30)).toEqual([]);

  const handle = (place: number) => page.getByRole('button', { name: new RegExp(`^Move line ${place}, `) });
  await handle(3).dragTo(percentOf(1));
  await page.getByRole('textbox', { name: 'Percent of Sirovina 3, line 1', exact: true }).waitFor();
  expect(problems).toEqual([]);
});

again('what is typed in the very moment of saving is saved', async () => {
  const session = await signIn(stack(), 'user');
  const { viewer } = await queryStack<{ viewer: { company: { id: string } } }>(
    stack(),
    session,
    '{ viewer { company { id } } }',
    {},
  );
  const lines = [{ provisionalName: 'Sirovina', percent: '3' }];
  const { createFormula } = await queryStack<{ createFormula: { formula: { slug: string } } }>(
    stack(),
    session,
    'mutation Create($input: CreateFormulaInput!) { createFormula(input: $input) { formula { slug } } }',
    { input: { formula: { name: 'U poslednjem trenutku', companyId: viewer.company.id, lines } } },
  );
  const { slug } = createFormula.formula;
  const { page, problems } = await openAs('user', `/incigen/${slug}`);
  const percent = page.getByRole('textbox', { name: 'Percent of Sirovina, line 1' });
  await percent.focus();
  await page.keyboard.type('4');
  const save = page.getByRole('button', { name: 'Save as revision 2' });
  await save.and(page.locator(':enabled')).waitFor();
  // Typed and pressed before the browser has drawn anything between.
  await save.evaluate((button: HTMLElement) => {
    const field = document.activeElement;
    Reflect.set(HTMLInputElement.prototype, 'value', '45.5', field);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    button.click();
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('revision 2', { exact: false }).first().waitFor();
  await page.getByRole('button', { name: 'Save as revision 3' }).waitFor();
  const { formula } = await queryStack<{ formula: { lines: { percent: string }[] } }>(
    stack(),
    session,
    'query Read($slug: String!) { formula(slug: $slug) { lines { percent } } }',
    { slug },
  );
  expect(formula.lines).toEqual([{ percent: '45.5' }]);
  await percent.and(page.locator(':not(input)', { hasText: '45.5' })).waitFor();
  expect(problems).toEqual([]);
});
