import { type AccountName, accounts } from '../../demo-data/accounts.ts';
import type { Running } from '../client.ts';
import { companyIdOf } from '../../demo-data/companies.ts';
import { usedLinks } from '../../demo-data/raw-material/catalogues.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from '../../demo-data/raw-material/rawMaterials.ts';
import { concentrationsOf, namesOf, otherValues, plain, rawMaterialClient } from './rawMaterialClient.ts';

const seeded = Array.from({ length: RAW_MATERIAL_COUNT }, (_, index) => rawMaterialAt(index));
const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const sumadija = companyIdOf('Šumadija Kozmetika d.o.o.');
const panonska = companyIdOf('Panonska Lepota d.o.o.');
const isIn =
  (companies: readonly string[]) =>
  ({ id, creatorCompanyId }: { id: string; creatorCompanyId: string }) =>
    companies.includes(creatorCompanyId) ||
    usedLinks.some((link) => link.materialId === id && companies.includes(link.companyId));

/** Raw materials with their rights, list and writes, for whichever database the stand-ins run on. */
export function describeRawMaterials(standIns: () => Running): void {
  const { ask, list, all, enter, names, remove } = rawMaterialClient(standIns);

  describe('rights', () => {
    test.each([
      ['admin', () => true],
      ['konsultant', (one) => one.isGlobal || isIn([lavanda, sumadija, companyIdOf('Đerdap Botanika d.o.o.')])(one)],
      ['dcp', (one) => one.isGlobal || isIn([lavanda, companyIdOf('Zlatibor Herba d.o.o.')])(one)],
      ['klijent', isIn([lavanda])],
    ] as [AccountName, (one: { id: string; creatorCompanyId: string; isGlobal?: boolean }) => boolean | undefined][])(
      '%s sees global raw materials and those of its companies',
      async (name, sees) => {
        expect((await all(name)).map(({ slug }) => slug).sort()).toEqual(
          seeded
            .filter(sees)
            .map(({ slug }) => slug)
            .sort(),
        );
      },
    );

    test('a raw material that the caller may not see gets the same response as a missing one', async () => {
      const foreign = seeded.find((one) => one.creatorCompanyId === lavanda && !one.isGlobal)?.slug ?? '';
      const requests = [
        ['GET', '/sir-inci/:'],
        ['PATCH', '/sir-inci/:', { ...otherValues, inci: 'A', maxConc: '' }],
        ['DELETE', '/sir-inci/:'],
        ['PUT', '/sir-inci/raws/:', { vrsta: 'aroma', tradeName: 'A' }],
        ['GET', '/api/v1/sirovine/:/upotreba'],
        ['PUT', '/api/v1/sirovine/:/katalog', { uKatalogu: true }],
        ['PATCH', '/api/v1/sirovine/:/overrides', { firmaId: panonska }],
      ] as const;
      for (const [method, path, json] of requests) {
        const [one, other] = [
          await ask('konsultant2', method, path.replace(':', foreign), json),
          await ask('konsultant2', method, path.replace(':', 'nema-je'), json),
        ];
        expect([method, path, one.status, one.body]).toEqual([method, path, 404, other.body]);
      }
    });

    test('another organisation may change nothing that is common of a raw material, and is not told whose it is', async () => {
      const { slug } = seeded.find((one) => one.creatorCompanyId === panonska && one.isGlobal) ?? { slug: '' };
      const before = (await ask('konsultant', 'GET', `/sir-inci/${slug}`)).material;
      expect([before.firma, before.firmaIme, before.companyRelationship?.menjaZajednicko]).toEqual([null, null, false]);
      const requests = [
        ['PATCH', `/sir-inci/${slug}`, { ...otherValues, inci: 'AQUA', maxConc: '' }],
        ['PUT', `/sir-inci/raws/${slug}`, { vrsta: 'aroma', tradeName: 'X' }],
        ['DELETE', `/sir-inci/${slug}`],
      ] as const;
      for (const person of ['konsultant', 'org'] as const)
        for (const [method, path, json] of requests)
          expect([person, method, (await ask(person, method, path, json)).status]).toEqual([person, method, 403]);
      expect((await ask('konsultant', 'GET', `/sir-inci/${slug}`)).material).toEqual(before);
      expect((await ask('admin', 'GET', `/sir-inci/${slug}`)).material).toMatchObject({
        firmaIme: 'Panonska Lepota d.o.o.',
        companyRelationship: { menjaZajednicko: true },
      });
    });

    test('other companies of the organisation may change the values of a raw material but not rename it', async () => {
      // Not one that everybody sees, because other suites on the same database read those.
      const { slug } = seeded.find(
        (one) => one.creatorCompanyId === sumadija && one.vrsta === 'plain' && !one.isGlobal,
      ) ?? { slug: '' };
      const before = (await ask('konsultant', 'GET', `/sir-inci/${slug}`)).material;
      expect(before.companyRelationship?.isCreator).toBe(false);
      for (const identity of [{ tradeName: 'X' }, { proizvodjac: 'X' }, { sifra: 'X' }, { vrsta: 'aroma' }]) {
        expect(
          (
            await ask('konsultant', 'PATCH', `/sir-inci/${slug}`, {
              ...otherValues,
              inci: 'AQUA',
              maxConc: '',
              ...identity,
            })
          ).status,
        ).toBe(403);
      }
      expect(
        (await ask('konsultant', 'PUT', `/sir-inci/raws/${slug}`, { vrsta: 'aroma', tradeName: 'X' })).status,
      ).toBe(403);
      expect((await ask('konsultant', 'GET', `/sir-inci/${slug}`)).material).toEqual(before);
      expect(
        (await ask('konsultant', 'PATCH', `/sir-inci/${slug}`, { ...otherValues, inci: 'AQUA', maxConc: '' })).material,
      ).toMatchObject({ tradeName: before.tradeName, verzija: (before.verzija ?? 0) + 1 });
    });

    test("an administrator's requests follow the company chosen in the header", async () => {
      const choose = (fastFirmaId: string) =>
        ask('admin', 'PATCH', `/api/v1/users/${accounts.admin.id}`, { fastFirmaId });
      await choose(sumadija);
      const entered = await enter('admin');
      expect(entered).toMatchObject({
        firma: sumadija,
        companyRelationship: { isCreator: true, uKatalogu: true, menjaZajednicko: true },
        overrides: { firma: sumadija },
      });
      expect(
        (await all('admin')).every(
          ({ globalna, companyRelationship }) => globalna === true || companyRelationship?.uKatalogu === true,
        ),
      ).toBe(true);
      await choose('Sve');
      expect((await ask('admin', 'GET', `/sir-inci/${entered.slug}`)).material.companyRelationship).toEqual({
        isCreator: false,
        uKatalogu: false,
        menjaZajednicko: true,
      });
      expect(await remove(entered.slug)).toMatchObject([{ status: 200 }]);
    });
  });

  describe('list', () => {
    test('every wire form contains the same values', async () => {
      const shown = new Map((await all('admin', { sort: '-tradeName' })).map((one) => [one.slug, one]));
      for (const { slug, tradeName, composition } of seeded.filter(({ version = 1 }) => version === 1)) {
        const one = shown.get(slug);
        if (one?.verzija !== 1) continue;
        expect([plain(one.tradeName), namesOf(one), concentrationsOf(one)]).toEqual([
          tradeName,
          composition.map(({ inci }) => inci),
          composition.map(({ maxConc }) => maxConc),
        ]);
      }
      const wire = [...shown.values()];
      expect(wire.filter(({ incis }) => typeof incis === 'string').length).toBeGreaterThan(60);
      expect(wire.filter(({ maxConc }) => /^[^,]+(?:,[^, ]*)+$/.test(String(maxConc))).length).toBeGreaterThan(20);
      expect([
        wire.some(({ incis }) => String(incis).includes('&#44; ')),
        wire.some(({ manufacturer }) => manufacturer?.includes('&amp;')),
        wire.some(({ tradeName }) => tradeName.includes('&#45;')),
      ]).toEqual([true, true, true]);
      expect(new Set(wire.map(({ vrsta }) => vrsta))).toEqual(
        new Set(['0', 0, 'plain', 'parfum', 'aroma', 'extractOil']),
      );
    });

    test('words are searched in all texts, in INCI names or in trade names', async () => {
      const [everywhere, inci, trade, maker] = [
        {},
        { polje: 'inci' },
        { polje: 'trade' },
        { 'text[search]': '"kemolux" "glicerin"' },
      ] as Record<string, string>[];
      const found = (more: Record<string, string> = {}) => names('admin', { 'text[search]': '"glicerin"', ...more });
      expect(await found(everywhere)).toEqual(await found(trade));
      expect(await found(inci)).toEqual([]);
      expect((await names('admin', { 'text[search]': '"GLYCERIN"', ...inci })).length).toBeGreaterThan(5);
      expect(await names('admin', { 'text[search]': '"GLYCERIN"', ...trade })).toEqual([]);
      expect(await names('admin', { 'text[search]': '"secerni" "zzz"' })).toEqual([]);
      expect(await names('admin', { 'text[search]': '"djurdjevak"' })).toEqual(['Parfem Đurđevak']);
      expect((await names('admin', maker ?? {})).every((name) => name.startsWith('Glicerin'))).toBe(true);
      expect(await names('admin', { 'text[search]': '"cetearyl alcohol, cetearyl glucoside"', ...inci })).toHaveLength(
        1,
      );
      for (const sign of ['%', '_'])
        expect(
          (await names('admin', { 'text[search]': `"${sign}"`, polje: 'trade' })).every((name) => name.includes(sign)),
        ).toBe(true);
    });

    test('a code finds its raw material, and neither its INCI names nor its trade name', async () => {
      const { code = '', tradeName } = seeded[0] ?? { tradeName: '' };
      const search = { 'text[search]': `"${code.toLowerCase()}"` };
      expect(await names('admin', search)).toEqual([tradeName]);
      expect(await names('admin', { ...search, polje: 'inci' })).toEqual([]);
      expect(await names('admin', { ...search, polje: 'trade' })).toEqual([]);
    });

    test('filters and search are combined', async () => {
      const { results, data } = await list('admin', {
        vrsta: 'extractOil',
        dokumenti: 'ne',
        imaCMR: '1',
        nano: '0',
        'text[search]': '"aqua"',
      });
      expect([results, results > 0]).toEqual([data.data.length, true]);
      expect(
        data.data.every(
          (one) =>
            one.vrsta === 'extractOil' &&
            one.dataFromDocs === false &&
            one.imaCMR === 1 &&
            namesOf(one).includes('AQUA'),
        ),
      ).toBe(true);
      expect(data.proizvodjaci.map(plain)).toEqual([...new Set(seeded.map(({ manufacturer }) => manufacturer))].sort());
      const ofOne = await list('admin', { proizvodjac: 'Maison Grasse &amp; Fils' });
      expect(ofOne.results).toBe(seeded.filter(({ manufacturer }) => manufacturer === 'Maison Grasse & Fils').length);
      const [linked, others] = [
        await list('klijent', { uKatalogu: 'da' }),
        await list('konsultant', { uKatalogu: 'ne' }),
      ];
      expect(
        [linked, others].map(
          (page) => new Set(page.data.data.map(({ companyRelationship }) => companyRelationship?.uKatalogu)),
        ),
      ).toEqual([new Set([true]), new Set([false])]);
    });

    test.each(['tradeName', '-tradeName', 'proizvodjac', 'createdAt', '-updatedAt'] as const)(
      'sorted by %s, the pages contain every raw material once',
      async (sort) => {
        const found = await all('admin', { sort });
        const field = sort.replace('-', '') as 'tradeName';
        const keys = found.map((one) =>
          (sort === 'proizvodjac' ? plain(one.manufacturer) : plain(one[field]))
            .normalize('NFD')
            .replace(/\p{M}/gu, '')
            .toLowerCase()
            .replaceAll('đ', 'dj')
            .replaceAll('–', ''),
        );
        const ordered = [...keys].sort((one, other) => (one < other ? -1 : 1));
        expect(keys).toEqual(sort.startsWith('-') ? ordered.reverse() : ordered);
        expect(new Set(found.map(({ slug }) => slug)).size).toBe(found.length);
      },
    );
  });

  describe('writes', () => {
    test('a new raw material has its values and a unique slug', async () => {
      const texts = {
        tradeName: '  Sir &amp; "med" <b> – 1,2  ',
        proizvodjac: 'A &amp;amp; B',
        sifra: ' AB &amp; 1 ',
        inci: '1,2-HEXANEDIOL, SILICA&#44; DIMETHYL SILYLATE, AQUA',
        maxConc: '1,5, <0.1, ',
      };
      const entered = await enter('konsultant', { ...texts, ...otherValues, vrsta: 'parfum' });
      const { material } = await ask('konsultant', 'GET', `/sir-inci/${entered.slug}`);
      expect([
        plain(material.tradeName),
        plain(material.manufacturer),
        plain(material.sifra),
        plain(material.CMR),
        material.verzija,
        material.firma,
      ]).toEqual(['Sir & "med" <b> – 1,2', 'A &amp; B', 'AB & 1', 'Pb', 1, lavanda]);
      expect([namesOf(material), concentrationsOf(material)]).toEqual([
        ['1,2-HEXANEDIOL', 'SILICA, DIMETHYL SILYLATE', 'AQUA'],
        ['1.5', '<0.1', ''],
      ]);
      const slugs = (
        await Promise.all(
          ['Uvoz', 'Raws', 'Folderi', '!!!', 'Uvoz'].map((tradeName) => enter('konsultant', { tradeName })),
        )
      ).map(({ slug }) => slug);
      expect(slugs.sort()).toEqual(['folderi-2', 'raws-2', 'sirovina', 'uvoz-2', 'uvoz-3']);
      await remove(entered.slug, ...slugs);
    });

    test.each([
      [{ tradeName: ' ' }, ['tradeName']],
      [{ tradeName: 'x'.repeat(201) }, ['tradeName']],
      [{ inci: 'A, , C', maxConc: '1, 2, 3' }, ['inci.1']],
      [{ inci: 'A, B', maxConc: '-1, voda' }, ['maxConc.0', 'maxConc.1']],
      [{ inci: 'A, B', maxConc: '1' }, ['maxConc']],
      [{ inci: Array.from({ length: 501 }, () => 'A').join(', '), maxConc: ', '.repeat(500) }, ['inci']],
      [{ mikrobiologija: 'a\0b' }, ['mikrobiologija']],
    ])('%j is rejected with its fields', async (change, paths) => {
      expect(
        await ask('konsultant', 'POST', '/sir-inci', { tradeName: 'Proba', inci: 'AQUA', maxConc: '', ...change }),
      ).toMatchObject({ status: 422, paths });
    });

    test('of ten changes of one version at once one succeeds', async () => {
      const { slug } = await enter('konsultant');
      const changes = await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          ask(
            'org',
            'PATCH',
            `/sir-inci/${slug}`,
            { ...otherValues, inci: `A${at}`, maxConc: '1' },
            { 'if-match': '"1"' },
          ),
        ),
      );
      expect(changes.map(({ status }) => status).sort()).toEqual([200, ...new Array<number>(9).fill(409)]);
      const won = changes.find(({ status }) => status === 200)?.material;
      expect((await ask('konsultant', 'GET', `/sir-inci/${slug}`)).material).toMatchObject({
        verzija: 2,
        incis: won?.incis,
      });
      await remove(slug);
    });

    test('dependent values and folders follow a change', async () => {
      const { slug } = await enter('konsultant', { ...otherValues });
      const patch = (change: object) =>
        ask('konsultant', 'PATCH', `/sir-inci/${slug}`, { ...otherValues, inci: 'AQUA', maxConc: '', ...change });
      expect((await patch({ selekcija: true })).material).toMatchObject({ opisRazloga: '', CMR: 'Pb' });
      expect((await patch({ imaCMR: 1 })).material).toMatchObject({ opisRazloga: 'Istekao.', CMR: '' });
      const folders = async () =>
        (
          (await ask('konsultant', 'GET', `/api/v1/sirovine/${slug}/folderi`)).data as {
            vrsta: string;
            trebaDeaktivirati?: boolean;
          }[]
        ).map(({ vrsta, trebaDeaktivirati }) => (trebaDeaktivirati ? `-${vrsta}` : vrsta));
      expect(await folders()).toHaveLength(6);
      expect(
        (await ask('konsultant', 'PUT', `/sir-inci/raws/${slug}`, { vrsta: 'parfum', tradeName: 'Proba' })).material,
      ).toMatchObject({ vrsta: 'parfum', verzija: 4 });
      expect((await folders()).slice(6)).toEqual(['alergeni', 'ifra']);
      await patch({ vrsta: 'extractOil' });
      expect((await folders()).slice(6)).toEqual(['alergeni', '-ifra']);
      await remove(slug);
    });
  });
}
