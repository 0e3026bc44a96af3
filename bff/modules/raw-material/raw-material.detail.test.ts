import type { Person, TestBff } from '../../../tests/support/bff.ts';
import { aMaterial, DETAIL, shown } from '../../../tests/support/raw-material.rest.ts';
import { webDocuments } from '../../../tests/support/webDocuments.ts';
import { rawMaterialRequests, startBffFor } from '../../../tests/support/raw-material.requests.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBffFor('admin', 'konsultant', 'dcp', 'klijent');
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(() => bff.close());

const { create, query, respondNext } = rawMaterialRequests(() => bff);
const path = '/api/v1/sirovine';

describe('a raw material', () => {
  test('its folders and its usage cost one more call each', async () => {
    const { slug } = await create();
    expect(
      shown(
        await bff.callsDuring(async () =>
          expect((await query('konsultant', slug, DETAIL)).data.rawMaterial.slug).toBe(slug),
        ),
      ),
    ).toEqual([`GET /sir-inci/${slug}`]);
    const calls = await bff.callsDuring(() =>
      query(
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

  test('the form asks once, which costs one call for each resource', async () => {
    const { slug } = await create();
    const form = webDocuments().find(({ name }) => name === 'RawMaterialForm')?.text ?? '';
    const calls = await bff.callsDuring(async () => {
      const variables = { slug, companyId: null, withCompanies: true, withPanels: true };
      const { data, errors } = await bff.askAs('konsultant', form, { variables });
      expect(errors).toEqual([]);
      expect(data).toMatchObject({ rawMaterial: { slug, overrides: { fields: [] }, globalValues: {} } });
    });
    expect(
      shown(calls)
        .map((call) => call.replace(/\?.*/, ''))
        .sort(),
    ).toEqual(['GET /api/v1/pifs/firme', `GET ${path}/${slug}/folderi`, `GET /sir-inci/${slug}`]);
  });

  test('HTML entities of the service are decoded once', async () => {
    await respondNext(
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
        { inciName: 'SAMBUCUS NIGRA FLOWER EXTRACT', maxConcentration: '1,5', minPercent: 1.5, maxPercent: 1.5 },
        { inciName: '1,2-HEXANEDIOL', maxConcentration: '<0.1', minPercent: 0, maxPercent: 0.1 },
        { inciName: 'A, B', maxConcentration: null, minPercent: null, maxPercent: null },
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
    expect((await query('admin', 'any', DETAIL)).data.rawMaterial).toMatchObject({
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
  ])('the wire type %j is read as %s', async (vrsta, type) => {
    await respondNext(aMaterial({ vrsta }));
    expect((await query('admin', 'any', 'values { type }')).data.rawMaterial.values.type).toBe(type);
  });

  test('fields that the service omits get defaults', async () => {
    await respondNext({ _id: 'a'.repeat(24), slug: 'gola', tradeName: '', incis: null, maxConc: null });
    const { data, errors } = await query('admin', 'any', DETAIL);
    expect(errors).toEqual([]);
    expect(data.rawMaterial).toMatchObject({
      version: expect.any(Number) as number,
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

  test('concentrations without a name or without a number are tolerated', async () => {
    await respondNext(aMaterial({ incis: ['AQUA', 'MICA', ' '], maxConc: ['q.s.', 4, 5, 6] }));
    expect(
      (await query('admin', 'any', 'values { concentrationSum composition { inciName maxConcentration maxPercent } }'))
        .data.rawMaterial.values,
    ).toEqual({
      concentrationSum: 4,
      composition: [
        { inciName: 'AQUA', maxConcentration: 'q.s.', maxPercent: null },
        { inciName: 'MICA', maxConcentration: '4', maxPercent: 4 },
      ],
    });
    await respondNext(aMaterial({ incis: ['AQUA', 'MICA'], maxConc: '5' }));
    expect(
      (await query('admin', 'any', 'values { composition { maxPercent } }')).data.rawMaterial.values.composition,
    ).toEqual([{ maxPercent: 5 }, { maxPercent: null }]);
  });

  test.each<[Person, object, string]>([
    ['admin', { isCreator: false, uKatalogu: false }, 'Edit Delete EditDocuments'],
    ['konsultant', { isCreator: true, uKatalogu: true }, 'Edit EditIdentity Delete EditDocuments'],
    ['konsultant', { isCreator: false, uKatalogu: true }, 'Edit Unlink EditDocuments'],
    ['dcp', { isCreator: true, uKatalogu: true }, ''],
    ['klijent', { isCreator: true, uKatalogu: true }, ''],
  ])('the rights of %s with %j', async (person, companyRelationship, rights) => {
    await respondNext(aMaterial({ companyRelationship }));
    const names = ['Edit', 'EditIdentity', 'Delete', 'Unlink', 'EditDocuments'];
    const { data } = await bff.askAs<{ rawMaterial: Record<string, boolean> }>(
      person,
      `{ rawMaterial(slug: "any") { ${names.map((name) => `viewerCan${name}`).join(' ')} } }`,
    );
    expect(names.filter((name) => data.rawMaterial[`viewerCan${name}`]).join(' ')).toBe(rights);
  });
});
