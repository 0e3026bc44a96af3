import { fireEvent, screen, within } from '@testing-library/react';
import { makeSignedPif } from '../support/signedPif.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { visit, stack, sent } = useSlice();
const LAVANDA = 'Lavanda Natura d.o.o.';
const NEW = '/email?izmena=1';
const outbox = () => screen.findByRole('list', { name: 'E-mail' });
const field = (name: string) => screen.findByRole('textbox', { name });
const sentInputs = () => sent('SendMessage').map(({ variables }) => (variables as { input: object }).input);
const open = async (role: 'user' | 'orgAdmin' = 'user', address = NEW) => visit({ role, address });

beforeEach(() => sessionStorage.clear());

/** Types a message to one address. */
async function write(user: Awaited<ReturnType<typeof open>>, subject: string, to = 'ana@firma.example') {
  await user.type(await field('To'), `${to}{Enter}`);
  await user.type(await field('Subject'), subject);
  await user.type(await field('Text'), 'Poštovani, молимо.');
}
const send = () => screen.getByRole('button', { name: 'Send' });

test('a message is written to people of a company and free addresses, and stands in the outbox as written to the folder', async () => {
  const user = await open();
  await screen.findByRole('option', { name: LAVANDA });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Company' }), LAVANDA);
  await user.click(await screen.findByRole('button', { name: 'Add Dragana Ilić to the recipients' }));
  await user.type(await field('Copy (Cc)'), 'boris@firma.example,');
  await user.type(await field('Hidden copy (Bcc)'), 'vera@firma.example');
  await write(user, 'Dokumenta za kremu');
  await user.click(send());
  const card = await within(await outbox()).findByRole('article', { name: 'Dokumenta za kremu' });
  expect(sentInputs()).toMatchObject([
    { to: ['klijent@dosije.example', 'ana@firma.example'], cc: ['boris@firma.example'], bcc: ['vera@firma.example'] },
  ]);
  // The list follows by itself what is under way.
  expect(await within(card).findByText('Written to the folder, not sent')).toBeVisible();
  await user.click(within(card).getByRole('button', { name: 'Details' }));
  expect(within(card).getByText('Hidden copy: vera@firma.example')).toBeVisible();
  expect(within(card).getByText('Poštovani, молимо.')).toBeVisible();
  expect(within(card).getAllByText(/the mail server said: .*written to .*\.eml/)).toHaveLength(4);
  expect(within(card).queryByText('Handed to the mail server')).toBeNull();
  expect(within(card).getByText(/^No mail server was set when this message was due/)).toBeVisible();
  expect(screen.getByText(/^No mail server is set/)).toBeVisible();
});

test('a pasted list becomes one chip for each address, and what is no address stops the message', async () => {
  const user = await open();
  await user.click(await field('To'));
  await user.paste('"Anić, Ana" <ana@firma.example>; boris@localhost\nANA@firma.example');
  const chips = within(await screen.findByRole('list', { name: 'Chosen for: To' }));
  expect(chips.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
    'ana@firma.example',
    'boris@localhost',
  ]);
  expect(screen.getByText(/^boris@localhost: The part after @ is missing/)).toBeVisible();
  await user.click(send());
  expect((await screen.findAllByText('Correct or remove the addresses that are none.'))[0]).toBeVisible();
  await user.click(chips.getByRole('button', { name: 'Remove boris@localhost' }));
  expect(sentInputs()).toEqual([]);
});

test('an 11th recipient is refused before anything is sent', async () => {
  const user = await open();
  await user.click(await field('Copy (Cc)'));
  await user.paste(Array.from({ length: 10 }, (_, at) => `cc${at}@firma.example`).join(', '));
  await write(user, 'Za sve');
  await user.click(send());
  expect((await screen.findAllByText('A message has at most 10 recipients, copies included.'))[0]).toBeVisible();
  expect(sentInputs()).toEqual([]);
});

test('a double click sends one message', async () => {
  const user = await open();
  await write(user, 'Jednom');
  const button = send();
  fireEvent.click(button);
  fireEvent.click(button);
  await within(await outbox()).findByRole('article', { name: 'Jednom' });
  expect(within(await outbox()).getAllByRole('article', { name: 'Jednom' })).toHaveLength(1);
});

test('what was typed is kept when sending fails and after a reload, and is sent once under the same key', async () => {
  await stack().product.fault({ kind: 'status', status: 500, method: 'POST', path: '/api/v1/posta', times: 5 });
  let user = await open();
  await write(user, 'Sačuvano');
  await user.click(send());
  expect((await screen.findAllByRole('alert'))[0]).toBeVisible();
  await stack().product.clearFaults();
  const [first] = sentInputs() as { key: string }[];
  user = await open();
  expect(await field('Subject')).toHaveValue('Sačuvano');
  expect(await screen.findByRole('button', { name: 'Remove ana@firma.example' })).toBeVisible();
  await user.click(send());
  await within(await outbox()).findByRole('article', { name: 'Sačuvano' });
  expect(sentInputs()).toMatchObject([{ key: first?.key }]);
  expect(screen.queryByText(/You began a message/)).toBeNull();
});

test('a message that was begun is offered in the outbox, and given up there', async () => {
  let user = await open();
  await write(user, 'Započeto');
  user = await open('user', '/email');
  expect(await screen.findByText(/You began a message in this tab.*Započeto/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go on writing' }));
  expect(await field('Subject')).toHaveValue('Započeto');
  user = await open('user', '/email');
  await user.click(await screen.findByRole('button', { name: 'Give it up' }));
  expect(screen.queryByText(/You began a message/)).toBeNull();
  await open();
  expect(await field('Subject')).toHaveValue('');
});

test('a signed version goes with the text that it is ready, in the language chosen', async () => {
  const { token } = JSON.parse(await signIn(stack(), 'user')) as { token: string };
  const slug = await makeSignedPif(stack().bffUrl, token, 'Krema za slanje');
  const user = await open();
  await user.type(await screen.findByRole('searchbox', { name: 'Name or reference of the file' }), 'Krema za slanje');
  await user.click(await screen.findByRole('button', { name: /^Krema za slanje/ }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language of the text' }), 'English');
  await user.click(screen.getByRole('button', { name: 'Report is ready' }));
  expect(await field('Subject')).toHaveValue('Product information file of “Krema za slanje”');
  expect(await field('Text')).toHaveDisplayValue(/version 1, signed on .*, is attached\./);
  expect(screen.getByText(/^1 file of .*, about .* in the message/)).toBeVisible();
  await user.type(await field('To'), 'ana@firma.example');
  await user.click(send());
  const card = await within(await outbox()).findByRole('article', { name: /Krema za slanje/ });
  await user.click(within(card).getByRole('button', { name: 'Details' }));
  expect(within(card).getByText(new RegExp(`^${slug}-v1\\.pdf`))).toBeVisible();
});

test('states and pages of the outbox are in the address, and a failure is shown with a retry', async () => {
  await stack().product.fault({ kind: 'status', status: 500, method: 'GET', path: '/api/v1/posta', times: 5 });
  const user = await open('orgAdmin', '/email?state=failed');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await stack().product.clearFaults();
  await user.click(retry);
  expect(await screen.findByText('There is no message in this state.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await outbox()).toBeVisible();
  expect(window.location.search).toBe('');
});
