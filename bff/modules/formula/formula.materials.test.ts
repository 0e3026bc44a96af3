import { companyIdOf } from '../../../mocks/demo-data/companies.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

interface Found {
  formulaMaterials: { name: string; material: { slug: string; code: string | null; composition: object[] } }[];
}

const FIND = `query ($companyId: ID, $names: [String!]!) { formulaMaterials(companyId: $companyId, names: $names) {
  name material { slug code composition { inciName maxConcentration minPercent maxPercent } } } }`;
const NEW = `mutation ($input: CreateRawMaterialInput!) { createRawMaterial(input: $input) { rawMaterial { slug } } }`;
const lavanda = companyIdOf('Lavanda Natura d.o.o.');

let bff: TestBff;
let slug = '';
beforeAll(async () => {
  bff = await startBff();
  slug = await enter('Emulgator & stabilizator', { code: 'EM-7' });
  await enter('Dvojnik', { manufacturer: 'Prvi' });
  await enter('Dvojnik', { manufacturer: 'Drugi' });
});
afterAll(() => bff.close());

async function enter(tradeName: string, more: object): Promise<string> {
  const composition = [{ inciName: 'CETEARETH-20', maxConcentration: '10-20' }];
  const { data } = await bff.askAs<{ createRawMaterial: { rawMaterial: { slug: string } } }>('konsultant', NEW, {
    variables: { input: { tradeName, ...more, values: { composition } } },
  });
  return data.createRawMaterial.rawMaterial.slug;
}
const find = (names: readonly string[], more: object = { companyId: lavanda }, person: Person = 'konsultant') =>
  bff.askAs<Found>(person, FIND, { variables: { names, ...more } });

test('three hundred names are looked up in one call', async () => {
  const names = ['emulgator & STABILIZATOR', ...Array.from({ length: 299 }, (_, at) => `Nepoznato ${at}`)];
  const calls = await bff.callsDuring(async () => {
    const { data, errors } = await find(names);
    expect(errors).toEqual([]);
    expect(data.formulaMaterials).toEqual([
      {
        name: 'emulgator & STABILIZATOR',
        material: {
          slug,
          code: 'EM-7',
          composition: [{ inciName: 'CETEARETH-20', maxConcentration: '10-20', minPercent: 10, maxPercent: 20 }],
        },
      },
    ]);
  });
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/v1/formule/sirovine']);
});

test('the names of a composition are also given as the ingredient data spell them', async () => {
  const composition = ['Aqua', 'Walkyl Testate'].map((inciName) => ({ inciName, maxConcentration: '50' }));
  const { data } = await bff.askAs<{
    createRawMaterial: { rawMaterial: { values: { composition: { inciName: string; labelName: string }[] } } };
  }>('konsultant', NEW.replace('{ slug }', '{ values { composition { inciName labelName } } }'), {
    variables: { input: { tradeName: 'Uvezena voda', values: { composition } } },
  });
  expect(data.createRawMaterial.rawMaterial.values.composition).toEqual([
    { inciName: 'Aqua', labelName: 'AQUA' },
    { inciName: 'Walkyl Testate', labelName: 'Walkyl Testate' },
  ]);
});

test('a name that several raw materials have stands for none', async () => {
  expect((await find(['Dvojnik'])).data.formulaMaterials).toEqual([]);
});

test('the company worked on is the default', async () => {
  const { data } = await find(['Emulgator & stabilizator'], {});
  expect(data.formulaMaterials.map(({ material }) => material.slug)).toEqual([slug]);
});

test('another organisation finds no raw material of this one', async () => {
  expect((await find(['Emulgator & stabilizator'], {}, 'konsultant2')).data.formulaMaterials).toEqual([]);
  expect((await find(['Emulgator & stabilizator'], undefined, 'konsultant2')).code).toBe('BAD_USER_INPUT');
});

test.each<[string, readonly string[]]>([
  ['no name', []],
  ['a blank name', [' ']],
  ['more than 300 names', Array.from({ length: 301 }, (_, at) => `Naziv ${at}`)],
  ['a name of 201 characters', ['x'.repeat(201)]],
])('%s is refused without a call', async (_title, names) => {
  const calls = await bff.callsDuring(async () => expect((await find(names)).code).toBe('BAD_USER_INPUT'));
  expect(calls).toEqual([]);
});
