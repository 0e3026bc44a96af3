import { companyIdOf } from '../../../mocks/seed/companies.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';
import { aMaterial, DETAIL, shown, type Material } from '../../../tests/support/raw-material.rest.ts';

type Payload = Record<string, { rawMaterial: Material }>;

const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const panonska = companyIdOf('Panonska Lepota d.o.o.');
const mutation = (name: string, fields = `rawMaterial { ${DETAIL} }`) =>
  `mutation Write($input: ${name[0]?.toUpperCase() ?? ''}${name.slice(1)}Input!) { ${name}(input: $input) { ${fields} } }`;
const rows = (...composition: string[]) =>
  composition.map((row) => {
    const [inciName, maxConcentration = null] = row.split('|');
    return { inciName, maxConcentration };
  });
const none = (): never => {
  throw new Error('nothing was answered');
};

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
  await Promise.all((['konsultant', 'org'] as const).map((person) => bff.askAs(person, '{ viewer { id } }')));
});
afterEach(() => bff.standIns.product.faults.clear());
afterAll(() => bff.close());

const write = (name: string, input: unknown, person: Person = 'konsultant') =>
  bff.askAs<Payload>(person, mutation(name), { variables: { input } });
async function create(more: object = {}): Promise<Material> {
  const { data, errors } = await write('createRawMaterial', {
    tradeName: 'Ulje šipka',
    values: { composition: rows('ROSA CANINA FRUIT OIL|99,5', 'TOCOPHEROL|<0.5') },
    ...more,
  });
  expect(errors).toEqual([]);
  return data['createRawMaterial']?.rawMaterial ?? none();
}
const update = (slug: string, version: number, values: object, more: object = {}, person: Person = 'konsultant') =>
  write('updateRawMaterial', { slug, version, values, ...more }, person);
const read = async (slug: string, fields = DETAIL, person: Person = 'konsultant') =>
  (
    await bff.askAs<{ rawMaterial: Material }>(
      person,
      `query Read($slug: String!) { rawMaterial(slug: $slug) { ${fields} } }`,
      { variables: { slug } },
    )
  ).data.rawMaterial;
const names = ({ values }: Material) =>
  values.composition.map(({ inciName, maxConcentration }) => `${inciName}|${maxConcentration ?? ''}`);
const pathsOf = ({ errors }: { errors: { extensions: { fields?: { path: string }[] } }[] }) =>
  errors[0]?.extensions.fields?.map(({ path }) => path);
/** A raw material of another company that everybody sees. */
async function foreign(): Promise<Material> {
  const { data } = await bff.askAs<{ rawMaterials: { items: Material[] } }>(
    'konsultant',
    `{ rawMaterials(filter: {isInCatalogue: false}, pageSize: 1) { items { ${DETAIL} } } }`,
  );
  return data.rawMaterials.items[0] ?? none();
}
/** What the service answers to the next read. */
const answerNext = (wire: object) =>
  bff.standIns.product.faults.add({
    method: 'GET',
    path: '/sir-inci/*',
    kind: 'status',
    status: 200,
    body: { sirovineincis: aMaterial(wire) },
    times: 1,
  });

describe('a new raw material', () => {
  test('costs one call, belongs to the company worked on, and reads back as it was written', async () => {
    const values = {
      composition: rows('A, B & C|0,1-0,5', '1,2-HEXANEDIOL|1.5 %', 'AQUA|'),
      microbiology: 'TAMC <b>',
      impurities: 'Pb &lt; 10',
      cmrStatus: 'PRESENT',
      cmrQuantity: 'D4',
      isNano: true,
      statusDescription: 'Čeka se.',
    };
    const calls = await bff.callsDuring(async () => {
      const material = await create({
        tradeName: 'Ulje & „med“',
        manufacturer: 'AT&amp;T',
        type: 'EXTRACT_OIL',
        values,
      });
      expect(material).toMatchObject({
        tradeName: 'Ulje & „med“',
        manufacturer: 'AT&amp;T',
        company: { id: lavanda },
        isInCatalogue: true,
        viewerCanEditIdentity: true,
        version: 1,
        hasValidDocuments: false,
        values: {
          type: 'EXTRACT_OIL',
          microbiology: 'TAMC <b>',
          impurities: 'Pb &lt; 10',
          cmrStatus: 'PRESENT',
          cmrQuantity: 'D4',
          isNano: true,
          statusDescription: 'Čeka se.',
        },
      });
      expect(names(material)).toEqual(['A, B & C|0.1-0.5', '1,2-HEXANEDIOL|1.5', 'AQUA|']);
    });
    expect(shown(calls)).toEqual(['POST /sir-inci']);
    expect(calls[0]?.body).toMatchObject({
      inci: 'A&#44; B & C, 1,2-HEXANEDIOL, AQUA',
      maxConc: '0.1-0.5, 1.5, ',
      vrsta: 'extractOil',
      selekcija: false,
      imaCMR: 2,
      nano: 1,
    });
  });

  test.each<[string, object]>([
    ['input.tradeName', { tradeName: '  ' }],
    ['input.tradeName', { tradeName: 'x'.repeat(201) }],
    ['input.values.composition', { values: {} }],
    ['input.values.composition', { values: { composition: [] } }],
    ['input.values.composition.1.inciName', { values: { composition: rows('AQUA|5', ' |5') } }],
    ['input.values.composition.3.maxConcentration', { values: { composition: rows('AQUA|5', 'A|', 'B|', 'C|101') } }],
    ['input.values.cmrQuantity', { values: { composition: rows('AQUA|5'), cmrStatus: 'NONE', cmrQuantity: 'D4' } }],
    ['input.values.microbiology', { values: { composition: rows('AQUA|5'), microbiology: 'x'.repeat(5001) } }],
  ])('without a sound %s it is refused and not passed on', async (path, more) => {
    const calls = await bff.callsDuring(async () => {
      const answer = await write('createRawMaterial', {
        tradeName: 'X',
        values: { composition: rows('AQUA|5') },
        ...more,
      });
      expect([answer.code, pathsOf(answer)]).toEqual(['BAD_USER_INPUT', [path]]);
    });
    expect(calls).toEqual([]);
  });
});

describe('a change', () => {
  test('sends all of it in the words of the specification, with what was left out as it is stored', async () => {
    const before = await create({
      manufacturer: 'Herbapan',
      values: {
        composition: rows('A, B|5', 'MICA|'),
        microbiology: 'TAMC',
        statusDescription: 'Istekao.',
        cmrStatus: 'PRESENT',
        cmrQuantity: 'D4',
      },
    });
    const calls = await bff.callsDuring(async () => {
      const { data } = await update(before.slug, 1, { impurities: 'Pb' });
      expect(data['updateRawMaterial']?.rawMaterial).toMatchObject({
        version: 2,
        tradeName: before.tradeName,
        values: { ...before.values, impurities: 'Pb' },
      });
    });
    expect(shown(calls)).toEqual([`GET /sir-inci/${before.slug}`, `PATCH /sir-inci/${before.slug}`]);
    expect(calls[1]?.body).toEqual({
      inci: 'A&#44; B, MICA',
      maxConc: '5, ',
      selekcija: false,
      opisRazloga: 'Istekao.',
      mikrobiologija: 'TAMC',
      necistoce: 'Pb',
      imaCMR: 2,
      CMR: 'D4',
      nano: 0,
      tradeName: 'Ulje šipka',
      proizvodjac: 'Herbapan',
      vrsta: '0',
    });
  });

  test('of what another company entered leaves its identity alone, and is refused where it names it', async () => {
    const { slug, version } = await foreign();
    const calls = await bff.callsDuring(async () => {
      for (const identity of [{ tradeName: 'Moje' }, { manufacturer: null }, { type: 'PLAIN' }])
        expect((await update(slug, version, {}, identity)).code).toBe('FORBIDDEN');
      expect((await write('changeRawMaterialType', { slug, type: 'PARFUM' })).code).toBe('FORBIDDEN');
    });
    expect(new Set(shown(calls))).toEqual(new Set([`GET /sir-inci/${slug}`]));
    const [, sent] = await bff.callsDuring(async () =>
      expect((await update(slug, version, { impurities: 'Pb' })).errors).toEqual([]),
    );
    expect(Object.keys(sent?.body as object).sort()).toEqual([
      'CMR',
      'imaCMR',
      'inci',
      'maxConc',
      'mikrobiologija',
      'nano',
      'necistoce',
      'opisRazloga',
      'selekcija',
    ]);
  });

  test('that the service knows to be somebody else’s is refused, whatever it said before', async () => {
    const { slug } = await foreign();
    answerNext({ slug, verzija: 1 });
    expect((await update(slug, 1, {}, { tradeName: 'Moje' })).code).toBe('FORBIDDEN');
    answerNext({ slug });
    expect((await write('changeRawMaterialType', { slug, type: 'PARFUM' })).code).toBe('FORBIDDEN');
  });

  test.each<[string, object, object, object]>([
    [
      'valid documents clear the reason',
      { statusDescription: 'Istekao.' },
      { hasValidDocuments: true },
      { statusDescription: null },
    ],
    [
      'valid documents clear the reason that comes with them',
      {},
      { hasValidDocuments: true, statusDescription: 'x' },
      { statusDescription: null },
    ],
    [
      'another CMR status clears the quantity',
      { cmrStatus: 'PRESENT', cmrQuantity: 'D4' },
      { cmrStatus: 'NO_DATA' },
      { cmrStatus: 'NO_DATA', cmrQuantity: null },
    ],
    [
      'another CMR status takes the quantity given with it',
      {},
      { cmrStatus: 'PRESENT', cmrQuantity: 'D5' },
      { cmrStatus: 'PRESENT', cmrQuantity: 'D5' },
    ],
    [
      'the same CMR status keeps the quantity',
      { cmrStatus: 'PRESENT', cmrQuantity: 'D4' },
      { cmrStatus: 'PRESENT' },
      { cmrQuantity: 'D4' },
    ],
    [
      'null clears',
      { microbiology: 'TAMC', isNano: true },
      { microbiology: null, isNano: null },
      { microbiology: null, isNano: false },
    ],
  ])('%s', async (_, before, change, after) => {
    const { slug } = await create({ values: { composition: rows('AQUA|5'), ...before } });
    const { data, errors } = await update(slug, 1, change);
    expect(errors).toEqual([]);
    expect(data['updateRawMaterial']?.rawMaterial.values).toMatchObject(after);
  });

  test.each<[object, object, string]>([
    [{ hasValidDocuments: true }, { statusDescription: 'x' }, 'input.values.statusDescription'],
    [{}, { cmrQuantity: 'D4' }, 'input.values.cmrQuantity'],
    [{}, { composition: null }, 'input.values.composition'],
  ])('where %j, %j is refused', async (before, change, path) => {
    const { slug } = await create({ values: { composition: rows('AQUA|5'), ...before } });
    const calls = await bff.callsDuring(async () => expect(pathsOf(await update(slug, 1, change))).toEqual([path]));
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('from an old version is a conflict, as is one that the service refuses as outdated', async () => {
    const { slug } = await create();
    await update(slug, 1, { impurities: 'prva' });
    const calls = await bff.callsDuring(async () =>
      expect((await update(slug, 1, { impurities: 'druga' })).code).toBe('CONFLICT'),
    );
    expect(shown(calls)).toEqual([`GET /sir-inci/${slug}`]);
    answerNext({ slug, verzija: 1 });
    expect((await update(slug, 1, { impurities: 'treća' })).code).toBe('CONFLICT');
    expect(await read(slug, 'version values { impurities }')).toEqual({ version: 2, values: { impurities: 'prva' } });
  });

  test('that the service refuses is told where it belongs in the input', async () => {
    const { slug } = await create();
    const errors = ['maxConc.3', 'inci.1', 'CMR', 'tradeName', 'unknown'].map((path) => ({ path, message: 'no' }));
    bff.standIns.product.faults.add({
      method: 'PATCH',
      path: '/sir-inci/*',
      kind: 'status',
      status: 422,
      body: { message: 'Refused.', errors },
    });
    const answer = await update(slug, 1, { composition: rows('A|', 'B|', 'C|', 'D|5') });
    expect(pathsOf(answer)).toEqual([
      'input.values.composition.3.maxConcentration',
      'input.values.composition.1.inciName',
      'input.values.cmrQuantity',
      'input.tradeName',
    ]);
  });

  test('of the type says what it means for the folders, and keeps everything else', async () => {
    const before = await create();
    const folders = 'rawMaterial { version values { type } folders { kind state shouldDeactivate } }';
    const change = (type: string) =>
      bff.askAs<Payload>('konsultant', mutation('changeRawMaterialType', folders), {
        variables: { input: { slug: before.slug, type } },
      });
    const calls = await bff.callsDuring(async () => {
      const { rawMaterial } = (await change('PARFUM')).data['changeRawMaterialType'] ?? none();
      expect([
        rawMaterial.version,
        rawMaterial.values.type,
        rawMaterial.folders.slice(6).map(({ kind, state }) => `${kind} ${state}`),
      ]).toEqual([2, 'PARFUM', ['ALLERGENS EMPTY', 'IFRA EMPTY']]);
    });
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `/sir-inci/raws/${before.slug}`,
      body: { vrsta: 'parfum', tradeName: 'Ulje šipka' },
    });
    const { rawMaterial } = (await change('EXTRACT_OIL')).data['changeRawMaterialType'] ?? none();
    expect(rawMaterial.folders.filter(({ shouldDeactivate }) => shouldDeactivate).map(({ kind }) => kind)).toEqual([
      'IFRA',
    ]);
    expect((await read(before.slug)).values).toEqual({ ...before.values, type: 'EXTRACT_OIL' });
  });
});

describe('own values', () => {
  const own = (name: string, input: object) => write(`${name}RawMaterialOverrides`, input);

  test('are given, switched, reset one by one and cleared; the raw material is read anew each time', async () => {
    const { slug } = await create({ values: { composition: rows('AQUA|5', 'MICA|'), impurities: 'Pb' } });
    const calls = await bff.callsDuring(async () => {
      const { data } = await own('set', {
        slug,
        isActive: true,
        inciNames: ['A, B', 'MICA'],
        maxConcentrations: ['1,5', ''],
        microbiology: 'Moja',
        impurities: null,
        isNano: true,
        type: 'PLAIN',
        cmrStatus: 'PRESENT',
        cmrQuantity: 'D4',
      });
      const { rawMaterial } = data['setRawMaterialOverrides'] ?? none();
      expect(names(rawMaterial)).toEqual(['A, B|1.5', 'MICA|']);
      expect(rawMaterial).toMatchObject({
        version: 1,
        values: { microbiology: 'Moja', impurities: null, isNano: true, type: 'PLAIN', cmrQuantity: 'D4' },
        globalValues: { impurities: 'Pb', isNano: false },
        overrides: { isActive: true, company: { id: lavanda } },
      });
      expect(rawMaterial.overrides.fields).toEqual([
        'INCI_NAMES',
        'MAX_CONCENTRATIONS',
        'MICROBIOLOGY',
        'IMPURITIES',
        'CMR_QUANTITY',
        'CMR_STATUS',
        'NANO',
        'TYPE',
      ]);
    });
    expect(shown(calls)).toEqual([`PATCH /api/v1/sirovine/${slug}/overrides`, `GET /sir-inci/${slug}`]);
    expect(calls[0]?.body).toEqual({
      firmaId: lavanda,
      ukljuceno: true,
      incis: 'A&#44; B, MICA',
      maxConc: '1.5, ',
      microbiology: 'Moja',
      impurities: null,
      nano: 1,
      type: 'plain',
      hasCmr: 2,
      cmr: 'D4',
    });

    const off = await own('set', { slug, isActive: false });
    expect(off.data['setRawMaterialOverrides']?.rawMaterial).toMatchObject({
      values: { impurities: 'Pb', isNano: false },
      overrides: { isActive: false, values: { isNano: true } },
    });
    const reset = await own('reset', { slug, fields: ['NANO', 'NANO', 'INCI_NAMES', 'CMR_STATUS', 'CMR_QUANTITY'] });
    expect(reset.data['resetRawMaterialOverrides']?.rawMaterial.overrides.fields).toEqual([
      'MAX_CONCENTRATIONS',
      'MICROBIOLOGY',
      'IMPURITIES',
      'TYPE',
    ]);
    const cleared = await own('clear', { slug });
    expect(cleared.data['clearRawMaterialOverrides']?.rawMaterial.overrides).toMatchObject({
      isActive: false,
      fields: [],
    });
  });

  test('of another of the caller’s companies are read and written by its id, and change nothing for the company worked on', async () => {
    const companyId = companyIdOf('Đerdap Botanika d.o.o.');
    const { slug } = await create();
    const { data } = await own('set', { slug, companyId, isActive: true, microbiology: 'Njihova' });
    expect(data['setRawMaterialOverrides']?.rawMaterial).toMatchObject({
      values: { microbiology: null },
      overrides: { fields: [] },
    });
    expect(
      await read(slug, `overrides(companyId: "${companyId.toUpperCase()}") { isActive fields company { id } }`),
    ).toEqual({ overrides: { isActive: true, fields: ['MICROBIOLOGY'], company: { id: companyId } } });
    const calls = await bff.callsDuring(() => read(slug, `overrides(companyId: "${lavanda}") { fields }`));
    expect(shown(calls)).toEqual([`GET /sir-inci/${slug}`]);
  });

  test('must pair up', async () => {
    const { slug } = await create();
    const both = await own('set', { slug, inciNames: ['A', 'B'], maxConcentrations: ['1'] });
    expect([both.code, pathsOf(both)]).toEqual(['BAD_USER_INPUT', ['input.maxConcentrations']]);
    expect(pathsOf(await own('set', { slug, inciNames: ['A', 'B', 'C'] }))).toEqual(['input.inciNames']);
    expect(pathsOf(await own('set', { slug, inciNames: ['A', 'B'], maxConcentrations: ['1', '-2'] }))).toEqual([
      'input.maxConcentrations.1',
    ]);
    expect((await own('set', { slug, inciNames: ['A', 'B', 'C'], maxConcentrations: ['1', '2', '3'] })).errors).toEqual(
      [],
    );
    expect(pathsOf(await own('reset', { slug, fields: ['INCI_NAMES'] }))).toEqual(['input.fields']);
    expect(pathsOf(await own('reset', { slug, fields: [] }))).toEqual(['input.fields']);
  });

  test.each(['set', 'reset', 'clear'])(
    '%s for a company that the caller has no right to: as if there were none',
    async (name) => {
      const { slug } = await create();
      const more = name === 'reset' ? { fields: ['NANO'] } : {};
      const ask = (companyId: string) =>
        bff.askAs('konsultant', mutation(`${name}RawMaterialOverrides`), {
          variables: { input: { slug, companyId, ...more } },
          headers: { 'x-request-id': 'same-request' },
        });
      const [theirs, nobodys] = [await ask(panonska), await ask('f'.repeat(24))];
      expect([theirs.code, theirs.text]).toEqual(['BAD_USER_INPUT', nobodys.text]);
      expect(pathsOf(await ask('Sve'))).toEqual(['input.companyId']);
    },
  );
});

test('links: into the catalogue and out of it, but never out of its creator’s', async () => {
  const { slug } = await foreign();
  const { data } = await write('linkRawMaterial', { slug });
  expect(data['linkRawMaterial']?.rawMaterial).toMatchObject({ slug, isInCatalogue: true, viewerCanUnlink: true });
  const unlink = (of: string) =>
    bff.askAs('konsultant', mutation('unlinkRawMaterial', 'unlinkedRawMaterialSlug'), {
      variables: { input: { slug: of } },
    });
  expect((await unlink(slug)).data).toEqual({ unlinkRawMaterial: { unlinkedRawMaterialSlug: slug } });
  expect((await read(slug)).isInCatalogue).toBe(false);
  const mine = await create();
  expect([(await unlink(mine.slug)).code, pathsOf(await unlink(mine.slug))]).toEqual([
    'BAD_USER_INPUT',
    ['input.slug'],
  ]);
});

test('a deletion is the creator’s, for good', async () => {
  const remove = (slug: string) =>
    bff.askAs('konsultant', mutation('deleteRawMaterial', 'deletedRawMaterialSlug'), {
      variables: { input: { slug } },
    });
  const { slug } = await create();
  const others = await foreign();
  const calls = await bff.callsDuring(async () => {
    expect((await remove(others.slug)).code).toBe('FORBIDDEN');
    expect((await remove(slug)).data).toEqual({ deleteRawMaterial: { deletedRawMaterialSlug: slug } });
  });
  expect(shown(calls)).toEqual([`GET /sir-inci/${others.slug}`, `GET /sir-inci/${slug}`, `DELETE /sir-inci/${slug}`]);
  expect((await remove(slug)).code).toBe('NOT_FOUND');
});
