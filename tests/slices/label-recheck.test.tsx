import { screen, within } from '@testing-library/react';
import { useSlice } from '../support/sliceApp.tsx';

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

test('the page says so while nothing has changed', async () => {
  await visit({ role: 'client', address: '/vodic/promene' });
  expect(await screen.findByText('No label has been judged again yet')).toBeVisible();
});

test('the number of changes is told', async () => {
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

test('the formulas that changed stand beside the labels', async () => {
  await respondWith(run(), change);
  const formula = { ...change, slug: 'losion', ime: 'Losion &amp; ulje', arhivirana: undefined };
  await respond(`${RUNS}/${id}/formule`, { results: 1, data: { data: [formula] } });
  const user = await visit({ role: 'user', address: `/vodic/promene?recheck=${id}` });
  await user.click(await screen.findByRole('radio', { name: /^Formulas/ }));
  const formulas = await screen.findByRole('list', { name: 'Formulas' });
  expect(within(formulas).getByRole('link', { name: 'Losion & ulje' })).toHaveAttribute('href', '/incigen/losion');
  expect(formulas).toHaveTextContent(/To verify→Not compliant/);
});

test('the raw materials that changed say by whose values', async () => {
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

test('the product information files that changed say whether by their label or formula', async () => {
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

test('those who may not read files see no list of them', async () => {
  await respondWith(run(), change);
  await visit({ role: 'dcp', address: `/vodic/promene?recheck=${id}&kind=pifs` });
  await screen.findByRole('list', { name: 'Other result' });
  expect(screen.queryByRole('radio', { name: /^Product information files/ })).toBeNull();
});

test('those who may not read formulas see no list of formulas', async () => {
  await respondWith(run(), change);
  await visit({ role: 'client', address: `/vodic/promene?recheck=${id}&kind=formulas` });
  await screen.findByRole('list', { name: 'Other result' });
  expect(screen.queryByRole('radio', { name: /^Formulas/ })).toBeNull();
});

test('a deadline is named by its day', async () => {
  await respondWith(run({ povod: 'rok', uvoz: null, sadrzaj: null, datum: '2028-07-31' }));
  await visit({ role: 'user', address: '/vodic/promene' });
  expect(await screen.findByRole('link', { name: /^A deadline of the law passed: .*2028/ })).toBeVisible();
});

test('a running preview shows how far it is and leads back to its import', async () => {
  await respondWith(run({ vrsta: 'pregled', stanje: 'radi', procenat: 40, promenjenRezultat: 0 }));
  await visit({ role: 'orgAdmin', address: `/vodic/promene?recheck=${id}` });
  expect(await screen.findByRole('progressbar', { name: 'Labels are being judged: 40 %' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the import' })).toHaveAttribute(
    'href',
    `/incidata?import=${'b'.repeat(24)}`,
  );
});

test('the labels after an import lead to it, where it can be taken back', async () => {
  await respondWith(run(), change);
  await visit({ role: 'orgAdmin', address: `/vodic/promene?recheck=${id}` });
  expect(await screen.findByRole('link', { name: 'Show the import' })).toHaveAttribute(
    'href',
    `/incidata?import=${'b'.repeat(24)}`,
  );
});

test('a client is not led to an import', async () => {
  await respondWith(run({ vrsta: 'pregled' }));
  await visit({ role: 'client', address: `/vodic/promene?recheck=${id}` });
  await screen.findByText('All labels were judged');
  expect(screen.queryByRole('link', { name: 'Back to the import' })).toBeNull();
});

test('the page speaks Serbian', async () => {
  await respondWith(run(), change);
  await visit({ role: 'user', address: `/vodic/promene?recheck=${id}`, language: 'sr' });
  expect(await screen.findByRole('heading', { name: /^Uvoz: Prilog III od/ })).toBeVisible();
  expect(await screen.findByRole('list', { name: 'Novi nalazi' })).toHaveTextContent('Prilog III, redni broj 98');
});

test('a failed request can be retried', async () => {
  await stack().product.fault({ kind: 'status', status: 500, path: RUNS });
  const user = await visit({ role: 'user', address: '/vodic/promene' });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await stack().product.clearFaults();
  await user.click(retry);
  expect(await screen.findByText('No label has been judged again yet')).toBeVisible();
});
