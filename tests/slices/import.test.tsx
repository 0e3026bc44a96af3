import { again } from '../support/again.ts';
import { screen, within, waitFor } from '@testing-library/react';
import { useSlice } from '../support/sliceApp.tsx';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { uploadContent } from '../support/uploadContent.ts';
import { useUploadStub } from '../support/uploadStub.ts';

describe('the inventory', () => {
  const { stack, sent, visit } = useSlice();

  const id = 'b'.repeat(24);
  const path = `/api/v1/cosing/imports/${id}`;
  const address = `/incidata?import=${id}`;
  const wireImport = (more: object = {}) => ({
    _id: id,
    naziv: 'annex.csv',
    sadrzaj: 'aneksIII',
    datum: '2026-06-17',
    stanje: 'spremno',
    povlaciMnogo: true,
    mozeDaSeVrati: false,
    obradjeno: 3,
    redova: 3,
    brojevi: [{ vrsta: 'povuceno', broj: 1234 }],
    problemi: [],
    brojProblema: 0,
    pocetak: '2026-11-22T10:00:00.000Z',
    ...more,
  });
  const respond = (method: string, at: string, one: object, times?: number) =>
    stack().product.fault({ kind: 'status', status: 200, method, path: at, body: { data: { data: one } }, times });
  /** The answers before a change and after it. */
  async function respondBeforeAndAfter(before: object, change: string, after: object): Promise<void> {
    await respond('GET', path, before, 1);
    await respond('GET', path, after);
    await respond('POST', `${path}/${change}`, after);
  }

  test('a large withdrawal is not applied before its number is typed', async () => {
    await respond('GET', path, wireImport());
    const user = await visit({ role: 'admin', address });
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('This is not the number of entries that would be withdrawn.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  again('the typed number of withdrawals is sent', async () => {
    await respondBeforeAndAfter(wireImport(), 'apply', wireImport({ stanje: 'primenjeno' }));
    const user = await visit({ role: 'admin', address });
    await user.type(await screen.findByLabelText(/^Type 1,234 to confirm/), '1,234');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(/^Applied/)).toBeVisible();
    expect(sent('ApplyInventoryImport').at(-1)?.variables).toEqual({
      input: { id, datedOn: '2026-06-17', withdrawals: 1234 },
    });
  });

  again('an import that withdraws little asks for no number', async () => {
    await respond('GET', path, wireImport({ povlaciMnogo: false }));
    await visit({ role: 'admin', address });
    await screen.findByRole('button', { name: 'Apply' });
    expect(screen.queryByLabelText(/^Type/)).toBeNull();
  });

  again('the last import is taken back after a confirmation', async () => {
    const applied = wireImport({ stanje: 'primenjeno', mozeDaSeVrati: true });
    await respondBeforeAndAfter(applied, 'takeback', wireImport({ stanje: 'vraceno' }));
    const user = await visit({ role: 'admin', address });
    await user.click(await screen.findByRole('button', { name: 'Undo import' }));
    const dialog = await screen.findByRole('dialog');
    expect(sent('TakeBackInventoryImport')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Undo import' }));
    expect(await screen.findByText('Undone: what stood before is in force again')).toBeVisible();
  });

  again('an earlier import offers no way back', async () => {
    await respond('GET', path, wireImport({ stanje: 'primenjeno', mozeDaSeVrati: false }));
    await visit({ role: 'admin', address });
    await screen.findByText(/^Applied/);
    expect(screen.queryByRole('button', { name: 'Undo import' })).toBeNull();
  });

  again('the question speaks Serbian', async () => {
    await respond('GET', path, wireImport());
    await visit({ role: 'admin', address, language: 'sr' });
    expect(await screen.findByLabelText(/^Upišite 1\.234 da potvrdite/)).toBeVisible();
  });
});

describe('a fragrance', () => {
  const { visit, stack } = useSlice();
  const uploads = useUploadStub();
  type User = Awaited<ReturnType<typeof visit>>;

  const HEADINGS = 'Perfume;Code;Supplier;Allergen;CAS;%;LOD';
  const sheet = (...rows: string[]) => [HEADINGS, ...rows].join('\n');

  /** Sends a file, because jsdom cannot; the page gets its reference with its next upload. */
  async function answerUpload(content: string): Promise<void> {
    const session = await signIn(stack(), 'user');
    const reference = await uploadContent(stack().bffUrl, session, 'sheet', Buffer.from(content));
    uploads.answer({ status: 200, body: JSON.stringify({ reference }) });
  }

  /** Sends a file in the page. */
  async function send(user: User, content: string): Promise<void> {
    await answerUpload(content);
    const file = new File([content], 'statements.csv', { type: 'text/csv' });
    await user.upload(await screen.findByLabelText('Choose a spreadsheet or drop it here'), file);
  }

  /** Sends a file and takes its columns as they were found. */
  async function choose(user: User, content: string): Promise<void> {
    await send(user, content);
    await user.click(await screen.findByRole('button', { name: /^Continue to/ }));
  }

  test('a sheet is reviewed, and applied after a confirmation', async () => {
    const user = await visit({ role: 'user', address: '/paroms' });
    await user.click(await screen.findByRole('button', { name: 'Import from a spreadsheet' }));
    await choose(
      user,
      sheet(
        'Uvezeni miris;U-1;Iberchem;Linalool;78-70-6;2;',
        ';;;Coumarin;;n.d.;0.001',
        'Pogrešan miris;;;Linalool;;a lot;',
        'Lavanda Soft 2214;;Druga kuća;Linalool;78-70-6;1.5;',
      ),
    );
    expect(await screen.findByText('Ready: nothing has changed yet')).toBeVisible();
    const rows = within(screen.getByRole('list', { name: 'All' }));
    const [created, faulty, changed] = rows.getAllByRole('listitem');
    expect(created).toHaveTextContent('NewUvezeni mirisU-1 · Iberchem · 2 allergens · line 2');
    expect(faulty).toHaveTextContent('line 4: the percentage is not a number (a lot)');
    expect(changed).toHaveTextContent(/Supplier: .+ → Druga kuća/);
    expect(changed).toHaveTextContent(/Linalool: .+ % → 1\.5 %/);
    await user.click(screen.getByRole('button', { name: 'Import' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/1 is new\. 1 changes\. 1 with errors is left out\./)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Imported')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Show the perfumes and aromas' }));
    await user.type(await screen.findByRole('searchbox', { name: 'Search perfumes and aromas' }), 'uvezeni');
    await user.click(await screen.findByRole('link', { name: 'Uvezeni miris' }));
    expect(await screen.findByText('n.d., limit 0.001 %')).toBeVisible();
  });

  again('when a perfume was changed meanwhile, nothing is imported and the file has to be chosen again', async () => {
    const user = await visit({ role: 'user', address: '/paroms?uvoz=new' });
    await choose(user, sheet('Ruža iz Kazanlaka;NOVI-KOD;;Citronellol;;3;'));
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    await queryStack(
      stack(),
      await signIn(stack(), 'user'),
      'mutation ($input: UpdateFragranceMaterialInput!) { updateFragranceMaterial(input: $input) { fragranceMaterial { id } } }',
      { input: { name: 'Ruža iz Kazanlaka', version: 1, content: { code: 'TUDJI-KOD' } } },
    );
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Import' }));
    expect(await screen.findByText(/so nothing was imported/)).toBeVisible();
    expect(screen.getByText('Ready: nothing has changed yet')).toBeVisible();
  });

  again('a date that may be either of two days is asked about before anything is read', async () => {
    const user = await visit({ role: 'user', address: '/paroms?uvoz=new' });
    const content = 'Perfume;Date;Allergen;%\nDvosmislen datum;2/3/2026;Linalool;1';
    await choose(user, content);
    expect(await screen.findByRole('alert')).toHaveTextContent('02/03/2026, which may be either of two days');
    await answerUpload(content);
    await user.click(screen.getByRole('button', { name: 'Month first: 3 February' }));
    expect(await screen.findByText('Ready: nothing has changed yet')).toBeVisible();
  });

  again('a remark below the table is taken over only when a person says so', async () => {
    const user = await visit({ role: 'user', address: '/paroms?uvoz=new' });
    await choose(
      user,
      sheet('Miris sa napomenom;;;Linalool;;1;', 'Vrednosti su tipične;;;;;;', 'Zaista bez alergena;;;;;;'),
    );
    const rows = within(await screen.findByRole('list', { name: 'All' }));
    const [, remark, plain] = rows.getAllByRole('listitem').map((row) => within(row));
    expect(remark?.getByText(/may be a remark of the sheet/)).toBeVisible();
    await user.click(plain?.getByRole('checkbox', { name: 'Take it over without allergens' }) ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Import' }));
    const question = within(await screen.findByRole('dialog'));
    expect(
      question.getByText(/1 is new\. 0 change\. 1 is taken over without allergens\. 1 without allergens is left out\./),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Imported')).toBeVisible();
    const { fragranceMaterials } = await queryStack<{ fragranceMaterials: { totalCount: number } }>(
      stack(),
      await signIn(stack(), 'user'),
      'query ($search: String!) { fragranceMaterials(filter: {search: $search}) { totalCount } }',
      { search: 'zaista bez' },
    );
    expect(fragranceMaterials.totalCount).toBe(1);
    expect(screen.getByText('Left out')).toBeVisible();
  });

  again('a sheet without the headings says which are needed', async () => {
    const user = await visit({ role: 'user', address: '/paroms?uvoz=new' });
    await send(user, 'Linalool;2');
    expect(await screen.findByText(/No line of the sheet has the headings/)).toBeVisible();
  });

  again('the import is Serbian in Serbian', async () => {
    await visit({ role: 'user', address: '/paroms?uvoz=new', language: 'sr' });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Uvoz parfema i aroma' })).toBeVisible());
  });
});

describe('raw materials', () => {
  const { stack, visit, sent } = useSlice();

  interface Material {
    slug: string;
    tradeName: string;
    manufacturer: string | null;
    viewerCanEdit: boolean;
    isInCatalogue: boolean;
    company: { name: string } | null;
  }
  let session: string;
  beforeAll(async () => {
    session = await signIn(stack(), 'user');
  });
  const ask = <Data,>(query: string, variables: Record<string, unknown> = {}) =>
    queryStack<Data>(stack(), session, query, variables);

  /** A raw material of another company of the organisation that does not stand in the catalogue yet. */
  async function findOther(): Promise<Material> {
    const { rawMaterials } = await ask<{ rawMaterials: { items: Material[] } }>(
      `{ rawMaterials(filter: { isInCatalogue: false }, pageSize: 100) { items {
      slug tradeName manufacturer viewerCanEdit isInCatalogue company { name } } } }`,
    );
    const isNamed = (one: Material, other: Material) => one.tradeName === other.tradeName;
    const found = rawMaterials.items.find(
      (one) =>
        one.viewerCanEdit && one.company && rawMaterials.items.filter((other) => isNamed(one, other)).length === 1,
    );
    if (!found) throw new Error('The demo data hold no such raw material');
    return found;
  }

  /** Compares a sheet with what is there and opens the preview. */
  async function open(...lines: string[]) {
    const upload = await uploadContent(stack().bffUrl, session, 'sheet', Buffer.from(lines.join('\n')));
    const { startRawMaterialImport } = await ask<{ startRawMaterialImport: { rawMaterialImport: { id: string } } }>(
      'mutation Start($input: StartRawMaterialImportInput!) { startRawMaterialImport(input: $input) { rawMaterialImport { id } } }',
      { input: { upload, fileName: 'sirovine.csv' } },
    );
    const address = `/sirovine?uvoz=${startRawMaterialImport.rawMaterialImport.id}`;
    const user = await visit({ role: 'user', address });
    await screen.findByText('Ready: nothing has changed yet');
    return user;
  }
  const confirm = async (user: Awaited<ReturnType<typeof visit>>, title: string, button: string) =>
    user.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: button }));

  test('a raw material that is there already is told with its company, taken over, and the import taken back', async () => {
    const known = await findOther();
    const user = await open(
      'Naziv;Proizvođač;Mikrobiologija;INCI',
      `"${known.tradeName}";"${known.manufacturer ?? ''}";Promenjeno;`,
      'Sasvim nova uvezena;ACME;;Aqua',
    );
    expect(screen.getByText(`already exists, entered by ${known.company?.name}`, { exact: false })).toBeVisible();
    const choice = screen.getByRole('combobox', { name: `What to do with ${known.tradeName}` });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Change', 'Take over', 'Leave out']);
    await user.selectOptions(choice, 'Take over');
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'What to do with Sasvim nova uvezena' }),
      'Leave out',
    );
    expect(
      await screen.findByText(/0 raw materials are new\. 0 change\. 1 is taken into the catalogue as it is\./),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await confirm(user, 'Import the raw materials?', 'Import');
    expect(await screen.findByText('Imported')).toBeVisible();
    const isInCatalogue = async () =>
      (
        await ask<{ rawMaterial: Material }>(
          'query One($slug: String!) { rawMaterial(slug: $slug) { isInCatalogue } }',
          {
            slug: known.slug,
          },
        )
      ).rawMaterial.isInCatalogue;
    expect(await isInCatalogue()).toBe(true);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Its button comes when the rows have been fetched again.
    await user.click(await screen.findByRole('button', { name: 'Undo import' }));
    await confirm(user, 'Undo this import?', 'Undo import');
    await waitFor(async () => expect(await isInCatalogue()).toBe(false));
    expect(sent('TakeBackRawMaterialImport')).toHaveLength(1);
  });

  again('the preview tells INCI names that are misspelt, unknown or prohibited', async () => {
    await open('Naziv;INCI;%', 'Sumnjiva uvezena;Glycerni (and) Izmišljenko (and) Butylphenyl Methylpropional;');
    const told = ['probably misspelt (Glycerni)', 'not in the ingredient dictionary (Izmišljenko)'];
    for (const text of [...told, 'prohibited in cosmetic products, II/1666 (Butylphenyl Methylpropional)'])
      expect(screen.getByText(text, { exact: false })).toBeVisible();
  });
});
