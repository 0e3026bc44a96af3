import { again } from '../support/again.ts';
import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import { makeSignedPif } from '../support/signedPif.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';
import { startRefusingMailServer } from '../support/refusingMailServer.ts';

describe('messages', () => {
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
    expect(screen.getByText(/^E-mail is not set up/)).toBeVisible();
  });

  again('a pasted list becomes one chip for each address, and what is no address stops the message', async () => {
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
    expect((await screen.findAllByText('Correct or remove the invalid addresses.'))[0]).toBeVisible();
    await user.click(chips.getByRole('button', { name: 'Remove boris@localhost' }));
    expect(sentInputs()).toEqual([]);
  });

  again('an 11th recipient is refused before anything is sent', async () => {
    const user = await open();
    await user.click(await field('Copy (Cc)'));
    await user.paste(Array.from({ length: 10 }, (_, at) => `cc${at}@firma.example`).join(', '));
    await write(user, 'Za sve');
    await user.click(send());
    expect((await screen.findAllByText('A message has at most 10 recipients, copies included.'))[0]).toBeVisible();
    expect(sentInputs()).toEqual([]);
  });

  again('a double click sends one message', async () => {
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
    expect(screen.queryByText(/Unsent draft/)).toBeNull();
  });

  again('a message that was begun is offered in the outbox, and given up there', async () => {
    let user = await open();
    await write(user, 'Započeto');
    user = await open('user', '/email');
    expect(await screen.findByText(/Unsent draft: .*Započeto/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Continue writing' }));
    expect(await field('Subject')).toHaveValue('Započeto');
    user = await open('user', '/email');
    await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
    expect(screen.queryByText(/Unsent draft/)).toBeNull();
    await open();
    expect(await field('Subject')).toHaveValue('');
  });

  again('a signed version goes with the text that it is ready, in the language chosen', async () => {
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

  again('states and pages of the outbox are in the address, and a failure is shown with a retry', async () => {
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
});

describe('the outbox', () => {
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

  again('“Stop sending” asks first and takes a waiting message out of the queue', async () => {
    mail.rules.recipient = () => 451;
    await post('user', 'Čeka', ['vera@firma.example']);
    const user = await visit({ role: 'user', address: '/email' });
    const card = await cardIn('Čeka', 'Waiting');
    const cancel = await card.findByRole('button', { name: 'Stop sending: Čeka' });
    await user.click(cancel);
    const name = 'Stop sending this message?';
    await user.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: 'Cancel' }));
    expect(card.getByText('Waiting')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
    await user.click(card.getByRole('button', { name: 'Stop sending: Čeka' }));
    await user.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: 'Stop sending' }));
    await cardIn('Čeka', 'Cancelled');
    expect(screen.queryByRole('button', { name: 'Stop sending: Čeka' })).toBeNull();
    expect(mail.taken.flat()).not.toContain('vera@firma.example');
  });

  again('a retry of what somebody else cancelled meanwhile says so', async () => {
    mail.rules.recipient = () => 550;
    await post('user', 'Odbijeno', ['ana@firma.example']);
    const user = await visit({ role: 'user', address: '/email' });
    const card = await cardIn('Odbijeno', 'Failed');
    await stack().product.fault({
      ...{ kind: 'status', status: 409, method: 'POST', path: '/api/v1/posta/*', times: 1 },
      body: { status: 'fail', message: 'This message is not waiting any more.', kod: 'MESSAGE_NOT_WAITING' },
    });
    await user.click(card.getByRole('button', { name: 'Try again now: Odbijeno' }));
    expect(await screen.findByText('The message is being sent, or has no recipients left.')).toBeVisible();
  });

  again('the 31st message of an hour is told when it can be sent, and is kept', async () => {
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
});
