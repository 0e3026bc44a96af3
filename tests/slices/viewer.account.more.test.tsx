import { again } from '../support/again.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useSlice } from '../support/sliceApp.tsx';
import { aPdf } from '../support/pdf.ts';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { uploadContent } from '../support/uploadContent.ts';
import { useUploadStub } from '../support/uploadStub.ts';

describe('access tokens', () => {
  const { stack, visit, sent } = useSlice();

  const openTokens = async (user: UserEvent) =>
    user.click(await screen.findByRole('button', { name: 'Access tokens for tools' }));
  const emailWith = async (token: string) => {
    const response = await fetch(`${stack().bffUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: '{ viewer { email } }' }),
    });
    return ((await response.json()) as { data: { viewer: { email: string } } | null }).data?.viewer.email;
  };

  test('a token is asked for, shown once, opens the endpoint, and is revoked', async () => {
    const user = await visit({ role: 'user', address: '/user' });
    expect(sent('AccessTokens')).toHaveLength(0);
    await openTokens(user);
    expect(await screen.findByText('You have no access token.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'New access token' }));
    const asked = screen.getByRole('dialog', { name: 'New access token' });
    await user.click(within(asked).getByRole('button', { name: 'Create token' }));
    expect((await within(asked).findAllByText('Enter a name.')).length).toBeGreaterThan(0);
    await user.type(within(asked).getByRole('textbox', { name: 'Name' }), 'Noćni izveštaj');
    await user.click(within(asked).getByRole('button', { name: 'Create token' }));

    const shown = await screen.findByRole('dialog', { name: 'Token “Noćni izveštaj”' });
    const token = within(shown).getByRole('status', { name: 'Access token' }).textContent;
    await user.keyboard('{Escape}');
    await user.click(within(shown).getByRole('button', { name: 'Copy' }));
    expect(await within(shown).findByText('Copied to the clipboard.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(token);
    await user.click(within(shown).getByRole('button', { name: 'I have noted it' }));

    expect(await screen.findByText(/^Only reads · valid until .* · never used$/)).toBeVisible();
    expect(document.body.textContent).not.toContain(token);

    // Only now: the list is read while the token is shown, and a use before that would stand in it.
    expect(await emailWith(token)).toBe('konsultant@dosije.example');
    await openTokens(user);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'New access token' })).not.toBeInTheDocument());
    await openTokens(user);
    expect(await screen.findByText(/^Only reads · valid until .* · last used .*$/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Revoke Noćni izveštaj' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('You have no access token.')).toBeVisible();
    expect(await emailWith(token)).toBeUndefined();
  });

  again('what was typed stays when the service is down', async () => {
    const user = await visit({ role: 'dcp', address: '/user' });
    await openTokens(user);
    await user.click(await screen.findByRole('button', { name: 'New access token' }));
    const asked = screen.getByRole('dialog', { name: 'New access token' });
    await user.type(within(asked).getByRole('textbox', { name: 'Name' }), 'Alat');
    await stack().product.fault({ kind: 'status', status: 503, method: 'POST', path: '/api/v1/users/me/tokeni' });
    await user.click(within(asked).getByRole('button', { name: 'Create token' }));
    expect(await screen.findByText(/cannot be reached at the moment/)).toBeVisible();
    expect(within(asked).getByRole('textbox', { name: 'Name' })).toHaveValue('Alat');
  });
});

describe('what an assessor states', () => {
  const { stack, visit } = useSlice();
  const uploads = useUploadStub();

  const form = async () => within(await screen.findByRole('form', { name: 'Safety assessor' }));
  const saved = () => screen.findByText('Successfully updated your assessor profile');

  again('a profile is completed with a PDF, and the page says that its owner may sign', async () => {
    const user = await visit({ role: 'orgAdmin', address: '/user' });
    const fields = await form();
    expect(fields.getByRole('status')).toHaveTextContent('You may not conclude or sign yet:The title is missing.');
    for (const [label, text] of [
      ['Title', 'dr sci. med.'],
      ['Address', 'Niš, Srbija'],
      ['Qualification', 'Medicinski fakultet u Nišu'],
    ] as const) {
      await user.click(fields.getByLabelText(label));
      await user.paste(text);
    }
    const pdf = aPdf('Diploma');
    const proof = fields.getByLabelText('Proof of the qualification', { selector: 'input' });
    await user.upload(proof, new File(['plain text'], 'diploma.pdf'));
    expect(await fields.findByText('This is not a PDF.')).toBeVisible();
    const session = await signIn(stack(), 'orgAdmin');
    const reference = await uploadContent(stack().bffUrl, session, 'pifFile', pdf);
    uploads.answer({ status: 200, body: JSON.stringify({ reference }) });
    await user.upload(proof, new File([new Uint8Array(pdf)], 'Diploma.pdf'));
    await user.click(fields.getByRole('button', { name: 'Save profile' }));
    await saved();
    expect(fields.getByRole('status')).toHaveTextContent('Your profile is complete: you may conclude and sign.');
    expect(fields.getByText(/SHA-256 [0-9a-f]{64}$/)).toBeVisible();
  });

  again('a proof whose last day is over is named as expired', async () => {
    const user = await visit({ role: 'user', address: '/user' });
    const fields = await form();
    expect(fields.getByRole('status')).toHaveTextContent('Your profile is complete');
    await user.type(fields.getByLabelText('Proof valid until'), '2020-01-31');
    await user.click(fields.getByRole('button', { name: 'Save profile' }));
    await saved();
    expect(fields.getByText('The proof is no longer valid.')).toBeVisible();
  });

  again(
    'what was typed stays when another window saved the profile meanwhile, and is saved with the next attempt',
    async () => {
      const user = await visit({ role: 'admin', address: '/user' });
      const fields = await form();
      await user.click(fields.getByLabelText('Title'));
      await user.paste('dr');
      await queryStack(
        stack(),
        await signIn(stack(), 'admin'),
        'mutation ($input: UpdateAssessorProfileInput!) { updateAssessorProfile(input: $input) { viewer { id } } }',
        { input: { version: 1, title: 'prof. dr' } },
      );
      await user.click(fields.getByRole('button', { name: 'Save profile' }));
      expect(await screen.findByText(/The profile was changed in another window meanwhile/)).toBeVisible();
      expect(fields.getByLabelText('Title')).toHaveValue('dr');
      await user.click(fields.getByRole('button', { name: 'Save profile' }));
      await saved();
    },
  );

  again('somebody without the right to assess has no such form', async () => {
    await visit({ role: 'dcp', address: '/user' });
    expect(await screen.findByLabelText('Full name')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Safety assessor' })).toBeNull();
  });
});

describe('notifications', () => {
  const { stack, visit } = useSlice();
  const form = async () => within(await screen.findByRole('form', { name: 'Notifications by e-mail' }));
  const ticked = (fields: Awaited<ReturnType<typeof form>>) =>
    fields.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked).length;
  const saved = () => screen.findByText('Successfully updated your notifications');

  again('what somebody chooses is kept, and whoever chose nothing is told of what waits', async () => {
    const user = await visit({ role: 'orgAdmin', address: '/user' });
    const fields = await form();
    expect(fields.getByLabelText('A file was submitted for review')).toBeChecked();
    expect(fields.getByLabelText('A file was returned for changes')).toBeChecked();
    expect(ticked(fields)).toBe(2);
    await user.click(fields.getByLabelText('A file was submitted for review'));
    await user.click(fields.getByLabelText('A file was signed'));
    await user.click(fields.getByRole('button', { name: 'Save notifications' }));
    await saved();
    const { viewer } = await queryStack<{ viewer: { notifications: object } }>(
      stack(),
      await signIn(stack(), 'orgAdmin'),
      '{ viewer { notifications { version submitted returned concluded signed expiring } } }',
      {},
    );
    expect(viewer.notifications).toEqual({
      version: 2,
      submitted: false,
      returned: true,
      concluded: false,
      signed: true,
      expiring: false,
    });
  });

  again('what was chosen stays when another window saved meanwhile, and is saved with the next attempt', async () => {
    const user = await visit({ role: 'user', address: '/user' });
    const fields = await form();
    await user.click(fields.getByLabelText('A conclusion on safety was reached or withdrawn'));
    await queryStack(
      stack(),
      await signIn(stack(), 'user'),
      'mutation ($input: UpdateNotificationsInput!) { updateNotifications(input: $input) { viewer { id } } }',
      { input: { version: 1, submitted: false, returned: false, concluded: false, signed: false, expiring: false } },
    );
    await user.click(fields.getByRole('button', { name: 'Save notifications' }));
    expect(await screen.findByText(/Your notifications were changed in another window meanwhile/)).toBeVisible();
    expect(ticked(fields)).toBe(3);
    await user.click(fields.getByRole('button', { name: 'Save notifications' }));
    await saved();
    expect(ticked(fields)).toBe(3);
  });

  again('somebody who sees no files chooses the weekly message about documents alone', async () => {
    await visit({ role: 'dcp', address: '/user' });
    const [only, ...others] = (await form()).getAllByRole('checkbox');
    expect(only).toHaveAccessibleName('Documents that expire within 60 days (once a week)');
    expect(others).toEqual([]);
    expect(only).not.toBeChecked();
  });
});

describe('accounts of users', () => {
  const { visit, stack } = useSlice();
  const list = () => screen.findByRole('list', { name: 'Users' });

  again('accounts are filtered, and nobody may deactivate himself', async () => {
    const user = await visit({ role: 'admin', address: '/korisnici' });
    expect(within(await list()).getAllByRole('article')).toHaveLength(9);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Administrator');
    await waitFor(async () => expect(within(await list()).getAllByRole('article')).toHaveLength(1));
    const viewer = within(screen.getByRole('article', { name: 'Jelena Petrović' }));
    expect(viewer.queryByRole('button', { name: 'Deactivate' })).toBeNull();
    expect(viewer.getByRole('button', { name: 'Edit user' })).toBeVisible();
  });

  test('a deactivated person is led to the sign-in without doing anything', async () => {
    const userId = (JSON.parse(await signIn(stack(), 'client')) as { userData: { _id: string } }).userData._id;
    const admin = await signIn(stack(), 'admin');
    await visit({ role: 'client', address: '/deklaracije' });
    await screen.findByRole('heading', { level: 1 });
    await queryStack(
      stack(),
      admin,
      'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { id } } }',
      { input: { id: userId, version: 1, isActive: false } },
    );
    // The page asks by itself; how soon it hears the answer depends on the machine.
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(screen.getByText(/^Your account was deactivated\./)).toBeVisible();
  });
});
