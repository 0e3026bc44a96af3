import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { Running } from '../client.ts';
import { companyIdOf } from '../../demo-data/companies.ts';
import { seededOverrides, usedLinks } from '../../demo-data/raw-material/catalogues.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from '../../demo-data/raw-material/rawMaterials.ts';
import { PIF_COUNT, pifAt } from '../../demo-data/pifs.ts';
import { otherValues, rawMaterialClient } from './rawMaterialClient.ts';

interface Usage {
  brojDeklaracija: number;
  deklaracije: { slug: string }[];
  brojPifova: number;
  brojKataloga: number;
}

const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const sumadija = companyIdOf('Šumadija Kozmetika d.o.o.');
const materials = Array.from({ length: RAW_MATERIAL_COUNT }, (_, index) => rawMaterialAt(index));
/** A global raw material that Lavanda neither created nor linked to its catalogue. */
const foreign = materials.find(
  (one) =>
    one.isGlobal &&
    one.creatorCompanyId !== lavanda &&
    !usedLinks.some(({ companyId, materialId }) => companyId === lavanda && materialId === one.id),
);

/** Links, overrides and usage of raw materials, for whichever database the stand-ins run on. */
export function describeOverrides(standIns: () => Running): void {
  const { ask, list, enter, remove } = rawMaterialClient(standIns);
  const slug = foreign?.slug ?? '';
  const path = (rest: string, of = slug) => `/api/v1/sirovine/${of}/${rest}`;
  const set = (json: object, of?: string) =>
    ask('konsultant', 'PATCH', path('overrides', of), { firmaId: lavanda, ...json });
  const overridesIn = async (name: 'konsultant' | 'konsultant2') =>
    (await ask(name, 'GET', `/sir-inci/${slug}`)).material.overrides as components['schemas']['Overrides'];
  const found = async (query: Record<string, string>) =>
    (await list('konsultant', query)).data.data.some((one) => one.slug === slug);
  afterEach(() => ask('konsultant', 'DELETE', `${path('overrides')}?firmaId=${lavanda}`));

  test('removing a link removes the overrides', async () => {
    const link = (uKatalogu: boolean) => ask('konsultant', 'PUT', path('katalog'), { uKatalogu });
    const isLinked = async () =>
      (await ask('konsultant', 'GET', `/sir-inci/${slug}`)).material.companyRelationship?.uKatalogu;
    expect([(await link(true)).status, (await link(true)).status, await isLinked()]).toEqual([200, 200, true]);
    await set({ ukljuceno: true, cmr: 'Pb' });
    expect([(await link(false)).status, (await link(false)).status, await isLinked()]).toEqual([200, 200, false]);
    expect(await overridesIn('konsultant')).toMatchObject({ ukljuceno: false, vrednosti: {} });
  });

  test('a raw material is invisible without its link, except to its creator', async () => {
    const { slug: created } = await enter('konsultant');
    expect([
      (await ask('klijent', 'GET', `/sir-inci/${created}`)).status,
      (await ask('konsultant2', 'GET', `/sir-inci/${created}`)).status,
    ]).toEqual([200, 404]);
    expect(await ask('konsultant', 'PUT', path('katalog', created), { uKatalogu: false })).toMatchObject({
      status: 422,
      paths: ['uKatalogu'],
    });
    await remove(created);
  });

  test('the demo companies have overrides, active and inactive ones', async () => {
    const shown = (await list('klijent', { uKatalogu: 'da' })).data.data.filter(
      ({ overrides }) => Object.keys(overrides?.vrednosti ?? {}).length > 0,
    );
    const seeded = seededOverrides.filter(({ companyId }) => companyId === lavanda);
    expect(shown.map(({ _id, overrides }) => [_id, overrides?.ukljuceno]).sort()).toEqual(
      seeded.map(({ materialId, isActive }) => [materialId, isActive]).sort(),
    );
  });

  test('overrides are stored per company and field', async () => {
    const { verzija } = (await ask('konsultant', 'GET', `/sir-inci/${slug}`)).material;
    await set({ ukljuceno: true, microbiology: 'A &amp; B', impurities: null });
    await set({ hasCmr: 2, cmr: 'Pb', incis: 'A, B&#44; C', maxConc: '1,5, &lt;0.1' });
    const { overrides, verzija: after } = (await ask('konsultant', 'GET', `/sir-inci/${slug}`)).material;
    expect([overrides?.ukljuceno, Object.keys(overrides?.vrednosti ?? {}).sort(), after]).toEqual([
      true,
      ['cmr', 'hasCmr', 'impurities', 'incis', 'maxConc', 'microbiology'],
      verzija,
    ]);
    expect(overrides?.vrednosti).toMatchObject({ impurities: null, hasCmr: 2, incis: 'A, B&#44; C' });
    expect(await overridesIn('konsultant2')).toMatchObject({ ukljuceno: false, vrednosti: {} });
    expect(
      (await ask('konsultant', 'POST', path('overrides/reset'), { firmaId: lavanda, polja: ['microbiology', 'cmr'] }))
        .data,
    ).toMatchObject({ ukljuceno: true });
    expect(Object.keys((await overridesIn('konsultant')).vrednosti).sort()).toEqual([
      'hasCmr',
      'impurities',
      'incis',
      'maxConc',
    ]);
    expect((await ask('konsultant', 'DELETE', `${path('overrides')}?firmaId=${lavanda}`)).data).toMatchObject({
      ukljuceno: false,
      vrednosti: {},
    });
  });

  test('overrides that are set at the same time are all stored', async () => {
    await Promise.all([set({ cmr: 'Pb' }), set({ nano: 1 }), set({ impurities: 'As' }), set({ ukljuceno: true })]);
    expect(await overridesIn('konsultant')).toMatchObject({
      ukljuceno: true,
      vrednosti: { cmr: 'Pb', nano: 1, impurities: 'As' },
    });
  });

  test('there must be as many INCI names in force as concentrations', async () => {
    const count = foreign?.composition.length ?? 0;
    const texts = (length: number) => Array.from({ length }, () => '1').join(', ');
    expect(await set({ incis: texts(count + 1) })).toMatchObject({ status: 422, paths: ['incis'] });
    expect(await set({ maxConc: texts(count + 1) })).toMatchObject({ status: 422, paths: ['maxConc'] });
    expect((await set({ incis: texts(count) })).status).toBe(200);
    expect((await set({ incis: texts(count + 1), maxConc: texts(count + 1) })).status).toBe(200);
    expect(
      await ask('konsultant', 'POST', path('overrides/reset'), { firmaId: lavanda, polja: ['incis'] }),
    ).toMatchObject({ status: 422 });
    expect(
      (await ask('konsultant', 'POST', path('overrides/reset'), { firmaId: lavanda, polja: ['incis', 'maxConc'] }))
        .status,
    ).toBe(200);
    expect(await set({ maxConc: '1, 101, x' })).toMatchObject({ status: 422, paths: ['maxConc.1', 'maxConc.2'] });
  });

  test('overridden names and concentrations stay paired when the global INCI names change', async () => {
    const { slug: created } = await enter('konsultant', { inci: 'AQUA, MICA', maxConc: '80, 20' });
    const save = (inci: string, maxConc: string) =>
      ask('konsultant', 'PATCH', `/sir-inci/${created}`, { ...otherValues, inci, maxConc });
    const overriddenTexts = async () => {
      const { vrednosti = {} } = (await ask('konsultant', 'GET', `/sir-inci/${created}`)).material.overrides ?? {};
      // Whether the joined texts have spaces depends on the id.
      return Object.fromEntries(
        Object.entries(vrednosti).map(([field, joined]) => [field, String(joined).split(/, ?/).join(', ')]),
      );
    };
    await set({ maxConc: '70, 15' }, created);
    await save('AQUA, MICA', '90, 10');
    expect(await overriddenTexts()).toEqual({ maxConc: '70, 15' });
    await save('SILICA, AQUA, MICA', '1, 90, 9');
    expect(await overriddenTexts()).toEqual({ incis: 'AQUA, MICA', maxConc: '70, 15' });
    await ask('konsultant', 'POST', path('overrides/reset', created), {
      firmaId: lavanda,
      polja: ['incis', 'maxConc'],
    });
    await set({ incis: 'KAOLIN, AQUA, MICA' }, created);
    await save('AQUA', '100');
    expect(await overriddenTexts()).toEqual({ incis: 'KAOLIN, AQUA, MICA', maxConc: '1, 90, 9' });
    await remove(created);
  });

  test('search and filters use the values in force for the company', async () => {
    const values = { incis: 'ZLATOUST', maxConc: '1', type: 'aroma', nano: 1, hasCmr: 2 };
    const queries: Record<string, string>[] = [
      { 'text[search]': '"zlatoust"' },
      { 'text[search]': '"zlatoust"', polje: 'inci' },
      { vrsta: 'aroma', nano: '1' },
      { imaCMR: '2', 'text[search]': `"${foreign?.tradeName ?? ''}"` },
    ];
    const hits = () => Promise.all(queries.map(found));
    await set({ ...values, ukljuceno: false });
    expect(await hits()).toEqual([false, false, false, false]);
    expect(await found({ 'text[search]': `"${foreign?.composition[0]?.inci ?? ''}"`, polje: 'inci' })).toBe(true);
    await set({ ukljuceno: true });
    expect(await hits()).toEqual([true, true, true, true]);
    expect(await found({ 'text[search]': `"${foreign?.composition[0]?.inci ?? ''}"`, polje: 'inci' })).toBe(false);
    expect((await list('konsultant2', { 'text[search]': '"zlatoust"' })).results).toBe(0);
  });

  describe('usage', () => {
    const usage = async (name: 'konsultant' | 'dcp', of: string) =>
      (await ask(name, 'GET', path('upotreba', of))).data as Usage;
    let labels: { _id: string; slug: string; firma: string; inciProizvoda: string[] }[] = [];
    beforeAll(async () => {
      // Other suites on the same database delete labels.
      const pages = await Promise.all([1, 2].map((page) => ask('admin', 'GET', `/?limit=100&page=${page}`)));
      labels = pages.flatMap(({ body }) => (body as { sveDeklaracije: typeof labels }).sveDeklaracije);
    });
    const labelsListing = (names: string[], companies: string[]) =>
      labels.filter(
        ({ firma, inciProizvoda }) => companies.includes(firma) && names.every((name) => inciProizvoda.includes(name)),
      );
    const companies = [lavanda, sumadija, companyIdOf('Đerdap Botanika d.o.o.')];

    test('counts the labels that list all INCI names in force', async () => {
      const { slug: created } = await enter('konsultant', { inci: 'GLYCERIN, XANTHAN GUM', maxConc: '1, 2' });
      const both = labelsListing(['GLYCERIN', 'XANTHAN GUM'], companies);
      const { brojDeklaracija, deklaracije } = await usage('konsultant', created);
      expect([brojDeklaracija, deklaracije.map((label) => label.slug).sort()]).toEqual([
        both.length,
        both.map((label) => label.slug).sort(),
      ]);
      expect(both.length).toBeGreaterThan(0);
      await set({ ukljuceno: true, incis: 'GLYCERIN', maxConc: '1' }, created);
      const elsewhere = labelsListing(['GLYCERIN', 'XANTHAN GUM'], companies.slice(1));
      expect((await usage('konsultant', created)).brojDeklaracija).toBe(
        elsewhere.length + labelsListing(['GLYCERIN'], [lavanda]).length,
      );
      await ask('konsultant', 'PATCH', `/sir-inci/${created}`, {
        ...otherValues,
        inci: 'NOVUM (1,2) [*] EXTRACT',
        maxConc: '1',
      });
      await set({ ukljuceno: false }, created);
      expect(await usage('konsultant', created)).toEqual({
        deklaracijeFormula: { broj: 0, stavke: [] },
        dosijeiFormula: { broj: 0, stavke: [] },
        formule: { broj: 0, stavke: [] },
        brojDeklaracija: 0,
        deklaracije: [],
        brojPifova: 0,
        brojKataloga: 0,
        katalozi: [],
      });
      await remove(created);
    });

    test('counts the PIFs of those labels, except for a dcp', async () => {
      const { slug: created } = await enter('konsultant', { inci: 'GLYCERIN', maxConc: '1' });
      const ids = new Set(labelsListing(['GLYCERIN'], companies).map(({ _id }) => _id));
      const files = Array.from({ length: PIF_COUNT }, (_, at) => pifAt(at)).filter(({ labelId }) =>
        ids.has(labelId ?? ''),
      );
      expect(files.length).toBeGreaterThan(0);
      expect([(await usage('konsultant', created)).brojPifova, (await usage('dcp', created)).brojPifova]).toEqual([
        files.length,
        0,
      ]);
      await remove(created);
    });

    test('counts the catalogues of the caller’s companies', async () => {
      const taken = usedLinks.find(({ companyId }) => companyId === lavanda)?.materialId;
      const { slug: of = '', creatorCompanyId } = materials.find(({ id }) => id === taken) ?? {};
      const linked = usedLinks.filter(
        ({ companyId, materialId }) =>
          materialId === taken && companies.includes(companyId) && companyId !== creatorCompanyId,
      );
      expect((await usage('konsultant', of)).brojKataloga).toBe(linked.length);
    });
  });
}
