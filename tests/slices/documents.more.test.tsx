import { again } from '../support/again.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { DocumentFolderState } from '../../web/shared/apollo/schema.generated.ts';
import { aPdf } from '../support/pdf.ts';
import { createRawMaterial } from '../support/raw-material.ts';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { query, useSlice, expectQuery } from '../support/sliceApp.tsx';
import { uploadContent } from '../support/uploadContent.ts';
import { useUploadStub } from '../support/uploadStub.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';

describe('a folder of documents', () => {
  const { stack, visit } = useSlice();
  const uploads = useUploadStub();

  let session: string;
  beforeAll(async () => {
    session = await signIn(stack(), 'user');
  });
  const ask = <T,>(text: string, variables: object) => queryStack<T>(stack(), session, text, { ...variables });
  const createMaterial = (type: 'PARFUM' | 'PLAIN') =>
    createRawMaterial(stack(), session, { tradeName: 'Rose Complex', type });
  const open = (slug: string, folder = '', role: 'user' | 'dcp' = 'user') =>
    visit({ role, address: `/file-browser/${slug}${folder && `?folder=${folder}`}` });
  type User = Awaited<ReturnType<typeof visit>>;

  const uploadFile = (file: Buffer, by = session) => uploadContent(stack().bffUrl, by, 'document', file);
  const addDocument = 'mutation Add($input: AddDocumentInput!) { addDocument(input: $input) { document { id } } }';
  const folderLink = (name: RegExp) => screen.findByRole('link', { name });
  const panel = async (name: string) => within(await screen.findByRole('region', { name }));
  const choose = async (user: User, ...files: File[]) =>
    user.upload(await screen.findByLabelText('Files for Technical data sheets'), files);

  again('a missing folder can be created', async () => {
    const { rawMaterials } = await ask<{
      rawMaterials: { items: { slug: string; viewerCanEdit: boolean; folders: { state: DocumentFolderState }[] }[] };
    }>('{ rawMaterials(pageSize: 100) { items { slug viewerCanEdit folders { state } } } }', {});
    const { slug } = rawMaterials.items.find(
      ({ viewerCanEdit, folders }) =>
        viewerCanEdit && ['MISSING', 'EXISTING'].every((state) => folders.some((folder) => folder.state === state)),
    )!;
    const user = await open(slug);
    expect(await screen.findByRole('heading', { level: 1, name: /^Documents of / })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the raw material' })).toHaveAttribute('href', `/sir-inci/${slug}`);
    const [missing] = await screen.findAllByRole('link', { name: /Missing/ });
    expect(screen.getAllByRole('link', { name: /Existing.*Active.*\d+ documents? · newest/ }).length).toBeGreaterThan(
      0,
    );
    await user.click(missing!);
    await waitFor(() => expect(query().folder).toBeDefined());
    await user.click(await screen.findByRole('button', { name: 'Create folder' }));
    expect(await screen.findByText('No documents in this folder')).toBeVisible();
    expect(await screen.findByText('Entry created')).toBeVisible();
    await open(slug, query().folder);
    expect(await screen.findByText('No documents in this folder')).toBeVisible();
  });

  again('a folder that the type no longer needs can be deactivated and activated again', async () => {
    const slug = await createMaterial('PARFUM');
    await ask(
      'mutation Change($input: ChangeRawMaterialTypeInput!) { changeRawMaterialType(input: $input) { rawMaterial { id } } }',
      { input: { slug, type: 'PLAIN' } },
    );
    const user = await open(slug, 'IFRA');
    expect(await folderLink(/^IFRA certificates.*Should be deactivated/)).toBeVisible();
    const folder = await panel('IFRA certificates');
    expect(folder.getByText(/The type of the raw material no longer needs this folder/)).toBeVisible();
    await user.click(folder.getByRole('button', { name: 'Deactivate the folder' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Deactivate the folder?' })).getByRole('button', {
        name: 'Deactivate the folder',
      }),
    );
    expect(await folderLink(/^IFRA certificates.*Inactive/)).toBeVisible();
    expect(await screen.findByText('Successfully updated IFRA certificates')).toBeVisible();
    await user.click(folder.getByRole('button', { name: 'Activate the folder' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Activate the folder?' })).getByRole('button', {
        name: 'Activate the folder',
      }),
    );
    await waitFor(async () => expect(await folderLink(/^IFRA certificates/)).not.toHaveTextContent('Inactive'));
  });

  test('a document can be added, changed and deleted', async () => {
    const slug = await createMaterial('PLAIN');
    const user = await open(slug, 'TDS');
    const pdf = aPdf('Technical data');
    uploads.answer({ status: 200, body: JSON.stringify({ reference: await uploadFile(pdf) }) });
    await choose(user, new File(['plain words'], 'notes.pdf'), new File([new Uint8Array(pdf)], 'TDS.pdf'));
    expect(
      await screen.findByText('Only PDF, JPEG, PNG, WebP, xlsx, docx, msg, eml and zip files are taken.'),
    ).toBeVisible();
    const folder = await panel('Technical data sheets');
    expect(await folder.findByRole('button', { name: 'Delete: TDS.pdf' })).toBeVisible();
    expect(await screen.findAllByText('1 file added. 1 file not added.')).not.toEqual([]);
    expect(uploads.sent.map(({ url }) => url)).toEqual(['/uploads?kind=document']);

    // The client accepts this file as a picture, and the server rejects it.
    uploads.answer({
      status: 415,
      body: JSON.stringify({
        errors: [{ message: 'x', extensions: { code: 'BAD_USER_INPUT', userMessage: 'This is no picture.' } }],
      }),
    });
    await choose(user, new File([new Uint8Array([0xff, 0xd8, 0xff, 0])], 'scan.jpg'));
    expect(await screen.findByText('This is no picture.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again: scan.jpg' })).toBeVisible();

    await user.click(folder.getByRole('button', { name: 'Rename, move or set expiry: TDS.pdf' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename, move or set expiry' }));
    await user.clear(dialog.getByLabelText('Name'));
    await user.click(dialog.getByRole('button', { name: 'Save document' }));
    expect(await dialog.findAllByText('Enter a name.')).not.toEqual([]);
    await user.type(dialog.getByLabelText('Name'), 'Šafran');
    await user.selectOptions(dialog.getByLabelText('Folder'), 'Composition');
    await user.type(dialog.getByLabelText('Expiry date'), '2020-02-29');
    await user.click(dialog.getByRole('button', { name: 'Save document' }));
    expect(await folderLink(/^Composition.*1 document.*Expired on 29 Feb 2020/)).toBeVisible();
    expect(await folderLink(/^Technical data sheets.*Empty/)).toBeVisible();

    await user.click(await folderLink(/^Composition/));
    const moved = await panel('Composition');
    await user.click(await moved.findByRole('button', { name: 'Delete: Šafran.pdf' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Delete?' })).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText('Successfully deleted entry Šafran.pdf')).toBeVisible();
    expect(await moved.findByText('No documents in this folder')).toBeVisible();
  });

  again('a file of a name that is there can become the new version of the document', async () => {
    const slug = await createMaterial('PLAIN');
    const pdf = aPdf('Technical data');
    await ask(addDocument, { input: { slug, folder: 'TDS', upload: await uploadFile(pdf), name: 'TDS.pdf' } });
    const user = await open(slug, 'TDS');
    const folder = await panel('Technical data sheets');
    expect(await folder.findByRole('button', { name: 'Preview: TDS.pdf' })).toBeVisible();
    const chooseAgain = async (answer: string) => {
      uploads.answer({ status: 200, body: JSON.stringify({ reference: await uploadFile(pdf) }) });
      await choose(user, new File([new Uint8Array(pdf)], 'tds.PDF'));
      const dialog = within(await screen.findByRole('dialog', { name: 'A document of this name already exists' }));
      await user.click(dialog.getByRole('button', { name: answer }));
    };
    await chooseAgain('New version of TDS.pdf');
    expect(await folder.findByText('1 earlier version')).toBeVisible();
    expect(folder.getAllByRole('button', { name: /^Delete: / })).toHaveLength(1);
    await chooseAgain('Keep both');
    await waitFor(() => expect(folder.getAllByRole('button', { name: /^Delete: / })).toHaveLength(2));
    expect(folder.getAllByText('1 earlier version')).toHaveLength(1);
  });

  again('a file of a supplier that is no picture, PDF or table is an attachment without preview', async () => {
    const slug = await createMaterial('PLAIN');
    const email = Buffer.from(
      'From: a@b.rs\r\nDate: Mon, 1 Jan 2026\r\nReceived: from a by b\r\nSubject: TDS\r\n\r\nU prilogu.\r\n',
    );
    await ask(addDocument, { input: { slug, folder: 'TDS', upload: await uploadFile(email), name: 'TDS.eml' } });
    await open(slug, 'TDS');
    const folder = await panel('Technical data sheets');
    expect(await folder.findByRole('button', { name: 'Download: TDS.eml' })).toBeVisible();
    expect(folder.getByText(/No preview/)).toBeVisible();
    expect(folder.queryByRole('button', { name: /^(Preview: )?TDS\.eml$/ })).toBeNull();
  });

  again('retrying after a lost response does not add the document again', async () => {
    const slug = await createMaterial('PLAIN');
    const user = await open(slug, 'TDS');
    const pdf = aPdf('Technical data');
    uploads.answer({ status: 200, body: JSON.stringify({ reference: await uploadFile(pdf) }) });
    await screen.findByLabelText('Files for Technical data sheets');
    const direct = globalThis.fetch;
    globalThis.fetch = async (...request) => {
      const response = await direct(...request);
      const body = request[1]?.body;
      if (typeof body !== 'string' || !body.includes('addDocument(')) return response;
      globalThis.fetch = direct;
      throw new TypeError('Failed to fetch');
    };
    const expiry = screen.getByLabelText('Expiry date for new files');
    await user.type(expiry, '2031-05-04');
    await choose(user, new File([new Uint8Array(pdf)], 'TDS.pdf'));
    // It holds for one choice of files.
    expect(expiry).toHaveValue('');
    const before = uploads.sent.length;
    await user.click(await screen.findByRole('button', { name: 'Try again: TDS.pdf' }));
    expect(
      await (await panel('Technical data sheets')).findByRole('button', { name: 'Delete: TDS.pdf' }),
    ).toBeVisible();
    expect(uploads.sent).toHaveLength(before);
    expect(await folderLink(/^Technical data sheets.*4 May 2031/)).toBeVisible();
    expect(await folderLink(/^Technical data sheets.*1 document ·/)).toBeVisible();
  });

  again('the folder opened by default stays open when its last document is deleted', async () => {
    const slug = await createMaterial('PLAIN');
    await ask(addDocument, {
      input: { slug, folder: 'COA', upload: await uploadFile(aPdf('Analysis')), name: 'Analysis.pdf' },
    });
    const user = await open(slug);
    const folder = await panel('Certificates of analysis');
    await user.click(await folder.findByRole('button', { name: 'Delete: Analysis.pdf' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Delete?' })).getByRole('button', { name: 'Delete' }),
    );
    expect(await folder.findByText('No documents in this folder')).toBeVisible();
    expect(query()).toEqual({});
  });

  again('a failed request can be retried', async () => {
    const slug = await createMaterial('PLAIN');
    await stack().product.fault({ kind: 'status', status: 500, path: `/api/v1/sirovine/${slug}/folderi` });
    const user = await open(slug);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await stack().product.clearFaults();
    await user.click(retry);
    expect(await folderLink(/^Safety data sheets/)).toBeVisible();
  });

  again('a missing raw material is reported', async () => {
    await open('no-such-raw-material');
    expect(await screen.findByText('Raw material not found')).toBeVisible();
  });

  again('a dcp can read but not change documents', async () => {
    const dcp = await signIn(stack(), 'dcp');
    const { rawMaterials } = await queryStack<{ rawMaterials: { items: { slug: string }[] } }>(
      stack(),
      dcp,
      '{ rawMaterials(pageSize: 1) { items { slug } } }',
      {},
    );
    const { slug } = rawMaterials.items[0]!;
    const admin = await signIn(stack(), 'admin');
    await queryStack(stack(), admin, addDocument, {
      input: { slug, folder: 'SDS', upload: await uploadFile(aPdf('Safety'), admin), name: 'Sheet.pdf' },
    });
    await open(slug, 'SDS', 'dcp');
    const folder = await panel('Safety data sheets (SDS)');
    expect(await folder.findByRole('button', { name: 'Download: Sheet.pdf' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the raw materials' })).toHaveAttribute('href', '/sirovine');
    for (const name of [/^Rename/, /^Delete/, /Choose files/, /activate/i, /Make/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('what expires', () => {
  const { stack, visit, sent } = useSlice();
  const ADDRESS = '/rokovi';
  const lavanda = companyIdOf('Lavanda Natura d.o.o.');

  /**
   * A day of the month that is so many months after the current one. The server runs by the real clock, so no future
   * day can be fixed.
   */
  function dayAhead(months: number, day: number): Date {
    const now = new Date();
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day));
  }
  const toIso = (day: Date) => day.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const monthName = (day: Date) => day.toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

  // The first days of a month, and a day long ago: the list starts with the earliest, and documents of the demo data
  // could fill its first page.
  const EXPIRED_ON = '2020-11-20';
  const TDS_END = dayAhead(3, 1);
  const GMP_END = dayAhead(3, 2);
  const MONTH = toIso(TDS_END).slice(0, 'YYYY-MM'.length);

  beforeAll(async () => {
    const consultant = await signIn(stack(), 'user');
    const slug = await createRawMaterial(stack(), consultant, {
      tradeName: 'Kaolin za rokove',
      manufacturer: 'BASF SE',
    });
    const add = async (folder: string, expiresOn: string) => {
      const upload = await uploadContent(stack().bffUrl, consultant, 'document', aPdf('List'));
      const input = { slug, folder, upload, name: `${folder}.pdf`, expiresOn };
      const mutation = 'mutation ($input: AddDocumentInput!) { addDocument(input: $input) { document { id } } }';
      await queryStack(stack(), consultant, mutation, { input });
    };
    await add('SDS', EXPIRED_ON);
    await add('TDS', toIso(TDS_END));
    const pif = 'mutation ($input: CreatePifInput!) { createPif(input: $input) { pif { slug } } }';
    const { createPif } = await queryStack<{ createPif: { pif: { slug: string } } }>(stack(), consultant, pif, {
      input: { name: 'Krema za rokove', companyId: lavanda },
    });
    await queryStack(
      stack(),
      consultant,
      'mutation ($input: UpdatePifManufacturingInput!) { updatePifManufacturing(input: $input) { pif { id } } }',
      {
        input: {
          slug: createPif.pif.slug,
          version: 1,
          manufacturing: { gmp: { standard: 'ISO 22716', validUntil: toIso(GMP_END) } },
        },
      },
    );
  });

  const monthColumn = () =>
    screen.findByRole('button', { name: new RegExp(`^${monthName(TDS_END)}: \\d+ documents?$`) });

  test('the time line counts what expired and what ends in each month, with one request', async () => {
    await visit({ role: 'user', address: ADDRESS });
    const line = await screen.findByRole('group', { name: 'Expiring documents by month' });
    const columns = within(line).getAllByRole('button');
    expect(columns).toHaveLength(14);
    expect(columns[0]).toHaveAccessibleName(/^Expired: [1-9]\d* documents?$/);
    expect(columns[1]).toHaveAccessibleName(new RegExp(`^${monthName(dayAhead(0, 1))}: `));
    expect(columns.at(-1)).toHaveAccessibleName(new RegExp(`^${monthName(dayAhead(12, 1))}: `));
    expect(sent('ExpiringDocuments')).toHaveLength(1);
  });

  again('a month of the time line lists what ends in it, and the address keeps it', async () => {
    const user = await visit({ role: 'user', address: ADDRESS });
    await user.click(await monthColumn());
    const card = await screen.findByRole('article', { name: 'Kaolin za rokove: Technical data sheet' });
    const end = TDS_END.toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
    expect(within(card).getByText(end, { exact: false })).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Krema za rokove: GMP statement' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('article', { name: 'Kaolin za rokove: Safety data sheet' })).toBeNull(),
    );
    await expectQuery({ period: MONTH });
    await user.click(await monthColumn());
    await waitFor(() => expect(query()).toEqual({}));
  });

  again('what has expired is marked, and leads to its folder', async () => {
    await visit({ role: 'user', address: `${ADDRESS}?period=expired&kind=material` });
    const card = await screen.findByRole('article', { name: 'Kaolin za rokove: Safety data sheet' });
    expect(within(card).getByText('Expired on 20 Nov 2020')).toBeVisible();
    expect(within(card).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/file-browser\/kaolin/));
  });

  again('the maker is asked for everything of the page in one text', async () => {
    const user = await visit({ role: 'user', address: `${ADDRESS}?period=${MONTH}` });
    await user.click(await screen.findByRole('button', { name: 'Request: Kaolin za rokove: Technical data sheet' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ask for documents' });
    expect(within(dialog).getByRole('combobox', { name: 'Recipient' })).toHaveDisplayValue(
      /^BASF SE \(\d+ entr(y|ies)\)$/,
    );
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Language of the text' }), 'Srpski');
    await user.click(within(dialog).getByRole('button', { name: 'Copy the text' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const text = await navigator.clipboard.readText();
    expect(text).toContain('Poštovani,\n\novi dokumenti su istekli ili uskoro ističu:');
    const end = `1. ${TDS_END.getUTCMonth() + 1}. ${TDS_END.getUTCFullYear()}.`;
    expect(text).toContain(`Kaolin za rokove:\n  – Tehnički list (važi do ${end})`);
    expect(text).not.toContain('Krema za rokove');
  });

  again('the company of a file is asked in its own language, also by somebody who reads English', async () => {
    const user = await visit({ role: 'user', address: `${ADDRESS}?period=${MONTH}` });
    await user.click(await screen.findByRole('button', { name: 'Request: Krema za rokove: GMP statement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for documents' }));
    expect(dialog.getByRole('combobox', { name: 'Language of the text' })).toHaveDisplayValue('Srpski');
    expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveTextContent(/^Poštovani/);
  });

  again('a company of the filter is asked for', async () => {
    const user = await visit({ role: 'user', address: ADDRESS });
    await monthColumn();
    await user.hover(screen.getByRole('combobox', { name: 'Company' }));
    await waitFor(() =>
      expect(within(screen.getByRole('combobox', { name: 'Company' })).getAllByRole('option').length).toBeGreaterThan(
        1,
      ),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Company' }), lavanda);
    await waitFor(() => expect(sent('ExpiringDocuments').at(-1)?.variables['filter']).toEqual({ companyId: lavanda }));
  });

  again('a client sees the files of its company alone, without companies, kinds and asking', async () => {
    await visit({ role: 'client', address: `${ADDRESS}?period=${MONTH}` });
    expect(await screen.findByRole('article', { name: 'Krema za rokove: GMP statement' })).toBeVisible();
    expect(screen.queryByRole('article', { name: /Kaolin/ })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
    expect(sent('ExpiryCompanies')).toEqual([]);
  });

  again('a failure of the service is said, and the list comes with a second try', async () => {
    await stack().product.fault({ kind: 'status', status: 500, path: '/api/v1/rokovi' });
    const user = await visit({ role: 'user', address: ADDRESS });
    const again = await screen.findByRole('button', { name: /try again/i });
    await stack().product.clearFaults();
    await user.click(again);
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  });

  again('the page speaks Serbian', async () => {
    await visit({ role: 'user', address: `${ADDRESS}?period=${MONTH}`, language: 'sr' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Rokovi dokumenata' })).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Kaolin za rokove: Tehnički list' })).toBeVisible();
  });
});
