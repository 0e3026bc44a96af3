import { companyIdOf } from '../../../mocks/demo-data/companies.ts';
import type { Call } from '../../../mocks/product-server/service/calls.ts';
import { startBff, type TestBff } from '../../../tests/support/bff.ts';

interface Saved {
  label: {
    slug: string;
    photoUrl: string | null;
    ingredients: string[];
    status: string;
    content: { version: number; ingredientText: string };
  };
}

const FIELDS = 'slug photoUrl ingredients status content { version ingredientText }';
const CREATE = `mutation Create($input: CreateLabelInput!) { saved: createLabel(input: $input) { label { ${FIELDS} } } }`;
const UPDATE = `mutation Update($input: UpdateLabelInput!) { saved: updateLabel(input: $input) { label { ${FIELDS} } } }`;
const companyId = companyIdOf('Lavanda Natura d.o.o.');
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
  await bff.askAs('konsultant', '{ checkIngredients(input: {text: "Aqua"}) { total } }');
});
afterEach(() => bff.standIns.product.clearFaults());
afterAll(() => bff.close());

const ask = (query: string, input: unknown) =>
  bff.askAs<{ saved: Saved } | null>('konsultant', query, { variables: { input } });
const create = (content: object, more: object = {}) =>
  ask(CREATE, { companyId, content: { name: 'Krem', ...content }, ...more });
const labelOf = ({ data }: Awaited<ReturnType<typeof ask>>) => data!.saved.label;
const shown = (calls: Call[]) => calls.map(({ method, path }) => `${method} ${path}`);

/** Invalid values for every field of the content. */
const invalidContents: [object, string][] = [
  [{ name: '' }, 'name'],
  [{ name: '   ' }, 'name'],
  [{ name: null }, 'name'],
  [{ name: 'x'.repeat(201) }, 'name'],
  [{ name: 'a\u0000b' }, 'name'],
  [{ name: 'a\ud800' }, 'name'],
  [{ name: 'a\nb' }, 'name'],
  [{ productCode: 'x'.repeat(61) }, 'productCode'],
  [{ ingredientText: 'x'.repeat(100_001) }, 'ingredientText'],
  [{ ingredientText: 'Aqua\u0000' }, 'ingredientText'],
  [{ ingredientText: 'Aqua \udfff' }, 'ingredientText'],
  [{ labelText: 'x'.repeat(10_001) }, 'labelText'],
  [{ precautions: 'x'.repeat(10_001) }, 'precautions'],
  [{ remarks: 'x'.repeat(10_001) }, 'remarks'],
  [{ category: 'soup' }, 'category'],
  [{ category: '' }, 'category'],
  [{ use: 'BOTH' }, 'use'],
  [{ markets: [] }, 'markets'],
  [{ markets: null }, 'markets'],
  [{ markets: ['RS', 'RS'] }, 'markets'],
  [{ markets: ['US'] }, 'markets.0'],
  [{ nominalContent: 'x'.repeat(61) }, 'nominalContent'],
  [{ paoMonths: 0 }, 'paoMonths'],
  [{ paoMonths: 121 }, 'paoMonths'],
  [{ paoMonths: 1.5 }, 'paoMonths'],
  [{ paoMonths: '12' }, 'paoMonths'],
  [{ phMin: -0.1 }, 'phMin'],
  [{ phMax: 14.01 }, 'phMax'],
  [{ phMin: 5.555 }, 'phMin'],
  [{ phMin: 6, phMax: 5 }, 'phMax'],
  [{ percentages: [{ name: 'UREA', percent: 0 }] }, 'percentages.0.percent'],
  [{ percentages: [{ name: ' ', percent: 1 }] }, 'percentages.0.name'],
  [{ percentages: ['UREA', 'Urea'].map((name) => ({ name, percent: 1 })) }, 'percentages'],
  [{ percentages: ['AQUA', 'UREA'].map((name) => ({ name, percent: 50.1 })) }, 'percentages'],
  [{ minimumDurabilityMonths: 601 }, 'minimumDurabilityMonths'],
  [{ bestBefore: 'x'.repeat(41) }, 'bestBefore'],
  [{ countryOfOrigin: 'x'.repeat(101) }, 'countryOfOrigin'],
  [{ responsiblePerson: 'x'.repeat(501) }, 'responsiblePerson'],
  [{ batch: 'x'.repeat(101) }, 'batch'],
  [{ productFunction: 'x'.repeat(201) }, 'productFunction'],
  [{ isForUnderThree: 'yes' }, 'isForUnderThree'],
];

test.each(invalidContents.map(([content, field]) => [JSON.stringify(content).slice(0, 60), content, field] as const))(
  '%s is rejected with its field, without a call to the service',
  async (_shown, content, field) => {
    const calls = await bff.callsDuring(async () => {
      for (const response of [await create(content), await ask(UPDATE, { slug: 'a', version: 1, content })]) {
        expect([response.code, response.errors[0]?.extensions.fields?.map(({ path }) => path)]).toEqual([
          'BAD_USER_INPUT',
          [`input.content.${field}`],
        ]);
      }
    });
    expect(calls).toEqual([]);
  },
);

test.each([
  [CREATE, { companyId: 'Sve', content: { name: 'x' } }, 'input.companyId'],
  [CREATE, { companyId, content: {} }, 'input.content.name'],
  [CREATE, { companyId, content: { name: 'x' }, photoUpload: 'x'.repeat(101) }, 'input.photoUpload'],
  [CREATE, { companyId, content: { name: 'x', status: 'GREEN' } }, 'input.content.status'],
  [UPDATE, { slug: '', version: 1, content: {} }, 'input.slug'],
  [UPDATE, { slug: 'x'.repeat(2000), version: 1, content: {} }, 'input.slug'],
  [UPDATE, { slug: 'a', version: 0, content: {} }, 'input.version'],
  [UPDATE, { slug: 'a', version: 1, content: {}, photoUpload: 'abc', removePhoto: true }, 'input.removePhoto'],
] as const)('%s is rejected with its field (%#)', async (query, input, field) => {
  const { code, errors } = await ask(query, input);
  expect([code, errors[0]?.extensions.fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', field]);
});

test('ingredient texts of any size and script are stored, with a limited number of names', async () => {
  const many = labelOf(
    await create({ ingredientText: Array.from({ length: 5000 }, (_, index) => `Nešto ${index}`).join(', ') }),
  );
  expect([many.status, many.ingredients.length, many.ingredients[0]]).toEqual(['RED', 500, 'Nešto 0']);
  const long = labelOf(await create({ ingredientText: 'x'.repeat(20_000) }));
  expect([long.ingredients, long.content.ingredientText.length]).toEqual([['x'.repeat(200)], 20_000]);
  const cyrillic = labelOf(await create({ name: 'Крема за руке', ingredientText: 'Вода, Глицерин' }));
  expect(cyrillic).toMatchObject({ slug: 'krema-za-ruke', content: { ingredientText: 'Вода, Глицерин' } });
});

describe('a label photo', () => {
  async function upload(): Promise<string> {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'pack.png');
    const headers = { authorization: `Bearer ${await bff.tokenOf('konsultant')}`, 'apollo-require-preflight': 'true' };
    return (
      (await (await fetch(`${bff.url}/uploads`, { method: 'POST', headers, body })).json()) as { reference: string }
    ).reference;
  }
  const isShown = async (photoUrl: string | null) =>
    (await fetch(`${bff.url}${photoUrl ?? '/nothing'}`)).headers.get('content-type') === 'image/webp';

  test('is added, replaced and removed', async () => {
    const photoUpload = await upload();
    const calls = await bff.callsDuring(() => create({}, { photoUpload }));
    expect(shown(calls)).toEqual(['POST /deklaracija/photo', 'POST /deklaracija']);
    const first = labelOf(await create({}, { photoUpload: await upload() }));
    expect([first.photoUrl, await isShown(first.photoUrl)]).toEqual([
      expect.stringMatching(/^\/files\/deklaracijaImages\/[0-9a-f]{32}\.webp$/),
      true,
    ]);
    const second = labelOf(
      await ask(UPDATE, { slug: first.slug, version: 1, content: {}, photoUpload: await upload() }),
    );
    expect([await isShown(first.photoUrl), await isShown(second.photoUrl)]).toEqual([false, true]);
    const unchanged = labelOf(
      await ask(UPDATE, {
        slug: first.slug,
        version: 2,
        content: { paoMonths: 6 },
        photoUpload: null,
        removePhoto: false,
      }),
    );
    expect(unchanged.photoUrl).toBe(second.photoUrl);
    expect(
      labelOf(await ask(UPDATE, { slug: first.slug, version: 3, content: {}, removePhoto: true })).photoUrl,
    ).toBeNull();
    expect(await isShown(second.photoUrl)).toBe(false);
  });

  test('that the service rejects leaves the label unchanged', async () => {
    const { slug } = labelOf(await create({}));
    await bff.standIns.product.fault({ path: '/deklaracija/photo', kind: 'status', status: 500 });
    const inputs = [
      [CREATE, { companyId, content: { name: 'Nikad' } }],
      [UPDATE, { slug, version: 1, content: { name: 'Nikad' } }],
    ] as const;
    for (const [query, input] of inputs) {
      const photoUpload = await upload();
      const calls = await bff.callsDuring(async () =>
        expect((await ask(query, { ...input, photoUpload })).code).toBe('UPSTREAM_UNAVAILABLE'),
      );
      expect(shown(calls).filter((call) => !call.startsWith('GET'))).toEqual(['POST /deklaracija/photo']);
    }
  });

  test.each(['no-such-upload', '../../etc/passwd'])('cannot be set with the reference %s', async (photoUpload) => {
    const { code, errors } = await create({}, { photoUpload });
    expect([code, errors[0]?.extensions.fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', 'input.photoUpload']);
  });

  test('can be used again after a conflict', async () => {
    const { slug } = labelOf(await create({}));
    const photoUpload = await upload();
    expect((await ask(UPDATE, { slug, version: 5, content: {}, photoUpload })).code).toBe('CONFLICT');
    expect((await ask(UPDATE, { slug, version: 1, content: {}, photoUpload })).errors).toEqual([]);
  });
});
