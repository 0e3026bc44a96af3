import { again } from '../support/again.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { queryStack } from '../support/queryStack.ts';
import { createRawMaterial } from '../support/raw-material.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { visit, sent, stack } = useSlice();
const NAME = 'Lavanda Soft 2214';
const address = (name: string, query = '') => `/parom/${encodeURIComponent(name)}${query}`;
const list = () => screen.findByRole('list', { name: 'Perfumes and aromas' });

test('the list is searched and leads to a perfume', async () => {
  const user = await visit({ role: 'user', address: '/paroms' });
  expect(within(await list()).getAllByRole('article')).toHaveLength(20);
  await user.type(screen.getByRole('searchbox', { name: 'Search perfumes and aromas' }), 'lavanda soft');
  await waitFor(async () => expect(within(await list()).getAllByRole('article')).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: NAME }));
  expect(await screen.findByRole('heading', { level: 1, name: NAME })).toBeVisible();
});

again('a failure of the service is shown with a retry', async () => {
  await stack().product.fault({ kind: 'status', status: 500, method: 'GET', path: '/api/v1/paroms', times: 5 });
  const user = await visit({ role: 'user', address: '/paroms' });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await stack().product.clearFaults();
  await user.click(retry);
  expect(await list()).toBeVisible();
});

test('a new perfume gets a pasted statement, and the calculator says what it declares', async () => {
  const user = await visit({ role: 'user', address: '/paroms' });
  await user.click(await screen.findByRole('button', { name: 'New perfume or aroma' }));
  await user.type(await screen.findByLabelText('Name'), 'Novi miris');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Novi miris' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Edit or paste' }));
  await user.click(await screen.findByLabelText(/^One allergen in each line/));
  await user.paste('Linalool\t78-70-6\t2\nAlpha-Damascone\t\t0,2\nDelta-Damascone\t\t0,2\nCoumarin\t91-64-5\t<0,5');
  expect(await screen.findByText('4 allergens read.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const percent = screen.getByLabelText('Share in the product');
  await user.clear(percent);
  await user.type(percent, '0,3');
  const declared = await screen.findByRole('list', { name: 'To declare, above 0.001 %' });
  expect(
    within(declared)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Linalool0.006 %', 'Rose Ketones0.0012 %']);
  await user.click(screen.getByRole('switch', { name: /^Worst case/ }));
  expect(await within(declared).findByText('Coumarin (at worst)')).toBeVisible();
});

again('what the server refuses is said in the language of the page, and what was typed stays', async () => {
  const user = await visit({ role: 'user', address: '/paroms', language: 'sr' });
  await user.click(await screen.findByRole('button', { name: 'Novi parfem ili aroma' }));
  const name = await screen.findByLabelText('Naziv');
  await user.type(name, NAME);
  await user.click(screen.getByRole('button', { name: 'Sačuvaj' }));
  expect((await screen.findAllByText('Parfem ili aroma ovog naziva već postoji.'))[0]).toBeVisible();
  expect(name).toHaveValue(NAME);
});

again('a statement with a fault is not sent', async () => {
  const user = await visit({ role: 'user', address: address(NAME) });
  await user.click(await screen.findByRole('button', { name: 'Edit or paste' }));
  const text = await screen.findByLabelText(/^One allergen in each line/);
  await user.clear(text);
  await user.paste('Linalool\t60\nLimonene\t5989-27-5\t30\nLimonene\t5989-54-8\t20');
  expect(await screen.findByText('Lines of one name were added up, as isomers are: Limonene')).toBeVisible();
  expect(await screen.findByText('The percentages add up to more than 100')).toBeVisible();
  const before = sent('UpdateFragranceMaterial').length;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent('UpdateFragranceMaterial')).toHaveLength(before);
  await user.clear(text);
  await user.paste('Linalool\t60');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('UpdateFragranceMaterial')).toHaveLength(before + 1));
});

again('a pasted certificate shows which share of its limits is used', async () => {
  const user = await visit({ role: 'user', address: address('Limun sorbet', '?percent=0.3') });
  await user.click(await screen.findByRole('button', { name: 'Add a certificate' }));
  await user.click(await screen.findByLabelText('Text or table of the IFRA certificate'));
  await user.paste('IFRA 49th Amendment\n5B\t0.25\nCategory 5.C: 0,73\n6\tNot permitted');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const certificate = within(await screen.findByRole('region', { name: 'IFRA certificate, amendment 49' }));
  expect(await certificate.findByText('41.1 % of the limit')).toBeVisible();
  expect(certificate.getByText(/too much: 120 % of the limit/)).toBeVisible();
  expect(certificate.getByText(/Ask the supplier for a new certificate/)).toBeVisible();
});

again('a category without its letter is asked about, and both may be meant', async () => {
  const user = await visit({ role: 'user', address: address(NAME) });
  await user.click(await screen.findByRole('button', { name: 'Add a certificate' }));
  await user.click(await screen.findByLabelText('Text or table of the IFRA certificate'));
  await user.paste('IFRA 51st Amendment\n5A 2\nCategory 11 1.5 %');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose which category is meant: Category 11 1.5 %')).toBeVisible();
  expect(sent('AddIfraCertificate')).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: '11A Inert substrate, no UV' }));
  await user.click(screen.getByRole('checkbox', { name: '11B Inert substrate, UV' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('AddIfraCertificate')).toHaveLength(1));
  const limited = (category: string, maximum: string) => ({ category, permission: 'LIMITED', maximum });
  expect(sent('AddIfraCertificate')[0]?.variables).toMatchObject({
    input: { rows: [limited('5A', '2'), limited('11A', '1.5'), limited('11B', '1.5')] },
  });
});

again.each([
  ['a category twice', '5A\t2,52\nCategory 5.A: 2,5', /^5A: /],
  ['a maximum above 100', '4\t100.00\n5A\t101', /^5A: /],
  ['two schemes', '5A\t2,52\n3A\t1', /^3A: /],
  ['a row without a value', '5A\t2,52\nCategory 9: see annex', /Category 9: see annex/],
])('a pasted certificate with %s names its row, is not sent and stays as typed', async (_what, rows, problem) => {
  const user = await visit({ role: 'user', address: address(NAME) });
  await user.click(await screen.findByRole('button', { name: 'Add a certificate' }));
  const text = await screen.findByLabelText('Text or table of the IFRA certificate');
  await user.click(text);
  await user.paste(`IFRA 49th Amendment\n${rows}`);
  expect(await screen.findByText(problem)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(text).toHaveValue(`IFRA 49th Amendment\n${rows}`);
  expect(sent('AddIfraCertificate')).toEqual([]);
});

again('a synonym that the ingredient data know counts in the calculator under the name of the label', async () => {
  const allergens = [{ inciName: '3,7-Dimethylocta-1,6-dien-3-ol', percent: '2' }];
  await queryStack(
    stack(),
    await signIn(stack(), 'user'),
    'mutation ($input: CreateFragranceMaterialInput!) { createFragranceMaterial(input: $input) { fragranceMaterial { id } } }',
    { input: { content: { name: 'Miris sa sinonimom', kind: 'PARFUM', allergens } } },
  );
  await visit({ role: 'user', address: address('Miris sa sinonimom', '?percent=0.3') });
  const declared = await screen.findByRole('list', { name: 'To declare, above 0.001 %' });
  expect(within(declared).getByText('Linalool')).toBeVisible();
  expect(screen.queryByText('not in Annex III')).toBeNull();
});

again('a perfume is deleted after a confirmation', async () => {
  const user = await visit({ role: 'user', address: address('Aroma med') });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /delete/i }));
  expect(await list()).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Aroma med' })).toBeNull());
});

again('the question before a perfume is deleted names the formulas that lose its papers', async () => {
  const user = await visit({ role: 'user', address: address('Ruža iz Kazanlaka') });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    /4 formulas lose its allergen statement and its IFRA limits: .*, Serum za lice – Bela ruža, .*\./,
  );
});

again('several perfumes are deleted with one question, which says what uses them', async () => {
  const user = await visit({ role: 'user', address: '/paroms?filter=aroma' });
  await user.click(await screen.findByRole('button', { name: 'Select several' }));
  for (const name of ['Aroma menta', 'Aroma vanila'])
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  const refused = { kind: 'status', status: 409, method: 'DELETE', times: 1 } as const;
  await stack().product.fault({ ...refused, body: { status: 'fail', message: 'Parfem je zaključan.' } });
  await user.click(screen.getByRole('button', { name: 'Delete selected' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete?' }));
  expect(question.getByText(/^2 perfumes and aromas will be deleted for good/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  const outcome = within(await screen.findByRole('dialog', { name: 'Delete selected' }));
  expect(outcome.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Aroma menta: Parfem je zaključan.',
    'Aroma vanila',
  ]);
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Aroma vanila' })).toBeNull());
});

again('the page is Serbian in Serbian', async () => {
  await visit({ role: 'user', address: address(NAME), language: 'sr' });
  expect(await screen.findByRole('region', { name: 'Kalkulator' })).toBeVisible();
});

again('a raw material gets the record of the perfume that it is, and both lead to each other', async () => {
  const slug = await createRawMaterial(stack(), await signIn(stack(), 'user'), {
    tradeName: 'Parfem za zapis',
    manufacturer: 'Kuća mirisa',
    type: 'PARFUM',
  });
  const user = await visit({ role: 'user', address: `/sirovine?material=${slug}` });
  await user.click(await screen.findByRole('link', { name: 'Create a perfume record' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New perfume or aroma' }));
  expect(dialog.getByLabelText('Name')).toHaveValue('Parfem za zapis');
  expect(dialog.getByLabelText('Supplier')).toHaveValue('Kuća mirisa');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: /^raw material Parfem za zapis/ })).toHaveAttribute(
    'href',
    `/sir-inci/${slug}`,
  );
  const papers = within(await screen.findByRole('region', { name: 'Files of the raw material' }));
  expect(await papers.findByRole('link', { name: 'Open the folder of IFRA certificates' })).toHaveAttribute(
    'href',
    `/file-browser/${slug}?folder=IFRA`,
  );
});

again('the raw material of a perfume is searched for on the server', async () => {
  const user = await visit({ role: 'user', address: address(NAME) });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Find a raw material'), 'parfem breskva');
  const list = dialog.getByRole('combobox', { name: 'Raw material' });
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['None', expect.stringMatching(/^Parfem breskva/i)]),
  );
  expect(sent('RawMaterialsOfKind').at(-1)?.variables).toMatchObject({ type: 'PARFUM', search: 'parfem breskva' });
});

again('a perfume names the formulas that its raw material stands in', async () => {
  await visit({ role: 'orgAdmin', address: address('Pamuk čist') });
  const used = within(await screen.findByRole('list', { name: 'Used in formulas' }));
  expect((await used.findAllByRole('link')).map(({ textContent }) => textContent)).toContain('Serum za lice – Pamuk');
});

again('two perfumes are added up by allergen and by their IFRA limits', async () => {
  const user = await visit({ role: 'user', address: address(NAME, '?percent=0.3') });
  await user.type(await screen.findByLabelText('Add a perfume, aroma or essential oil of the same product'), 'Ruža iz');
  await user.click(await screen.findByRole('button', { name: 'Ruža iz Kazanlaka' }));
  await user.type(screen.getByLabelText('Share of Ruža iz Kazanlaka in the product'), '0,5');
  await user.click(screen.getByRole('button', { name: 'Show the working' }));
  const declared = within(screen.getByRole('list', { name: 'To declare, above 0.001 %' }));
  const lines = declared.getAllByRole('listitem').map(({ textContent }) => textContent);
  // Of the first perfume, and of the second one alone.
  expect(lines.some((line) => line.startsWith('Linalool') && line.includes(`${NAME}, Linalool: 0.3 %`))).toBe(true);
  expect(
    lines.some((line) => line.startsWith('Citronellol') && line.includes('Ruža iz Kazanlaka, Citronellol: 0.5 %')),
  ).toBe(true);
  const limits = within(screen.getByRole('region', { name: 'IFRA limits together' }));
  const [first, second] = limits.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Lavanda Soft 2214\d+(?:\.\d)? % of the limit$/);
  expect(second).toHaveTextContent(/^Ruža iz Kazanlaka\d+(?:\.\d)? % of the limit$/);
  expect(limits.getByText(/^Together [\d.]+ % of the limits/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Ruža iz Kazanlaka' }));
  expect(screen.queryByRole('region', { name: 'IFRA limits together' })).toBeNull();
});

again('an essential oil counts in the calculator by its composition', async () => {
  await createRawMaterial(stack(), await signIn(stack(), 'user'), {
    tradeName: 'Lavandino ulje za račun',
    type: 'EXTRACT_OIL',
    values: { composition: [{ inciName: 'LINALYL ACETATE', maxConcentration: '30-40' }] },
  });
  const user = await visit({ role: 'user', address: address('Bez mirisa – maskirni', '?percent=0.3') });
  await user.type(
    await screen.findByLabelText('Add a perfume, aroma or essential oil of the same product'),
    'lavandino ulje za racun',
  );
  await user.click(await screen.findByRole('button', { name: /^Lavandino ulje za račun \(essential oil/ }));
  await user.type(screen.getByLabelText('Share of Lavandino ulje za račun in the product'), '0,1');
  const declared = within(await screen.findByRole('list', { name: 'To declare, above 0.001 %' }));
  expect(declared.getByRole('listitem')).toHaveTextContent('Linalyl Acetate0.04 %');
});

again('the request for a new certificate is copied in the language of the supplier', async () => {
  const user = await visit({ role: 'user', address: address('Limun sorbet') });
  await user.click(await screen.findByRole('button', { name: 'Add a certificate' }));
  await user.click(await screen.findByLabelText('Text or table of the IFRA certificate'));
  await user.paste('IFRA 48th Amendment\n3A\t0.25');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const certificate = within(await screen.findByRole('region', { name: 'IFRA certificate, amendment 48' }));
  await user.click(certificate.getByRole('button', { name: 'Copy a request in Serbian' }));
  expect(await navigator.clipboard.readText()).toMatch(/za Limun sorbet .* po amandmanu 48\..* po amandmanu 51/);
  await user.click(certificate.getByRole('button', { name: 'Copy a request in English' }));
  expect(await navigator.clipboard.readText()).toMatch(/for Limun sorbet .* of amendment 48\..* of amendment 51/);
});

again('what somebody else stored meanwhile stays, and what is typed is stored after a choice', async () => {
  const session = await signIn(stack(), 'user');
  const change = (content: object) =>
    queryStack(
      stack(),
      session,
      'mutation Change($input: UpdateFragranceMaterialInput!) { updateFragranceMaterial(input: $input) { fragranceMaterial { version } } }',
      { input: { name: 'Orijent 5', version: 1, content } },
    );
  const user = await visit({ role: 'user', address: address('Orijent 5') });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const code = await screen.findByLabelText("Supplier's code");
  await change({ code: 'NJIHOV-1', supplier: 'Njihova kuća' });
  await user.clear(code);
  await user.type(code, 'MOJ-1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has changed this perfume or aroma' }));
  expect(dialog.getByText('NJIHOV-1')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Overwrite with mine' }));
  expect(await screen.findByText('MOJ-1')).toBeVisible();
  expect(screen.getByText(/^Njihova kuća/)).toBeVisible();
});

again('a statement that somebody else stored meanwhile is shown line by line and not overwritten', async () => {
  const session = await signIn(stack(), 'user');
  const ask = <Data,>(query: string, variables: object) => queryStack<Data>(stack(), session, query, { ...variables });
  const name = 'Izjava dvoje';
  const allergens = (linalool: string, limonene: string) => [
    { inciName: 'Linalool', percent: linalool },
    { inciName: 'Limonene', percent: limonene },
  ];
  await ask(
    'mutation ($input: CreateFragranceMaterialInput!) { createFragranceMaterial(input: $input) { fragranceMaterial { id } } }',
    { input: { content: { name, kind: 'PARFUM', allergens: allergens('2', '0.5') } } },
  );
  const user = await visit({ role: 'user', address: address(name) });
  await user.click(await screen.findByRole('button', { name: 'Edit or paste' }));
  const text = await screen.findByLabelText(/^One allergen in each line/);
  await ask(
    'mutation ($input: UpdateFragranceMaterialInput!) { updateFragranceMaterial(input: $input) { fragranceMaterial { id } } }',
    { input: { name, version: 1, content: { allergens: allergens('3', '0.7') } } },
  );
  await user.clear(text);
  await user.paste('Linalool\t4\nLimonene\t0,5');
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has changed this perfume or aroma' }));
  expect(dialog.getByRole('heading', { name: 'Linalool' }).parentElement).toHaveTextContent(/4 %.*3 %/);
  expect(dialog.getByRole('heading', { name: 'Limonene' }).parentElement).toHaveTextContent(/0\.5 %.*0\.7 %/);
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(text).toHaveValue('Linalool\t4\nLimonene\t0,5');
  // Once more: it must not be stored over the other version by the second press.
  await user.click(save);
  await user.click(await screen.findByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { fragranceMaterial } = await ask<{ fragranceMaterial: { allergens: object[] } }>(
    'query ($name: String!) { fragranceMaterial(name: $name) { allergens { inciName percent } } }',
    { name },
  );
  expect(fragranceMaterial.allergens).toEqual(allergens('4', '0.7'));
});
