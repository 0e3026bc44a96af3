import { accounts, type AccountName } from '../demo-data/accounts.ts';
import { COMPANIES, companyIdOf } from '../demo-data/companies.ts';
import { LABEL_COUNT, labelAt } from '../demo-data/labels.ts';
import { PIF_COUNT, pifAt } from '../demo-data/pifs.ts';
import { send, tokenOf, type Running } from './client.ts';

interface LabelList {
  sveDeklaracije: {
    slug: string;
    ime: string;
    firma: string;
    status: number;
    isActive: boolean;
    arhivirana: boolean;
    createdAt: string;
    rezultatChangedAt: string;
  }[];
  brojDeklaracija: number;
  stats: { _id: string; firma: string; broj: number }[];
  statusi: { status: number; broj: number }[];
}

const seeded = Array.from({ length: LABEL_COUNT }, (_, index) => labelAt(index));
const inOrganisation = (organisation: string) =>
  COMPANIES.filter((one) => one.organisation === organisation).map(({ name }) => name);
const [belgrade, panonia] = ['Regula Beograd', 'Panonia Regula'];

/** Which companies each account sees: the table of product.md, section 3, for the seed's accounts. */
const SIGHT: [AccountName, string[]][] = [
  ['admin', COMPANIES.map(({ name }) => name)],
  ['org', inOrganisation(belgrade)],
  ['konsultant', ['Lavanda Natura d.o.o.', 'Šumadija Kozmetika d.o.o.', 'Đerdap Botanika d.o.o.']],
  ['dcp', ['Lavanda Natura d.o.o.', 'Zlatibor Herba d.o.o.']],
  ['klijent', ['Lavanda Natura d.o.o.']],
  ['org2', inOrganisation(panonia)],
  ['konsultant2', ['Panonska Lepota d.o.o.', 'Fruškogorska Apoteka d.o.o.', 'Vojvodina Soap Works d.o.o.']],
  ['klijent2', ['Panonska Lepota d.o.o.']],
];

/** The label list and its rights, for whichever database the stand-ins run on. */
export function describeLabels(standIns: () => Running): void {
  const tokens = {} as Record<AccountName, string>;
  beforeAll(async () => {
    for (const [name] of SIGHT) tokens[name] = await tokenOf(standIns(), name);
  });

  async function list(name: AccountName, query: Record<string, string> = {}): Promise<LabelList> {
    const { status, body } = await send(
      standIns().product.url,
      'GET',
      `/?${new URLSearchParams({ limit: '100', ...query }).toString()}`,
      { token: tokens[name] },
    );
    expect(status).toBe(200);
    return body as LabelList;
  }
  const names = async (name: AccountName, query: Record<string, string>) =>
    (await list(name, query)).sveDeklaracije.map(({ ime }) => ime);
  const lavanda = companyIdOf('Lavanda Natura d.o.o.');
  const panonska = companyIdOf('Panonska Lepota d.o.o.');

  describe('rights to read', () => {
    test.each(SIGHT)('%s sees the labels of its companies and no others', async (name, companies) => {
      const ids = companies.map(companyIdOf);
      const expected = seeded.filter(({ companyId }) => ids.includes(companyId));
      const pages = await Promise.all(['1', '2'].map((page) => list(name, { page })));
      expect(pages.flatMap(({ sveDeklaracije }) => sveDeklaracije.map(({ slug }) => slug)).sort()).toEqual(
        expected.map(({ slug }) => slug).sort(),
      );
      expect(pages[0]?.brojDeklaracija).toBe(expected.length);
      expect(pages[0]?.stats.map(({ firma }) => firma).sort()).toEqual([...companies].sort());
    });

    test('the list of a company that the caller may not see is empty', async () => {
      expect((await list('konsultant', { firmaId: panonska })).brojDeklaracija).toBe(0);
    });

    test('a client always gets its own company', async () => {
      const expected = await list('klijent');
      for (const firmaId of [panonska, 'Sve', lavanda]) expect(await list('klijent', { firmaId })).toEqual(expected);
    });
  });

  describe('rights to delete', () => {
    const remove = (name: AccountName, slug: string) =>
      send(standIns().product.url, 'DELETE', `/deklaracija/${slug}`, { token: tokens[name] });
    /** Labels with a product information file are left out: one that is locked keeps its label. */
    const withPif = new Set(Array.from({ length: PIF_COUNT }, (_, at) => pifAt(at).slug));
    const slugOfCompany = (company: string, index: number) =>
      seeded.filter(({ companyId, slug }) => companyId === companyIdOf(company) && !withPif.has(slug))[index]?.slug ??
      '';

    test.each([
      ['admin', 'Tisa Derma Lab d.o.o.', 200],
      ['org', 'Beokozmetik a.d.', 200],
      ['konsultant', 'Đerdap Botanika d.o.o.', 200],
      ['klijent', 'Lavanda Natura d.o.o.', 200],
      ['dcp', 'Zlatibor Herba d.o.o.', 403],
      ['dcp', 'Panonska Lepota d.o.o.', 403],
      ['org', 'Panonska Lepota d.o.o.', 404],
      ['konsultant', 'Zlatibor Herba d.o.o.', 404],
      ['konsultant2', 'Lavanda Natura d.o.o.', 404],
      ['klijent', 'Zlatibor Herba d.o.o.', 404],
      ['klijent2', 'Lavanda Natura d.o.o.', 404],
    ] as [AccountName, string, number][])('%s who deletes a label of %s gets %i', async (name, company, status) => {
      const slug = slugOfCompany(company, 0);
      const before = (await list('admin', { firmaId: companyIdOf(company) })).brojDeklaracija;
      const response = await remove(name, slug);
      const after = (await list('admin', { firmaId: companyIdOf(company) })).brojDeklaracija;
      expect([response.status, before - after]).toEqual([status, status === 200 ? 1 : 0]);
      expect((await remove(name, slug)).status).toBe(status === 200 ? 404 : status);
    });

    test('a label of another company gets the same response as a missing one', async () => {
      const foreign = await remove('klijent', slugOfCompany('Zlatibor Herba d.o.o.', 1));
      const missing = await remove('klijent', 'ovog-nema');
      expect([foreign.status, foreign.body, foreign.headers.get('content-type')]).toEqual([
        404,
        missing.body,
        missing.headers.get('content-type'),
      ]);
    });

    test('the counts are updated', async () => {
      const { brojDeklaracija, stats, statusi } = await list('admin');
      const { sveDeklaracije } = await list('admin', { page: '2' });
      expect(brojDeklaracija).toBe(100 + sveDeklaracije.length);
      expect([stats, statusi].map((counts) => counts.reduce((sum, { broj }) => sum + broj, 0))).toEqual([
        brojDeklaracija,
        brojDeklaracija,
      ]);
    });
  });

  describe('search', () => {
    const search = (text: string) => names('admin', { 'text[search]': text });

    test.each([
      ['"sampon"', 'Šampon od koprive'],
      ['"ŠAMPON"', 'Šampon od koprive'],
      ['"djurdjevak"', 'Hidratantna maska „Đurđevak“ sa ceramidima i ekstraktom belog sleza'],
      ['"đurđevak"', 'Hidratantna maska „Đurđevak“ sa ceramidima i ekstraktom belog sleza'],
      ['"ruskE"', 'Sapun sa lavandom sa Fruške gore'],
      ['"gel za tusiranje" "piroctone"', 'Šampon &amp; gel za tuširanje za muškarce 2 u 1'],
      ['"šampon & gel"', 'Šampon &amp; gel za tuširanje za muškarce 2 u 1'],
      ['"vp/va copolymer"', 'Heat Protection Spray'],
    ])('%s finds %s', async (text, expected) => {
      expect(await search(text)).toContain(expected);
    });

    test('all words must occur', async () => {
      expect(await search('"sampon" "koprive"')).toEqual(['Šampon od koprive']);
      expect(await search('"koprive sampon"')).toEqual([]);
      expect(await search('"sampon" "zzz"')).toEqual([]);
      const code = seeded.find(({ name }) => name === 'Heat Protection Spray')?.productCode ?? '';
      expect(await search(`"${code.toLowerCase()}"`)).toEqual(['Heat Protection Spray']);
      expect(await search(`"heat protection spray ${code}"`)).toEqual([]);
    });

    test.each([
      ['%', '%'],
      ['_', '_'],
      ['\\\\', '\\'],
      ['\\"', '&quot;'],
      ["'", "'"],
    ])('the character %s is searched literally', async (written, inName) => {
      const [first, second] = [await names('admin', { page: '1' }), await names('admin', { page: '2' })];
      expect((await search(`"${written}"`)).sort()).toEqual(
        [...first, ...second].filter((name) => name.includes(inName)).sort(),
      );
    });

    test('a search for spaces finds everything', async () => {
      expect((await list('admin', { 'text[search]': '  " "  ' })).brojDeklaracija).toBe(
        (await list('admin')).brojDeklaracija,
      );
    });
  });

  describe('filters and order', () => {
    test.each(['1', '2', '3'])('the filter by status %s does not change the counts of the statuses', async (status) => {
      const [filtered, all] = [await list('org', { status }), await list('org')];
      expect(new Set(filtered.sveDeklaracije.map((label) => String(label.status)))).toEqual(new Set([status]));
      expect(filtered.brojDeklaracija).toBe(filtered.sveDeklaracije.length);
      expect(filtered.statusi).toEqual(all.statusi);
      expect(filtered.stats).toEqual(all.stats);
    });

    test.each([
      ['aktivne', true, false],
      ['neaktivne', false, false],
      ['arhivirane', undefined, true],
    ])('the selection %s filters the list', async (selekcija, isActive, arhivirana) => {
      const found = await list('admin', { selekcija });
      expect(found.sveDeklaracije.length).toBeGreaterThan(0);
      expect(
        found.sveDeklaracije.every(
          (label) => label.arhivirana === arhivirana && (isActive === undefined || label.isActive === isActive),
        ),
      ).toBe(true);
    });

    test('search, company, status and selection are combined', async () => {
      const query = {
        'text[search]': '"aqua"',
        firmaId: companyIdOf('Mlado Sunce d.o.o.'),
        status: '2',
        selekcija: 'aktivne',
      };
      const { sveDeklaracije, brojDeklaracija, statusi } = await list('admin', query);
      expect(brojDeklaracija).toBe(sveDeklaracije.length);
      expect(statusi.find(({ status }) => status === 2)?.broj).toBe(brojDeklaracija);
      expect(sveDeklaracije.every(({ firma, status }) => firma === query.firmaId && status === 2)).toBe(true);
    });

    test.each([
      ['-createdAt', 'createdAt', -1],
      ['createdAt', 'createdAt', 1],
      ['-rezultatChangedAt', 'rezultatChangedAt', -1],
      ['rezultatChangedAt', 'rezultatChangedAt', 1],
    ] as const)('sort %s', async (sort, field, direction) => {
      const times = (await list('admin', { sort })).sveDeklaracije.map((label) => Date.parse(label[field]) * direction);
      expect(times).toEqual([...times].sort((a, b) => a - b));
    });

    test('the pages contain every label once', async () => {
      const { brojDeklaracija } = await list('org2');
      const pages = Math.ceil(brojDeklaracija / 4);
      const slugs: string[] = [];
      for (let page = 1; page <= pages + 1; page++)
        slugs.push(...(await list('org2', { limit: '4', page: String(page) })).sveDeklaracije.map(({ slug }) => slug));
      expect([slugs.length, new Set(slugs).size]).toEqual([brojDeklaracija, brojDeklaracija]);
    });

    test('the long texts are omitted only on request', async () => {
      const texts = ['napomene', 'tekstDeklaracije', 'mereOpreza'];
      const [whole] = (await list('admin')).sveDeklaracije;
      const [short] = (await list('admin', { fields: '-napomene,-tekstDeklaracije,-mereOpreza' })).sveDeklaracije;
      expect(texts.map((text) => [text in (whole ?? {}), text in (short ?? {})])).toEqual(
        texts.map(() => [true, false]),
      );
    });
  });

  describe('writes', () => {
    const write = async (method: string, path: string, json?: object) => {
      const { status, body } = await send(standIns().product.url, method, `/deklaracija${path}`, {
        token: tokens.org,
        ...(json && { json }),
      });
      return {
        status,
        label: (body as { data?: { data: { slug: string; ime: string; verzija: number } } }).data?.data,
      };
    };

    test('of ten changes of one version at once one succeeds', async () => {
      const before = await list('org');
      const { label } = await write('POST', '', {
        firma: lavanda,
        ime: 'Upis',
        inciProizvoda: ['AQUA'],
        status: 1,
        trzista: ['RS'],
      });
      const slug = label?.slug ?? '';
      const changes = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          write('PATCH', `/${slug}`, { verzija: 1, status: 3, napomene: `${index}` }),
        ),
      );
      expect(changes.map(({ status }) => status).sort()).toEqual([200, ...new Array<number>(9).fill(409)]);
      const copies = (await Promise.all([1, 2, 3].map(() => write('POST', `/${slug}/duplicate`)))).map(
        (response) => response.label,
      );
      expect(copies.map((copy) => copy?.ime).sort()).toEqual(['Upis (kopija 2)', 'Upis (kopija 3)', 'Upis (kopija)']);
      expect(new Set(copies.map((copy) => copy?.slug)).size).toBe(3);
      const after = await list('org');
      expect([after.brojDeklaracija, after.statusi.find(({ status }) => status === 3)?.broj]).toEqual([
        before.brojDeklaracija + 4,
        (before.statusi.find(({ status }) => status === 3)?.broj ?? 0) + 4,
      ]);
      for (const created of [slug, ...copies.map((copy) => copy?.slug ?? '')]) await write('DELETE', `/${created}`);
      expect(await list('org')).toEqual(before);
    });
  });

  test("an administrator's list follows the company chosen in the header", async () => {
    const choose = (fastFirmaId: string) =>
      send(standIns().product.url, 'PATCH', `/api/v1/users/${accounts.admin.id}`, {
        token: tokens.admin,
        json: { fastFirmaId },
      });
    const all = await list('admin');
    await choose(lavanda);
    const narrowed = await list('admin');
    expect(narrowed.stats.map(({ _id }) => _id)).toEqual([lavanda]);
    expect(new Set(narrowed.sveDeklaracije.map(({ firma }) => firma))).toEqual(new Set([lavanda]));
    expect((await list('admin', { firmaId: panonska })).brojDeklaracija).toBe(0);
    await choose('Sve');
    expect(await list('admin')).toEqual(all);
  });
}
