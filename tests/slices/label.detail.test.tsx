import { screen, waitFor, within } from '@testing-library/react';
import { createLabel } from '../support/label.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit, sent } = useSlice();

let consultant: string;
beforeAll(async () => {
  consultant = await signIn(stack(), 'user');
});

const enter = (content: object = {}) => createLabel(stack(), consultant, content);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const panel = (name: string) => screen.findByRole('region', { name });
const confirm = async (user: Awaited<ReturnType<typeof visit>>, button: string) =>
  user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: button }));
const path = () => window.location.pathname + window.location.search;

describe('what is shown', () => {
  test('a label shows its result, findings, ingredients, texts and particulars', async () => {
    const slug = await enter({
      name: 'Krema <b>za</b> ruke',
      productCode: 'LN-7',
      ingredientText: 'Aqua, Glycerin, Butylphenyl Methylpropional, Xyzzyl',
      labelText: 'Prvi red\n<script>alert(1)</script>',
      precautions: 'Čuvati od dece.',
    });
    const user = await visit({ role: 'user', address: `/deklaracije/${slug}` });
    await heading('Krema <b>za</b> ruke');
    expect(screen.getByText('LN-7')).toBeVisible();
    const result = within(await panel('Why this result'));
    expect((await result.findAllByText('Not compliant')).length).toBeGreaterThan(0);
    expect(result.getByText(/prohibited in cosmetic products/)).toBeVisible();
    expect(result.getByText(/is not a known ingredient name/)).toBeVisible();
    expect(result.getAllByText(/Regulation \(EC\) No 1223\/2009/).length).toBeGreaterThan(0);

    const ingredients = within(await panel('Ingredients'));
    await user.click(ingredients.getByRole('button', { name: '2. GLYCERIN' }));
    const popover = within(await screen.findByRole('dialog', { name: 'GLYCERIN' }));
    expect(await popover.findByText('56-81-5')).toBeVisible();
    await user.keyboard('{Escape}');

    const texts = await panel('Texts');
    expect(texts).toHaveTextContent('<script>alert(1)</script>');
    const facts = within(await panel('On the label'));
    for (const text of [
      '50 ml',
      '12M',
      'Srbija',
      'Hand care products',
      'Leave-on',
      '36 months',
      'European Union, Serbia',
    ])
      expect(facts.getByText(text)).toBeVisible();
    expect(facts.getByText('not stated')).toBeVisible();
    expect(document.title).toContain('Krema <b>za</b> ruke');
  });

  test('a label is shown in Serbian', async () => {
    const slug = await enter();
    await visit({ role: 'user', address: `/deklaracije/${slug}`, language: 'sr' });
    expect(await screen.findByRole('heading', { name: 'Zašto ovaj rezultat' })).toBeVisible();
    expect(screen.getByText('36 meseci')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Izmeni' })).toBeVisible();
  });

  test('a label of another organisation looks like a missing one', async () => {
    const foreign = await createLabel(stack(), await signIn(stack(), 'admin'), {}, 'Panonska');
    await visit({ role: 'user', address: `/deklaracije/${foreign}` });
    expect(await screen.findByText('There is no such label')).toBeVisible();
    const user = await visit({ role: 'user', address: '/deklaracije/no-such-label' });
    expect(await screen.findByText('There is no such label')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'To the labels' }));
    await heading('Labels');
  });

  test('a failed request can be retried', async () => {
    const slug = await enter();
    await stack().product.fault({ kind: 'status', status: 500, path: '/deklaracija/*' });
    const user = await visit({ role: 'user', address: `/deklaracije/${slug}` });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await stack().product.clearFaults();
    await user.click(retry);
    expect(await heading('Krema za ruke')).toBeVisible();
  });
});

describe('roles that cannot edit labels', () => {
  test.each(['dcp', 'client'] as const)('%s can read but not edit a label', async (role) => {
    const slug = await enter({ name: `Krema ${role}` });
    await visit({ role, address: `/deklaracije/${slug}?izmena=1` });
    await heading(`Krema ${role}`);
    expect(await screen.findByRole('list', { name: 'Ingredients' })).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
    for (const name of ['Edit', 'Duplicate', 'Archive']) expect(screen.queryByText(name)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' }) === null).toBe(role === 'dcp');

    const user = await visit({ role, address: `/deklaracije/${slug}` });
    await user.click(await screen.findByRole('button', { name: '2. GLYCERIN' }));
    await screen.findByRole('dialog', { name: 'GLYCERIN' });
    expect(sent('IngredientSummary')).toEqual([]);
  });

  test.each(['dcp', 'client'] as const)('%s cannot create a label', async (role) => {
    await visit({ role, address: '/deklaracije/+nova' });
    expect(await screen.findByText('There is no such label')).toBeVisible();
  });
});

describe('with a whole label', () => {
  test('duplicating asks for confirmation and opens the copy', async () => {
    const slug = await enter({ name: 'Balzam za usne' });
    const user = await visit({ role: 'user', address: `/deklaracije/${slug}` });
    await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
    await confirm(user, 'Duplicate');
    expect(await screen.findByText('Operation completed successfully for Balzam za usne')).toBeVisible();
    await waitFor(() => expect(path()).not.toBe(`/deklaracije/${slug}`));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('Balzam za usne');
  });

  test('a label is archived and unarchived', async () => {
    const slug = await enter({ name: 'Losion' });
    const user = await visit({ role: 'user', address: `/deklaracije/${slug}` });
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    await confirm(user, 'Archive');
    expect(await screen.findByText('Archived')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Unarchive' }));
    await confirm(user, 'Unarchive');
    await waitFor(() => expect(screen.queryByText('Archived')).toBeNull());
  });

  test('deleting asks for confirmation and removes the label', async () => {
    const slug = await enter({ name: 'Višak' });
    const user = await visit({ role: 'user', address: `/deklaracije/${slug}` });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await confirm(user, 'Delete');
    expect(await screen.findByText('Successfully deleted entry Višak')).toBeVisible();
    await heading('Labels');
    await visit({ role: 'user', address: `/deklaracije/${slug}` });
    expect(await screen.findByText('There is no such label')).toBeVisible();
  });

  test('an error shows the message of the server', async () => {
    const slug = await enter();
    const user = await visit({ role: 'user', address: `/deklaracije/${slug}` });
    await stack().product.fault({
      kind: 'status',
      status: 409,
      method: 'DELETE',
      path: '/deklaracija/*',
      body: { status: 'fail', message: 'Deklaracija je zaključana.' },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await confirm(user, 'Delete');
    expect(await screen.findByText('Deklaracija je zaključana.')).toBeVisible();
    await heading('Krema za ruke');
  });
});
