import { again } from '../support/again.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expectQuery, useSlice } from '../support/sliceApp.tsx';

const { stack, visit, sent } = useSlice();
beforeEach(() => sessionStorage.clear());

const list = 'Ingredients: Aqua, Parfum, Linalool, Butylphenyl Methylpropional, Linalool, Hexyl Cinamal, Xyzzyol';
const field = () => screen.findByRole('textbox', { name: 'The list as printed' });
const region = (name: string | RegExp) => screen.findByRole('region', { name });

/** Checks the text and saves it under a name. */
async function saveCheck(user: Awaited<ReturnType<typeof visit>>, text: string, name: string) {
  await user.clear(await field());
  await user.click(await field());
  await user.paste(text);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save the check' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Save the check' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save the check' }));
  await user.clear(dialog.getByRole('textbox'));
  await user.type(dialog.getByRole('textbox'), name);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(`“${name}” was saved among the checked INCIs.`)).toBeVisible();
}

again('every tool card opens its page, from both addresses of the index', async () => {
  for (const address of ['/tools', '/tools/index']) {
    await visit({ role: 'user', address });
    await screen.findByRole('heading', { name: 'INCI check' });
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual([
      'INCI check',
      'Margin of safety',
      'Margin of exposure',
      'Period after opening',
      'List difference',
      'E-mail addresses',
      'E-mail',
      'Checked INCIs',
    ]);
  }
  const links = within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
  for (const address of links) {
    await visit({ role: 'user', address });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText('This page is being prepared')).toBeNull();
  }
});

again.each(['dcp', 'client'] as const)('%s sees the 403 page', async (role) => {
  await visit({ role, address: '/tools/incicheck' });
  expect(await screen.findByText('403 – Access Denied')).toBeVisible();
});

describe('INCI check', () => {
  test('a pasted list is checked', async () => {
    const user = await visit({ role: 'user', address: '/tools/incicheck?category=shampoo' });
    await user.click(await field());
    await user.paste(list);
    const why = within(await region('Why this result'));
    expect(why.getByText(/^Regulation .* Annex II\/1666$/)).toBeVisible();
    expect(why.getByRole('region', { name: /^Not compliant/ })).toHaveTextContent(
      'BUTYLPHENYL METHYLPROPIONAL is prohibited in cosmetic products.',
    );
    const verify = why.getByRole('region', { name: /^To verify/ });
    expect(verify).toHaveTextContent('Linalool is listed more than once.');
    expect(verify).toHaveTextContent('Xyzzyol is not a known ingredient name.');
    await user.click(within(verify).getByRole('button', { name: 'Replace with HEXYL CINNAMAL' }));
    expect(await field()).toHaveValue(list.replace('Hexyl Cinamal', 'HEXYL CINNAMAL'));
    await waitFor(() => expect(screen.queryByText(/is probably a misspelling/)).toBeNull());
    expect(sent('CheckIngredients').at(-1)?.variables).toMatchObject({
      input: { category: 'shampoo', use: null, isForUnderThree: null },
    });

    await visit({ role: 'user', address: window.location.pathname + window.location.search });
    expect(await field()).toHaveValue(list.replace('Hexyl Cinamal', 'HEXYL CINNAMAL'));
    expect(await screen.findByRole('combobox', { name: 'Category' })).toHaveValue('shampoo');
  });

  again('text that is no ingredient list is reported as such', async () => {
    const user = await visit({ role: 'user', address: '/tools/incicheck' });
    await user.click(await field());
    await user.paste('Monday, Tuesday, Wednesday, Thursday, Friday');
    expect(await screen.findByText('Not an ingredient list')).toBeVisible();
    expect(await region('Why this result')).toHaveTextContent(
      'This does not read as an ingredient list: 0 of 5 names are known.',
    );
  });
});

describe('checked INCIs', () => {
  test('saved checks can be searched, opened, run again, compared and deleted', async () => {
    let user = await visit({ role: 'user', address: '/tools/incicheck' });
    await saveCheck(user, list, 'Šampon 1');
    await saveCheck(user, 'Water, Linalool, Glycerin, Parfum, Foozyol', 'Krema 2');

    user = await visit({ role: 'user', address: '/checkedincis' });
    const row = async (name: string) => within(await screen.findByRole('article', { name }));
    expect((await row('Šampon 1')).getByText('Not compliant')).toBeVisible();
    expect((await row('Šampon 1')).getByText(/· Ivana/)).toBeVisible();

    await user.click((await row('Šampon 1')).getByRole('checkbox'));
    expect(screen.getByText('One check is chosen. Choose another to compare them.')).toBeVisible();
    await user.click((await row('Krema 2')).getByRole('checkbox'));
    const comparison = await region('Comparison');
    expect(
      await within(comparison).findByText(/^Only in A: 4 · only in B: 2 · in both: 3, of which moved: 1$/),
    ).toBeVisible();
    expect(within(comparison).getByText('Aqua = Water')).toBeVisible();
    const went = within(comparison).getByRole('region', { name: 'Resolved findings (only in A: Šampon 1)' });
    expect(went).toHaveTextContent('BUTYLPHENYL METHYLPROPIONAL is prohibited in cosmetic products.');
    expect(within(went).getByRole('region', { name: /^Not compliant: 1 point – Resolved findings/ })).toBeVisible();
    const came = within(comparison).getByRole('region', { name: 'New findings (only in B: Krema 2)' });
    expect(came).toHaveTextContent('Foozyol is not a known ingredient name.');
    expect(came).not.toHaveTextContent('Xyzzyol');
    await user.click(within(comparison).getByRole('button', { name: 'Close the comparison' }));

    await user.click((await row('Šampon 1')).getByRole('button', { name: /^Run again/ }));
    expect(await screen.findByText(/^Šampon 1 was checked again\. The result stays: Not compliant/)).toBeVisible();

    await user.type(screen.getByRole('searchbox'), 'krema');
    await expectQuery({ filter: 'krema', page: '1' });
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Šampon 1' })).toBeNull());
    await user.click((await row('Krema 2')).getByRole('button', { name: /^Delete/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Successfully deleted entry Krema 2')).toBeVisible();
    expect(await screen.findByText('No results found')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Show all checks' }));

    await user.click((await row('Šampon 1')).getByRole('link', { name: /^Open/ }));
    await waitFor(async () => expect(await field()).toHaveValue(list));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.getByRole('region', { name: 'Ingredient list: Šampon 1' })).toBeVisible();
  });

  again('a failed list can be retried', async () => {
    await stack().product.fault({ kind: 'status', status: 503, path: '/api/v1/checkedincis' });
    const user = await visit({ role: 'user', address: '/checkedincis' });
    const alert = await screen.findByRole('alert');
    await stack().product.clearFaults();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

again('inputs of tools are cleared on logout', async () => {
  const user = await visit({ role: 'user', address: '/tools/arraysDiff' });
  await user.type(await screen.findByRole('textbox', { name: 'List A' }), 'Aqua');
  expect(JSON.stringify(Object.entries(sessionStorage))).toContain('Aqua');
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Aqua');
});
