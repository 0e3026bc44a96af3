import { screen, waitFor, within } from '@testing-library/react';
import { aPdf } from '../../mocks/testing/documentFiles.ts';
import { createLabel } from '../support/label.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit } = useSlice();

let consultant: string;
beforeAll(async () => {
  consultant = await signIn(stack(), 'user');
});

/** A label whose only open finding is the unknown name. */
const enter = () => createLabel(stack(), consultant, { name: 'Krema', ingredientText: 'Aqua, Glycerin, Xqzwkraut' });
const result = async () => within(await screen.findByRole('region', { name: 'Why this result' }));
const signOff = 'Sign off: Xqzwkraut';

/** Opens the dialog of the finding and types the reason. */
async function answer(user: Awaited<ReturnType<typeof visit>>, reason: string) {
  await user.click(await screen.findByRole('button', { name: signOff }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign off this finding?' }));
  await user.type(dialog.getByRole('textbox', { name: 'How was it verified?' }), reason);
  return dialog;
}

test('signing off the only open finding makes the label compliant', async () => {
  const user = await visit({ role: 'user', address: `/deklaracije/${await enter()}` });
  const dialog = await answer(user, 'Supplier confirmed, AB');
  await user.click(dialog.getByRole('button', { name: 'Sign off' }));
  expect(await screen.findByText('The finding is settled.')).toBeVisible();
  const panel = await result();
  const settled = await panel.findByRole('region', { name: 'Signed off: 1' });
  expect(settled).toHaveTextContent(/Supplier confirmed, AB.*Signed off by Ivana Đorđević on/);
  expect(panel.queryByRole('region', { name: /^To verify/ })).toBeNull();
});

test('a sign-off without a reason is asked for one', async () => {
  const user = await visit({ role: 'user', address: `/deklaracije/${await enter()}` });
  const dialog = await answer(user, ' ');
  await user.click(dialog.getByRole('button', { name: 'Sign off' }));
  expect(dialog.getByText('Say how it was verified.')).toBeVisible();
});

test('a chosen document is named in the dialog', async () => {
  const user = await visit({ role: 'user', address: `/deklaracije/${await enter()}` });
  const dialog = await answer(user, 'Measured');
  const file = new File([aPdf()], 'Analiza.pdf', { type: 'application/pdf' });
  await user.upload(dialog.getByLabelText('Document that proves it'), file);
  expect(await dialog.findByText('Analiza.pdf')).toBeVisible();
});

test('a file that is no document is rejected at once', async () => {
  const user = await visit({ role: 'user', address: `/deklaracije/${await enter()}` });
  const dialog = await answer(user, 'Measured');
  await user.upload(dialog.getByLabelText('Document that proves it'), new File(['text'], 'Analiza.pdf'));
  expect(await dialog.findByText('This is neither a PDF nor a JPEG, PNG or WebP picture.')).toBeVisible();
  expect(dialog.queryByText('Analiza.pdf')).toBeNull();
});

test('a failure keeps what was typed', async () => {
  const user = await visit({ role: 'user', address: `/deklaracije/${await enter()}` });
  const dialog = await answer(user, 'pH 5.5');
  await stack().product.fault({ kind: 'status', status: 500, method: 'POST', path: '/deklaracija/*', times: 1 });
  await user.click(dialog.getByRole('button', { name: 'Sign off' }));
  expect(await dialog.findByText(/cannot be reached|not available|error/i)).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('pH 5.5');
});

test('a withdrawn sign-off opens the finding again and stays on the page', async () => {
  const user = await visit({ role: 'user', address: `/deklaracije/${await enter()}` });
  const dialog = await answer(user, 'Supplier confirmed');
  await user.click(dialog.getByRole('button', { name: 'Sign off' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw the sign-off: Xqzwkraut' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('button', { name: signOff })).toBeVisible();
  const former = await screen.findByRole('button', { name: 'Earlier sign-offs: 1' });
  await user.click(former);
  expect(screen.getByText(/^Withdrawn by Ivana Đorđević on/)).toBeVisible();
});

test('somebody who is too late is told so and sees the other sign-off', async () => {
  const slug = await enter();
  const user = await visit({ role: 'user', address: `/deklaracije/${slug}` });
  const dialog = await answer(user, 'Mine');
  const body = { status: 'fail', message: 'Somebody else settled this finding meanwhile.' };
  await stack().product.fault({ kind: 'status', status: 409, method: 'POST', path: '/deklaracija/*', body, times: 1 });
  await user.click(dialog.getByRole('button', { name: 'Sign off' }));
  expect(await screen.findByText(/^Somebody else has changed this label meanwhile\./)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a client sees no button to sign off', async () => {
  await visit({ role: 'client', address: `/deklaracije/${await enter()}` });
  expect((await (await result()).findAllByText(/is not a known ingredient name/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: signOff })).toBeNull();
});
