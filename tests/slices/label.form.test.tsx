import { again } from '../support/again.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { updateLabel, createLabel } from '../support/label.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit, sent } = useSlice();
type User = Awaited<ReturnType<typeof visit>>;

let consultant: string;
beforeAll(async () => {
  consultant = await signIn(stack(), 'user');
});

const enter = (content: object = {}) => createLabel(stack(), consultant, content);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const confirm = async (user: User, button: string) =>
  user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: button }));
const path = () => window.location.pathname + window.location.search;
const name = () => screen.findByLabelText('Name');
const list = () => screen.getByLabelText('Ingredient list');
const save = async (user: User) => {
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await confirm(user, 'Save changes');
};
const rename = async (user: User, to: string) => {
  await user.clear(await name());
  await user.paste(to);
};

test('saving sends only changed fields and shows the label', async () => {
  const slug = await enter();
  const user = await visit({ role: 'user', address: `/deklaracije/${slug}?izmena=1` });
  await rename(user, 'Krema za stopala');
  await save(user);
  expect(await screen.findByText('Successfully updated Krema za stopala')).toBeVisible();
  await heading('Krema za stopala');
  const [update] = sent('UpdateLabel');
  expect(update?.variables).toEqual({
    input: { slug, version: expect.any(Number) as number, content: { name: 'Krema za stopala' } },
  });
  expect(window.location.search).toBe('');
});

test('a pasted list is checked while typing and the label is created', async () => {
  const user = await visit({ role: 'user', address: '/deklaracije/+nova' });
  await user.click(await name());
  await user.paste('Tonik');
  await user.click(list());
  await user.paste('Aqua, Linalool, Glycerinn');
  const order = await screen.findByRole('list', { name: 'Order' });
  expect(within(order).getAllByRole('listitem')).toHaveLength(3);
  await user.click(await screen.findByRole('button', { name: 'Replace with GLYCERIN' }));
  expect(list()).toHaveValue('Aqua, Linalool, GLYCERIN');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Replace with GLYCERIN' })).toBeNull());

  await user.click(await within(order).findByRole('button', { name: /^3\. GLYCERIN/ }));
  await user.keyboard('{ArrowLeft}');
  expect(list()).toHaveValue('Aqua, GLYCERIN, Linalool');
  expect(screen.getByText('GLYCERIN is now 2 of 3.')).toBeInTheDocument();
  await waitFor(() => expect(within(order).getByRole('button', { name: /^2\. GLYCERIN/ })).toHaveFocus());

  await user.click(screen.getByRole('button', { name: 'Save label' }));
  await confirm(user, 'Save label');
  expect(await screen.findByText('Entry created')).toBeVisible();
  await heading('Tonik');
  expect(path()).toMatch(/^\/deklaracije\/tonik/);
});

again('an invalid value is shown at its field and in the summary', async () => {
  const slug = await enter();
  const user = await visit({ role: 'user', address: `/deklaracije/${slug}?izmena=1` });
  await user.clear(await name());
  await user.clear(screen.getByLabelText('Period after opening, months'));
  await user.paste('999');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const summary = await screen.findByRole('group', { name: 'There are 2 problems. Nothing was lost:' });
  expect(summary).toHaveFocus();
  expect(await name()).toHaveAccessibleDescription('The product needs a name.');
  expect(sent('UpdateLabel')).toEqual([]);
});

again('a pH settles an entry whose condition is a pH, and stands on the label', async () => {
  const slug = await enter({ ingredientText: 'Aqua, Glycerin, Sodium Hydroxide' });
  const user = await visit({ role: 'user', address: `/deklaracije/${slug}?izmena=1` });
  await name();
  expect((await screen.findAllByText(/is restricted by entry III/)).length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText('pH, lower end'), '5,5');
  await user.type(screen.getByLabelText('pH, upper end'), '6');
  await waitFor(() => expect(screen.queryByText(/is restricted by entry III/)).toBeNull());
  await save(user);
  await heading('Krema za ruke');
  expect(within(screen.getByRole('region', { name: 'On the label' })).getByText('5.5 to 6')).toBeVisible();
});

again('a concentration decides a limit and stands on the label', async () => {
  const slug = await enter({ ingredientText: 'Aqua, Glycerin, Phenoxyethanol' });
  const user = await visit({ role: 'user', address: `/deklaracije/${slug}?izmena=1` });
  await name();
  await user.click(screen.getByRole('button', { name: 'Concentrations: 0 entered' }));
  await user.type(await screen.findByLabelText('PHENOXYETHANOL'), '1,2');
  expect((await screen.findAllByText(/is over its limit: 1.2 %, at most 1 % is allowed/)).length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText('PHENOXYETHANOL'), '{Backspace}{Backspace}');
  await waitFor(() => expect(screen.queryByText(/is over its limit/)).toBeNull());
  await save(user);
  await heading('Krema za ruke');
  expect(within(screen.getByRole('region', { name: 'On the label' })).getByText('PHENOXYETHANOL 1 %')).toBeVisible();
});

again('a concentration whose ingredient leaves the list is dropped with a word', async () => {
  const percentages = [{ name: 'GLYCERIN', percent: 5 }];
  const slug = await enter({ ingredientText: 'Aqua, Glycerin, Panthenol', percentages });
  const user = await visit({ role: 'user', address: `/deklaracije/${slug}?izmena=1` });
  await name();
  await user.click(screen.getByRole('button', { name: /^2\. Glycerin/ }));
  await user.click(screen.getByRole('button', { name: 'Remove from the list' }));
  expect(await screen.findByText('No longer in the list, so dropped when you save: GLYCERIN 5 %')).toBeVisible();
  await save(user);
  await heading('Krema za ruke');
  expect(screen.queryByText('GLYCERIN 5 %')).toBeNull();
});

again('concentrations of more than the whole are rejected at their fields', async () => {
  const slug = await enter();
  const user = await visit({ role: 'user', address: `/deklaracije/${slug}?izmena=1` });
  await name();
  await user.click(screen.getByRole('button', { name: 'Concentrations: 0 entered' }));
  await user.type(await screen.findByLabelText('AQUA'), '60');
  await user.type(screen.getByLabelText('GLYCERIN'), '41');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const message = 'The concentrations are together more than 100 %.';
  await user.click(await screen.findByRole('button', { name: message }));
  expect(screen.getByLabelText('AQUA')).toHaveFocus();
  expect(screen.getByLabelText('AQUA')).toHaveAccessibleDescription(message);
});

again('a failed check leaves the form usable', async () => {
  const slug = await enter();
  const user = await visit({ role: 'user', address: `/deklaracije/${slug}?izmena=1` });
  await name();
  await screen.findByText(/^Checked: /);
  const realFetch = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    typeof init?.body === 'string' && init.body.includes('"CheckLabel"')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : realFetch(input, init);
  try {
    await user.click(list());
    await user.paste(', Parfum');
    expect(await screen.findByText(/^The label could not be checked\. You can go on typing and save\./)).toBeVisible();
    expect(screen.getByText(/names recognised/)).toBeVisible();
  } finally {
    globalThis.fetch = realFetch;
  }
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/of 4 names recognised/)).toBeVisible();
});

describe('when somebody else has saved meanwhile', () => {
  const meet = async () => {
    const slug = await enter({ remarks: 'Staro' });
    const user = await visit({ role: 'user', address: `/deklaracije/${slug}?izmena=1` });
    await rename(user, 'Moja krema');
    await updateLabel(stack(), consultant, slug, { name: 'Njihova krema', remarks: 'Njihovo' });
    await save(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has changed this label' }));
    for (const text of ['Moja krema', 'Njihova krema', 'Staro', 'Njihovo'])
      expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Remarks',
    ]);
    expect(dialog.getByText(/^Nothing was saved and nothing is lost\. This one field differs:$/)).toBeVisible();
    expect(dialog.getByText(/^This field was changed by them alone\./)).toBeVisible();
    return { slug, user, dialog };
  };

  again('saving mine leaves the fields that only they changed', async () => {
    const { slug, user, dialog } = await meet();
    await user.click(dialog.getByRole('button', { name: 'Overwrite with mine' }));
    await heading('Moja krema');
    expect(within(await screen.findByRole('region', { name: 'Texts' })).getByText('Njihovo')).toBeVisible();
    expect(path()).toBe(`/deklaracije/${slug}`);
  });

  again('the remote version can be taken', async () => {
    const { user, dialog } = await meet();
    await user.click(dialog.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await name()).toHaveValue('Njihova krema');
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  });

  again('dismissing the dialog keeps the input', async () => {
    const { user, dialog } = await meet();
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await name()).toHaveValue('Moja krema');
    await save(user);
    const again = within(await screen.findByRole('dialog', { name: 'Somebody else has changed this label' }));
    await user.click(again.getByRole('button', { name: 'Take theirs' }));
  });
});

again('leaving the form with unsaved input asks for confirmation', async () => {
  const slug = await enter();
  const user = await visit({ role: 'user', address: `/deklaracije/${slug}?izmena=1` });
  await rename(user, 'Skoro');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  const confirmation = within(await screen.findByRole('dialog', { name: 'Save your changes?' }));
  expect(path()).toBe(`/deklaracije/${slug}?izmena=1`);
  await user.click(confirmation.getByRole('button', { name: 'Discard' }));
  await heading('Krema za ruke');
});
