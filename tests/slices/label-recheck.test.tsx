import { again } from '../support/again.ts';
import { screen, within, waitFor } from '@testing-library/react';
import { useSlice } from '../support/sliceApp.tsx';
import { until } from '../../mocks/testing/until.ts';
import { queryStack } from '../support/queryStack.ts';
import { createRawMaterial } from '../support/raw-material.ts';
import { catchSavedFiles } from '../support/savedFiles.ts';
import { signIn } from '../support/signIn.ts';

describe('the recheck', () => {
  const { stack, visit } = useSlice();

  const RUNS = '/api/v1/provere';
  const id = 'a'.repeat(24);
  const run = (more: object = {}) => ({
    _id: id,
    vrsta: 'primena',
    povod: 'uvoz',
    uvoz: 'b'.repeat(24),
    sadrzaj: 'aneksIII',
    datum: '2026-06-17',
    stanje: 'gotovo',
    procenat: 100,
    promenjenRezultat: 1,
    promenjeniNalazi: 0,
    promenjeneFormule: 1,
    promenjeneSirovine: 2,
    promenjeniDosijei: 3,
    delovi: [{ deo: 'aneksIII', datum: '2026-06-17', uvezeno: true }],
    pocetak: '2026-11-22T10:00:00.000Z',
    kraj: '2026-11-22T10:01:00.000Z',
    ...more,
  });
  const finding = (kod: string, osnov: string) => ({ kod, tezina: 'greska', sastojak: 'SALICYLIC ACID', osnov });
  const change = {
    slug: 'krema',
    ime: 'Krema &amp; ulje',
    firma: 'Ćilim',
    arhivirana: true,
    pre: 2,
    posle: 3,
    nastali: [finding('OVER_LIMIT', 'Annex III/98')],
    nestali: [],
  };

  const respond = (path: string, body: object) =>
    stack().product.fault({ kind: 'status', status: 200, path, body: { status: 'success', ...body } });
  async function respondWith(recheck: object, ...changes: object[]) {
    await respond(RUNS, { results: 1, data: { data: [recheck] } });
    await respond(`${RUNS}/${id}`, { data: { data: recheck } });
    await respond(`${RUNS}/${id}/izmene`, { results: changes.length, data: { data: changes } });
  }

  again('the page says so while nothing has changed', async () => {
    await visit({ role: 'client', address: '/vodic/promene' });
    expect(await screen.findByText('No label has been rechecked yet')).toBeVisible();
  });

  again('the number of changes is told', async () => {
    await respondWith(run());
    await visit({ role: 'user', address: '/vodic/promene' });
    expect(await screen.findByText('1 change')).toHaveAttribute('role', 'status');
  });

  test('every change of the law leads to the labels that it changed', async () => {
    await respondWith(run(), change);
    const user = await visit({ role: 'user', address: '/vodic/promene' });
    const changes = await screen.findByRole('list', { name: 'What changed' });
    expect(changes).toHaveTextContent(
      '1 label with another result · 0 with other findings only · 1 formula · 2 raw materials · 3 product information files',
    );
    await user.click(within(changes).getByRole('link', { name: /^Import: Annex III of/ }));
    const labels = await screen.findByRole('list', { name: 'Other result' });
    expect(within(labels).getByRole('link', { name: 'Krema & ulje' })).toHaveAttribute('href', '/deklaracije/krema');
  });

  test('a changed label shows its results and the entry behind them', async () => {
    await respondWith(run(), change);
    await visit({ role: 'dcp', address: `/vodic/promene?recheck=${id}` });
    const labels = await screen.findByRole('list', { name: 'Other result' });
    expect(labels).toHaveTextContent(/To verify→Not compliant/);
    expect(labels).toHaveTextContent('Ćilim · archived');
    expect(within(labels).getByRole('list', { name: 'New findings' })).toHaveTextContent(
      'SALICYLIC ACID · Annex III/98 · Not compliant',
    );
  });

  again('the formulas that changed stand beside the labels', async () => {
    await respondWith(run(), change);
    const formula = { ...change, slug: 'losion', ime: 'Losion &amp; ulje', arhivirana: undefined };
    await respond(`${RUNS}/${id}/formule`, { results: 1, data: { data: [formula] } });
    const user = await visit({ role: 'user', address: `/vodic/promene?recheck=${id}` });
    await user.click(await screen.findByRole('radio', { name: /^Formulas/ }));
    const formulas = await screen.findByRole('list', { name: 'Formulas' });
    expect(within(formulas).getByRole('link', { name: 'Losion & ulje' })).toHaveAttribute('href', '/incigen/losion');
    expect(formulas).toHaveTextContent(/To verify→Not compliant/);
  });

  again('the raw materials that changed say by whose values', async () => {
    await respondWith(run(), change);
    const { ime: _name, firma: _company, arhivirana: _archived, ...rest } = change;
    const material = { ...rest, slug: 'pasta', tradeName: 'Pasta &amp; prah', proizvodjac: 'Hemija', firma: null };
    await respond(`${RUNS}/${id}/sirovine`, {
      results: 2,
      data: { data: [material, { ...material, firma: 'Ćilim', posle: 2 }] },
    });
    const user = await visit({ role: 'client', address: `/vodic/promene?recheck=${id}` });
    await user.click(await screen.findByRole('radio', { name: /^Raw materials/ }));
    const materials = await screen.findByRole('list', { name: 'Raw materials' });
    const [global, own] = within(materials).getAllByRole('link', { name: 'Pasta & prah' });
    expect(global).toHaveAttribute('href', '/sirovine?material=pasta');
    expect(own?.closest('li')).toHaveTextContent('Hemija · own values of Ćilim');
    expect(global?.closest('li')).toHaveTextContent(/To verify→Not compliant/);
  });

  again('the product information files that changed say whether by their label or formula', async () => {
    await respondWith(run(), change);
    const part = { ime: 'Krema &amp; ulje', pre: 2, posle: 3, nastali: change.nastali, nestali: [] };
    const pif = { slug: 'dosije-kreme', ime: 'Dosije &amp; krema', firma: 'Ćilim', stanje: 'potpisano' };
    await respond(`${RUNS}/${id}/dosijei`, {
      results: 1,
      data: { data: [{ ...pif, deklaracija: part, formula: { ...part, ime: 'Emulzija', pre: 1, posle: 2 } }] },
    });
    const user = await visit({ role: 'user', address: `/vodic/promene?recheck=${id}` });
    await user.click(await screen.findByRole('radio', { name: /^Product information files/ }));
    const files = await screen.findByRole('list', { name: 'Product information files' });
    expect(within(files).getByRole('link', { name: 'Dosije & krema' })).toHaveAttribute(
      'href',
      '/pifs/opis/dosije-kreme',
    );
    expect(files).toHaveTextContent('Ćilim · Signed');
    expect(files).toHaveTextContent(/Label: Krema & ulje.*To verify→Not compliant/);
    expect(files).toHaveTextContent(/Formula: Emulzija.*Compliant→To verify/);
  });

  again('those who may not read files see no list of them', async () => {
    await respondWith(run(), change);
    await visit({ role: 'dcp', address: `/vodic/promene?recheck=${id}&kind=pifs` });
    await screen.findByRole('list', { name: 'Other result' });
    expect(screen.queryByRole('radio', { name: /^Product information files/ })).toBeNull();
  });

  again('those who may not read formulas see no list of formulas', async () => {
    await respondWith(run(), change);
    await visit({ role: 'client', address: `/vodic/promene?recheck=${id}&kind=formulas` });
    await screen.findByRole('list', { name: 'Other result' });
    expect(screen.queryByRole('radio', { name: /^Formulas/ })).toBeNull();
  });

  again('a deadline is named by its day', async () => {
    await respondWith(run({ povod: 'rok', uvoz: null, sadrzaj: null, datum: '2028-07-31' }));
    await visit({ role: 'user', address: '/vodic/promene' });
    expect(await screen.findByRole('link', { name: /^A deadline of the law passed: .*2028/ })).toBeVisible();
  });

  again('a running preview shows how far it is and leads back to its import', async () => {
    await respondWith(run({ vrsta: 'pregled', stanje: 'radi', procenat: 40, promenjenRezultat: 0 }));
    await visit({ role: 'orgAdmin', address: `/vodic/promene?recheck=${id}` });
    expect(await screen.findByRole('progressbar', { name: 'Rechecking labels: 40 %' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the import' })).toHaveAttribute(
      'href',
      `/incidata?import=${'b'.repeat(24)}`,
    );
  });

  again('the labels after an import lead to it, where it can be taken back', async () => {
    await respondWith(run(), change);
    await visit({ role: 'orgAdmin', address: `/vodic/promene?recheck=${id}` });
    expect(await screen.findByRole('link', { name: 'Show the import' })).toHaveAttribute(
      'href',
      `/incidata?import=${'b'.repeat(24)}`,
    );
  });

  again('a client is not led to an import', async () => {
    await respondWith(run({ vrsta: 'pregled' }));
    await visit({ role: 'client', address: `/vodic/promene?recheck=${id}` });
    await screen.findByText('All labels rechecked');
    expect(screen.queryByRole('link', { name: 'Back to the import' })).toBeNull();
  });

  again('the page speaks Serbian', async () => {
    await respondWith(run(), change);
    await visit({ role: 'user', address: `/vodic/promene?recheck=${id}`, language: 'sr' });
    expect(await screen.findByRole('heading', { name: /^Uvoz: Prilog III od/ })).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Novi nalazi' })).toHaveTextContent('Prilog III, redni broj 98');
  });

  again('a failed request can be retried', async () => {
    await stack().product.fault({ kind: 'status', status: 500, path: RUNS });
    const user = await visit({ role: 'user', address: '/vodic/promene' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await stack().product.clearFaults();
    await user.click(retry);
    expect(await screen.findByText('No label has been rechecked yet')).toBeVisible();
  });
});

describe('the reprint', () => {
  const { stack, visit } = useSlice();
  const ADDRESS = '/vodic/stampa';

  let consultant: string;
  let slug: string;
  const ask = <Data,>(query: string, variables: Record<string, unknown> = {}) =>
    queryStack<Data>(stack(), consultant, query, variables);
  async function change<Data>(field: string, type: string, answer: string, input: object): Promise<Data> {
    return (
      await ask<Record<string, Data>>(`mutation ($input: ${type}!) { ${field}(input: $input) { ${answer} } }`, {
        input,
      })
    )[field] as Data;
  }

  afterEach(() => jest.restoreAllMocks());

  beforeAll(async () => {
    consultant = await signIn(stack(), 'user');
    const { viewer } = await ask<{ viewer: { company: { id: string } } }>('{ viewer { company { id } } }');
    const material = await createRawMaterial(stack(), consultant, {
      tradeName: 'Parfem za štampu',
      type: 'PARFUM',
      values: {
        composition: [
          { inciName: 'PARFUM', maxConcentration: '100' },
          { inciName: 'LINALOOL', maxConcentration: '2' },
          { inciName: 'VANILLIN', maxConcentration: '1' },
        ],
      },
    });
    const { formula } = await change<{ formula: { slug: string } }>(
      'createFormula',
      'CreateFormulaInput',
      'formula { slug }',
      {
        formula: {
          name: 'Mirisna mešavina',
          companyId: viewer.company.id,
          use: 'LEAVE_ON',
          lines: [{ rawMaterialSlug: material, percent: '100' }],
        },
      },
    );
    const { label } = await change<{ label: { slug: string; content: { version: number } } }>(
      'createLabelFromFormula',
      'CreateLabelFromFormulaInput',
      'label { slug content { version } }',
      { formulaSlug: formula.slug, name: 'Losion za štampu' },
    );
    slug = label.slug;
    await change('updateLabel', 'UpdateLabelInput', 'label { id }', {
      slug,
      version: label.content.version,
      content: { ingredientText: 'PARFUM, LINALOOL, CI 77491' },
    });
    await until('every label is judged', async () => {
      const { labelsToReprint } = await ask<{ labelsToReprint: { waitingCount: number } }>(
        '{ labelsToReprint { waitingCount } }',
      );
      return labelsToReprint.waitingCount === 0;
    });
  });

  test('the list names what a label lacks and for which batches', async () => {
    await visit({ role: 'user', address: ADDRESS });
    const label = await screen.findByRole('article', { name: 'Losion za štampu' });
    expect(within(label).getByText('New batches today').nextSibling).toHaveTextContent('Reprint');
    expect(within(label).getByText(/^Stock until/).nextSibling).toHaveTextContent('May be sold');
    expect(within(label).getByText(/^From/).nextSibling).toHaveTextContent('Reprint');
    const names = within(label).getByRole('list', { name: 'Missing names' });
    expect(within(names).getByText(/^Vanillin/)).toBeVisible();
    expect(within(names).queryByText(/Linalool/)).not.toBeInTheDocument();
  });

  again('the list is narrowed by the kind of batch, and the address keeps it', async () => {
    const user = await visit({ role: 'user', address: ADDRESS });
    await screen.findByRole('article', { name: 'Losion za štampu' });
    await user.click(screen.getByRole('radio', { name: /^Not known/ }));
    expect((await screen.findAllByText(/^The allergens of these are not known/)).length).toBeGreaterThan(0);
    await visit({ role: 'user', address: `${ADDRESS}?shown=later` });
    expect(await screen.findByRole('article', { name: 'Losion za štampu' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^From August 2028/ })).toBeChecked();
  });

  again('the list is saved as a file, narrowed as it is shown', async () => {
    const saved = catchSavedFiles();
    const user = await visit({ role: 'user', address: `${ADDRESS}?shown=later`, language: 'sr' });
    await user.click(await screen.findByRole('button', { name: 'Izvezi u Excel' }));
    await waitFor(() => expect(saved.names).toEqual(['deklaracije-za-stampu.xlsx']));
    const rows = await saved.rows();
    expect(rows[0]?.[0]).toBe('Deklaracija');
    expect(rows.find(([name]) => name === 'Losion za štampu')?.slice(2, 6)).toEqual([
      'Ponovo štampati',
      'Sme da se prodaje',
      'Ponovo štampati',
      'Vanillin',
    ]);
    // Only what lacks a name: the list was narrowed.
    expect(rows.slice(1).map((cells) => cells[4])).toEqual(rows.slice(1).map(() => 'Ponovo štampati'));
  });

  again('a failed download is said, and can be tried again', async () => {
    const user = await visit({ role: 'user', address: ADDRESS });
    const button = await screen.findByRole('button', { name: 'Export to Excel' });
    await stack().product.fault({ kind: 'status', status: 500, path: '/api/v1/ponovna-stampa' });
    await user.click(button);
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(button).toBeEnabled());
  });

  test('a link adds the missing names to the form, where they are saved', async () => {
    const user = await visit({ role: 'user', address: ADDRESS });
    const label = await screen.findByRole('article', { name: 'Losion za štampu' });
    await user.click(within(label).getByRole('link', { name: 'Add the names in the form' }));
    const list = await screen.findByRole('textbox', { name: 'Ingredient list' });
    await waitFor(() => expect(list).toHaveValue('PARFUM, LINALOOL, VANILLIN, CI 77491'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Save changes' }));
    // The page is built anew after saving.
    const panel = () => within(screen.getByRole('region', { name: 'Fragrance allergens by batch' }));
    await waitFor(() => expect(panel().getAllByText('Complete')).toHaveLength(3));
    expect(panel().queryByRole('link', { name: 'Add the names in the form' })).not.toBeInTheDocument();
  });

  again('a failure of the service is said, with a way to try again', async () => {
    await stack().product.fault({ kind: 'status', status: 500, path: '/api/v1/ponovna-stampa' });
    await visit({ role: 'user', address: ADDRESS });
    expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
  });

  again('the list speaks Serbian', async () => {
    await visit({ role: 'user', address: ADDRESS, language: 'sr' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Deklaracije za ponovnu štampu' })).toBeVisible();
  });

  again('a client does not see the list', async () => {
    await visit({ role: 'client', address: ADDRESS });
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Labels to reprint');
  });
});
