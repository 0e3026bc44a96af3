import { companyIdOf } from '../../../../mocks/demo-data/companies.ts';
import { PIF_COUNT, pifAt } from '../../../../mocks/demo-data/pifs.ts';
import { startBff, type Person, type TestBff } from '../../../../tests/support/bff.ts';

interface Pif {
  slug: string;
  manufacturing: { version: number; steps: object[]; site: string | null; gmp: object };
  claims: { version: number; hasNoClaims: boolean; claims: { text: string; criteria: { criterion: string }[] }[] };
  animalTesting: { version: number; statement: string | null; supplierAnswers: object[] };
  requirements: { key: string; state: string }[];
}

const FIELDS = `slug requirements { key state }
  manufacturing { version steps { phase text temperature duration } site gmp { standard signedBy signedOn validUntil } }
  claims { version hasNoClaims claims { text language kind evidence { studyType date title } criteria { criterion judgement reason } } }
  animalTesting { version statement thirdCountries text signedBy signedOn supplierAnswers { supplier answer date note } }`;
const seeded = Array.from({ length: PIF_COUNT }, (_, at) => pifAt(at));
const lavanda = companyIdOf('Lavanda Natura d.o.o.');

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const call = (person: Person, name: string, input: object) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const operation = `mutation ($input: ${type}!) { ${name}(input: $input) { pif { ${FIELDS} } } }`;
  return bff.askAs<Record<string, { pif: Pif }>>(person, operation, { variables: { input } });
};
const done = async (person: Person, name: string, input: object) => {
  const { data, errors } = await call(person, name, input);
  expect(errors).toEqual([]);
  return data[name]?.pif as Pif;
};
const create = (more: object = {}) =>
  done('konsultant', 'createPif', { name: 'Serum za lice', companyId: lavanda, ...more });
const stateOf = ({ requirements }: Pif, key: string) => requirements.find((one) => one.key === key)?.state;

const manufacturing = {
  steps: [{ phase: 'A', text: 'Zagrejati <vodu> & mešati.\nOhladiti.', temperature: '70–75 °C', duration: null }],
  site: 'Zemun',
  gmp: { standard: 'ISO 22716', signedBy: 'Ana Anić', signedOn: '2026-01-02', validUntil: '2099-12-31' },
};
const claim = {
  text: 'Bez parabena',
  language: 'sr',
  kind: 'FREE_FROM',
  evidence: { studyType: 'Sastav', date: '2026-02-03', title: 'Formula &amp; proba' },
};
const animalTesting = {
  statement: 'NONE',
  thirdCountries: 'NOT_KNOWN',
  text: 'Nismo.',
  signedBy: 'Ana Anić',
  signedOn: '2026-01-02',
  supplierAnswers: [{ supplier: 'Hemikalije Plus', answer: null, date: null, note: 'Čeka se.' }],
};

test('a file of which the statement on good manufacturing practice ends soon is listed as expiring', async () => {
  const { slug } = await create();
  const isListed = async () => {
    const query = '{ pifs(filter: { isExpiring: true }, pageSize: 100) { items { slug } } }';
    const { data } = await bff.askAs<{ pifs: { items: { slug: string }[] } }>('klijent', query);
    return data.pifs.items.some((pif) => pif.slug === slug);
  };
  expect(await isListed()).toBe(false);
  const validUntil = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const ending = { ...manufacturing, gmp: { ...manufacturing.gmp, validUntil } };
  await done('klijent', 'updatePifManufacturing', { slug, version: 1, manufacturing: ending });
  expect(await isListed()).toBe(true);
});

test('a new file has three empty sections in version 1', async () => {
  const { manufacturing: made, claims, animalTesting: tested } = await create();
  expect([made.version, claims.version, tested.version]).toEqual([1, 1, 1]);
  expect([made.steps, claims.claims, tested.supplierAnswers]).toEqual([[], [], []]);
});

test('a client saves the method and what belongs to it exactly as typed', async () => {
  const { slug } = await create();
  const pif = await done('klijent', 'updatePifManufacturing', { slug, version: 1, manufacturing });
  expect(pif.manufacturing).toEqual({ version: 2, ...manufacturing });
  expect(stateOf(pif, 'MANUFACTURING.gmpStatement')).toBe('DONE');
});

test('a claim has all six criteria, those not judged among them', async () => {
  const { slug } = await create();
  const judged = { criterion: 'HONESTY', judgement: 'NO', reason: 'Nije tačno.' };
  const claims = { hasNoClaims: false, claims: [{ ...claim, criteria: [judged] }] };
  const pif = await done('klijent', 'updatePifClaims', { slug, version: 1, claims });
  expect(pif.claims.claims[0]).toMatchObject(claim);
  expect(pif.claims.claims[0]?.criteria).toEqual([
    { criterion: 'LEGAL_COMPLIANCE', judgement: 'NOT_JUDGED', reason: null },
    { criterion: 'TRUTHFULNESS', judgement: 'NOT_JUDGED', reason: null },
    { criterion: 'EVIDENTIAL_SUPPORT', judgement: 'NOT_JUDGED', reason: null },
    judged,
    { criterion: 'FAIRNESS', judgement: 'NOT_JUDGED', reason: null },
    { criterion: 'INFORMED_DECISION', judgement: 'NOT_JUDGED', reason: null },
  ]);
  expect(stateOf(pif, 'CLAIMS.criteria')).toBe('QUESTION');
});

test('answers of suppliers are saved with the statement on animal testing', async () => {
  const { slug } = await create();
  const pif = await done('konsultant', 'updatePifAnimalTesting', { slug, version: 1, animalTesting });
  expect(pif.animalTesting).toEqual({ version: 2, ...animalTesting });
  expect(stateOf(pif, 'ANIMAL_TESTING.thirdCountries')).toBe('QUESTION');
});

test('two people can save two sections at the same time, but not the same one', async () => {
  const { slug } = await create();
  const claims = { hasNoClaims: true, claims: [] };
  const results = await Promise.all([
    call('konsultant', 'updatePifManufacturing', { slug, version: 1, manufacturing }),
    call('klijent', 'updatePifClaims', { slug, version: 1, claims }),
    call('org', 'updatePifClaims', { slug, version: 1, claims }),
  ]);
  const codes = results.map(({ errors }) => errors.map(({ extensions }) => extensions['code']).join());
  expect(codes[0]).toBe('');
  expect(codes.slice(1).sort()).toEqual(['', 'CONFLICT']);
});

test.each([
  ['updatePifManufacturing', { manufacturing }],
  ['updatePifClaims', { claims: { hasNoClaims: true, claims: [] } }],
  ['updatePifAnimalTesting', { animalTesting }],
])('%s is refused while the file is locked, for administrators too', async (name, section) => {
  const { slug } = seeded.find(({ stage }) => stage === 'SUBMITTED') ?? { slug: '' };
  const { errors } = await call('admin', name, { slug, version: 1, ...section });
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['CONFLICT']);
});

test('a copy takes over the sections as its own', async () => {
  const { slug } = await create();
  await done('klijent', 'updatePifManufacturing', { slug, version: 1, manufacturing });
  const copy = await create({ pifSlug: slug });
  expect(copy.manufacturing).toMatchObject({ version: 1, steps: manufacturing.steps, site: manufacturing.site });
  await done('klijent', 'updatePifManufacturing', { slug: copy.slug, version: 1, manufacturing: {} });
  const original = await done('klijent', 'updatePifManufacturing', { slug, version: 2, manufacturing });
  expect(original.manufacturing.site).toBe('Zemun');
});

test('a copy takes over no statement that somebody signed for the product it is made from', async () => {
  const { slug } = await create();
  await done('klijent', 'updatePifManufacturing', { slug, version: 1, manufacturing });
  await done('klijent', 'updatePifAnimalTesting', { slug, version: 1, animalTesting });
  const copy = await create({ pifSlug: slug });
  expect(copy.manufacturing.gmp).toEqual({
    standard: manufacturing.gmp.standard,
    signedBy: null,
    signedOn: null,
    validUntil: null,
  });
  expect(copy.animalTesting).toMatchObject({ statement: null, thirdCountries: null, signedBy: null, signedOn: null });
});

const steps = (count: number, length: number) => Array.from({ length: count }, () => ({ text: 'a'.repeat(length) }));
test.each([
  ['a method of 20,001 characters', { steps: [...steps(4, 5000), { text: 'a' }] }, 'input.manufacturing.steps'],
  ['a step without text', { steps: [{ text: ' ' }] }, 'input.manufacturing.steps.0.text'],
  ['an impossible day', { gmp: { validUntil: '2026-02-30' } }, 'input.manufacturing.gmp.validUntil'],
])('%s is an error of its field', async (_, section, path) => {
  const { errors } = await call('konsultant', 'updatePifManufacturing', {
    slug: 'x',
    version: 1,
    manufacturing: section,
  });
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path }] });
});

test.each([
  ['claims beside the statement that there are none', { hasNoClaims: true, claims: [claim] }, 'hasNoClaims'],
  ['a language that is none', { hasNoClaims: false, claims: [{ ...claim, language: 'srpski' }] }, 'claims.0.language'],
  [
    'a criterion judged twice',
    {
      hasNoClaims: false,
      claims: [{ ...claim, criteria: ['YES', 'NO'].map((judgement) => ({ criterion: 'HONESTY', judgement })) }],
    },
    'claims.0.criteria',
  ],
])('%s: an error of its field', async (_, claims, path) => {
  const { errors } = await call('konsultant', 'updatePifClaims', { slug: 'x', version: 1, claims });
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ path: `input.claims.${path}` }],
  });
});
