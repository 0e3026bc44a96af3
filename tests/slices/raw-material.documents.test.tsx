import { screen, waitFor, within } from '@testing-library/react';
import { foldersOf } from '../../domain/raw-material/rawMaterial.ts';
import { aPdf } from '../support/pdf.ts';
import { queryStack } from '../support/queryStack.ts';
import { createRawMaterial } from '../support/raw-material.ts';
import { signIn } from '../support/signIn.ts';
import { expectQuery, useSlice } from '../support/sliceApp.tsx';
import { uploadContent } from '../support/uploadContent.ts';
import { useWideScreen } from '../support/wideScreen.ts';

const { stack, visit, sent } = useSlice();

const ADD = 'mutation Add($input: AddDocumentInput!) { addDocument(input: $input) { document { id } } }';

/** Creates a raw material that a person marked, with a document in every folder, or with an expired one in the first alone. */
async function create(tradeName: string, hasValidDocuments: boolean, documents: 'all' | 'one expired'): Promise<void> {
  const session = await signIn(stack(), 'user');
  const slug = await createRawMaterial(stack(), session, { tradeName, type: 'PLAIN', values: { hasValidDocuments } });
  const folders = foldersOf('PLAIN');
  for (const folder of documents === 'all' ? folders : folders.slice(0, 1)) {
    const upload = await uploadContent(stack().bffUrl, session, 'document', aPdf(folder));
    const expiresOn = documents === 'all' ? null : '2020-01-31';
    await queryStack(stack(), session, ADD, { input: { slug, folder, upload, name: `${folder}.pdf`, expiresOn } });
  }
}

test('a mark that the folders contradict is amber and says why', async () => {
  await create('Protivna prva', true, 'one expired');
  await create('Protivna druga', false, 'all');
  await create('Protivna treća', true, 'all');
  await visit({ role: 'user', address: '/sirovine?filter=trade:protivna' });
  /** The words and the colour of the mark of a raw material. */
  const markOf = (name: string) => {
    const words = within(screen.getByRole('article', { name })).getByText(/^Documents (not )?valid/);
    return [words.textContent, getComputedStyle(words.parentElement!).backgroundColor];
  };
  const amber = 'var(--mui-palette-result-yellow-soft)';
  await screen.findByRole('article', { name: 'Protivna prva' });
  expect(['prva', 'druga', 'treća'].map((which) => markOf(`Protivna ${which}`))).toEqual([
    ['Documents valid, but expired: Safety data sheets; missing: 5 folders', amber],
    ['Documents not valid, but all folders are complete', amber],
    ['Documents valid', 'var(--mui-palette-result-green-soft)'],
  ]);
});

describe('the list', () => {
  useWideScreen();

  test('is filtered and sorted by what the folders say', async () => {
    const user = await visit({ role: 'user', address: '/sir-inci' });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Folders' }), 'Documents expired');
    await expectQuery({ documentState: 'expired' });
    const marks = () => screen.getAllByTitle(/^Documents (not )?valid/).map(({ title }) => title);
    await waitFor(() => expect(marks().every((mark) => /expired: /.test(mark))).toBe(true));
    expect(marks()).not.toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    const head = await screen.findByRole('columnheader', { name: 'State' });
    await user.click(within(head).getByRole('button'));
    await expectQuery({ sort: 'documents' });
    await waitFor(() => expect(marks()[0]).toMatch(/expired: /));
    expect(sent('RawMaterials').at(-1)?.variables).toMatchObject({ sort: 'DOCUMENT_STATE_ASC' });
  });
});

test('the dashboard counts the raw materials whose documents call for attention, and leads to them', async () => {
  const session = await signIn(stack(), 'admin');
  const count = async (state: string) => {
    const query = 'query Count($filter: RawMaterialFilter) { rawMaterials(filter: $filter) { totalCount } }';
    const filter = { documentState: state };
    return (await queryStack<{ rawMaterials: { totalCount: number } }>(stack(), session, query, { filter }))
      .rawMaterials.totalCount;
  };
  await visit({ role: 'admin', address: '/vodic' });
  const panel = within(await screen.findByRole('region', { name: 'Raw materials' }));
  const links = within(panel.getByRole('list', { name: 'Documents in the folders' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [`${await count('EXPIRED')} with expired documents`, '/sirovine?documentState=expired'],
    [`${await count('MISSING')} with missing documents`, '/sirovine?documentState=missing'],
    [`${await count('EXPIRING')} with documents expiring within 60 days`, '/sirovine?documentState=expiring'],
  ]);
});
