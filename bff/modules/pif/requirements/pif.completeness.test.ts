import { COMPLETE_PIF, pifAt } from '../../../../mocks/demo-data/pifs.ts';
import { startBff, type TestBff } from '../../../../tests/support/bff.ts';

interface Pif {
  slug: string;
  version: number;
  stage: string;
  company: { id: string };
  description: { version: number; category: string };
  completeness: { done: number; total: number; percent: number };
  requirements: { key: string; version: number; canBeWaived: boolean; state: string }[];
}
const FIELDS = `slug version stage company { id } description { version category }
  completeness { done total percent } requirements { key version canBeWaived state }`;

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

async function run<Data>(query: string, variables: object): Promise<Data> {
  const { data, errors } = await bff.askAs<Data>('admin', query, { variables: { ...variables } });
  expect(errors).toEqual([]);
  return data;
}
async function mutate<Item>(name: string, input: object, fields: string): Promise<Item> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const data = await run<Record<string, Item>>(`mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`, {
    input,
  });
  return data[name] as Item;
}
const change = async (name: string, input: object) =>
  (await mutate<{ pif: Pif }>(name, input, `pif { ${FIELDS} }`)).pif;

/** A formula of so many documents: an extract has seven of them, another raw material six. */
async function formulaOf(companyId: string, documents: number): Promise<string> {
  const extracts = documents % 6;
  const lines: object[] = [];
  // New raw materials belong to the company that is worked on.
  await mutate('selectCompany', { companyId }, 'viewer { id }');
  for (let at = 0; at < extracts + (documents - 7 * extracts) / 6; at++) {
    const values = { composition: [{ inciName: 'GLYCERIN', maxConcentration: '99.5' }] };
    const input = { tradeName: `Sirovina ${at}`, type: at < extracts ? 'EXTRACT_OIL' : 'PLAIN', values };
    const { rawMaterial } = await mutate<{ rawMaterial: { slug: string } }>(
      'createRawMaterial',
      input,
      'rawMaterial { slug }',
    );
    lines.push({ rawMaterialSlug: rawMaterial.slug, percent: '0.1' });
  }
  const formula = { name: 'Formula od mnogo sirovina', companyId, lines };
  return (await mutate<{ formula: { slug: string } }>('createFormula', { formula }, 'formula { slug }')).formula.slug;
}

// Example E11 of the design. The sections alone ask for 32 things, so that 24 are shown in the domain, and 17 of 24 as
// 170 of 240 in pif.requirements.test.ts.
test('239 of 240 are 99 percent, and the last one makes 100', async () => {
  const { slug } = pifAt(COMPLETE_PIF);
  let { pif } = await run<{ pif: Pif }>(`query ($slug: String!) { pif(slug: $slug) { ${FIELDS} } }`, { slug });
  expect(pif.completeness.percent).toBe(100);
  pif = await change('returnPif', { slug, version: pif.version, reason: 'Nova formula.' });
  // Without water there is no pH, so that the new formula leaves one thing less to be asked.
  const documents = 241 - pif.requirements.filter(({ canBeWaived }) => !canBeWaived).length;
  const person = { name: 'Ana Anić', address: 'Zemun', phone: '+381 11 555', email: 'ana@dosije.example' };
  pif = await change('updatePifDescription', {
    slug,
    version: pif.description.version,
    name: 'Krema',
    formula: { slug: await formulaOf(pif.company.id, documents), revision: 1 },
    description: {
      ...{ description: 'Krema.', function: 'Nega', physicalForm: 'Emulzija', nominalContent: '50 ml' },
      ...{ category: pif.description.category, use: 'LEAVE_ON', isForUnderThree: false, markets: ['RS'] },
      ...{ responsiblePerson: person, productionPerson: person, qualityPerson: person },
    },
  });
  expect(pif.completeness).toMatchObject({ done: 240 - documents, total: 240 });
  const open = pif.requirements.filter(({ state }) => state === 'MISSING');
  const waive = (requirements: Pif['requirements']) =>
    change('setPifRequirement', {
      slug,
      requirements: requirements.map(({ key, version }) => ({ key, version })),
      waivedBecause: 'Neorganska sirovina.',
    });
  expect((await waive(open.slice(1))).completeness).toEqual({ done: 239, total: 240, percent: 99 });
  expect((await waive(open.slice(0, 1))).completeness).toEqual({ done: 240, total: 240, percent: 100 });
});
