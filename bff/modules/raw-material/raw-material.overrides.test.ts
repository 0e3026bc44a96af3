import { companyIdOf } from '../../../mocks/demo-data/companies.ts';
import type { TestBff } from '../../../tests/support/bff.ts';
import { aMaterial, shown } from '../../../tests/support/raw-material.rest.ts';
import {
  compositionOf,
  invalidPaths,
  missing,
  mutation,
  rawMaterialRequests,
  rows,
  startBffFor,
} from '../../../tests/support/raw-material.requests.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBffFor('konsultant', 'klijent');
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(() => bff.close());

const { write, create, read, query, respondNext } = rawMaterialRequests(() => bff);

const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const panonska = companyIdOf('Panonska Lepota d.o.o.');

describe('overrides', () => {
  const send = (name: string, input: object) => write(`${name}RawMaterialOverrides`, input);

  test('are set, switched off, reset one by one and cleared', async () => {
    const { slug } = await create({ values: { composition: rows('AQUA|5', 'MICA|'), impurities: 'Pb' } });
    const calls = await bff.callsDuring(async () => {
      const { data } = await send('set', {
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
      const { rawMaterial } = data['setRawMaterialOverrides'] ?? missing();
      expect(compositionOf(rawMaterial)).toEqual(['A, B|1.5', 'MICA|']);
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

    const off = await send('set', { slug, isActive: false });
    expect(off.data['setRawMaterialOverrides']?.rawMaterial).toMatchObject({
      values: { impurities: 'Pb', isNano: false },
      overrides: { isActive: false, values: { isNano: true } },
    });
    const reset = await send('reset', { slug, fields: ['NANO', 'NANO', 'INCI_NAMES', 'CMR_STATUS', 'CMR_QUANTITY'] });
    expect(reset.data['resetRawMaterialOverrides']?.rawMaterial.overrides.fields).toEqual([
      'MAX_CONCENTRATIONS',
      'MICROBIOLOGY',
      'IMPURITIES',
      'TYPE',
    ]);
    const cleared = await send('clear', { slug });
    expect(cleared.data['clearRawMaterialOverrides']?.rawMaterial.overrides).toMatchObject({
      isActive: false,
      fields: [],
    });
  });

  test('setting those of another company of the caller changes nothing for the selected company', async () => {
    const companyId = companyIdOf('Đerdap Botanika d.o.o.');
    const { slug } = await create();
    const { data } = await send('set', { slug, companyId, isActive: true, microbiology: 'Njihova' });
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

  test('changed since they were read are a conflict, and nothing is sent', async () => {
    const { slug } = await create();
    const versionOf = async () => (await read(slug, 'overrides { version }')).overrides.version;
    const version = await versionOf();
    expect((await send('set', { slug, version, isActive: true, impurities: 'prva' })).errors).toEqual([]);
    const calls = await bff.callsDuring(async () => {
      for (const [name, more] of [
        ['set', { impurities: 'druga' }],
        ['reset', { fields: ['IMPURITIES'] }],
        ['clear', {}],
      ] as const)
        expect((await send(name, { slug, version, ...more })).code).toBe('CONFLICT');
    });
    expect(new Set(shown(calls))).toEqual(new Set([`GET /sir-inci/${slug}`]));
    expect((await read(slug, 'values { impurities }')).values.impurities).toBe('prva');
    expect((await send('set', { slug, version: await versionOf(), impurities: 'druga' })).errors).toEqual([]);
  });

  test('must have as many INCI names as maximum concentrations', async () => {
    const { slug } = await create();
    const unpaired = await send('set', { slug, inciNames: ['A', 'B'], maxConcentrations: ['1'] });
    expect([unpaired.code, invalidPaths(unpaired)]).toEqual(['BAD_USER_INPUT', ['input.maxConcentrations']]);
    expect(invalidPaths(await send('set', { slug, inciNames: ['A', 'B', 'C'] }))).toEqual(['input.inciNames']);
    expect(invalidPaths(await send('set', { slug, inciNames: ['A', 'B'], maxConcentrations: ['1', '-2'] }))).toEqual([
      'input.maxConcentrations.1',
    ]);
    expect(
      (await send('set', { slug, inciNames: ['A', 'B', 'C'], maxConcentrations: ['1', '2', '3'] })).errors,
    ).toEqual([]);
    expect(invalidPaths(await send('reset', { slug, fields: ['INCI_NAMES'] }))).toEqual(['input.fields']);
    expect(invalidPaths(await send('reset', { slug, fields: [] }))).toEqual(['input.fields']);
  });

  test.each(['set', 'reset', 'clear'])(
    '%s for an inaccessible company fails as for one that does not exist',
    async (name) => {
      const { slug } = await create();
      const more = name === 'reset' ? { fields: ['NANO'] } : {};
      const ask = (companyId: string) =>
        bff.askAs('konsultant', mutation(`${name}RawMaterialOverrides`), {
          variables: { input: { slug, companyId, ...more } },
          headers: { 'x-request-id': 'same-request' },
        });
      const [inaccessible, unknown] = [await ask(panonska), await ask('f'.repeat(24))];
      expect([inaccessible.code, inaccessible.text]).toEqual(['BAD_USER_INPUT', unknown.text]);
      expect(invalidPaths(await ask('Sve'))).toEqual(['input.companyId']);
    },
  );

  test('of another company are hidden from a client, and rejected when the service sends them unasked', async () => {
    const fields = (companyId: string) => `overrides(companyId: "${companyId}") { fields }`;
    await respondNext(aMaterial());
    const calls = await bff.callsDuring(async () =>
      expect((await query('klijent', 'any', fields('f'.repeat(24)))).code).toBe('NOT_FOUND'),
    );
    expect(shown(calls)).toEqual(['GET /sir-inci/any']);
    await respondNext(aMaterial());
    await bff.standIns.product.fault({
      path: '/api/v1/sirovine/*',
      kind: 'status',
      status: 200,
      body: { status: 'success', data: { data: { firma: lavanda, ukljuceno: true, vrednosti: {} } } },
      times: 1,
    });
    expect((await query('konsultant', 'any', fields('f'.repeat(24)))).code).toBe('UPSTREAM_BAD_RESPONSE');
  });

  test('of the selected company apply while they are switched on', async () => {
    const vrednosti = { incis: 'GLYCERIN, AQUA', maxConc: '60, 40', microbiology: null, nano: 1, type: '0', hasCmr: 0 };
    const withOverrides = (ukljuceno: boolean) =>
      aMaterial({
        mikrobiologija: 'TAMC',
        imaCMR: 2,
        CMR: 'D4',
        vrsta: 'plain',
        overrides: { firma: lavanda, firmaIme: 'Lavanda', ukljuceno, vrednosti },
      });
    const fields =
      'values { isNano type microbiology cmrStatus cmrQuantity composition { inciName } } globalValues { type cmrQuantity } overrides { isActive fields company { name } values { isNano } }';
    await respondNext(withOverrides(true));
    const { rawMaterial } = (await query('konsultant', 'any', fields)).data;
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
    await respondNext(withOverrides(false));
    expect((await query('konsultant', 'any', fields)).data.rawMaterial).toMatchObject({
      values: { isNano: false, type: 'PLAIN', cmrQuantity: 'D4' },
      overrides: { isActive: false, values: { isNano: true } },
    });
  });

  test.each<[string, object, string[]]>([
    ['overriding concentrations beside as many global names', { maxConc: '60, 40' }, ['AQUA 60', 'MICA 40']],
    ['overriding names beside as many global concentrations', { incis: 'KAOLIN, SILICA' }, ['KAOLIN 80', 'SILICA 20']],
    ['fewer or more overriding concentrations than global names', { maxConc: '60, 30, 10' }, ['AQUA 80', 'MICA 20']],
    ['fewer or more overriding names than global concentrations', { incis: 'KAOLIN' }, ['AQUA 80', 'MICA 20']],
    ['overriding names and concentrations together', { incis: 'KAOLIN', maxConc: '5' }, ['KAOLIN 5']],
  ])('never pair a concentration with another name: %s', async (_, vrednosti, inForce) => {
    await respondNext(
      aMaterial({
        incis: ['AQUA', 'MICA'],
        maxConc: ['80', '20'],
        overrides: { firma: lavanda, firmaIme: 'Lavanda', ukljuceno: true, vrednosti },
      }),
    );
    const { values } = (await query('konsultant', 'any', 'values { composition { inciName maxConcentration } }')).data
      .rawMaterial;
    expect(values.composition.map(({ inciName, maxConcentration }) => `${inciName} ${maxConcentration ?? ''}`)).toEqual(
      inForce,
    );
  });
});
