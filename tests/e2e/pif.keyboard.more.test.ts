import type { Page } from 'playwright-core';
import { clientCompany, clientPif, mutatePif } from '../support/pif.ts';
import { isFocusVisible, pressUntil, untilFocused } from './support/keyboard.ts';
import { useProduct } from './support/product.ts';

const { stack, openAs } = useProduct();

/**
 * Leads to something of this name with Tab, or Shift and Tab, sees that the focus is visible there, and presses Enter.
 */
async function press(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await pressUntil(page, key, name);
  expect(await isFocusVisible(page)).toBe(true);
  await page.keyboard.press('Enter');
}

/** Opens a section from the rail, and waits for its heading; the focus is on the heading of the page. */
async function openSection(page: Page, name: string): Promise<void> {
  await press(page, new RegExp(`^${name}\\b`));
  await page.getByRole('heading', { level: 2, name, exact: true }).first().waitFor();
  await untilFocused(page, /^Krema sa tastature$/);
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.getByText(/^Saved \d/).waitFor();
}

test('a client fills a file in and submits it, and a consultant returns it, by the keyboard alone', async () => {
  await mutatePif(stack(), 'user', 'createPif', {
    name: 'Krema sa tastature',
    companyId: clientCompany,
    labelSlug: clientPif.slug,
  });
  const { page, problems } = await openAs('client', '/pifs');
  await page.getByRole('link', { name: 'Krema sa tastature' }).waitFor();

  // From the list, by its search, into the file.
  await pressUntil(page, 'Tab', /^Search the files/);
  await page.keyboard.type('tastature');
  await page.getByRole('article').nth(1).waitFor({ state: 'detached' });
  await press(page, /^Krema sa tastature$/);
  await page.getByRole('heading', { level: 1, name: 'Krema sa tastature' }).waitFor();
  await untilFocused(page, /^Krema sa tastature$/);

  // Description: Enter in a field saves the section, and the focus stays in the field.
  await pressUntil(page, 'Tab', /^Reference/);
  await page.keyboard.type('KT-13');
  await save(page);
  await untilFocused(page, /^Reference/);

  for (const section of ['Documents', 'Safety report', 'Manufacturing']) {
    await pressUntil(page, 'Shift+Tab', /^Description\b/);
    await openSection(page, section);
  }

  // Steps of the method: added, moved and removed, and the focus stays with them.
  await press(page, /^Add a step$/);
  await untilFocused(page, /^What is done/);
  await page.keyboard.type('Greje se do 75 °C');
  await press(page, /^Add a step$/);
  await untilFocused(page, /^What is done/);
  await page.keyboard.type('Voda se odmeri');
  await press(page, /^Step 2: move up$/, 'Shift+Tab');
  await untilFocused(page, /^Step 1: remove$/);
  await press(page, /^Add a step$/);
  await press(page, /^Step 3: remove$/, 'Shift+Tab');
  await untilFocused(page, /^Step 2: remove$/);

  // Leaving asks: Escape stays, where one was; then it is saved and gone on.
  await pressUntil(page, 'Shift+Tab', /^Claims\b/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await untilFocused(page, /^Claims\b/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await press(page, /^Save and continue$/);
  await page.getByRole('form', { name: 'Claims' }).waitFor();
  await untilFocused(page, /^Krema sa tastature$/);

  // A claim that is added and removed again: the only button left is the one that adds.
  await press(page, /^Add a claim$/);
  await untilFocused(page, /^The claim as it is printed/);
  await press(page, /^Claim 1: remove$/, 'Shift+Tab');
  await untilFocused(page, /^Add a claim$/);

  await pressUntil(page, 'Shift+Tab', /^Claims\b/);
  await openSection(page, 'Animal testing');
  await pressUntil(page, 'Tab', /^Tests by the manufacturer/);
  await page.keyboard.press('ArrowDown');

  // A comment that must be resolved; its form gives the focus back.
  await press(page, /^Write a comment$/);
  await untilFocused(page, /^Comment$/);
  await page.keyboard.type('Čekamo odgovor dobavljača.');
  await pressUntil(page, 'Tab', /^Must be resolved/);
  await page.keyboard.press('Space');
  await press(page, /^Send$/);
  await page.getByRole('list', { name: 'Open comments' }).getByText('Čekamo odgovor dobavljača.').waitFor();
  await untilFocused(page, /^Write a comment$/);
  await press(page, /^Resolve$/, 'Shift+Tab');
  await untilFocused(page, /^Comments$/);
  await press(page, /^Show 1 resolved$/);
  await press(page, /^Reopen$/, 'Shift+Tab');
  await untilFocused(page, /^Comments$/);

  // Submitting asks about what is not saved, then shows what lacks.
  await press(page, /^Submit for review$/, 'Shift+Tab');
  await page.getByRole('dialog', { name: 'Save your changes?' }).waitFor();
  await press(page, /^Save and continue$/);
  await page.getByRole('dialog', { name: 'Submit for review?' }).waitFor();
  await untilFocused(page, /^Cancel$/i);
  await press(page, /^Submit$/);
  await page.getByText('Locked while it is being reviewed').waitFor();
  await untilFocused(page, /^Withdraw from review$/);
  // A locked file takes comments.
  await press(page, /^Write a comment$/);
  await untilFocused(page, /^Comment$/);
  await pressUntil(page, 'Tab', /^Cancel$/i);
  await page.keyboard.press('Enter');
  await untilFocused(page, /^Write a comment$/);

  const consultant = (await openAs('user', '/pifs')).page;
  await consultant.getByRole('heading', { level: 2, name: 'Waiting for review' }).waitFor();
  await press(consultant, /^Krema sa tastature$/);
  await untilFocused(consultant, /^Krema sa tastature$/);
  // The menu of the other steps gives the focus back.
  await press(consultant, /^More steps$/, 'Shift+Tab');
  await untilFocused(consultant, /^Print as PDF$/);
  await consultant.keyboard.press('Escape');
  await untilFocused(consultant, /^More steps$/);
  await press(consultant, /^Return$/);
  await untilFocused(consultant, /^What is to be corrected$/);
  await consultant.keyboard.type('Nedostaje mesto proizvodnje.');
  await press(consultant, /^Return$/);
  await consultant.getByRole('note', { name: 'Returned to be corrected' }).waitFor();
  // The step has gone with its button; the one that is open now has its place.
  await untilFocused(consultant, /^Submit for review$/);

  await page.reload();
  await page.getByRole('note', { name: 'Returned to be corrected' }).getByText('Nedostaje mesto').waitFor();
  expect(problems).toEqual([]);
});
