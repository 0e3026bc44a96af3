import { screen, within } from '@testing-library/react';
import { aPdf } from '../support/pdf.ts';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';
import { uploadContent } from '../support/uploadContent.ts';
import { useUploadStub } from '../support/uploadStub.ts';

const { stack, visit } = useSlice();
const uploads = useUploadStub();

const form = async () => within(await screen.findByRole('form', { name: 'Safety assessor' }));
const saved = () => screen.findByText('Successfully updated your assessor profile');

test('a profile is completed with a PDF, and the page says that its owner may sign', async () => {
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

test('a proof whose last day is over is named as expired', async () => {
  const user = await visit({ role: 'user', address: '/user' });
  const fields = await form();
  expect(fields.getByRole('status')).toHaveTextContent('Your profile is complete');
  await user.type(fields.getByLabelText('Proof valid until'), '2020-01-31');
  await user.click(fields.getByRole('button', { name: 'Save profile' }));
  await saved();
  expect(fields.getByText('The proof is no longer valid.')).toBeVisible();
});

test('what was typed stays when another window saved the profile meanwhile, and is saved with the next attempt', async () => {
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
});

test('somebody without the right to assess has no such form', async () => {
  await visit({ role: 'dcp', address: '/user' });
  expect(await screen.findByLabelText('Full name')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Safety assessor' })).toBeNull();
});
