import { screen, waitFor, within } from '@testing-library/react';
import { useSlice } from '../support/sliceApp.tsx';

const { visit, stack } = useSlice();
const list = () => screen.findByRole('list', { name: 'Companies' });
const LAVANDA = 'Lavanda Natura d.o.o.';

test('a company is found and opened with what belongs to it', async () => {
  const user = await visit({ role: 'user', address: '/firme' });
  expect(within(await list()).getAllByRole('article')).toHaveLength(3);
  await user.type(screen.getByRole('searchbox', { name: 'Search companies' }), 'lavanda');
  await waitFor(async () => expect(within(await list()).getAllByRole('article')).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: LAVANDA }));
  expect(await screen.findByRole('heading', { level: 1, name: LAVANDA })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Labels: \d+$/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('a new company is created, and deleted by typing its name', async () => {
  const user = await visit({ role: 'user', address: '/firme' });
  await user.click(await screen.findByRole('button', { name: 'New company' }));
  const name = await screen.findByLabelText('Name');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('A company needs a name.'))[0]).toBeVisible();
  await user.type(name, 'Nova Žalfija d.o.o.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Nova Žalfija d.o.o.' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const typed = await screen.findByLabelText('Type the name of the company');
  await user.type(typed, 'Nova');
  await user.click(screen.getByRole('button', { name: 'Delete company' }));
  expect(await screen.findByText('This is not the name of the company.')).toBeVisible();
  await user.clear(typed);
  await user.type(typed, 'Nova Žalfija d.o.o.');
  await user.click(screen.getByRole('button', { name: 'Delete company' }));
  expect(within(await list()).queryByText('Nova Žalfija d.o.o.')).toBeNull();
});

test('a failure of the service is shown with a retry', async () => {
  await stack().product.fault({ kind: 'status', status: 500, method: 'GET', path: '/api/v1/firme', times: 5 });
  const user = await visit({ role: 'user', address: '/firme' });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await stack().product.clearFaults();
  await user.click(retry);
  expect(await list()).toBeVisible();
});

test('an administrator gives a consultant a company and takes it away', async () => {
  const user = await visit({ role: 'orgAdmin', address: '/firme' });
  await user.click(within(await list()).getByRole('link', { name: 'Šumadija Kozmetika d.o.o.' }));
  const toggle = await screen.findByRole('switch', { name: 'Nikola Marković works with this company' });
  await user.click(toggle);
  await waitFor(() => expect(toggle).toBeChecked());
  await waitFor(() => expect(toggle).toBeEnabled());
  await user.click(toggle);
  await waitFor(() => expect(toggle).not.toBeChecked());
});

test('the temporary password of a new client user is shown once and gone when its dialog closes', async () => {
  const user = await visit({ role: 'user', address: '/firme' });
  await user.click(within(await list()).getByRole('link', { name: LAVANDA }));
  await user.click(await screen.findByRole('button', { name: 'New client user' }));
  await user.type(await screen.findByLabelText('Full name'), 'Klijentkinja Nova');
  await user.type(screen.getByLabelText('E-mail address'), 'KLIJENT@dosije.example');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Somebody has this e-mail address already.'))[0]).toBeVisible();
  // The summary of errors takes the focus.
  await waitFor(() => expect(document.activeElement).toHaveTextContent('There is one problem.'));
  await user.clear(screen.getByLabelText('E-mail address'));
  await user.type(screen.getByLabelText('E-mail address'), 'nova@lavandanatura.example');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const password = (await screen.findByLabelText('Temporary password')).textContent;
  expect(password).toHaveLength(12);
  await user.keyboard('{Escape}');
  expect(screen.getByLabelText('Temporary password')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have noted it' }));
  await waitFor(() => expect(screen.queryByLabelText('Temporary password')).toBeNull());
  expect(await screen.findByRole('article', { name: 'Klijentkinja Nova' })).toBeVisible();
  expect(document.documentElement.innerHTML).not.toContain(password);
});
