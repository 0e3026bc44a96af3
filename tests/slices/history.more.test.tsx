import { again } from '../support/again.ts';
import { screen, within, waitFor } from '@testing-library/react';
import { createLabel } from '../support/label.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';
import { aPdf } from '../support/pdf.ts';
import { createRawMaterial } from '../support/raw-material.ts';
import { queryStack } from '../support/queryStack.ts';
import { uploadContent } from '../support/uploadContent.ts';

describe('the history', () => {
  const { stack, visit } = useSlice();

  /** Opens the history of the page, and answers its list. */
  async function openHistory(user: Awaited<ReturnType<typeof visit>>) {
    await user.click(await screen.findByRole('button', { name: 'History' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'History' }));
    return { drawer, events: within(await drawer.findByRole('list', { name: 'History' })) };
  }

  test('a label tells who archived it', async () => {
    const slug = await createLabel(stack(), await signIn(stack(), 'user'), { name: 'Krem sa istorijom' });
    const user = await visit({ role: 'user', address: `/deklaracije/${slug}` });
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Archive' }));
    await screen.findByRole('button', { name: 'Unarchive' });
    const { drawer, events } = await openHistory(user);
    const archived = within((await events.findByText('Archived')).closest('li') as HTMLElement);
    expect(archived.getByText('Ivana Đorđević')).toBeVisible();
    expect([archived.getByText('No').tagName, archived.getByText('Yes').tagName]).toEqual(['DEL', 'INS']);
    const kinds = within(drawer.getByLabelText('Kind of change')).getAllByRole('option');
    expect(kinds.map(({ textContent }) => textContent)).toEqual([
      'All changes',
      'Entered',
      'Fields',
      'Result',
      'Sign-off',
    ]);
    expect(drawer.queryByLabelText('Section')).toBeNull();
  });

  again('a raw material tells who entered it', async () => {
    const { token } = JSON.parse(await signIn(stack(), 'user')) as { token: string };
    const response = await fetch(`${stack().bffUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        query:
          'mutation ($input: CreateRawMaterialInput!) { createRawMaterial(input: $input) { rawMaterial { slug } } }',
        variables: {
          input: {
            tradeName: 'Ulje sa istorijom',
            values: { composition: [{ inciName: 'GLYCERIN', maxConcentration: '5' }] },
          },
        },
      }),
    });
    const { data } = (await response.json()) as { data: { createRawMaterial: { rawMaterial: { slug: string } } } };
    const { slug } = data.createRawMaterial.rawMaterial;
    const user = await visit({ role: 'user', address: `/sirovine?material=${slug}` });
    const { events } = await openHistory(user);
    const entered = within((await events.findByText('Entered')).closest('li') as HTMLElement);
    expect(entered.getByText('Ivana Đorđević')).toBeVisible();
  });
});

describe('the bin', () => {
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
});
