import { screen, waitFor, within } from '@testing-library/react';
import { clientCompany, clientPif, mutatePif } from '../support/pif.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit } = useSlice();

const mutate = (role: 'user' | 'client', name: string, input: object) => mutatePif(stack(), role, name, input);
const create = (name: string) =>
  mutate('user', 'createPif', { name, companyId: clientCompany, labelSlug: clientPif?.slug });
const comment = (role: 'user' | 'client', slug: string, more: object) =>
  mutate(role, 'addPifComment', { slug, section: 'CLAIMS', text: 'Nedostaje dokaz.', ...more });
const panel = async () => within(await screen.findByRole('region', { name: 'Comments' }));
const open = (slug: string, role: 'user' | 'client', section = 'tvrdnje') =>
  visit({ role, address: `/pifs/${section}/${slug}` });

test('a comment on a field is written, and the rail counts it', async () => {
  const { slug } = await create('Krema za lice');
  const user = await open(slug, 'client', 'izrada');
  const comments = await panel();
  await user.click(comments.getByRole('button', { name: 'Write a comment' }));
  await user.selectOptions(comments.getByLabelText('About'), 'Site of manufacturing');
  await user.click(comments.getByLabelText('Comment'));
  await user.paste('Izveštaj stiže u petak.');
  await user.click(comments.getByRole('button', { name: 'Send' }));
  const list = within(await comments.findByRole('list', { name: 'Open comments' }));
  expect(await list.findByText('Izveštaj stiže u petak.')).toBeVisible();
  expect(list.getByText('Dragana Ilić')).toBeVisible();
  expect(list.getByRole('link', { name: 'Site of manufacturing' })).toHaveAttribute(
    'href',
    `/pifs/izrada/${slug}#site`,
  );
  expect(await screen.findByRole('link', { name: /^Manufacturing.*1 open comment/ })).toBeVisible();
});

test('an unsent comment survives the way to another section', async () => {
  const { slug } = await create('Gel za tuširanje');
  const user = await open(slug, 'client');
  await user.click((await panel()).getByRole('button', { name: 'Write a comment' }));
  await user.click((await panel()).getByLabelText('Comment'));
  await user.paste('Nedovršeno');
  await user.click(screen.getByRole('link', { name: /^Animal testing/ }));
  await screen.findByRole('heading', { name: 'Animal testing' });
  expect((await panel()).getByLabelText('Comment')).toHaveValue('Nedovršeno');
});

test('so does that it is internal and must be resolved, and its place only in its section', async () => {
  const { slug } = await create('Pena za brijanje');
  const user = await open(slug, 'user', 'izrada');
  await user.click((await panel()).getByRole('button', { name: 'Write a comment' }));
  await user.selectOptions((await panel()).getByLabelText('About'), 'Site of manufacturing');
  await user.click((await panel()).getByLabelText('Comment'));
  await user.paste('Samo za nas');
  await user.click((await panel()).getByRole('checkbox', { name: /^Must be resolved/ }));
  await user.click((await panel()).getByRole('checkbox', { name: /^Internal/ }));
  await user.click(screen.getByRole('link', { name: /^Animal testing/ }));
  await screen.findByRole('heading', { name: 'Animal testing' });
  const elsewhere = await panel();
  expect(elsewhere.getByRole('checkbox', { name: /^Must be resolved/ })).toBeChecked();
  expect(elsewhere.getByRole('checkbox', { name: /^Internal/ })).toBeChecked();
  expect(elsewhere.getByLabelText('About')).toHaveDisplayValue(/^The section: /);
  await user.click(elsewhere.getByRole('button', { name: 'Send' }));
  const list = within(await elsewhere.findByRole('list', { name: 'Open comments' }));
  expect(await list.findByText('Internal')).toBeVisible();
  await user.click(elsewhere.getByRole('button', { name: 'Write a comment' }));
  expect(elsewhere.getByRole('checkbox', { name: /^Internal/ })).not.toBeChecked();
});

test('a blank comment is refused in the form', async () => {
  const { slug } = await create('Losion');
  const user = await open(slug, 'client');
  const comments = await panel();
  await user.click(comments.getByRole('button', { name: 'Write a comment' }));
  await user.click(comments.getByRole('button', { name: 'Send' }));
  expect(comments.getByRole('alert')).toHaveTextContent('Write what you want to say.');
});

test('a resolved comment leaves the open ones and says who resolved it', async () => {
  const { slug } = await create('Maska');
  await comment('user', slug, { isRequired: true });
  const user = await open(slug, 'client');
  const comments = await panel();
  expect(await comments.findByText('Must be resolved')).toBeVisible();
  await user.click(comments.getByRole('button', { name: 'Resolve' }));
  await waitFor(() => expect(comments.queryByText('Nedostaje dokaz.')).toBeNull());
  await user.click(comments.getByRole('button', { name: 'Show 1 resolved' }));
  const resolved = within(comments.getByRole('list', { name: 'Resolved comments' }));
  expect(resolved.getByText(/^Resolved by Dragana Ilić/)).toBeVisible();
});

test('a client sees no internal comment and cannot write one', async () => {
  const { slug } = await create('Serum');
  await comment('user', slug, { text: 'Samo za nas.', isInternal: true });
  const user = await open(slug, 'client');
  const comments = await panel();
  expect(comments.getByText('No open comments here.')).toBeVisible();
  expect(comments.queryByText('Samo za nas.')).toBeNull();
  await user.click(comments.getByRole('button', { name: 'Write a comment' }));
  expect(comments.queryByLabelText(/^Internal/)).toBeNull();
});

test('comments stand beside their section, and all of them on demand', async () => {
  const { slug } = await create('Puder');
  await comment('user', slug, { text: 'O tvrdnjama.' });
  const user = await open(slug, 'client', 'animal');
  const comments = await panel();
  expect(comments.queryByText('O tvrdnjama.')).toBeNull();
  await user.click(comments.getByRole('button', { name: 'Also 1 in another section' }));
  expect(comments.getByText('O tvrdnjama.')).toBeVisible();
});

test('a locked file takes comments', async () => {
  const { slug, version } = await create('Šampon');
  await mutate('client', 'submitPif', { slug, version });
  const user = await open(slug, 'user');
  expect(await screen.findByText('Locked while it is being reviewed')).toBeVisible();
  const comments = await panel();
  await user.click(comments.getByRole('button', { name: 'Write a comment' }));
  await user.click(comments.getByLabelText('Comment'));
  await user.paste('Pogledano.');
  await user.click(comments.getByRole('button', { name: 'Send' }));
  expect(await comments.findByText('Pogledano.')).toBeVisible();
});

test('the author deletes a comment after a question', async () => {
  const { slug } = await create('Balzam');
  await comment('client', slug, {});
  const user = await open(slug, 'client');
  const comments = await panel();
  await user.click(await comments.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete the comment?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(comments.queryByText('Nedostaje dokaz.')).toBeNull());
});
