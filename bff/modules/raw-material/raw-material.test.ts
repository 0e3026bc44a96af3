import { companyIdOf } from '../../../mocks/seed/companies.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';
import { aMaterial, DETAIL, shown, type Material } from '../../../tests/support/raw-material.rest.ts';

interface Page {
  rawMaterials: { items: Material[]; totalCount: number; page: number; pageSize: number; manufacturers: string[] };
}

const LIST = `query List($filter: RawMaterialFilter, $sort: RawMaterialSort! = TRADE_NAME_ASC, $pageSize: Int! = 4) {
  rawMaterials(filter: $filter, sort: $sort, pageSize: $pageSize) { totalCount page pageSize manufacturers items { slug tradeName } }
}`;
const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const path = '/api/v1/sirovine';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
  await Promise.all(
    (['admin', 'konsultant', 'dcp', 'klijent'] as const).map((person) => bff.askAs(person, '{ viewer { id } }')),
  );
});
afterEach(() => bff.standIns.product.faults.clear());
afterAll(() => bff.close());

const list = (variables: object = {}, person: Person = 'admin') =>
  bff.askAs<Page>(person, LIST, { variables: { ...variables } });
/** What the service answers next, in place of what it has. */
const answerNext = (wire: unknown) =>
  bff.standIns.product.faults.add({
    path: '/sir-inci/*',
    kind: 'status',
    status: 200,
    body: { sirovineincis: wire },
    times: 1,
  });
const readAs = (person: Person, slug: string, fields: string) =>
  bff.askAs<{ rawMaterial: Material }>(
    person,
    `query Read($slug: String!) { rawMaterial(slug: $slug) { ${fields} } }`,
    { variables: { slug } },
  );

describe('a list', () => {
  test('of a hundred with composition, company and folders costs two calls', async () => {
    const query = `{ rawMaterials(pageSize: 100) { items { id slug company { id name } overrides { fields } values { concentrationSum composition { inciName maxConcentration maxPercent } } folders { id kind state fileCount expiresOn } } } }`;
    const calls = await bff.callsDuring(async () => {
      const { data, errors } = await bff.askAs<Page>('admin', query);
      expect(errors).toEqual([]);
      expect(data.rawMaterials.items).toHaveLength(100);
      for (const { company, values, folders } of data.rawMaterials.items) {
        expect(company?.name).toEqual(expect.any(String));
        expect(values.composition[0]?.inciName).toMatch(/\S/);
        expect(folders.length).toBeGreaterThanOrEqual(6);
      }
    });
    expect(shown(calls)).toEqual([`GET ${path}`, `GET ${path}/folderi`]);
  });

  test('tells where each is used with one more call', async () => {
    const calls = await bff.callsDuring(async () => {
      const { data, errors } = await bff.askAs<{
        rawMaterials: { items: { slug: string; usage: { labelCount: number } }[] };
      }>('konsultant', '{ rawMaterials(pageSize: 100) { items { slug usage { labelCount pifCount } } } }');
      expect(errors).toEqual([]);
      const used = data.rawMaterials.items.filter(({ usage }) => usage.labelCount > 0);
      expect([data.rawMaterials.items.length, used.length > 0, used.length < 100]).toEqual([100, true, true]);
    });
    expect(shown(calls)).toEqual([`GET ${path}`, `GET ${path}/upotreba`]);
  });

  test('of a client’s own raw materials has no folders to show, and asks for none', async () => {
    const calls = await bff.callsDuring(async () => {
      const { data } = await bff.askAs<Page>(
        'klijent',
        '{ rawMaterials(filter: {isInCatalogue: false}) { totalCount items { isInCatalogue folders { id } } } }',
      );
      expect(data.rawMaterials.totalCount).toBeGreaterThan(0);
      for (const item of data.rawMaterials.items) expect(item).toEqual({ isInCatalogue: true, folders: [] });
    });
    expect(calls.map(({ path: called, query }) => [called, query['uKatalogu']])).toEqual([[path, 'da']]);
  });

  test('that holds what is not the client’s is not shown at all', async () => {
    const foreign = aMaterial({ companyRelationship: { isCreator: false, uKatalogu: false } });
    bff.standIns.product.faults.add({
      path,
      kind: 'status',
      status: 200,
      body: { results: 1, data: { data: [foreign] } },
      times: 1,
    });
    expect((await list({}, 'klijent')).code).toBe('UPSTREAM_BAD_RESPONSE');
    answerNext(foreign);
    expect((await readAs('klijent', 'any', 'id')).code).toBe('NOT_FOUND');
  });

  test.each<[object, Record<string, string>]>([
    [{}, {}],
    [{ filter: { search: 'lav "oil' } }, { 'text[search]': '"lav" "\\"oil"' }],
    [{ filter: { search: ' INCI:  aqua' } }, { 'text[search]': '"aqua"', polje: 'inci' }],
    [{ filter: { search: 'trade: Parfem' } }, { 'text[search]': '"Parfem"', polje: 'trade' }],
    [{ filter: { search: 'inci:' } }, {}],
    [
      { filter: { type: 'UNCHOSEN', hasValidDocuments: false, cmrStatus: 'NO_DATA', isNano: false } },
      { vrsta: '0', dokumenti: 'ne', imaCMR: '0', nano: '0' },
    ],
    [
      { filter: { type: 'EXTRACT_OIL', hasValidDocuments: true, cmrStatus: 'PRESENT', isNano: true } },
      { vrsta: 'extractOil', dokumenti: 'da', imaCMR: '2', nano: '1' },
    ],
    [
      { filter: { manufacturer: 'Maison Grasse & Fils', isInCatalogue: false } },
      { proizvodjac: 'Maison Grasse & Fils', uKatalogu: 'ne' },
    ],
    [{ filter: { manufacturer: 'AT&amp;T' } }, { proizvodjac: 'AT&amp;amp;T' }],
    [
      { sort: 'UPDATED_DESC', pageSize: 100 },
      { sort: '-updatedAt', limit: '100' },
    ],
  ])('%j asks for %j', async (variables, query) => {
    const calls = await bff.callsDuring(async () => expect((await list(variables)).errors).toEqual([]));
    expect(calls.map(({ query: sent }) => sent)).toEqual([{ sort: 'tradeName', page: '1', limit: '4', ...query }]);
  });

  test('tells manufacturers and how many there are, whatever the page', async () => {
    const { data } = await list({ filter: { search: 'trade:parfem' } });
    expect(data.rawMaterials).toMatchObject({
      page: 1,
      pageSize: 4,
      manufacturers: expect.arrayContaining(['Maison Grasse & Fils', 'Kemolux GmbH']) as string[],
    });
    expect(data.rawMaterials.totalCount).toBeGreaterThan(4);
    for (const { tradeName } of data.rawMaterials.items) expect(tradeName).toMatch(/^Parfem /);
  });

  test.each<[string, object]>([
    ['page', { page: 0 }],
    ['pageSize', { pageSize: 101 }],
    ['filter.search', { filter: { search: 'x'.repeat(201) } }],
    ['filter.manufacturer', { filter: { manufacturer: 'a\u0000' } }],
  ])('with a %s out of bounds is refused and not passed on', async (field, variables) => {
    const query =
      'query List($filter: RawMaterialFilter, $page: Int! = 1, $pageSize: Int! = 4) { rawMaterials(filter: $filter, page: $page, pageSize: $pageSize) { totalCount } }';
    const calls = await bff.callsDuring(async () => {
      const { code, errors } = await bff.askAs('admin', query, { variables: { ...variables } });
      expect([code, errors[0]?.extensions.fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', field]);
    });
    expect(calls).toEqual([]);
  });
});

describe('one raw material', () => {
  test('tells everything in one call; folders with their documents and usage cost one each', async () => {
    const { data: found } = await list({ filter: { search: 'trade:glicerin' } }, 'konsultant');
    const slug = found.rawMaterials.items[0]?.slug ?? '';
    expect(
      shown(
        await bff.callsDuring(async () =>
          expect((await readAs('konsultant', slug, DETAIL)).data.rawMaterial.slug).toBe(slug),
        ),
      ),
    ).toEqual([`GET /sir-inci/${slug}`]);
    const calls = await bff.callsDuring(() =>
      readAs(
        'konsultant',
        slug,
        'slug folders { kind documents { id name url } } usage { labelCount labels { slug name } pifCount catalogueCount }',
      ),
    );
    expect(shown(calls).sort()).toEqual([
      `GET ${path}/${slug}/folderi`,
      `GET ${path}/${slug}/upotreba`,
      `GET /sir-inci/${slug}`,
    ]);
  });

  test('is read from either wire form, entities decoded once', async () => {
    answerNext(
      aMaterial({
        tradeName: 'Bazga &amp; med',
        incis: 'SAMBUCUS NIGRA FLOWER EXTRACT, 1,2&#45;HEXANEDIOL, A&#44; B',
        maxConc: '1,5, &lt;0.1, ',
        manufacturer: 'AT&amp;amp;T',
        vrsta: 'extractOil',
        imaCMR: 2,
        CMR: 'D4 ≤ 0,1 %',
        nano: 1,
        dataFromDocs: false,
        opisRazloga: 'Istekao &quot;COA&quot;',
        mikrobiologija: 'TAMC < 100',
        necistoce: '',
        verzija: 7,
        globalna: true,
      }),
    );
    const values = {
      composition: [
        { inciName: 'SAMBUCUS NIGRA FLOWER EXTRACT', maxConcentration: '1,5', maxPercent: 1.5 },
        { inciName: '1,2-HEXANEDIOL', maxConcentration: '<0.1', maxPercent: 0.1 },
        { inciName: 'A, B', maxConcentration: null, maxPercent: null },
      ],
      concentrationSum: 1.6,
      microbiology: 'TAMC < 100',
      impurities: null,
      cmrStatus: 'PRESENT',
      cmrQuantity: 'D4 ≤ 0,1 %',
      isNano: true,
      type: 'EXTRACT_OIL',
      statusDescription: 'Istekao "COA"',
    };
    expect((await readAs('admin', 'any', DETAIL)).data.rawMaterial).toMatchObject({
      tradeName: 'Bazga & med',
      manufacturer: 'AT&amp;T',
      version: 7,
      isGlobal: true,
      hasValidDocuments: false,
      globalValues: values,
      values,
    });
  });

  test.each<[unknown, string]>([
    [0, 'UNCHOSEN'],
    ['0', 'UNCHOSEN'],
    ['plain', 'PLAIN'],
    ['tenzid', 'UNCHOSEN'],
    [null, 'UNCHOSEN'],
    [7, 'UNCHOSEN'],
    ['constructor', 'UNCHOSEN'],
  ])('of the type %j is %s', async (vrsta, type) => {
    answerNext(aMaterial({ vrsta }));
    expect((await readAs('admin', 'any', 'values { type }')).data.rawMaterial.values.type).toBe(type);
  });

  test('of which the service tells next to nothing is told with defaults', async () => {
    answerNext({ _id: 'a'.repeat(24), slug: 'gola', tradeName: '', incis: null, maxConc: null });
    const { data, errors } = await readAs('admin', 'any', DETAIL);
    expect(errors).toEqual([]);
    expect(data.rawMaterial).toMatchObject({
      version: 1,
      manufacturer: null,
      company: null,
      isGlobal: false,
      isInCatalogue: false,
      hasValidDocuments: false,
      createdAt: null,
      values: {
        composition: [],
        concentrationSum: 0,
        cmrStatus: 'NO_DATA',
        isNano: false,
        type: 'UNCHOSEN',
        statusDescription: null,
      },
      overrides: { isActive: false, fields: [] },
      viewerCanEdit: true,
      viewerCanEditIdentity: false,
      viewerCanDelete: true,
      viewerCanUnlink: false,
    });
  });

  test('fewer or more concentrations than names do not upset it, nor does a concentration that is none', async () => {
    answerNext(aMaterial({ incis: ['AQUA', 'MICA', ' '], maxConc: ['q.s.', 4, 5, 6] }));
    expect(
      (await readAs('admin', 'any', 'values { concentrationSum composition { inciName maxConcentration maxPercent } }'))
        .data.rawMaterial.values,
    ).toEqual({
      concentrationSum: 4,
      composition: [
        { inciName: 'AQUA', maxConcentration: 'q.s.', maxPercent: null },
        { inciName: 'MICA', maxConcentration: '4', maxPercent: 4 },
      ],
    });
    answerNext(aMaterial({ incis: ['AQUA', 'MICA'], maxConc: '5' }));
    expect(
      (await readAs('admin', 'any', 'values { composition { maxPercent } }')).data.rawMaterial.values.composition,
    ).toEqual([{ maxPercent: 5 }, { maxPercent: null }]);
  });

  test.each<[Person, object, string]>([
    ['admin', { isCreator: false, uKatalogu: false }, 'Edit Delete EditDocuments'],
    ['konsultant', { isCreator: true, uKatalogu: true }, 'Edit EditIdentity Delete EditDocuments'],
    ['konsultant', { isCreator: false, uKatalogu: true }, 'Edit Unlink EditDocuments'],
    ['dcp', { isCreator: true, uKatalogu: true }, ''],
    ['klijent', { isCreator: true, uKatalogu: true }, ''],
  ])('says what %s may do where %j', async (person, companyRelationship, rights) => {
    answerNext(aMaterial({ companyRelationship }));
    const names = ['Edit', 'EditIdentity', 'Delete', 'Unlink', 'EditDocuments'];
    const { data } = await bff.askAs<{ rawMaterial: Record<string, boolean> }>(
      person,
      `{ rawMaterial(slug: "any") { ${names.map((name) => `viewerCan${name}`).join(' ')} } }`,
    );
    expect(names.filter((name) => data.rawMaterial[`viewerCan${name}`]).join(' ')).toBe(rights);
  });

  test('shows a client the own values of its own company alone, whatever it asks for, and nobody those of a company not asked for', async () => {
    const fields = (companyId: string) => `overrides(companyId: "${companyId}") { fields }`;
    answerNext(aMaterial());
    const calls = await bff.callsDuring(async () =>
      expect((await readAs('klijent', 'any', fields('f'.repeat(24)))).code).toBe('NOT_FOUND'),
    );
    expect(shown(calls)).toEqual(['GET /sir-inci/any']);
    answerNext(aMaterial());
    bff.standIns.product.faults.add({
      path: '/api/v1/sirovine/*',
      kind: 'status',
      status: 200,
      body: { status: 'success', data: { data: { firma: lavanda, ukljuceno: true, vrednosti: {} } } },
      times: 1,
    });
    expect((await readAs('konsultant', 'any', fields('f'.repeat(24)))).code).toBe('UPSTREAM_BAD_RESPONSE');
  });

  test('has the own values of the company worked on in force, as long as they are switched on', async () => {
    const vrednosti = { incis: 'GLYCERIN, AQUA', maxConc: '60, 40', microbiology: null, nano: 1, type: '0', hasCmr: 0 };
    const own = (ukljuceno: boolean) =>
      aMaterial({
        mikrobiologija: 'TAMC',
        imaCMR: 2,
        CMR: 'D4',
        vrsta: 'plain',
        overrides: { firma: lavanda, firmaIme: 'Lavanda', ukljuceno, vrednosti },
      });
    const fields =
      'values { isNano type microbiology cmrStatus cmrQuantity composition { inciName } } globalValues { type cmrQuantity } overrides { isActive fields company { name } values { isNano } }';
    answerNext(own(true));
    const { rawMaterial } = (await readAs('konsultant', 'any', fields)).data;
    expect(rawMaterial).toMatchObject({
      values: {
        isNano: true,
        type: 'UNCHOSEN',
        microbiology: null,
        cmrStatus: 'NO_DATA',
        cmrQuantity: null,
        composition: [{ inciName: 'GLYCERIN' }, { inciName: 'AQUA' }],
      },
      globalValues: { type: 'PLAIN', cmrQuantity: 'D4' },
      overrides: {
        isActive: true,
        fields: ['INCI_NAMES', 'MAX_CONCENTRATIONS', 'MICROBIOLOGY', 'CMR_STATUS', 'NANO', 'TYPE'],
        company: { name: 'Lavanda' },
        values: { isNano: true },
      },
    });
    answerNext(own(false));
    expect((await readAs('konsultant', 'any', fields)).data.rawMaterial).toMatchObject({
      values: { isNano: false, type: 'PLAIN', cmrQuantity: 'D4' },
      overrides: { isActive: false, values: { isNano: true } },
    });
  });

  test.each<[string, object]>([
    ['nothing', { status: 204 }],
    ['only that it is done', { status: 200, body: { status: 'success' } }],
  ])('is read anew after a change that the service answers with %s', async (_, answer) => {
    const { data } = await bff.askAs<Page>(
      'admin',
      '{ rawMaterials(pageSize: 100) { items { slug version viewerCanEditIdentity } } }',
    );
    const { slug, version } = data.rawMaterials.items.find(({ viewerCanEditIdentity }) => viewerCanEditIdentity) ?? {};
    for (const method of ['PATCH', 'PUT'])
      bff.standIns.product.faults.add({
        method,
        path: '/sir-inci/*',
        kind: 'status',
        status: 200,
        times: 1,
        ...answer,
      });
    const write = (name: string, input: object) =>
      bff.askAs(
        'admin',
        `mutation ($input: ${name}Input!) { write: ${name[0]?.toLowerCase() ?? ''}${name.slice(1)}(input: $input) { rawMaterial { slug } } }`,
        { variables: { input } },
      );
    const calls = await bff.callsDuring(async () => {
      expect((await write('UpdateRawMaterial', { slug, version, values: { isNano: true } })).data).toEqual({
        write: { rawMaterial: { slug } },
      });
      expect((await write('ChangeRawMaterialType', { slug, type: 'AROMA' })).data).toEqual({
        write: { rawMaterial: { slug } },
      });
    });
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'PATCH', 'GET', 'GET', 'PUT', 'GET']);
  });

  test.each<[string, object, string[]]>([
    ['own concentrations beside as many global names', { maxConc: '60, 40' }, ['AQUA 60', 'MICA 40']],
    ['own names beside as many global concentrations', { incis: 'KAOLIN, SILICA' }, ['KAOLIN 80', 'SILICA 20']],
    ['own concentrations that are not as many', { maxConc: '60, 30, 10' }, ['AQUA 80', 'MICA 20']],
    ['own names that are not as many', { incis: 'KAOLIN' }, ['AQUA 80', 'MICA 20']],
    ['both, however many', { incis: 'KAOLIN', maxConc: '5' }, ['KAOLIN 5']],
  ])(
    'never has a concentration in force beside a name that it was not given for: %s',
    async (_, vrednosti, inForce) => {
      answerNext(
        aMaterial({
          incis: ['AQUA', 'MICA'],
          maxConc: ['80', '20'],
          overrides: { firma: lavanda, firmaIme: 'Lavanda', ukljuceno: true, vrednosti },
        }),
      );
      const { values } = (await readAs('konsultant', 'any', 'values { composition { inciName maxConcentration } }'))
        .data.rawMaterial;
      expect(
        values.composition.map(({ inciName, maxConcentration }) => `${inciName} ${maxConcentration ?? ''}`),
      ).toEqual(inForce);
    },
  );
});
