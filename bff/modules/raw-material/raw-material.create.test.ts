import { companyIdOf } from '../../../mocks/demo-data/companies.ts';
import type { TestBff } from '../../../tests/support/bff.ts';
import { shown } from '../../../tests/support/raw-material.rest.ts';
import {
  compositionOf,
  invalidPaths,
  mutation,
  rawMaterialRequests,
  rows,
  startBffFor,
} from '../../../tests/support/raw-material.requests.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBffFor('konsultant');
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(() => bff.close());

const { write, create, query, read, findForeign, findOfOtherOrganisation } = rawMaterialRequests(() => bff);

const lavanda = companyIdOf('Lavanda Natura d.o.o.');

describe('creating a raw material', () => {
  test('one call stores it for the selected company and returns it as it was sent', async () => {
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
        code: 'AT & T-7',
        type: 'EXTRACT_OIL',
        values,
      });
      expect(material).toMatchObject({
        tradeName: 'Ulje & „med“',
        manufacturer: 'AT&amp;T',
        code: 'AT & T-7',
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
      expect(compositionOf(material)).toEqual(['A, B & C|0.1-0.5', '1,2-HEXANEDIOL|1.5', 'AQUA|']);
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

  test('whoever enters it for another company that it works for stays its creator', async () => {
    const { data } = await bff.askAs<{ companies: { id: string }[] }>('konsultant', '{ companies { id } }');
    const companyId = data.companies.find(({ id }) => id !== lavanda)?.id;
    const input = { tradeName: 'Ulje za drugu firmu', companyId, values: { composition: rows('AQUA|') } };
    const { slug, ...material } = await create(input);
    expect(material).toMatchObject({ company: { id: companyId }, viewerCanEditIdentity: true });
    const { errors } = await write('updateRawMaterial', { slug, version: 1, values: {}, tradeName: 'Ulje za treću' });
    expect(errors).toEqual([]);
    const seen = await query('org', slug, 'tradeName viewerCanEditIdentity');
    expect(seen.data.rawMaterial).toMatchObject({ tradeName: 'Ulje za treću', viewerCanEditIdentity: false });
  });

  test.each(['createRawMaterial', 'linkRawMaterial'])('%s names no company of another organisation', async (name) => {
    const companyId = companyIdOf('Panonska Lepota d.o.o.');
    const { slug } = await create({ tradeName: `Ulje ${name}`, values: { composition: rows('AQUA|') } });
    const input =
      name === 'linkRawMaterial' ? { slug } : { tradeName: 'Tuđe ulje', values: { composition: rows('AQUA|') } };
    const { errors } = await write(name, { ...input, companyId });
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['NOT_FOUND']);
  });

  test('whoever works on all companies has to name one', async () => {
    const ask = (companyId?: string) =>
      bff.askAs<{ createRawMaterial: { rawMaterial: { slug: string } } }>(
        'admin',
        'mutation ($input: CreateRawMaterialInput!) { createRawMaterial(input: $input) { rawMaterial { slug } } }',
        {
          variables: {
            input: { tradeName: 'Ulje za jednu firmu', companyId, values: { composition: rows('AQUA|') } },
          },
        },
      );
    const refused = await ask();
    expect([refused.code, invalidPaths(refused)]).toEqual(['BAD_USER_INPUT', ['input.companyId']]);
    expect((await ask(companyIdOf('Panonska Lepota d.o.o.'))).errors).toEqual([]);
  });

  test('the ends of a concentration can be given as figures, and are kept as a range', async () => {
    const composition = [
      { inciName: 'SORBITAN CAPRYLATE', minPercent: 20, maxPercent: 40 },
      { inciName: 'PHENOXYETHANOL', maxPercent: 60.5 },
      { inciName: 'AQUA' },
    ];
    const { values } = await create({ values: { composition } });
    expect(values.composition).toEqual([
      { inciName: 'SORBITAN CAPRYLATE', maxConcentration: '20-40', minPercent: 20, maxPercent: 40 },
      { inciName: 'PHENOXYETHANOL', maxConcentration: '60.5', minPercent: 60.5, maxPercent: 60.5 },
      { inciName: 'AQUA', maxConcentration: null, minPercent: null, maxPercent: null },
    ]);
  });

  test.each<[string, object]>([
    ['input.tradeName', { tradeName: '  ' }],
    ['input.tradeName', { tradeName: 'x'.repeat(201) }],
    ['input.code', { code: 'x'.repeat(61) }],
    ['input.values.composition', { values: {} }],
    ['input.values.composition', { values: { composition: [] } }],
    ['input.values.composition.1.inciName', { values: { composition: rows('AQUA|5', ' |5') } }],
    ['input.values.composition.3.maxConcentration', { values: { composition: rows('AQUA|5', 'A|', 'B|', 'C|101') } }],
    ['input.values.composition.0.maxPercent', { values: { composition: [{ inciName: 'AQUA', minPercent: 5 }] } }],
    [
      'input.values.composition.0.maxPercent',
      { values: { composition: [{ inciName: 'AQUA', minPercent: 40, maxPercent: 20 }] } },
    ],
    [
      'input.values.composition.0.maxPercent',
      { values: { composition: [{ inciName: 'AQUA', maxConcentration: '5', maxPercent: 5 }] } },
    ],
    ['input.values.cmrQuantity', { values: { composition: rows('AQUA|5'), cmrStatus: 'NONE', cmrQuantity: 'D4' } }],
    ['input.values.microbiology', { values: { composition: rows('AQUA|5'), microbiology: 'x'.repeat(5001) } }],
  ])('an invalid %s is refused without a call', async (path, more) => {
    const calls = await bff.callsDuring(async () => {
      const response = await write('createRawMaterial', {
        tradeName: 'X',
        values: { composition: rows('AQUA|5') },
        ...more,
      });
      expect([response.code, invalidPaths(response)]).toEqual(['BAD_USER_INPUT', [path]]);
    });
    expect(calls).toEqual([]);
  });
});

test('a raw material can be linked to the catalogue and unlinked, but not from its creator’s catalogue', async () => {
  const { slug } = await findForeign();
  const { data } = await write('linkRawMaterial', { slug });
  expect(data['linkRawMaterial']?.rawMaterial).toMatchObject({ slug, isInCatalogue: true, viewerCanUnlink: true });
  const unlink = (of: string) =>
    bff.askAs('konsultant', mutation('unlinkRawMaterial', 'unlinkedRawMaterialSlug'), {
      variables: { input: { slug: of } },
    });
  expect((await unlink(slug)).data).toEqual({ unlinkRawMaterial: { unlinkedRawMaterialSlug: slug } });
  expect((await read(slug)).isInCatalogue).toBe(false);
  const mine = await create();
  expect([(await unlink(mine.slug)).code, invalidPaths(await unlink(mine.slug))]).toEqual([
    'BAD_USER_INPUT',
    ['input.slug'],
  ]);
});

test('only the organisation that entered a raw material can delete it', async () => {
  const remove = (slug: string) =>
    bff.askAs('konsultant', mutation('deleteRawMaterial', 'deletedRawMaterialSlug'), {
      variables: { input: { slug } },
    });
  const { slug } = await create();
  const others = await findOfOtherOrganisation();
  const calls = await bff.callsDuring(async () => {
    expect((await remove(others.slug)).code).toBe('FORBIDDEN');
    expect((await remove(slug)).data).toEqual({ deleteRawMaterial: { deletedRawMaterialSlug: slug } });
  });
  expect(shown(calls)).toEqual([`GET /sir-inci/${others.slug}`, `GET /sir-inci/${slug}`, `DELETE /sir-inci/${slug}`]);
  expect((await remove(slug)).code).toBe('NOT_FOUND');
});
