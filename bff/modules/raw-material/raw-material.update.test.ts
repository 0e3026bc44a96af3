import type { TestBff } from '../../../tests/support/bff.ts';
import { aMaterial, shown } from '../../../tests/support/raw-material.rest.ts';
import {
  invalidPaths,
  missing,
  mutation,
  rawMaterialRequests,
  rows,
  startBffFor,
  type Payload,
} from '../../../tests/support/raw-material.requests.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBffFor('konsultant');
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(() => bff.close());

const { write, create, update, read, findForeign, findOfOtherOrganisation, respondNext } = rawMaterialRequests(
  () => bff,
);

describe('updating a raw material', () => {
  test('sends every field, with the stored value where the input omits one', async () => {
    const before = await create({
      manufacturer: 'Herbapan',
      code: 'HER-7',
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
      sifra: 'HER-7',
    });
  });

  test('changing the identity of another company’s raw material is forbidden', async () => {
    const { slug, version } = await findForeign();
    const calls = await bff.callsDuring(async () => {
      for (const identity of [{ tradeName: 'Moje' }, { manufacturer: null }, { code: 'X-1' }, { type: 'PLAIN' }])
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

  test('an administrator changes common values of every organisation, and the identity of no raw material', async () => {
    const { slug, version } = await findOfOtherOrganisation();
    const asAdmin = (more: object) => write('updateRawMaterial', { slug, version, values: {}, ...more }, 'admin');
    for (const identity of [{ tradeName: 'Moje' }, { manufacturer: null }, { code: 'X-1' }, { type: 'PLAIN' }])
      expect((await asAdmin(identity)).code).toBe('FORBIDDEN');
    expect((await asAdmin({ values: { impurities: 'Pb < 1' } })).errors).toEqual([]);
  });

  test('a refusal of the service is passed on even when the raw material read before was editable', async () => {
    const { slug } = await findForeign();
    await respondNext(aMaterial({ slug, verzija: 1 }));
    expect((await update(slug, 1, {}, { tradeName: 'Moje' })).code).toBe('FORBIDDEN');
    await respondNext(aMaterial({ slug }));
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
      'valid documents clear the reason sent with them',
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
      'another CMR status keeps the quantity given with it',
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
      'null clears a field',
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
  ])('a raw material with %j refuses %j', async (before, change, path) => {
    const { slug } = await create({ values: { composition: rows('AQUA|5'), ...before } });
    const calls = await bff.callsDuring(async () =>
      expect(invalidPaths(await update(slug, 1, change))).toEqual([path]),
    );
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('an update of an outdated version is a conflict', async () => {
    const { slug } = await create();
    await update(slug, 1, { impurities: 'prva' });
    const calls = await bff.callsDuring(async () =>
      expect((await update(slug, 1, { impurities: 'druga' })).code).toBe('CONFLICT'),
    );
    expect(shown(calls)).toEqual([`GET /sir-inci/${slug}`]);
    await respondNext(aMaterial({ slug, verzija: 1 }));
    expect((await update(slug, 1, { impurities: 'treća' })).code).toBe('CONFLICT');
    expect(await read(slug, 'version values { impurities }')).toEqual({ version: 2, values: { impurities: 'prva' } });
  });

  test('a type change of an outdated version is a conflict, also for the service', async () => {
    const { slug } = await create();
    await update(slug, 1, { impurities: 'prva' });
    const change = async (version: number) =>
      (await write('changeRawMaterialType', { slug, version, type: 'PARFUM' })).code;
    const calls = await bff.callsDuring(async () => expect(await change(1)).toBe('CONFLICT'));
    expect(shown(calls)).toEqual([`GET /sir-inci/${slug}`]);
    await respondNext(aMaterial({ slug, verzija: 1 }));
    expect(await change(1)).toBe('CONFLICT');
    expect(await read(slug, 'version values { type }')).toEqual({ version: 2, values: { type: 'UNCHOSEN' } });
  });

  test('where the service tells no version, what was read is compared with what is stored', async () => {
    const { slug } = await create();
    const unversioned = (more: object) => aMaterial({ slug, necistoce: 'Pb', ...more });
    await respondNext(unversioned({}));
    const { version } = await read(slug, 'version');
    for (const more of [{ necistoce: 'As' }, { vrsta: 'aroma' }, { tradeName: 'Druga' }, { dataFromDocs: true }]) {
      const calls = await bff.callsDuring(async () => {
        await respondNext(unversioned(more));
        expect((await update(slug, version, { isNano: true })).code).toBe('CONFLICT');
        await respondNext(unversioned(more));
        expect((await write('changeRawMaterialType', { slug, version, type: 'PARFUM' })).code).toBe('CONFLICT');
      });
      expect(calls.every(({ method }) => method === 'GET')).toBe(true);
    }
    await respondNext(unversioned({}));
    expect((await update(slug, version, { isNano: true })).errors).toEqual([]);
  });

  test('the service’s validation errors are mapped to the paths of the input', async () => {
    const { slug } = await create();
    const errors = ['maxConc.3', 'inci.1', 'CMR', 'tradeName', 'unknown'].map((path) => ({ path, message: 'no' }));
    await bff.standIns.product.fault({
      method: 'PATCH',
      path: '/sir-inci/*',
      kind: 'status',
      status: 422,
      body: { message: 'Refused.', errors },
    });
    const response = await update(slug, 1, { composition: rows('A|', 'B|', 'C|', 'D|5') });
    expect(invalidPaths(response)).toEqual([
      'input.values.composition.3.maxConcentration',
      'input.values.composition.1.inciName',
      'input.values.cmrQuantity',
      'input.tradeName',
    ]);
  });

  test('changing the type adds the folders of the new type and keeps the other values', async () => {
    const before = await create();
    const folders = 'rawMaterial { version values { type } folders { kind state shouldDeactivate } }';
    const change = (type: string) =>
      bff.askAs<Payload>('konsultant', mutation('changeRawMaterialType', folders), {
        variables: { input: { slug: before.slug, type } },
      });
    const calls = await bff.callsDuring(async () => {
      const { rawMaterial } = (await change('PARFUM')).data['changeRawMaterialType'] ?? missing();
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
    const { rawMaterial } = (await change('EXTRACT_OIL')).data['changeRawMaterialType'] ?? missing();
    expect(rawMaterial.folders.filter(({ shouldDeactivate }) => shouldDeactivate).map(({ kind }) => kind)).toEqual([
      'IFRA',
    ]);
    expect((await read(before.slug)).values).toEqual({ ...before.values, type: 'EXTRACT_OIL' });
  });

  test.each<[string, object]>([
    ['an empty response', { status: 204 }],
    ['a response without the raw material', { status: 200, body: { status: 'success' } }],
  ])('the raw material is read again when the service sends %s', async (_, response) => {
    const { slug } = await create();
    for (const method of ['PATCH', 'PUT'])
      await bff.standIns.product.fault({
        method,
        path: '/sir-inci/*',
        kind: 'status',
        status: 200,
        times: 1,
        ...response,
      });
    const calls = await bff.callsDuring(async () => {
      expect((await update(slug, 1, { isNano: true })).data['updateRawMaterial']?.rawMaterial.slug).toBe(slug);
      const { data } = await write('changeRawMaterialType', { slug, type: 'AROMA' });
      expect(data['changeRawMaterialType']?.rawMaterial.slug).toBe(slug);
    });
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'PATCH', 'GET', 'GET', 'PUT', 'GET']);
  });
});
