import { again } from '../../../tests/support/again.ts';
import { companyIdOf } from '../../../mocks/demo-data/companies.ts';
import { startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

interface Use {
  slug: string;
  name: string;
}
interface MaterialUsage {
  formulaCount: number;
  formulas: Use[];
  formulaLabelCount: number;
  formulaLabels: Use[];
  formulaPifCount: number;
  formulaPifs: Use[];
  pifCount: number;
  labelCount: number;
  labels: Use[];
}
interface FormulaUsage {
  count: number;
  users: (Use & { kind: string; revision: number })[];
}

const lavanda = companyIdOf('Lavanda Natura d.o.o.');
let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

/** Sends a mutation with one input and returns its payload. */
async function change<Payload>(field: string, type: string, selection: string, input: object): Promise<Payload> {
  const { data, errors } = await bff.askAs<Record<string, Payload>>(
    'konsultant',
    `mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} } }`,
    { variables: { input } },
  );
  expect(errors).toEqual([]);
  return data[field]!;
}
/** A raw material of a name that no label of the demo data carries. */
async function material(tradeName: string, inciName = 'OXALYL BENZOYL TESTATE'): Promise<string> {
  const values = { composition: [{ inciName, maxConcentration: '100' }] };
  const { rawMaterial } = await change<{ rawMaterial: Use }>(
    'createRawMaterial',
    'CreateRawMaterialInput',
    'rawMaterial { slug }',
    { tradeName, values },
  );
  return rawMaterial.slug;
}
async function formula(name: string, materialSlug: string): Promise<string> {
  const lines = [{ rawMaterialSlug: materialSlug, percent: '100' }];
  const { formula: made } = await change<{ formula: Use }>('createFormula', 'CreateFormulaInput', 'formula { slug }', {
    formula: { name, companyId: lavanda, lines },
  });
  return made.slug;
}
async function labelFrom(formulaSlug: string, name: string): Promise<string> {
  const input = { formulaSlug, name };
  const type = 'CreateLabelFromFormulaInput';
  return (await change<{ label: Use }>('createLabelFromFormula', type, 'label { slug }', input)).label.slug;
}
async function pifFrom(origin: { formulaSlug: string } | { labelSlug: string }, name: string): Promise<string> {
  const input = { name, companyId: lavanda, ...origin };
  return (await change<{ pif: Use }>('createPif', 'CreatePifInput', 'pif { slug }', input)).pif.slug;
}
async function usageOf(slug: string, person: Person = 'konsultant'): Promise<MaterialUsage> {
  const { data, errors } = await bff.askAs<{ rawMaterial: { usage: MaterialUsage } }>(
    person,
    `query ($slug: String!) { rawMaterial(slug: $slug) { usage { formulaCount formulas { slug name }
      formulaLabelCount formulaLabels { slug name } formulaPifCount formulaPifs { slug name } pifCount labelCount labels { slug name } } } }`,
    { variables: { slug } },
  );
  expect(errors).toEqual([]);
  return data.rawMaterial.usage;
}
async function usersOf(slug: string): Promise<FormulaUsage> {
  const { data } = await bff.askAs<{ formula: { usage: FormulaUsage } }>(
    'konsultant',
    'query ($slug: String!) { formula(slug: $slug) { usage { count users { kind slug name revision } } } }',
    { variables: { slug } },
  );
  return data.formula.usage;
}
const remove = (slug: string) =>
  bff.askAs(
    'konsultant',
    'mutation ($input: DeleteFormulaInput!) { deleteFormula(input: $input) { deletedFormulaSlug } }',
    { variables: { input: { slug } } },
  );

test('a formula names the labels that were made from it', async () => {
  const slug = await formula('Upotreba A', await material('Upotrebljena A'));
  expect(await usersOf(slug)).toEqual({ count: 0, users: [] });
  const second = await labelFrom(slug, 'Druga A');
  const first = await labelFrom(slug, 'Prva A');
  expect(await usersOf(slug)).toEqual({
    count: 2,
    users: [
      { kind: 'LABEL', slug: second, name: 'Druga A', revision: 1 },
      { kind: 'LABEL', slug: first, name: 'Prva A', revision: 1 },
    ],
  });
});

test('a page of formulas names their labels', async () => {
  const slug = await formula('Upotreba strane', await material('Upotrebljena strane'));
  await labelFrom(slug, 'Deklaracija strane');
  await pifFrom({ formulaSlug: slug }, 'Dosije strane');
  const { data } = await bff.askAs<{ formulas: { items: { slug: string; usage: FormulaUsage }[] } }>(
    'konsultant',
    '{ formulas(pageSize: 100) { items { slug usage { count users { name } } } } }',
  );
  expect(data.formulas.items.find((one) => one.slug === slug)?.usage).toEqual({
    count: 2,
    users: [{ name: 'Deklaracija strane' }, { name: 'Dosije strane' }],
  });
});

test('a formula with a label is not deleted, and the refusal names the label', async () => {
  const slug = await formula('Upotreba B', await material('Upotrebljena B'));
  const label = await labelFrom(slug, 'Krema koja smeta');
  const { code, errors } = await remove(slug);
  expect([code, errors[0]?.extensions.userMessage]).toEqual(['CONFLICT', expect.stringContaining('Krema koja smeta')]);
  await change('deleteLabel', 'DeleteLabelInput', 'deletedLabelSlug', { slug: label });
  expect((await remove(slug)).errors).toEqual([]);
});

test('a formula that a product information file is about is not deleted, and the refusal names the file', async () => {
  const slug = await formula('Upotreba dosijea', await material('Upotrebljena dosijea'));
  const pif = await pifFrom({ formulaSlug: slug }, 'Dosije koji smeta');
  const { code, errors } = await remove(slug);
  expect([code, errors[0]?.extensions.userMessage]).toEqual(['CONFLICT', expect.stringContaining('Dosije koji smeta')]);
  await change('deletePif', 'DeletePifInput', 'deletedPifSlug', { slug: pif });
  expect((await remove(slug)).errors).toEqual([]);
});

test('a formula names the files made from it with the revision that each is about', async () => {
  const slug = await formula('Upotreba u dosijeu', await material('Upotrebljena u dosijeu'));
  const pif = await pifFrom({ formulaSlug: slug }, 'Dosije iz formule');
  expect(await usersOf(slug)).toEqual({
    count: 1,
    users: [{ kind: 'PIF', slug: pif, name: 'Dosije iz formule', revision: 1 }],
  });
});

test('a raw material names the files made from its formulas and those of their labels', async () => {
  const slug = await material('Upotrebljena u dosijeima');
  const used = await formula('Upotreba u dosijeima', slug);
  const fromFormula = await pifFrom({ formulaSlug: used }, 'Dosije formule');
  const labelSlug = await labelFrom(used, 'Deklaracija dosijea');
  const fromLabel = await pifFrom({ labelSlug }, 'Dosije njene deklaracije');
  const { formulaPifCount, formulaPifs, pifCount } = await usageOf(slug);
  expect({ formulaPifCount, formulaPifs, pifCount }).toEqual({
    formulaPifCount: 2,
    formulaPifs: [
      { slug: fromFormula, name: 'Dosije formule' },
      { slug: fromLabel, name: 'Dosije njene deklaracije' },
    ],
    pifCount: 2,
  });
});

test('a file of a label that only carries the INCI names is counted and not named as made from the raw material', async () => {
  const inci = 'OXALYL BENZOYL PERHAPSATE';
  const slug = await material('Upotrebljena možda', inci);
  const { label } = await change<{ label: Use }>('createLabel', 'CreateLabelInput', 'label { slug }', {
    companyId: lavanda,
    content: { name: 'Možda u dosijeu', ingredientText: inci },
  });
  await pifFrom({ labelSlug: label.slug }, 'Dosije možda');
  const { formulaPifCount, formulaPifs, pifCount } = await usageOf(slug);
  expect([formulaPifCount, formulaPifs, pifCount]).toEqual([0, [], 1]);
});

test.each(['klijent', 'dcp'] as const)('%s learns of no file made from a formula', async (person) => {
  const inci = `OXALYL BENZOYL ${person.toUpperCase()}ATE`;
  const slug = await material(`Upotrebljena za ${person}`, inci);
  await pifFrom({ formulaSlug: await formula(`Upotreba za ${person}`, slug) }, `Dosije za ${person}`);
  const { formulaPifCount, formulaPifs, pifCount } = await usageOf(slug, person);
  expect([formulaPifCount, formulaPifs, pifCount]).toEqual([0, [], 0]);
});

test('a raw material names the formulas that use it and the labels made from them', async () => {
  const slug = await material('Upotrebljena C');
  const used = await formula('Upotreba C', slug);
  const label = await labelFrom(used, 'Deklaracija C');
  expect(await usageOf(slug)).toMatchObject({
    formulaCount: 1,
    formulas: [{ slug: used, name: 'Upotreba C' }],
    formulaLabelCount: 1,
    formulaLabels: [{ slug: label, name: 'Deklaracija C' }],
  });
});

test('a label that only carries the INCI names is told apart from those made with the raw material', async () => {
  const inci = 'OXALYL BENZOYL GUESSATE';
  const slug = await material('Upotrebljena D', inci);
  const certain = await labelFrom(await formula('Upotreba D', slug), 'Sigurna D');
  const { label } = await change<{ label: Use }>('createLabel', 'CreateLabelInput', 'label { slug }', {
    companyId: lavanda,
    content: { name: 'Možda D', ingredientText: inci },
  });
  const { formulaLabels, labels, labelCount } = await usageOf(slug);
  expect([formulaLabels.map((one) => one.slug), labels.map((one) => one.slug), labelCount]).toEqual([
    [certain],
    [label.slug],
    1,
  ]);
});

test('a formula that no longer has a line of the raw material does not count', async () => {
  const slug = await material('Upotrebljena E');
  const used = await formula('Upotreba E', slug);
  const lines = [{ provisionalName: 'Voda', percent: '100' }];
  await change('updateFormula', 'UpdateFormulaInput', 'formula { slug }', {
    slug: used,
    version: 1,
    formula: { name: 'Upotreba E', companyId: lavanda, lines },
  });
  expect((await usageOf(slug)).formulaCount).toBe(0);
});

again('a label made from an older revision counts by the lines of that revision', async () => {
  const [before, after] = [await material('Ranija sirovina'), await material('Kasnija sirovina')];
  const used = await formula('Upotreba po revizijama', before);
  const label = await labelFrom(used, 'Iz prve revizije');
  await change('updateFormula', 'UpdateFormulaInput', 'formula { slug }', {
    slug: used,
    version: 1,
    formula: {
      name: 'Upotreba po revizijama',
      companyId: lavanda,
      lines: [{ rawMaterialSlug: after, percent: '100' }],
    },
  });
  const named = async (slug: string) => {
    const { formulas, formulaLabels, labels } = await usageOf(slug);
    return [formulas, formulaLabels, labels].map((all) => all.map((one) => one.slug));
  };
  // Both raw materials have the same INCI name, so the label may contain the later one.
  expect(await named(before)).toEqual([[], [label], expect.not.arrayContaining([label])]);
  expect(await named(after)).toEqual([[used], [], expect.arrayContaining([label])]);
});

test('those who may not read formulas see no formula, and the label as one that carries the names', async () => {
  const slug = await material('Upotrebljena F', 'OXALYL BENZOYL HIDDENATE');
  await labelFrom(await formula('Upotreba F', slug), 'Deklaracija F');
  const { formulaCount, formulas, formulaLabelCount, labels } = await usageOf(slug, 'dcp');
  expect([formulaCount, formulas, formulaLabelCount, labels.map(({ name }) => name)]).toEqual([
    0,
    [],
    0,
    ['Deklaracija F'],
  ]);
});
