import { again } from '../support/again.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { labelListParams } from '../../web/features/label/labelListParams.ts';
import { mayOpen, pageAt } from '../../web/app/access.ts';
import type { Role } from '../../domain/account/roles.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit, sent } = useSlice();

const DASHBOARD = '/api/v1/dashboard';
const part = (name: string | RegExp) => screen.findByRole('region', { name });
const rows = (region: HTMLElement, name: string) =>
  within(within(region).getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const texts = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** Overrides the dashboard response. */
const respondWith = (more: object) =>
  stack().product.fault({
    kind: 'status',
    status: 200,
    path: DASHBOARD,
    body: {
      data: {
        data: {
          deklaracije: { ukupno: 0, statusi: [], neaktivne: 0, arhivirane: 0 },
          sirovine: { ukupno: 0, bezDokumenata: 0, saCMR: 0, nano: 0 },
          pifovi: { ukupno: 0, stanja: [], cekaOd: null, zakljucci: [] },
          izmene: { od: '2026-11-14T12:00:00.000Z', broj: 0, stavke: [] },
          ...more,
        },
      },
    },
  });
const change = (more: object) => ({
  entitet: 'deklaracija',
  dogadjaj: 'rezultatPromenjen',
  slug: 'krema',
  ime: 'Krema',
  status: 3,
  vreme: '2026-11-15T12:00:00.000Z',
  firma: { _id: '64b7f0c2a1d3e4f5a6b7c8da', ime: 'Ćilim &amp; Ruža' },
  ...more,
});
const changes = (broj: number, ...stavke: object[]) => ({ izmene: { od: '2026-11-14T12:00:00.000Z', broj, stavke } });

describe('the numbers', () => {
  test('an administrator sees labels, raw materials and PIFs', async () => {
    await stack().product.clearCalls();
    await visit({ role: 'admin', address: '/vodic' });
    expect(rows(await part('Labels'), 'Labels')).toEqual(['Not compliant26', 'To verify36', 'Compliant58']);
    expect(await part('Labels')).toHaveTextContent('Labels120');
    expect(await part('Labels')).toHaveTextContent('10 inactive · 9 archived');
    expect(screen.getByRole('link', { name: 'Labels to reprint' })).toHaveAttribute('href', '/vodic/stampa');
    expect(rows(await part('Raw materials'), 'Documents')).toEqual([
      'Documents missing or not valid38',
      'Documents valid222',
    ]);
    expect(await part('Raw materials')).toHaveTextContent('16 with CMR substances · 4 nanomaterials');
    expect(rows(await part('PIFs'), 'Work')).toEqual([
      'In work6',
      'Submitted8',
      'Returned2',
      'Assessed7',
      'Signed0',
      'Archived1',
    ]);
    expect(await part('PIFs')).toHaveTextContent(/8 files wait for review · the longest for \d+ days/);
    expect(screen.getByRole('link', { name: '8 files wait for review' })).toHaveAttribute(
      'href',
      '/pifs?stage=submitted&sort=waiting',
    );
    expect(rows(await part('PIFs'), 'Conclusion')).toEqual([
      'Unsafe2',
      'Conditionally safe2',
      'Safe3',
      'No conclusion17',
    ]);
    expect(sent('Dashboard')).toHaveLength(1);
    expect((await stack().product.calls()).filter(({ path }) => path === DASHBOARD)).toHaveLength(1);
  });

  again('a dcp sees labels and raw materials of its companies, and no PIFs', async () => {
    await visit({ role: 'dcp', address: '/vodic' });
    expect(rows(await part('Labels'), 'Labels')).toEqual(['Not compliant4', 'To verify4', 'Compliant10']);
    expect(await part('Raw materials')).toHaveTextContent('1 with a CMR substance · 1 nanomaterial');
    expect(screen.queryByRole('region', { name: 'PIFs' })).toBeNull();
    expect(screen.queryByText('Labels to reprint')).toBeNull();
  });

  again('the numbers follow the selected company', async () => {
    const user = await visit({ role: 'admin', address: '/vodic' });
    await part('Labels');
    const choose = async (name: string) => {
      const selector = screen.getByRole('combobox', { name: 'Company' });
      await user.hover(selector);
      await user.selectOptions(selector, await within(selector).findByRole('option', { name }));
    };
    await choose('Lavanda Natura d.o.o.');
    await waitFor(async () => expect(await part('Labels')).toHaveTextContent(/^Labels9/));
    await choose('All companies');
    await waitFor(async () => expect(await part('Labels')).toHaveTextContent(/^Labels120/));
  });

  again('the numbers have Serbian plurals', async () => {
    await respondWith({
      deklaracije: { ukupno: 1234, statusi: [{ status: 1, broj: 1234 }], neaktivne: 1, arhivirane: 3 },
      sirovine: { ukupno: 5, bezDokumenata: 2, saCMR: 2, nano: 1 },
      ...changes(2, change({})),
    });
    await visit({ role: 'admin', address: '/vodic', language: 'sr' });
    expect(await part('Deklaracije')).toHaveTextContent('Deklaracije1.234');
    expect(await part('Deklaracije')).toHaveTextContent('1 neaktivna · 3 arhivirane');
    expect(await part('Sirovine')).toHaveTextContent('2 sa CMR supstancama · 1 nanomaterijal');
    expect(await part('PIF dosijei')).toHaveTextContent('Još nema PIF dosijea');
    expect(await part('Izmene ove nedelje')).toHaveTextContent('2 izmene od 14. 11. 2026.; prikazano najnovijih: 1');
    expect(screen.getByRole('heading', { level: 1, name: 'Vodič' })).toBeVisible();
  });
});

describe('what changed', () => {
  test('each change has a name, an event, a date and a link', async () => {
    await respondWith(
      changes(
        3,
        change({ ime: '&lt;b&gt;Krema&lt;/b&gt;', slug: 'a/b?c' }),
        change({
          entitet: 'pif',
          dogadjaj: 'ocenjeno',
          slug: 'gel',
          ime: 'Gel',
          status: null,
          zakljucak: 'uslovnoBezbedan',
        }),
        change({ entitet: 'sirovina', dogadjaj: 'dodato', slug: 'ulje', ime: null, firma: null }),
      ),
    );
    await visit({ role: 'admin', address: '/vodic' });
    const list = await part('What changed this week');
    expect(list).toHaveTextContent('3 changes since 14 Nov 2026');
    const [label, pif, material] = rows(list, 'What changed this week');
    expect(label).toMatch(/^<b>Krema<\/b>Label · result changed · Ćilim & RužaNot compliant15 Nov 2026, \d\d:00$/);
    expect(pif).toMatch(/^GelPIF · assessed · Ćilim & RužaConditionally safe15 Nov/);
    expect(material).toMatch(/^Without a nameRaw material · added15 Nov/);
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/deklaracije/a%2Fb%3Fc', '/pifs/opis/gel', '/sir-inci/ulje', '/vodic/promene']);
  });

  again('for a dcp a raw material links to its documents', async () => {
    await respondWith({
      pifovi: null,
      ...changes(1, change({ entitet: 'sirovina', dogadjaj: 'dodato', slug: 'ulje', ime: 'Ulje', status: null })),
    });
    await visit({ role: 'dcp', address: '/vodic' });
    const list = await part('What changed this week');
    expect(within(list).getByRole('link', { name: 'Ulje' })).toHaveAttribute('href', '/file-browser/ulje');
  });

  again.each([
    [
      'a week with more changes than are shown',
      changes(37, change({})),
      '37 changes since 14 Nov 2026; the newest 1 are shown',
    ],
    [
      'a quiet week',
      changes(0, change({ vreme: '2026-10-01T10:00:00Z' })),
      'Nothing changed since 14 Nov 2026. The last changes before that:',
    ],
    ['an account without any change', changes(0), 'Nothing has changed yet.'],
  ])('%s has its own text', async (_, izmene, text) => {
    await respondWith(izmene);
    await visit({ role: 'admin', address: '/vodic' });
    expect(await part('What changed this week')).toHaveTextContent(text);
    expect(within(await part('What changed this week')).queryAllByRole('listitem')).toHaveLength(
      izmene.izmene.stavke.length,
    );
  });
});

again('every panel has an empty state', async () => {
  await respondWith({});
  await visit({ role: 'admin', address: '/vodic' });
  expect(await part('Labels')).toHaveTextContent('Labels0No labels yet');
  expect(await part('Raw materials')).toHaveTextContent('Raw materials0No raw materials yet');
  expect(await part('PIFs')).toHaveTextContent('PIFs0No PIFs yet');
});

again('the guide stays visible when the numbers fail to load', async () => {
  await stack().product.fault({ kind: 'status', status: 500, path: DASHBOARD });
  const user = await visit({ role: 'admin', address: '/vodic' });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The server cannot be reached at the moment.');
  expect(await part('What a label check says')).toBeVisible();
  await stack().product.clearFaults();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await part('Labels')).toHaveTextContent('Labels120');
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('the guide', () => {
  const leadsTo = (role: Role) =>
    [...document.querySelectorAll('main a[href^="/"]')].map((link) => {
      const path = new URL(link.getAttribute('href')!, 'http://x').pathname;
      const page = pageAt(path);
      return { path, open: page !== undefined && mayOpen(page, role) };
    });

  again.each(['admin', 'dcp'] as const)('the guide for %s links only to pages that open', async (role) => {
    await visit({ role, address: '/vodic' });
    await part('Labels');
    const titles = [
      'What a label check says',
      'From raw materials to a label',
      'Documents',
      'Product information file and safety report',
      'Roles and rights',
      'Keyboard',
      'Where to find help',
    ];
    for (const title of titles) expect(await part(title)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'How Dosije works' })).toBeVisible();
    expect(leadsTo(role).filter(({ open }) => !open)).toEqual([]);
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(contents.map(({ textContent }) => textContent)).toEqual(titles);
    for (const link of contents)
      expect(document.querySelector(`section${link.getAttribute('href')!}`)).toHaveAccessibleName(link.textContent);
  });

  again('the links depend on the role', async () => {
    await visit({ role: 'admin', address: '/vodic' });
    expect(texts(await part('From raw materials to a label'))).toEqual([
      'Raw materials',
      'Raw INCI',
      'INCI generator',
      'INCI data',
      'Allergens',
    ]);
    expect(texts(await part('Product information file and safety report'))).toEqual([
      'PIFs',
      'Margin of safety (MoS)',
      'Period after opening (PAO)',
    ]);
    await visit({ role: 'dcp', address: '/vodic' });
    expect(texts(await part('From raw materials to a label'))).toEqual(['Raw materials']);
    expect(within(await part('Product information file and safety report')).queryAllByRole('link')).toEqual([]);
  });

  again('the guide is adapted to the role of the reader', async () => {
    await visit({ role: 'dcp', address: '/vodic' });
    expect((await screen.findByText('Your role')).parentElement).toHaveTextContent('DCPYour role');
    expect(screen.queryByText(/The point beside “AI server”/)).toBeNull();
    await visit({ role: 'admin', address: '/vodic' });
    expect((await screen.findByText('Your role')).parentElement).toHaveTextContent('AdministratorYour role');
    expect(screen.getByText(/The point beside “AI server”/)).toBeVisible();
  });

  again('links to the label list override stored filters', async () => {
    await visit({ role: 'admin', address: '/vodic' });
    const params = labelListParams(
      (name) => ({ company: '64b7f0c2a1d3e4f5a6b7c8d9', status: '1', sort: null })[name],
      true,
    );
    const filterOfLink = (name: string, region: HTMLElement) => {
      const { searchParams } = new URL(within(region).getByRole('link', { name }).getAttribute('href')!, 'http://x');
      return [
        params.company.parse(searchParams.get('company')),
        params.status.parse(searchParams.get('status')),
        params.selection.parse(searchParams.get('selection')),
      ];
    };
    const labels = await part('Labels');
    expect(filterOfLink('Not compliant', labels)).toEqual(['Sve', 'RED', null]);
    expect(filterOfLink('To verify', labels)).toEqual(['Sve', 'YELLOW', null]);
    expect(filterOfLink('Compliant', labels)).toEqual(['Sve', 'GREEN', null]);
    expect(filterOfLink('10 inactive', labels)).toEqual(['Sve', null, 'INACTIVE']);
    expect(filterOfLink('9 archived', labels)).toEqual(['Sve', null, 'ARCHIVED']);
    expect(filterOfLink('Labels', labels)).toEqual(['Sve', null, null]);
  });
});

describe('roles without a guide', () => {
  again.each(['orgAdmin', 'user', 'client'] as const)(
    'the guide of %s is the sentence of the specification, without numbers of the whole',
    async (role) => {
      await visit({ role, address: '/vodic' });
      expect(await screen.findByText('Nothing to see here, yet...coming soon')).toBeVisible();
      expect(screen.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
      expect(screen.queryByRole('heading', { level: 2, name: 'How Dosije works' })).toBeNull();
      expect(sent('Dashboard')).toEqual([]);
    },
  );

  again('the empty guide is available in Serbian', async () => {
    await visit({ role: 'client', address: '/vodic', language: 'sr' });
    expect(await screen.findByText('Ovde još nema ničega... uskoro stiže')).toBeVisible();
  });
});
