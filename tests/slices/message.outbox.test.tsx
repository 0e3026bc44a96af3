import { screen, waitFor, within } from '@testing-library/react';
import { signIn } from '../support/signIn.ts';
import { startRefusingMailServer } from '../support/refusingMailServer.ts';
import { useSlice } from '../support/sliceApp.tsx';

let mail: Awaited<ReturnType<typeof startRefusingMailServer>>;
beforeAll(async () => {
  mail = await startRefusingMailServer();
});
afterAll(() => mail.close());
const { visit, stack } = useSlice({ env: () => ({ SMTP_URL: mail.url }) });

const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
let keys = 0;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  delete mail.rules.recipient;
});

/** Puts a message into the outbox of a role. */
async function post(role: 'user' | 'orgAdmin', subject: string, to: string[]): Promise<void> {
  const { token } = JSON.parse(await signIn(stack(), role)) as { token: string };
  const key = `key-of-an-outbox-${String((keys += 1)).padStart(4, '0')}`;
  const response = await fetch(`${stack().bffUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: SEND, variables: { input: { key, to, subject, text: 'Poštovani' } } }),
  });
  expect(await response.json()).toMatchObject({ data: { sendMessage: { message: {} } } });
}
/** The card of a message once it is in a state. */
async function cardIn(subject: string, state: string) {
  const card = await screen.findByRole('article', { name: subject });
  await within(card).findByText(state);
  return within(card);
}

test('“Try again now” hands a message over to those who were refused', async () => {
  mail.rules.recipient = (address) => (address === 'boris@firma.example' ? 550 : 250);
  await post('user', 'Za dvoje', ['ana@firma.example', 'boris@firma.example']);
  const user = await visit({ role: 'user', address: '/email' });
  const card = await cardIn('Za dvoje', 'Handed over for some');
  await user.click(card.getByRole('button', { name: 'Details' }));
  expect(card.getByText(/the mail server said: .*550/)).toBeVisible();
  delete mail.rules.recipient;
  await user.click(card.getByRole('button', { name: 'Try again now: Za dvoje' }));
  expect(await screen.findByText('The message is tried again now.')).toBeVisible();
  await waitFor(async () => {
    const again = await cardIn('Za dvoje', 'To: boris@firma.example');
    expect(again.getAllByText('Handed to the mail server')).toHaveLength(3);
  });
  expect(mail.taken).toEqual([['ana@firma.example'], ['boris@firma.example']]);
  expect(screen.queryByRole('button', { name: 'Try again now: Za dvoje' })).toBeNull();
});

test('“Stop sending” asks first and takes a waiting message out of the queue', async () => {
  mail.rules.recipient = () => 451;
  await post('user', 'Čeka', ['vera@firma.example']);
  const user = await visit({ role: 'user', address: '/email' });
  const card = await cardIn('Čeka', 'Waiting');
  const cancel = await card.findByRole('button', { name: 'Stop sending: Čeka' });
  await user.click(cancel);
  const name = 'Send this message to nobody else?';
  await user.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: 'Cancel' }));
  expect(card.getByText('Waiting')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
  await user.click(card.getByRole('button', { name: 'Stop sending: Čeka' }));
  await user.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: 'Stop sending' }));
  await cardIn('Čeka', 'Cancelled');
  expect(screen.queryByRole('button', { name: 'Stop sending: Čeka' })).toBeNull();
  expect(mail.taken.flat()).not.toContain('vera@firma.example');
});

test('a retry of what somebody else cancelled meanwhile says so', async () => {
  mail.rules.recipient = () => 550;
  await post('user', 'Odbijeno', ['ana@firma.example']);
  const user = await visit({ role: 'user', address: '/email' });
  const card = await cardIn('Odbijeno', 'Failed');
  await stack().product.fault({
    ...{ kind: 'status', status: 409, method: 'POST', path: '/api/v1/posta/*', times: 1 },
    body: { status: 'fail', message: 'This message is not waiting any more.', kod: 'MESSAGE_NOT_WAITING' },
  });
  await user.click(card.getByRole('button', { name: 'Try again now: Odbijeno' }));
  expect(await screen.findByText('This message is being sent, or nobody is left whom it waits for.')).toBeVisible();
});

test('the 31st message of an hour is told when it can be sent, and is kept', async () => {
  const began = Date.now();
  for (let sent = 0; sent < 30; sent += 1) await post('orgAdmin', `Jedna od trideset`, ['ana@firma.example']);
  const user = await visit({ role: 'orgAdmin', address: '/email?izmena=1' });
  await user.type(await screen.findByRole('textbox', { name: 'To' }), 'ana@firma.example{Enter}');
  await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Trideset prva');
  await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'Poštovani');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const said = await screen.findByText(/^You have sent 30 messages within an hour\./);
  const time = /at (\d\d?:\d\d.*?); this one is kept here until then\.$/.exec(said.textContent)?.[1];
  // The first of them leaves the hour one hour after it was sent, which is told to the minute, rounded up.
  const minutes = Math.ceil((Date.now() - began) / MINUTE_MS) + 1;
  const format = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
  const possible = Array.from({ length: minutes + 1 }, (_, at) =>
    format.format(Math.ceil((began + HOUR_MS) / MINUTE_MS + at) * MINUTE_MS),
  );
  expect(possible).toContain(time);
  expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Trideset prva');
});
