import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';
import type { Dashboard } from '../../resolvers.generated.ts';

const DASHBOARD = `{
  dashboard {
    labels { totalCount statusCounts { status count } inactiveCount archivedCount }
    rawMaterials { totalCount withoutDocumentsCount documentStateCounts { state count } cmrCount nanoCount }
    pifs { totalCount stageCounts { stage count } waitingSince conclusionCounts { conclusion count } }
    recentChanges { since count items { kind event slug name company { id name } changedAt labelStatus pifConclusion } }
  }
}`;
const SELECT = 'mutation Select($input: SelectCompanyInput!) { selectCompany(input: $input) { viewer { id } } }';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const ask = (person: Person) => bff.askAs<{ dashboard: Dashboard }>(person, DASHBOARD);
const respondOnce = (data: object) =>
  bff.standIns.product.fault({
    path: '/api/v1/dashboard',
    kind: 'wrongType',
    body: { status: 'success', data: { data } },
    times: 1,
  });

/** The response for a caller without any data. */
const nothing = {
  deklaracije: { ukupno: 0, statusi: [], neaktivne: 0, arhivirane: 0 },
  sirovine: { ukupno: 0, bezDokumenata: 0, saCMR: 0, nano: 0 },
  pifovi: null,
  izmene: { od: '2026-11-14T08:00:00.000Z', broj: 0, stavke: [] },
};
const pifChange = {
  entitet: 'pif',
  dogadjaj: 'ocenjeno',
  slug: 'tudja',
  ime: 'Tuđa krema',
  vreme: '2026-11-15T08:00:00Z',
};

test('the whole dashboard costs one call', async () => {
  await bff.tokenOf('admin');
  const calls = await bff.callsDuring(async () => {
    const { data, errors } = await ask('admin');
    expect(errors).toEqual([]);
    const { labels, rawMaterials, pifs, recentChanges } = data.dashboard;
    expect(labels.statusCounts.map(({ status }) => status)).toEqual(['GREEN', 'YELLOW', 'RED']);
    expect(labels.statusCounts.reduce((sum, { count }) => sum + count, 0)).toBe(labels.totalCount);
    expect(rawMaterials.withoutDocumentsCount).toBeGreaterThan(0);
    expect(rawMaterials.documentStateCounts.reduce((sum, { count }) => sum + count, 0)).toBe(rawMaterials.totalCount);
    expect(pifs?.stageCounts.reduce((sum, { count }) => sum + count, 0)).toBe(pifs?.totalCount);
    expect(pifs?.conclusionCounts.map(({ conclusion }) => conclusion)).toEqual([
      'NONE',
      'SAFE',
      'CONDITIONALLY_SAFE',
      'UNSAFE',
    ]);
    expect(recentChanges.items).toHaveLength(Math.min(recentChanges.count || 10, 10));
  });
  expect(calls.map(({ method, path, query }) => [method, path, query])).toEqual([['GET', '/api/v1/dashboard', {}]]);
});

test('a dcp sees no PIFs', async () => {
  const [admin, dcp] = [(await ask('admin')).data.dashboard, (await ask('dcp')).data.dashboard];
  expect(dcp.pifs).toBeNull();
  expect(dcp.recentChanges.items.map(({ kind }) => kind)).not.toContain('PIF');
  expect(dcp.labels.totalCount).toBeLessThan(admin.labels.totalCount);
  expect(dcp.rawMaterials.totalCount).toBeLessThan(admin.rawMaterials.totalCount);
});

test('the company selected in the header limits the dashboard', async () => {
  const all = (await ask('admin')).data.dashboard;
  const { id, name } = all.recentChanges.items[0]!.company!;
  await bff.askAs('admin', SELECT, { variables: { input: { companyId: id } } });
  const one = (await ask('admin')).data.dashboard;
  await bff.askAs('admin', SELECT, { variables: { input: { companyId: 'Sve' } } });
  expect(one.labels.totalCount).toBeLessThan(all.labels.totalCount);
  expect(new Set(one.recentChanges.items.map(({ company }) => company?.name))).toEqual(new Set([name]));
});

test('the response is translated to the schema, with null for omitted fields', async () => {
  await respondOnce({
    ...nothing,
    deklaracije: {
      ukupno: 6,
      statusi: [
        { status: 3, broj: 1 },
        { status: 1, broj: 2 },
      ],
      neaktivne: 4,
      arhivirane: 5,
    },
    sirovine: { ukupno: 9, bezDokumenata: 8, saCMR: 7, nano: 6 },
    pifovi: {
      ukupno: 5,
      stanja: [{ stanje: 'naPregledu', broj: 1 }],
      cekaOd: '2026-11-01T09:00:00+01:00',
      zakljucci: [{ zakljucak: 'uslovnoBezbedan', broj: 5 }],
    },
    izmene: {
      od: '2026-11-14T09:00:00+01:00',
      broj: 3,
      stavke: [
        {
          entitet: 'deklaracija',
          dogadjaj: 'rezultatPromenjen',
          slug: 'caj',
          ime: 'Čaj &amp; &lt;b&gt;med',
          status: 2,
          vreme: '2026-11-15T08:00:00Z',
          firma: { _id: 'a'.repeat(24), ime: 'Ćilim &amp; Ruža' },
          zakljucak: 'bezbedan',
          any: 'thing',
        },
        {
          entitet: 'sirovina',
          dogadjaj: 'dodato',
          slug: 'ulje',
          ime: '',
          status: 1,
          vreme: '2026-11-15T07:00:00.000Z',
          firma: null,
        },
        { ...pifChange, zakljucak: 'nebezbedan', status: null },
      ],
    },
  });
  const { data } = await ask('admin');
  expect(data.dashboard).toEqual({
    labels: {
      totalCount: 6,
      statusCounts: [
        { status: 'RED', count: 1 },
        { status: 'GREEN', count: 2 },
      ],
      inactiveCount: 4,
      archivedCount: 5,
    },
    rawMaterials: { totalCount: 9, withoutDocumentsCount: 8, documentStateCounts: [], cmrCount: 7, nanoCount: 6 },
    pifs: {
      totalCount: 5,
      stageCounts: [{ stage: 'SUBMITTED', count: 1 }],
      waitingSince: '2026-11-01T08:00:00.000Z',
      conclusionCounts: [{ conclusion: 'CONDITIONALLY_SAFE', count: 5 }],
    },
    recentChanges: {
      since: '2026-11-14T08:00:00.000Z',
      count: 3,
      items: [
        {
          kind: 'LABEL',
          event: 'RESULT_CHANGED',
          slug: 'caj',
          name: 'Čaj & <b>med',
          company: { id: 'a'.repeat(24), name: 'Ćilim & Ruža' },
          changedAt: '2026-11-15T08:00:00.000Z',
          labelStatus: 'YELLOW',
          pifConclusion: null,
        },
        {
          kind: 'RAW_MATERIAL',
          event: 'ADDED',
          slug: 'ulje',
          name: null,
          company: null,
          changedAt: '2026-11-15T07:00:00.000Z',
          labelStatus: null,
          pifConclusion: null,
        },
        {
          kind: 'PIF',
          event: 'ASSESSED',
          slug: 'tudja',
          name: 'Tuđa krema',
          company: null,
          changedAt: '2026-11-15T08:00:00.000Z',
          labelStatus: null,
          pifConclusion: 'UNSAFE',
        },
      ],
    },
  });
});

test.each([
  ['their number', { ...nothing, pifovi: { ukupno: 0, stanja: [], cekaOd: null, zakljucci: [] } }],
  ['a change', { ...nothing, izmene: { ...nothing.izmene, stavke: [pifChange] } }],
])('a dashboard with PIFs (%s) is not shown to a dcp', async (_, body) => {
  await respondOnce(body);
  const { code, text } = await ask('dcp');
  expect(code).toBe('UPSTREAM_BAD_RESPONSE');
  expect(text).not.toContain('Tuđa');
});

test.each([
  ['a time that is none', { ...nothing, izmene: { ...nothing.izmene, od: 'soon' } }],
  ['an unknown event', { ...nothing, izmene: { ...nothing.izmene, stavke: [{ ...pifChange, dogadjaj: 'pojedeno' }] } }],
  ['a negative count', { ...nothing, sirovine: { ...nothing.sirovine, nano: -1 } }],
  ['an incomplete response', { deklaracije: nothing.deklaracije }],
])('the response "%s" is invalid', async (_, body) => {
  await respondOnce(body);
  expect(await ask('admin')).toMatchObject({ code: 'UPSTREAM_BAD_RESPONSE', data: null });
});
