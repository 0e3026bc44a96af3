import type { components } from '../../schema/rest/product-server.generated.ts';
import { send, tokenOf, type Running } from './client.ts';
import { countsOf, importer } from './importClient.ts';
import { inventoryFile } from './exportFiles.ts';

type Ingredient = components['schemas']['Ingredient'];

/** The dictionary of ingredients, for whichever database the stand-ins run on. */
export function describeIngredients(standIns: () => Running): void {
  let token = '';
  /** Applying an import changes the rules of everybody, so it is theirs. */
  let adminToken = '';
  beforeAll(async () => {
    token = await tokenOf(standIns(), 'org');
    adminToken = await tokenOf(standIns(), 'admin');
  });
  const ask = async (method: string, path: string, json?: unknown) => {
    const { status, body } = await send(standIns().product.url, method, path, {
      token,
      ...(json === undefined ? {} : { json }),
    });
    const { results, data } = body as { results?: number; data?: { data: unknown } };
    return { status, results, data: data?.data };
  };
  const list = async (query: string) => {
    const { status, results = 0, data } = await ask('GET', `/api/v1/cosing?${query}`);
    expect(status).toBe(200);
    return { results, found: data as Ingredient[], names: (data as Ingredient[]).map(({ inci }) => inci) };
  };
  const search = async (text: string) => (await list(`limit=100&text%5Bsearch%5D=${encodeURIComponent(text)}`)).names;
  const hits = async (text: string): Promise<string[]> => {
    const { body } = await send(standIns().product.url, 'POST', '/api/v1/cosing/cosingredients', {
      token,
      json: { search: text },
    });
    return (body as { ingList: { inci: string }[] }).ingList.map(({ inci }) => inci);
  };

  describe('the list of ingredients', () => {
    test.each([
      ['a name in small letters', '"glycerin"', 'GLYCERIN'],
      ['a part of a name', '"henoxyeth"', 'PHENOXYETHANOL'],
      ['a synonym', '"glycerol"', 'GLYCERIN'],
      ['a Serbian name', '"limunska" "kiselina"', 'CITRIC ACID'],
      ['a CAS number', '"122-99-6"', 'PHENOXYETHANOL'],
      ['an EC number', '"200-289-5"', 'GLYCERIN'],
      ['words in any order', '"glycol" "propylene"', 'PROPYLENE GLYCOL'],
      ['a name with a comma', '"1,2-hexanediol"', '1,2-HEXANEDIOL'],
    ])('is searched by %s', async (_what, text, expected) => {
      expect(await search(text)).toContain(expected);
    });

    test('names that equal the words come first, then names that begin with them', async () => {
      const names = await search('"glycerin"');
      expect(names[0]).toBe('GLYCERIN');
      const begins = names.map((name) => name.startsWith('GLYCERIN'));
      expect(begins).toEqual([...begins].sort((one, other) => Number(other) - Number(one)));
    });

    test('every word must occur', async () => {
      expect(await search('"glycerin" "nowhere"')).toEqual([]);
      expect([await search('"%"'), await search('"_"')].flat()).toEqual([]);
    });

    test('without a search ingredients are sorted by name', async () => {
      const { results } = await list('limit=1');
      const names: string[] = [];
      for (let page = 1; names.length < results; page++) names.push(...(await list(`limit=100&page=${page}`)).names);
      expect(names).toEqual([...names].sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)));
      expect([names.length, new Set(names).size]).toEqual([results, results]);
    });

    test('can be filtered by function', async () => {
      const { found, results } = await list('limit=100&funkcija=PRESERVATIVE');
      expect(results).toBeGreaterThan(0);
      expect(found.every(({ funkcije }) => funkcije?.includes('PRESERVATIVE'))).toBe(true);
      const { data } = await ask('GET', '/api/v1/cosing/functions');
      expect(data).toEqual([...new Set(data as string[])].sort((one, other) => one.localeCompare(other, 'en')));
      expect(data).toContain('PRESERVATIVE');
    });

    test('can be filtered by annex', async () => {
      const { found } = await list('limit=100&aneks=V');
      expect(found.every(({ aneksi }) => aneksi?.some(({ aneks }) => aneks === 'V'))).toBe(true);
      expect(found.find(({ inci }) => inci === 'PHENOXYETHANOL')?.aneksi).toMatchObject([
        { aneks: 'V', broj: '29', maksimum: '1.0%' },
      ]);
      expect((await list('aneks=V&text%5Bsearch%5D=%22glycerin%22')).names).not.toContain('GLYCERIN');
    });
  });

  describe('autocomplete', () => {
    test('names that begin with the text come before names that contain it', async () => {
      const names = await hits('glyc');
      const begins = names.map((name) => name.startsWith('GLYC'));
      expect(begins.slice(0, begins.indexOf(false) < 0 ? begins.length : begins.indexOf(false)).length).toBe(
        begins.filter(Boolean).length,
      );
      expect(names).toContain('GLYCERIN');
      expect(names.length).toBeLessThanOrEqual(20);
    });

    test.each([
      ['glicerin', 'GLYCERIN'],
      ['fenoxyethanol', 'PHENOXYETHANOL'],
      ['limunska kis', 'CITRIC ACID'],
    ])('%s resembles %s', async (typed, name) => {
      expect((await hits(typed))[0]).toBe(name);
    });

    test('nothing resembles nonsense', async () => {
      expect(await hits('qqqqzzzz')).toEqual([]);
    });
  });

  test.each([0, 1])(
    'of three changes of version %i of the own toxicological data at once only one is stored',
    async (verzija) => {
      const [found] = (await list('text%5Bsearch%5D=%22diglycerin%22')).found;
      const { _id = '' } = found ?? {};
      const change = (noael: number) => ask('PATCH', `/api/v1/cosing/${_id}/toxicology/own`, { verzija, noael });
      const responses = await Promise.all([change(1), change(2), change(3)]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const winner = responses.find(({ status }) => status === 200)?.data as Ingredient;
      expect(((await ask('GET', `/api/v1/cosing/${_id}`)).data as Ingredient).toksikologijaOrganizacije).toEqual(
        winner.toksikologijaOrganizacije,
      );
      expect(winner.toksikologijaOrganizacije).toMatchObject({ verzija: verzija + 1 });
    },
  );

  test('an import that was prepared before another was applied is rejected', async () => {
    const admin = importer(standIns, () => adminToken);
    const first = await admin.read(
      inventoryFile([
        { ref: '700001', inci: 'GLYCERIN', functions: 'HUMECTANT' },
        { ref: '700002', inci: 'NOVUM EXTRACT', cas: '50-00-0', functions: 'TONIC' },
      ]),
    );
    const second = await admin.read(inventoryFile([{ ref: '700003', inci: 'ALIUM EXTRACT', functions: 'TONIC' }]));
    expect([countsOf(first).dodato, countsOf(first).izmenjeno, countsOf(second).dodato]).toEqual([1, 1, 1]);
    expect(await search('"novum"')).toEqual([]);
    expect(await admin.apply(first._id)).toMatchObject({ status: 200, data: { stanje: 'primenjeno' } });
    expect(await search('"novum"')).toEqual(['NOVUM EXTRACT']);
    expect(await hits('novum')).toContain('NOVUM EXTRACT');
    expect(await admin.apply(second._id)).toMatchObject({ status: 409 });
    expect(await search('"alium"')).toEqual([]);
  });
}
