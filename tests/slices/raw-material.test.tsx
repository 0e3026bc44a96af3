import { again } from '../support/again.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { foldersOf } from '../../domain/raw-material/rawMaterial.ts';
import { aPdf } from '../support/pdf.ts';
import { queryStack } from '../support/queryStack.ts';
import { createRawMaterial } from '../support/raw-material.ts';
import { signIn } from '../support/signIn.ts';
import { expectQuery, useSlice } from '../support/sliceApp.tsx';
import { uploadContent } from '../support/uploadContent.ts';
import { useWideScreen } from '../support/wideScreen.ts';
import { catchSavedFiles } from '../support/savedFiles.ts';

describe('documents', () => {
  const { stack, visit, sent } = useSlice();

  const ADD = 'mutation Add($input: AddDocumentInput!) { addDocument(input: $input) { document { id } } }';

  /**
   * Creates a raw material that a person marked, with a document in every folder, or with an expired one in the first
   * alone.
   */
  async function create(
    tradeName: string,
    hasValidDocuments: boolean,
    documents: 'all' | 'one expired',
  ): Promise<void> {
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

    again('is filtered and sorted by what the folders say', async () => {
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

  again('the dashboard counts the raw materials whose documents call for attention, and leads to them', async () => {
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
});

describe('raw materials of others', () => {
  const { stack, visit } = useSlice();

  interface Material {
    slug: string;
    tradeName: string;
    isGlobal: boolean;
    viewerCanEdit: boolean;
    folders: { kind: string; fileCount: number }[];
  }

  /** A raw material of another organisation with a safety data sheet. */
  async function findForeign(): Promise<Material> {
    const session = await signIn(stack(), 'user');
    const { rawMaterials } = await queryStack<{ rawMaterials: { items: Material[] } }>(
      stack(),
      session,
      `{ rawMaterials(pageSize: 100, sort: UPDATED_DESC) { items { slug tradeName isGlobal viewerCanEdit folders { kind fileCount } } } }`,
      {},
    );
    const found = rawMaterials.items.find(({ viewerCanEdit }) => !viewerCanEdit);
    if (!found) throw new Error('The demo data hold no raw material of another organisation');
    return found;
  }

  again('the form of a raw material of another organisation offers own values and says why', async () => {
    const { slug, tradeName } = await findForeign();
    const user = await visit({ role: 'user', address: `/sir-inci/${slug}` });
    expect(await screen.findByRole('heading', { level: 1, name: tradeName })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This raw material belongs to another organisation');
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    expect(screen.queryByLabelText('Trade name')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Enter an own value: Microbiological specification' }));
    await user.click(await screen.findByRole('textbox', { name: 'Own value: Microbiological specification' }));
    await user.paste('TAMC < 100');
    await user.click(screen.getByRole('button', { name: 'Save own value' }));
    expect(await screen.findByText(/1 own value is kept/)).toBeVisible();
  });

  again('the documents of another organisation offer neither change nor deletion', async () => {
    const { slug } = await findForeign();
    await visit({ role: 'user', address: `/file-browser/${slug}?folder=SDS` });
    const folder = within(await screen.findByRole('region', { name: 'Safety data sheets (SDS)' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Documents that you add are seen by your organisation alone.');
    expect(folder.getByLabelText('Files for Safety data sheets (SDS)')).toBeInTheDocument();
    expect(folder.queryByRole('button', { name: /^Delete|activate the folder|Create folder/ })).toBeNull();
  });

  again('the company and the persons of another organisation are called another organisation', async () => {
    const { slug, tradeName } = await findForeign();
    await visit({ role: 'user', address: `/sirovine?material=${slug}` });
    const detail = within(await screen.findByRole('dialog', { name: tradeName }));
    expect(await detail.findByText(/^Entered by another organisation/)).toBeVisible();
    await visit({ role: 'user', address: `/file-browser/${slug}?folder=SDS` });
    const folder = within(await screen.findByRole('region', { name: 'Safety data sheets (SDS)' }));
    expect(await folder.findByText(/ · Added .*, another organisation$/)).toBeVisible();
  });
});

describe('the selection', () => {
  const { stack, visit, sent } = useSlice();
  useWideScreen();
  afterEach(() => jest.restoreAllMocks());

  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

  /**
   * Opens the working list of some new raw materials with all of them selected. Answers their addresses and what
   * presses a button.
   */
  async function select(...names: string[]) {
    const session = await signIn(stack(), 'user');
    const slugs: string[] = [];
    for (const tradeName of names) slugs.push(await createRawMaterial(stack(), session, { tradeName }));
    const word = names[0]?.split(' ')[0] ?? '';
    const user = await visit({ role: 'user', address: `/sir-inci?filter=trade:${word}` });
    const selectAll = async () => user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await selectAll();
    expect(screen.getByText(`${names.length} selected`)).toBeInTheDocument();
    const press = (name: string) => user.click(screen.getByRole('button', { name, hidden: true }));
    return { user, session, slugs, selectAll, press };
  }

  async function exportSelection(user: Awaited<ReturnType<typeof visit>>) {
    const selected = within(screen.getByRole('group', { name: 'Selected rows', hidden: true }));
    await user.click(selected.getByRole('button', { name: 'Export', hidden: true }));
    await user.click(await screen.findByRole('menuitem', { name: 'Excel file (.xlsx)' }));
  }

  test('several are exported as one file', async () => {
    const saved = catchSavedFiles();
    const { user } = await select('Izvezena prva', 'Izvezena druga');
    await exportSelection(user);
    await waitFor(() => expect(saved.names).toEqual(['raw-materials.xlsx']));
    const [heading, ...rows] = await saved.rows();
    expect(heading?.[0]).toBe('Trade name');
    expect(new Set(rows.map(([name]) => name).filter(Boolean))).toEqual(new Set(['Izvezena prva', 'Izvezena druga']));
  });

  again('what somebody else deleted meanwhile is told, and not in the file', async () => {
    const saved = catchSavedFiles();
    const { user, session, slugs } = await select('Izgubljena prva', 'Izgubljena druga');
    const deleteOne = (slug = '') =>
      queryStack(
        stack(),
        session,
        'mutation Delete($input: DeleteRawMaterialInput!) { deleteRawMaterial(input: $input) { deletedRawMaterialSlug } }',
        { input: { slug } },
      );
    const linesOf = async () => (await dialog('Export')).getAllByRole('listitem').map(({ textContent }) => textContent);
    const gone = 'It no longer exists; somebody else deleted it.';
    await deleteOne(slugs[0]);
    await exportSelection(user);
    expect(await linesOf()).toEqual([`Izgubljena prva: ${gone}`, 'Izgubljena druga']);
    const [, ...rows] = await saved.rows();
    expect(rows.map(([name]) => name).filter(Boolean)).toEqual(['Izgubljena druga']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    // The list still shows it, as it was read before.
    await user.click(screen.getByRole('checkbox', { name: 'Select Izgubljena druga', hidden: true }));
    await deleteOne(slugs[1]);
    await exportSelection(user);
    expect(await linesOf()).toEqual([`Izgubljena druga: ${gone}`]);
    expect(saved.names).toEqual(['raw-materials.xlsx']);
  });

  again('the documents of several are downloaded, and which has none is told', async () => {
    const saved = catchSavedFiles();
    const { session, slugs, press } = await select('Preuzeta prva', 'Preuzeta druga');
    const upload = await uploadContent(stack().bffUrl, session, 'document', aPdf('Safety data'));
    await queryStack(
      stack(),
      session,
      'mutation Add($input: AddDocumentInput!) { addDocument(input: $input) { document { id } } }',
      { input: { slug: slugs[0], folder: 'SDS', upload, name: 'SDS.pdf' } },
    );
    await press('Download documents');
    const outcome = await dialog('Download documents');
    expect(saved.names).toEqual([`${slugs[0]}.zip`]);
    expect(new TextDecoder('latin1').decode(await saved.contentOf(0))).toMatch(/^PK[^]*SDS\.pdf/);
    expect(outcome.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Preuzeta druga: It has no documents, or is no longer there.',
      'Preuzeta prva',
    ]);
  });

  again('several are linked and deleted with one question, and each that fails is told with its reason', async () => {
    const { user, selectAll, press } = await select('Skupna sirovina 1', 'Skupna sirovina 2', 'Skupna sirovina 3');
    await press('Take into the catalogue');
    expect(await screen.findByRole('combobox', { name: 'Company' })).toHaveDisplayValue('Lavanda Natura d.o.o.');
    await press('Take');
    expect(await screen.findByText('3 raw materials are in the catalogue')).toBeVisible();

    await selectAll();
    await stack().product.fault({
      kind: 'status',
      status: 409,
      method: 'DELETE',
      path: '/sir-inci/skupna-sirovina-2',
      body: { status: 'fail', message: 'Sirovina je zaključana.' },
    });
    await press('Delete selected');
    expect(await (await dialog('Delete?')).findByText(/^3 raw materials will be deleted/)).toBeVisible();
    await user.click((await dialog('Delete?')).getByRole('button', { name: 'Delete' }));
    const outcome = await dialog('Delete selected');
    expect(outcome.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Skupna sirovina 2: Sirovina je zaključana.',
      'Skupna sirovina 1',
      'Skupna sirovina 3',
    ]);
    expect(sent('RawMaterialsUsage')).toHaveLength(1);
  });
});
