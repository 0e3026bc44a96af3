import { screen, waitFor, within } from '@testing-library/react';
import { aPdf } from '../support/pdf.ts';
import { createRawMaterial } from '../support/raw-material.ts';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';
import { uploadContent } from '../support/uploadContent.ts';

const { stack, visit } = useSlice();

test('a deleted document is put back from the bin of its raw material', async () => {
  const session = await signIn(stack(), 'user');
  const slug = await createRawMaterial(stack(), session, { tradeName: 'Binned Rose', type: 'PLAIN' });
  const upload = await uploadContent(stack().bffUrl, session, 'document', aPdf('Safety data'));
  const input = { slug, folder: 'SDS', upload, name: 'Rose.pdf' };
  await queryStack(
    stack(),
    session,
    'mutation Add($input: AddDocumentInput!) { addDocument(input: $input) { document { id } } }',
    { input },
  );
  const user = await visit({ role: 'user', address: `/file-browser/${slug}?folder=SDS` });
  await user.click(await screen.findByRole('button', { name: 'Delete: Rose.pdf' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/can be put back from the bin for 30 days/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No documents in this folder')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Bin' }));
  const bin = within(await screen.findByRole('dialog', { name: 'Bin' }));
  expect(await bin.findByText('Document of Binned Rose')).toBeVisible();
  await user.click(bin.getByRole('button', { name: 'Restore: Rose.pdf' }));
  expect(await screen.findByText('“Rose.pdf” was restored.')).toBeVisible();
  expect(await bin.findByText('Nothing was deleted within the last 30 days.')).toBeVisible();
  await user.click(bin.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Delete: Rose.pdf' })).toBeVisible();
});
