import { startBff, type TestBff } from '../../../tests/support/bff.ts';

const id = 'a'.repeat(24);
const RECHECK = `query ($id: ID!) { labelRecheck(id: $id) {
  isPreview cause content datedOn importId state percent resultCount findingCount formulaCount rawMaterialCount pifCount knowledge { content datedOn isImported } } }`;
const CHANGES = `query ($id: ID!, $kind: LabelRecheckChangeKind!) { labelRecheckChanges(id: $id, kind: $kind, page: 2, pageSize: 5) {
  totalCount page items { slug name companyName before after appeared { code severity ingredient reference } gone { code } } } }`;

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(() => bff.close());

const respond = (path: string, body: object) =>
  bff.standIns.product.fault({ path, kind: 'status', status: 200, body: { status: 'success', ...body } });

test('a run is mapped to the words of the schema', async () => {
  await respond(`/api/v1/provere/${id}`, {
    data: {
      data: {
        _id: id,
        vrsta: 'primena',
        povod: 'pravila',
        sadrzaj: null,
        stanje: 'zamenjeno',
        procenat: 12,
        promenjenRezultat: 3,
        promenjeniNalazi: 4,
        promenjeneFormule: 5,
        promenjeneSirovine: 6,
        promenjeniDosijei: 7,
        delovi: [{ deo: 'aneksV', datum: '2026-06-17', uvezeno: true }],
        pocetak: '2026-11-22T10:00:00.000Z',
      },
    },
  });
  expect(
    (await bff.askAs<{ labelRecheck: object }>('klijent', RECHECK, { variables: { id } })).data.labelRecheck,
  ).toEqual({
    isPreview: false,
    cause: 'RULES',
    content: null,
    datedOn: null,
    importId: null,
    state: 'REPLACED',
    percent: 12,
    resultCount: 3,
    findingCount: 4,
    formulaCount: 5,
    rawMaterialCount: 6,
    pifCount: 7,
    knowledge: [{ content: 'ANNEX_V', datedOn: '2026-06-17', isImported: true }],
  });
});

test('changed labels are asked for by page and kind', async () => {
  await respond(`/api/v1/provere/${id}/izmene`, {
    results: 6,
    data: {
      data: [
        {
          slug: 'krema',
          ime: 'Krema &amp; ulje',
          firma: 'Ćilim &amp; Ruža',
          arhivirana: false,
          pre: 1,
          posle: 3,
          nastali: [{ kod: 'PROHIBITED', tezina: 'greska', sastojak: 'UREA', osnov: 'Annex II/1' }],
          nestali: [],
        },
      ],
    },
  });
  const calls = await bff.callsDuring(async () => {
    const { data } = await bff.askAs<{ labelRecheckChanges: object }>('dcp', CHANGES, {
      variables: { id, kind: 'FINDINGS' },
    });
    expect(data.labelRecheckChanges).toEqual({
      totalCount: 6,
      page: 2,
      items: [
        {
          slug: 'krema',
          name: 'Krema & ulje',
          companyName: 'Ćilim & Ruža',
          before: 'GREEN',
          after: 'RED',
          appeared: [{ code: 'PROHIBITED', severity: 'ERROR', ingredient: 'UREA', reference: 'Annex II/1' }],
          gone: [],
        },
      ],
    });
  });
  expect(calls.at(-1)).toMatchObject({ path: `/api/v1/provere/${id}/izmene`, status: 200 });
});

test('changed formulas are asked for by page', async () => {
  await respond(`/api/v1/provere/${id}/formule`, {
    results: 6,
    data: {
      data: [
        {
          slug: 'losion',
          ime: 'Losion &amp; ulje',
          firma: 'Ćilim',
          pre: 2,
          posle: 3,
          nastali: [{ kod: 'PROHIBITED', tezina: 'greska', sastojak: 'UREA', osnov: 'Annex II/1' }],
          nestali: [],
        },
      ],
    },
  });
  const { data } = await bff.askAs<{ formulaRecheckChanges: object }>(
    'konsultant',
    `query ($id: ID!) { formulaRecheckChanges(id: $id, page: 2, pageSize: 5) {
      totalCount page items { slug name companyName before after appeared { code ingredient } gone { code } } } }`,
    { variables: { id } },
  );
  expect(data.formulaRecheckChanges).toEqual({
    totalCount: 6,
    page: 2,
    items: [
      {
        slug: 'losion',
        name: 'Losion & ulje',
        companyName: 'Ćilim',
        before: 'YELLOW',
        after: 'RED',
        appeared: [{ code: 'PROHIBITED', ingredient: 'UREA' }],
        gone: [],
      },
    ],
  });
});

test('changed raw materials are mapped with whose values they are', async () => {
  await respond(`/api/v1/provere/${id}/sirovine`, {
    results: 1,
    data: {
      data: [
        {
          slug: 'pasta',
          tradeName: 'Pasta &amp; prah',
          proizvodjac: 'Hemija &amp; sin',
          firma: null,
          pre: 1,
          posle: 3,
          nastali: [{ kod: 'PROHIBITED', tezina: 'greska', sastojak: 'UREA', osnov: 'Annex II/1' }],
          nestali: [],
        },
      ],
    },
  });
  const { data } = await bff.askAs<{ rawMaterialRecheckChanges: { items: object[] } }>(
    'klijent',
    `query ($id: ID!) { rawMaterialRecheckChanges(id: $id) {
      items { slug tradeName manufacturer companyName before after appeared { reference } gone { code } } } }`,
    { variables: { id } },
  );
  expect(data.rawMaterialRecheckChanges.items).toEqual([
    {
      slug: 'pasta',
      tradeName: 'Pasta & prah',
      manufacturer: 'Hemija & sin',
      companyName: null,
      before: 'GREEN',
      after: 'RED',
      appeared: [{ reference: 'Annex II/1' }],
      gone: [],
    },
  ]);
});

test('a missing run is NOT_FOUND', async () => {
  expect((await bff.askAs('klijent', RECHECK, { variables: { id } })).code).toBe('NOT_FOUND');
});
