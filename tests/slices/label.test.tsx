import { again } from '../support/again.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expectQuery, query, useSlice } from '../support/sliceApp.tsx';

const { stack, visit, sent } = useSlice();

const plain = { company: 'Sve', status: '0', sort: 'newest' };
const cards = () => screen.findAllByRole('article');
const names = async () => (await cards()).map((card) => card.getAttribute('aria-label') ?? '');
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const remembered = () => ['Firma', 'Status', 'Datum'].map((word) => localStorage.getItem(`selected${word}Deklaracije`));

/** Overrides the response of the list. */
const answerWith = (labels: object[], stats: object[] = [], brojDeklaracija = labels.length) =>
  stack().product.fault({
    kind: 'status',
    status: 200,
    path: '/',
    body: { sveDeklaracije: labels, brojDeklaracija, stats },
  });

const wireLabel = (more: object) => ({
  _id: '64b7f0c2a1d3e4f5a6b7c8d9',
  slug: 'krema',
  ime: 'Krema',
  photo: null,
  inciProizvoda: ['AQUA', 'GLYCERIN'],
  status: 1,
  createdAt: '2026-03-09T08:05:00.000Z',
  rezultatChangedAt: '2026-04-01T10:00:00.000Z',
  isActive: true,
  arhivirana: false,
  ...more,
});

describe('what is shown', () => {
  test('the list shows four labels and the total with one request', async () => {
    await visit({ role: 'admin', address: '/deklaracije' });
    expect(await cards()).toHaveLength(4);
    expect(screen.getByText('120 labels of 14 companies')).toBeVisible();
    expect(screen.getByText('Showing 1 to 4 of 120 results')).toBeVisible();
    expect(sent('Labels')).toHaveLength(1);
    await expectQuery(plain);
    expect(remembered()).toEqual(['Sve', '0', 'newest']);
  });

  test('a card shows shortened texts, never markup', async () => {
    const long = 'Krema za lice & telo sa veoma dugim nazivom koji ne staje u red';
    await answerWith([
      wireLabel({
        slug: 'a/b c?d#š',
        ime: '&lt;b&gt;Krema&lt;/b&gt; &scaron;lag',
        status: 3,
        isActive: false,
        arhivirana: true,
      }),
      wireLabel({
        _id: '64b7f0c2a1d3e4f5a6b7c8da',
        ime: long,
        inciProizvoda: Array<string>(20).fill('GLYCERIN'),
        status: null,
      }),
    ]);
    await visit({ role: 'user', address: '/deklaracije' });
    const [first, second] = await cards();
    expect(within(first!).getByRole('heading')).toHaveTextContent('<b>Krema</b> šlag');
    for (const word of ['Not compliant', 'Inactive', 'ARCHIVED', 'AQUA, GLYCERIN'])
      expect(within(first!).getByText(word)).toBeVisible();
    expect(first).toHaveTextContent(/Created 9 Mar 2026, \d\d:05/);
    expect(within(first!).getByRole('link')).toHaveAttribute('href', '/deklaracije/a%2Fb%20c%3Fd%23%C5%A1');

    const heading = within(second!).getByRole('heading');
    expect(heading).toHaveTextContent(/^Krema za lice .{42,44}…$/);
    expect(heading.textContent.length).toBeLessThanOrEqual(58);
    expect(heading).toHaveAttribute('title', long);
    expect(within(second!).getByText(/^GLYCERIN, .*…$/).textContent.length).toBeLessThanOrEqual(140);
    expect(within(second!).getByText('Not checked')).toBeVisible();
    expect(within(second!).queryByText('ARCHIVED')).toBeNull();
  });

  again('an empty list without filters has its own text', async () => {
    await answerWith([]);
    await visit({ role: 'user', address: '/deklaracije' });
    expect(await screen.findByText('No labels yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show all labels' })).toBeNull();
  });

  again('counts have Serbian plurals', async () => {
    const user = await visit({ role: 'client', address: '/deklaracije?selection=archived', language: 'sr' });
    expect(await screen.findByText('9 deklaracija iz 1 firme')).toBeVisible();
    await user.selectOptions(select('Prikazane deklaracije'), 'Sve deklaracije');
    await screen.findByText('Prikazano 1 do 4 od ukupno 9 rezultata');
    await user.click(screen.getByRole('radio', { name: /Neusaglašena/ }));
    expect(await screen.findByText('Pronađene su 2 deklaracije')).toBeInTheDocument();
  });
});

describe('filters', () => {
  test('status, company, order and selection are sent, kept in the address and stored', async () => {
    const user = await visit({ role: 'admin', address: '/deklaracije?page=3' });
    await screen.findByText('Showing 9 to 12 of 120 results');
    await user.click(screen.getByRole('radio', { name: /Not compliant/ }));
    await screen.findByText('Showing 1 to 4 of 26 results');
    expect(screen.getAllByText('Not compliant', { selector: 'article *' })).toHaveLength(4);

    const company = within(select('Filter by company')).getByRole<HTMLOptionElement>('option', {
      name: /^Lavanda Natura/,
    });
    await user.selectOptions(select('Filter by company'), company);
    await user.selectOptions(select('Order'), 'Oldest modified');
    await user.selectOptions(select('Shown labels'), 'Active');
    await expectQuery({ company: company.value, status: '3', sort: 'oldest-modified', selection: 'active' });
    expect(remembered()).toEqual([company.value, '3', 'oldest-modified']);
    await waitFor(() =>
      expect(sent('Labels').at(-1)?.variables).toEqual({
        filter: { companyId: company.value, status: 'RED', selection: 'ACTIVE' },
        sort: 'RESULT_CHANGED_ASC',
        page: 1,
        pageSize: 4,
      }),
    );

    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await screen.findByText('Showing 1 to 4 of 120 results');
    expect(query()).toEqual(plain);
    expect(remembered()).toEqual(['Sve', '0', 'newest']);
  });

  again('stored filters apply to a visit without parameters', async () => {
    const stored = {
      selectedStatusDeklaracije: '1',
      selectedDatumDeklaracije: 'oldest',
      selectedFirmaDeklaracije: 'neither',
    };
    await visit({ role: 'admin', address: '/deklaracije', stored });
    await screen.findByText('Showing 1 to 4 of 58 results');
    expect(query()).toEqual({ company: 'Sve', status: '1', sort: 'oldest' });
    expect(sent('Labels')).toHaveLength(1);

    await visit({ role: 'admin', address: '/deklaracije?status=3' });
    await screen.findByText('Showing 1 to 4 of 26 results');
    expect(query()).toEqual({ company: 'Sve', status: '3', sort: 'oldest' });
    expect(remembered()).toEqual(['Sve', '3', 'oldest']);
  });

  again('the back button restores the previous list', async () => {
    const user = await visit({ role: 'admin', address: '/deklaracije' });
    await screen.findByText('Showing 1 to 4 of 120 results');
    await user.click(screen.getByRole('radio', { name: /To verify/ }));
    await screen.findByText('Showing 1 to 4 of 36 results');
    window.history.back();
    expect(await screen.findByText('Showing 1 to 4 of 120 results')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
  });

  again('an invalid address is corrected', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await visit({ role: 'admin', address: '/deklaracije?company=42&status=x&sort=up&selection=some&page=minus' });
    expect(await cards()).toHaveLength(4);
    await expectQuery(plain);
    expect(warn.mock.calls.flat().filter((text) => String(text).includes('company'))).toHaveLength(1);
    expect(sent('Labels')).toHaveLength(1);
    warn.mockRestore();
  });

  again('a client has no company filter', async () => {
    const someCompany = 'a'.repeat(24);
    await visit({
      role: 'client',
      address: `/deklaracije?company=${someCompany}`,
      stored: { selectedFirmaDeklaracije: someCompany },
    });
    await screen.findByText('9 labels of 1 company');
    expect(screen.queryByRole('combobox', { name: 'Filter by company' })).toBeNull();
    expect(sent('Labels').map(({ variables }) => variables.filter)).toEqual([{}]);
    await expectQuery({ status: '0', sort: 'newest' });
  });
});

describe('search', () => {
  test('a search shows its count and can be reset', async () => {
    const user = await visit({ role: 'admin', address: '/deklaracije?page=2' });
    await screen.findByText('Showing 5 to 8 of 120 results');
    await user.type(screen.getByRole('searchbox'), 'šampon');
    await expectQuery({ ...plain, filter: 'šampon', page: '1' });
    const found = await screen.findByText(/^\d+ labels? found$/);
    expect(found.closest('[role=status]')).not.toBeNull();
    for (const name of await names()) expect(name).toMatch(/šampon/i);

    await user.clear(screen.getByRole('searchbox'));
    expect(await screen.findByText('Showing 1 to 4 of 120 results')).toBeVisible();
    expect(query()).toEqual(plain);
  });

  again.each([
    ['a wildcard', '%', '2 labels found'],
    ['a control character', '\u0000a', '27 labels found'],
  ])('the search reads %s as plain text', async (_name, text, result) => {
    await visit({ role: 'user', address: `/deklaracije?${new URLSearchParams({ filter: text }).toString()}` });
    expect(await screen.findByText(result)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  again('an empty search offers all labels', async () => {
    const user = await visit({ role: 'user', address: '/deklaracije?filter=nematoga&selection=inactive' });
    expect(await screen.findByText('No results found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all labels' }));
    expect(await cards()).toHaveLength(4);
    expect(query()).toEqual(plain);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

again('pagination reaches the first and last page', async () => {
  const user = await visit({ role: 'client', address: '/deklaracije' });
  await screen.findByText('Showing 1 to 4 of 9 results');
  const first = await names();
  const go = (name: string) => user.click(screen.getByRole('button', { name }));
  await go('Next');
  await screen.findByText('Showing 5 to 8 of 9 results');
  await waitFor(async () => expect((await names()).filter((name) => first.includes(name))).toEqual([]));
  await go('Last');
  await screen.findByText('Showing 9 to 9 of 9 results');
  await waitFor(async () => expect(await cards()).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await go('First');
  await waitFor(async () => expect(await names()).toEqual(first));

  await visit({ role: 'client', address: '/deklaracije?page=900' });
  await screen.findByText('Showing 9 to 9 of 9 results');
  await waitFor(() => expect(query().page).toBe('3'));
});
