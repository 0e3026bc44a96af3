import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anAccount } from '../../../tests/support/account.ts';
import { aSession } from '../../../tests/support/session.ts';
import { useGraphqlStub } from '../../../tests/support/graphqlStub.ts';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { useUploadStub } from '../../../tests/support/uploadStub.ts';
import { hasDirtyForms, saveDirtyForms } from '../../shared/forms/dirtyForms.ts';
import { getSession, restoreSession, startSession } from '../../shared/session/sessionStore.ts';
import AccountPage from './AccountPage.tsx';

const server = useGraphqlStub();
const uploads = useUploadStub();
const previews = new Set<string>();
let unsubscribe: () => void;

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  let made = 0;
  URL.createObjectURL = () => {
    const url = `blob:preview-${made++}`;
    previews.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => void previews.delete(url);
});
beforeEach(() => {
  localStorage.clear();
  unsubscribe = restoreSession();
  startSession(aSession('orgAdmin'));
  previews.clear();
  server.answer({
    Account: { data: { viewer: anAccount() } },
    UpdateViewer: ({ input }) => {
      const { name, photoUpload } = input as { name?: string; photoUpload?: string };
      const viewer = {
        __typename: 'User',
        id: anAccount().id,
        name: name ?? 'Jelena Petrović',
        photoUrl: photoUpload ? `/files/users/${photoUpload}.webp` : null,
      };
      return { data: { updateViewer: { __typename: 'UpdateViewerPayload', viewer } } };
    },
  });
});
afterEach(() => {
  unsubscribe();
  expect(previews.size).toBe(0);
});

const photo = (name = 'me.png', content: number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) =>
  new File([new Uint8Array(content)], name, { type: 'image/png' });
const name = () => screen.getByLabelText('Full name');
const button = (text: string) => screen.getByText<HTMLButtonElement>(text, { selector: 'form button' });
const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

async function open() {
  const user = renderPage(<AccountPage />, { address: '/user' });
  await screen.findByLabelText('Full name');
  const rename = async (text: string) => {
    await user.clear(name());
    await user.paste(text);
  };
  const confirm = async () => {
    await user.click(button('Save changes'));
    await screen.findByRole('dialog', { name: 'Save the changes?' });
    await user.click(screen.getAllByRole('button', { name: 'Save changes' }).at(-1)!);
  };
  return { user, rename, confirm };
}

test('a short name shows the error of the specification and sends nothing', async () => {
  const { user, rename } = await open();
  expect(button('Save changes')).toBeDisabled();
  await rename('Jelena');
  await user.click(button('Save changes'));
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'There is one problem. Nothing was lost:' })).toHaveFocus(),
  );
  expect(name()).toHaveAccessibleDescription('Name must be at least 8 characters long.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Name must be at least 8 characters long.' }));
  expect(name()).toHaveFocus();
});

test('saving the name updates header and stored session', async () => {
  const { rename, confirm } = await open();
  await rename('  Jelena M. Petrović ');
  await confirm();
  expect(await screen.findByText('Successfully updated name and photo')).toBeVisible();
  expect(server.sent('UpdateViewer').map(({ variables }) => variables)).toEqual([
    { input: { name: 'Jelena M. Petrović' } },
  ]);
  expect(getSession()?.user.name).toBe('Jelena M. Petrović');
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).toMatchObject({
    userData: { name: 'Jelena M. Petrović' },
  });
  await waitFor(() => expect(name()).toHaveValue('Jelena M. Petrović'));
  expect(hasDirtyForms()).toBe(false);
  await waitFor(() => expect(name().closest('form')).toHaveFocus());
});

test('cancelling the confirmation of the button, or of leaving the page, sends nothing and keeps the input', async () => {
  const { user, rename } = await open();
  await rename('Jelena M. Petrović');
  await user.click(button('Save changes'));
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent('UpdateViewer')).toEqual([]);
  expect(name()).toHaveValue('Jelena M. Petrović');

  const leaving = saveDirtyForms();
  await screen.findByRole('dialog', { name: 'Save the changes?' });
  expect(server.sent('UpdateViewer')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await leaving).toBe(false);
  expect(server.sent('UpdateViewer')).toEqual([]);
  await user.click(button('Undo changes'));
  expect(name()).toHaveValue('Jelena Petrović');
  expect(hasDirtyForms()).toBe(false);
});

test.each([
  ['no picture', photo('fake.png', [60, 115, 99, 114]), 'The photo must be an image file: JPEG, PNG or WebP.'],
  [
    'too large',
    new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(5 * 1024 * 1024)], 'large.jpg', {
      type: 'image/jpeg',
    }),
    'The photo must be at most 5 MB.',
  ],
])('a file that is %s is rejected without being sent', async (_why, file, message) => {
  const { user } = await open();
  await user.upload(chooser(), file);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByAltText(/^Preview/)).toBeNull();
  expect(uploads.sent).toEqual([]);
});

test('a chosen photo is previewed and an unreadable one is rejected', async () => {
  const { user } = await open();
  await user.upload(chooser(), photo());
  expect(await screen.findByAltText('Preview: me.png')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  expect(previews.size).toBe(1);
  await user.click(button('Remove'));
  expect(screen.queryByAltText('Preview: me.png')).toBeNull();
  expect(previews.size).toBe(0);

  await user.upload(chooser(), photo('broken.png'));
  fireEvent.error(await screen.findByAltText('Preview: broken.png'));
  expect(await screen.findByText('The photo must be an image file: JPEG, PNG or WebP.')).toBeVisible();
  expect(screen.queryByAltText('Preview: broken.png')).toBeNull();
});

test('the photo is uploaded first and saved by its reference', async () => {
  uploads.answer({ status: 200, body: '{"reference":"r1"}' });
  const { user, confirm } = await open();
  const file = photo();
  await user.upload(chooser(), file);
  await screen.findByAltText('Preview: me.png');
  await confirm();
  expect(await screen.findByText('Successfully updated name and photo')).toBeVisible();
  expect(uploads.sent.map(({ body }) => body.get('file'))).toEqual([file]);
  expect(server.sent('UpdateViewer').map(({ variables }) => variables)).toEqual([{ input: { photoUpload: 'r1' } }]);
  expect(getSession()?.user.photoUrl).toBe('/files/users/r1.webp');
  await waitFor(() => expect(screen.queryByAltText('Preview: me.png')).toBeNull());
});

test('an upload shows its progress and can be cancelled', async () => {
  const { user, rename, confirm } = await open();
  await rename('Jelena M. Petrović');
  await user.upload(chooser(), photo());
  await screen.findByAltText('Preview: me.png');
  await confirm();
  await waitFor(() =>
    expect(screen.getByRole('progressbar', { name: 'Uploading the photo' })).toHaveAttribute('aria-valuenow', '40'),
  );
  await user.click(button('Cancel the upload'));
  expect(await screen.findByText('The upload was cancelled. Nothing was saved.')).toBeVisible();
  expect(server.sent('UpdateViewer')).toEqual([]);
  expect(name()).toHaveValue('Jelena M. Petrović');
  expect(screen.getByAltText('Preview: me.png')).toBeVisible();
  await user.click(button('Remove'));
});

test('a server error is shown at its field and in a toast, and the input stays', async () => {
  uploads.answer({ status: 200, body: '{"reference":"r1"}' });
  const fields = [
    { path: 'input.photoUpload', message: 'Slika je oštećena' },
    { path: 'input.name', message: 'Ime je zauzeto' },
  ];
  server.answer({ UpdateViewer: { error: { code: 'BAD_USER_INPUT', userMessage: 'Proverite podatke', fields } } });
  const { user, rename, confirm } = await open();
  await rename('Jelena M. Petrović');
  await user.upload(chooser(), photo());
  await screen.findByAltText('Preview: me.png');
  await confirm();
  expect(await screen.findByText('Proverite podatke')).toBeVisible();
  await waitFor(() => expect(name()).toHaveAccessibleDescription('Ime je zauzeto'));
  expect(screen.getAllByText('Slika je oštećena')).toHaveLength(2);
  expect(name()).toHaveValue('Jelena M. Petrović');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('group', { name: 'There are 2 problems. Nothing was lost:' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Slika je oštećena' }));
  expect(button('Choose another')).toHaveFocus();
  await user.click(button('Remove'));
});

test('a photo rejected by the server shows the error at the photo', async () => {
  uploads.answer({
    status: 415,
    body: JSON.stringify({ errors: [{ message: 'x', extensions: { code: 'BAD_USER_INPUT' } }] }),
  });
  const { user, confirm } = await open();
  await user.upload(chooser(), photo());
  await screen.findByAltText('Preview: me.png');
  await confirm();
  await waitFor(() =>
    expect(screen.getAllByText('The server did not accept this photo. Choose another one.')).toHaveLength(2),
  );
  expect(server.sent('UpdateViewer')).toEqual([]);
  await user.click(button('Remove'));
});
