import { again } from '../../../../tests/support/again.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import { inventoryIngredients } from '../../../demo-data/knowledge/inventory/inventoryIngredients.ts';
import { starterAnnexRows } from '../../../demo-data/knowledge/starterKnowledge.ts';
import { send, tokenOf } from '../../../testing/client.ts';
import { annexFile, inventoryFile, type InventoryLine } from '../../../testing/exportFiles.ts';
import { countsOf, importer } from '../../../testing/importClient.ts';
import { useStandIns } from '../../../../tests/support/useStandIns.ts';

type Ingredient = components['schemas']['Ingredient'];

// The tests use one dictionary and depend on their order.
const standIns = useStandIns();
let token = '';
beforeAll(async () => {
  token = await tokenOf(standIns(), 'admin');
});
const admin = importer(standIns, () => token);
const ask = async (method: string, path: string, json?: unknown) => {
  const { status, body } = await send(standIns().product.url, method, path, {
    token,
    ...(json === undefined ? {} : { json }),
  });
  return { status, body: body as { message?: string; data: { data: unknown; promene?: string[] } } };
};
const named = async (inci: string) => {
  const { body } = await ask('GET', `/api/v1/cosing?limit=100&text%5Bsearch%5D=${encodeURIComponent(`"${inci}"`)}`);
  return (body.data.data as Ingredient[]).find((one) => one.inci === inci);
};
const idOf = async (inci: string) => (await named(inci))?._id ?? '';

const known = inventoryIngredients().filter(({ isPublished }) => !isPublished);
const lines: InventoryLine[] = known.map(({ inci, cas, ec, synonyms, functions, description }, at) => ({
  ref: String(at + 1),
  inci,
  cas: cas.join(' / '),
  ec: ec.join(' / '),
  inn: synonyms[0] ?? '',
  functions: functions.join(', '),
  description: description ?? '',
}));
const others = lines.filter(({ inci }) => !['GLYCERIN', 'PHENOXYETHANOL', 'SORBITOL'].includes(inci));

describe('an inventory', () => {
  let prepared = '';
  test('with the known data changes nothing', async () => {
    const read = await admin.read(inventoryFile(lines));
    expect(countsOf(read)).toEqual({ dodato: 0, izmenjeno: 0, povuceno: 0, sumnjivo: 0, preskoceno: 0 });
    expect(read).toMatchObject({
      sadrzaj: 'inventar',
      stanje: 'spremno',
      redova: lines.length,
      obradjeno: lines.length,
      problemi: [],
      primenjeno: null,
    });
  });

  test('is compared field by field', async () => {
    await ask('PATCH', `/api/v1/cosing/${await idOf('GLYCERIN')}/toxicology`, {
      verzija: (await named('GLYCERIN'))?.toksikologija?.verzija ?? 0,
      boja: 'colourless',
    });
    const read = await admin.read(
      inventoryFile([
        ...others,
        { ref: '9001', inci: 'GLYCERIN', cas: '-', functions: 'HUMECTANT, SOLVENT', phEur: 'Glycerolum' },
        { ref: '9002', inci: 'PHENOXYETHANOL', cas: '122-99-6 / 50-00-1' },
        { ref: '9003', inci: 'NOVUM OLEUM', cas: '50-00-0', functions: 'TONIC', restriction: 'III/62' },
      ]),
    );
    prepared = read._id;
    expect(countsOf(read)).toEqual({ dodato: 1, izmenjeno: 2, povuceno: 1, sumnjivo: 1, preskoceno: 0 });
    expect(await admin.changes(prepared, 'dodato')).toMatchObject([
      {
        naziv: 'NOVUM OLEUM',
        polja: [
          { polje: 'inci', pre: null, posle: 'NOVUM OLEUM' },
          { polje: 'cas', pre: null, posle: '50-00-0' },
          { polje: 'funkcije', pre: null, posle: 'TONIC' },
          { polje: 'ogranicenje', pre: null, posle: 'III/62' },
        ],
      },
    ]);
    const [glycerin, phenoxyethanol] = await admin.changes(prepared, 'izmenjeno');
    // Data that the export lacks are completed from the starter knowledge: the CAS number of GLYCERIN is no change.
    expect(glycerin?.polja.map(({ polje }) => polje)).toEqual(['sinonimi', 'funkcije']);
    expect(phenoxyethanol).toMatchObject({
      polja: [{ polje: 'cas', pre: '122-99-6', posle: '122-99-6; 50-00-1' }],
      razlozi: ['CAS_CHECK_DIGIT'],
    });
    expect(await admin.changes(prepared, 'povuceno')).toEqual([
      { linija: null, naziv: 'SORBITOL', polja: [{ polje: 'povuceno', pre: 'false', posle: 'true' }], razlozi: [] },
    ]);
    expect(await admin.changes(prepared, 'sumnjivo')).toMatchObject([
      { naziv: 'PHENOXYETHANOL', razlozi: ['CAS_CHECK_DIGIT'] },
    ]);
  });

  test('changes nothing before it is applied', async () => {
    expect([await named('NOVUM OLEUM'), (await named('SORBITOL'))?.povuceno]).toEqual([undefined, false]);
  });

  test('is applied without losing ids and toxicological data', async () => {
    const before = { glycerin: await named('GLYCERIN'), phenoxyethanol: await named('PHENOXYETHANOL') };
    expect(await admin.apply(prepared)).toMatchObject({
      status: 200,
      data: { stanje: 'primenjeno', primenjeno: expect.any(String) as string },
    });
    const glycerin = await named('GLYCERIN');
    expect(glycerin).toMatchObject({
      _id: before.glycerin?._id,
      izvor: 'COSING 2020-12-30',
      cas: before.glycerin?.cas,
      funkcije: ['HUMECTANT', 'SOLVENT'],
    });
    expect(glycerin?.toksikologija).toEqual(before.glycerin?.toksikologija);
    expect(glycerin?.toksikologija).toMatchObject({ boja: 'colourless' });
    expect(glycerin?.sinonimi).toEqual(['Glycerolum', ...(before.glycerin?.sinonimi ?? [])]);
    expect(await named('PHENOXYETHANOL')).toMatchObject({
      _id: before.phenoxyethanol?._id,
      cas: ['122-99-6', '50-00-1'],
      toksikologija: before.phenoxyethanol?.toksikologija,
      aneksi: [{ aneks: 'V', broj: '29' }],
    });
    expect(await named('SORBITOL')).toMatchObject({ povuceno: true });
    expect(await named('NOVUM OLEUM')).toMatchObject({
      povuceno: false,
      cas: ['50-00-0'],
      ogranicenje: 'III/62',
    });
  });

  test('can be applied only once', async () => {
    expect(await admin.apply(prepared)).toMatchObject({ status: 409 });
    expect(await admin.drop(prepared)).toMatchObject({ status: 409 });
    expect(await admin.changes(prepared, 'dodato')).toHaveLength(1);
  });

  test('restores withdrawn ingredients and recognises renamed ones', async () => {
    const ids = [await idOf('SORBITOL'), await idOf('NOVUM OLEUM'), await idOf('GLYCERIN')];
    await admin.bring(
      inventoryFile([
        ...others,
        { ref: '9009', inci: 'GLYCERIN' },
        { ref: '9002', inci: 'PHENOXYETHANOL' },
        { ref: '9003', inci: 'NOVUM SEED OIL' },
        { ref: '9010', inci: 'SORBITOL' },
      ]),
    );
    expect(await named('SORBITOL')).toMatchObject({ _id: ids[0], povuceno: false });
    expect([await idOf('NOVUM SEED OIL'), await named('NOVUM OLEUM')]).toEqual([ids[1], undefined]);
    expect(await named('GLYCERIN')).toMatchObject({
      _id: ids[2],
      povuceno: false,
      toksikologija: { boja: 'colourless' },
    });
  });

  test('that lacks many known ingredients gets a warning', async () => {
    const read = await admin.read(inventoryFile(others.slice(0, 5)));
    expect(read.problemi).toEqual([
      {
        linija: null,
        kolona: null,
        kod: 'MANY_WITHDRAWN',
        vrednost: `${countsOf(read).povuceno ?? 0}/${lines.length + 1}`,
      },
    ]);
  });
});

describe('two imports at once', () => {
  again('of the inventory: the second is rejected as outdated', async () => {
    const [first, second] = await Promise.all([admin.read(inventoryFile(lines)), admin.read(inventoryFile(others))]);
    const responses = await Promise.all([admin.apply(first._id), admin.apply(second._id), admin.apply(first._id)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await admin.apply(second._id)).toMatchObject({ status: 409 });
  });

  again('of different annexes are both applied', async () => {
    const one = await admin.read(annexFile('III', [{ reference: '1', substance: 'Alpha' }]));
    const other = await admin.read(annexFile('VI', [{ reference: '1', substance: 'Beta' }]));
    expect([(await admin.apply(one._id)).status, (await admin.apply(other._id)).status]).toEqual([200, 200]);
  });

  again('more than four files at once get a 429', async () => {
    const large = inventoryFile(Array.from({ length: 3000 }, (_, at) => ({ ref: String(at), inci: `TESTUM ${at}` })));
    const sent = await Promise.allSettled(Array.from({ length: 8 }, () => admin.begin(large)));
    const ids = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const rejected = sent.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(rejected.every((reason) => reason.includes('429'))).toBe(true);
    expect(rejected.length).toBeGreaterThan(0);
    for (const id of ids) expect(await admin.drop(id)).toMatchObject({ status: 200 });
  });
});

describe('an annex', () => {
  test('replaces only the same annex', async () => {
    const before = await named('PHENOXYETHANOL');
    expect(before?.aneksi).toMatchObject([{ aneks: 'V', broj: '29', maksimum: '1.0%' }]);
    const applied = await admin.bring(
      annexFile('V', [
        { reference: '29', substance: '2-Phenoxyethanol', glossary: 'PHENOXYETHANOL', maximum: '0,4 %' },
        { reference: '99', substance: 'Novum', glossary: 'NOVUM SEED OIL / GLYCERIN', maximum: '5 %' },
      ]),
    );
    expect(countsOf(applied)).toMatchObject({
      dodato: 1,
      izmenjeno: 1,
      povuceno: starterAnnexRows.filter(({ annex }) => annex === 'V').length - 1,
    });
    expect((await named('PHENOXYETHANOL'))?.aneksi).toMatchObject([{ aneks: 'V', maksimum: '0,4 %' }]);
    expect((await named('GLYCERIN'))?.aneksi).toMatchObject([{ aneks: 'V', broj: '99' }]);
    const { body } = await ask('GET', '/api/v1/cosing/index');
    const { aneksi } = (body.data as { data: { aneksi: components['schemas']['AnnexRow'][] } }).data;
    expect(aneksi.filter(({ aneks }) => aneks === 'V').map(({ broj }) => broj)).toEqual(['29', '99']);
    expect(aneksi.filter(({ aneks }) => aneks === 'II')).toHaveLength(
      starterAnnexRows.filter(({ annex }) => annex === 'II').length,
    );
  });

  test('changes are listed with old and new values', async () => {
    const { _id } = await admin.read(
      annexFile('V', [
        {
          reference: '29',
          substance: '2-Phenoxyethanol',
          glossary: 'PHENOXYETHANOL',
          maximum: '1 %',
          ec: '204-589-7',
          cmr: 'Reprotoxic Cat. 2()',
        },
      ]),
    );
    expect(await admin.changes(_id, 'izmenjeno')).toMatchObject([
      {
        naziv: 'V/29',
        linija: 6,
        polja: [
          { polje: 'ec', pre: null, posle: '204-589-7' },
          { polje: 'maksimum', pre: '0,4 %', posle: '1 %' },
          { polje: 'cmr', pre: null, posle: 'Reprotoxic Cat. 2()' },
        ],
      },
    ]);
    expect(await admin.changes(_id, 'povuceno')).toMatchObject([
      {
        naziv: 'V/99',
        linija: null,
        polja: expect.arrayContaining([{ polje: 'supstanca', pre: 'Novum', posle: null }]) as unknown,
      },
    ]);
  });
});

describe('refresh', () => {
  test('without news does not change the version of the knowledge', async () => {
    const version = async () =>
      ((await ask('GET', '/api/v1/cosing/index')).body.data.data as { verzija: string }).verzija;
    const before = await version();
    const { status, body } = await ask('POST', `/api/v1/cosing/${await idOf('GLYCERIN')}/refresh`);
    expect([status, body.data.promene, await version()]).toEqual([200, [], before]);
  });

  again('of an ingredient that COSING no longer lists is rejected with a message', async () => {
    await admin.bring(inventoryFile(lines.filter(({ inci }) => inci !== 'XYLITOL')));
    const { status, body } = await ask('POST', `/api/v1/cosing/${await idOf('XYLITOL')}/refresh`);
    expect([status, body.message]).toEqual([404, 'COSING više nema XYLITOL, pa nema odakle da se osveži.']);
  });
});

describe('changes and imports', () => {
  test('are listed page by page in the order of the file', async () => {
    const { _id } = await admin.read(
      inventoryFile([
        ...lines,
        ...Array.from({ length: 450 }, (_, at) => ({ ref: String(90_000 + at), inci: `PAGINA ${at}` })),
      ]),
    );
    const names: string[] = [];
    for (const page of [1, 2, 3, 4, 5, 6])
      names.push(...(await admin.changes(_id, 'dodato', `limit=90&page=${page}`)).map(({ naziv }) => naziv));
    expect(names.filter((name) => name.startsWith('PAGINA'))).toEqual(
      Array.from({ length: 450 }, (_, at) => `PAGINA ${at}`),
    );
  });

  test('a cancelled import is removed with its prepared data', async () => {
    const { _id } = await admin.read(inventoryFile(lines));
    expect(await admin.drop(_id)).toMatchObject({ status: 200 });
    expect([(await admin.drop(_id)).status, (await admin.apply(_id)).status]).toEqual([404, 404]);
  });

  again('an import cancelled while it is being read leaves nothing behind', async () => {
    const id = await admin.begin(
      inventoryFile(Array.from({ length: 5000 }, (_, at) => ({ ref: String(at), inci: `TESTUM ${at}` }))),
    );
    expect(await admin.drop(id)).toMatchObject({ status: 200 });
    expect((await admin.apply(id)).status).toBe(404);
    expect((await admin.read(inventoryFile(lines))).stanje).toBe('spremno');
  });

  again('the ten newest imports are kept', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 11; at++)
      ids.push((await admin.read(annexFile('IV', [{ reference: '1', substance: `Rubrum ${at}` }])))._id);
    const statuses = await Promise.all(
      ids.map(async (id) => (await ask('GET', `/api/v1/cosing/imports/${id}`)).status),
    );
    expect(statuses).toEqual([404, ...ids.slice(1).map(() => 200)]);
  });
});
