import { screen, waitFor, within } from '@testing-library/react';
import { companyIdOf } from '../../mocks/seed/companies.ts';
import { createRawMaterial } from '../support/raw-material.ts';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { expectQuery, query, useSlice } from '../support/sliceApp.tsx';
import { aPdf } from '../support/pdf.ts';
import { uploadContent } from '../support/uploadContent.ts';

const { stack, visit, sent } = useSlice();
const ADDRESS = '/rokovi';
const lavanda = companyIdOf('Lavanda Natura d.o.o.');

/** A day of the month that is so many months after the current one. The server runs by the real clock, so no future day can be fixed. */
function dayAhead(months: number, day: number): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day));
}
const toIso = (day: Date) => day.toISOString().slice(0, 'YYYY-MM-DD'.length);
const monthName = (day: Date) => day.toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

// The first days of a month, and a day long ago: the list starts with the earliest, and documents of the demo data could fill its first page.
const EXPIRED_ON = '2020-11-20';
const TDS_END = dayAhead(3, 1);
const GMP_END = dayAhead(3, 2);
const MONTH = toIso(TDS_END).slice(0, 'YYYY-MM'.length);

beforeAll(async () => {
  const consultant = await signIn(stack(), 'user');
  const slug = await createRawMaterial(stack(), consultant, { tradeName: 'Kaolin za rokove', manufacturer: 'BASF SE' });
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

const monthColumn = () => screen.findByRole('button', { name: new RegExp(`^${monthName(TDS_END)}: \\d+ documents?$`) });

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

test('a month of the time line lists what ends in it, and the address keeps it', async () => {
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

test('what has expired is marked, and leads to its folder', async () => {
  await visit({ role: 'user', address: `${ADDRESS}?period=expired&kind=material` });
  const card = await screen.findByRole('article', { name: 'Kaolin za rokove: Safety data sheet' });
  expect(within(card).getByText('Expired on 20 Nov 2020')).toBeVisible();
  expect(within(card).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/file-browser\/kaolin/));
});

test('the maker is asked for everything of the page in one text', async () => {
  const user = await visit({ role: 'user', address: `${ADDRESS}?period=${MONTH}` });
  await user.click(await screen.findByRole('button', { name: 'Ask for it: Kaolin za rokove: Technical data sheet' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask for documents' });
  expect(within(dialog).getByRole('combobox', { name: 'Whom' })).toHaveDisplayValue(/^BASF SE \(\d+ entr(y|ies)\)$/);
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Language of the text' }), 'Srpski');
  await user.click(within(dialog).getByRole('button', { name: 'Copy the text' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const text = await navigator.clipboard.readText();
  expect(text).toContain('Poštovani,\n\nova dokumenta su istekla ili uskoro ističu:');
  const end = `1. ${TDS_END.getUTCMonth() + 1}. ${TDS_END.getUTCFullYear()}.`;
  expect(text).toContain(`Kaolin za rokove:\n  – Tehnički list (važi do ${end})`);
  expect(text).not.toContain('Krema za rokove');
});

test('the company of a file is asked in its own language, also by somebody who reads English', async () => {
  const user = await visit({ role: 'user', address: `${ADDRESS}?period=${MONTH}` });
  await user.click(await screen.findByRole('button', { name: 'Ask for it: Krema za rokove: GMP statement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for documents' }));
  expect(dialog.getByRole('combobox', { name: 'Language of the text' })).toHaveDisplayValue('Srpski');
  expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveTextContent(/^Poštovani/);
});

test('a company of the filter is asked for', async () => {
  const user = await visit({ role: 'user', address: ADDRESS });
  await monthColumn();
  await user.hover(screen.getByRole('combobox', { name: 'Company' }));
  await waitFor(() =>
    expect(within(screen.getByRole('combobox', { name: 'Company' })).getAllByRole('option').length).toBeGreaterThan(1),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Company' }), lavanda);
  await waitFor(() => expect(sent('ExpiringDocuments').at(-1)?.variables['filter']).toEqual({ companyId: lavanda }));
});

test('a client sees the files of its company alone, without companies, kinds and asking', async () => {
  await visit({ role: 'client', address: `${ADDRESS}?period=${MONTH}` });
  expect(await screen.findByRole('article', { name: 'Krema za rokove: GMP statement' })).toBeVisible();
  expect(screen.queryByRole('article', { name: /Kaolin/ })).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
  expect(sent('ExpiryCompanies')).toEqual([]);
});

test('a failure of the service is said, and the list comes with a second try', async () => {
  await stack().product.fault({ kind: 'status', status: 500, path: '/api/v1/rokovi' });
  const user = await visit({ role: 'user', address: ADDRESS });
  const again = await screen.findByRole('button', { name: /try again/i });
  await stack().product.clearFaults();
  await user.click(again);
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});

test('the page speaks Serbian', async () => {
  await visit({ role: 'user', address: `${ADDRESS}?period=${MONTH}`, language: 'sr' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Rokovi dokumenata' })).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Kaolin za rokove: Tehnički list' })).toBeVisible();
});
