import { companyIdOf } from '../../../../mocks/demo-data/companies.ts';
import { PIF_COUNT, pifAt } from '../../../../mocks/demo-data/pifs.ts';
import { startBff, type Person, type TestBff } from '../../../../tests/support/bff.ts';

interface Pif {
  slug: string;
  partA: Record<string, unknown> & { version: number };
  requirements: { key: string; state: string }[];
}
const FIELDS = `slug requirements { key state } partA { version appearance colour odour ph { minimum maximum method }
  density { minimum maximum method } viscosity { minimum maximum method } stabilityTests { temperature weeks pack result }
  stabilityReasoning durabilityMonths paoMonths paoReasoning microbiology { row result method isWithin } microbiologyReasoning
  challengeTest { outcome method reasoning } traces { substance ppm reasoning }
  packParts { material kind isInContact isFoodGrade compatibility } misuse
  exposure { gramsPerDay retentionFactor bodyWeightKg reasoning }
  exposedGroups { group amountBasis gramsPerDay retentionFactor amountSource weightBasis bodyWeightKg weightSource reasoning }
  inhalation { form gramsPerUse usesPerDay airborneFraction respirableFraction isNothingRespirable respirableSource zoneCubicMetres zoneMinutes
    roomCubicMetres roomMinutes litresPerMinute exhaledPercent inhaledAbsorptionPercent reasoning localEffects }
  fileEndpoints { inciName endpoint text endpointSource noData endpointReason }
  combinedProducts { inciName productName exposureProduct percent exposureMgPerKgDay exposureSource } profiles { inciName text waiver requiredMargin marginReason cramerClass hasGenotoxicityAlert isOrganophosphateOrCarbamate
    waiverReason pod podType podRoute podDuration podDaysPerWeek podYear podDermalAbsorption podSpecies podStudy podSource podReason
    dermalAbsorption oralAbsorption absorptionSource absorptionReason physicalForm purity } noEffectsSince
  effects { effect date market isSerious causality action } unitsSold studies otherAssessments }`;
const CREATE = `mutation ($input: CreatePifInput!) { createPif(input: $input) { pif { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdatePifPartAInput!) { updatePifPartA(input: $input) { pif { ${FIELDS} } } }`;
const lavanda = companyIdOf('Lavanda Natura d.o.o.');

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const create = async (more: object = {}): Promise<Pif> => {
  const input = { name: 'Gel za lice', companyId: lavanda, ...more };
  const { data, errors } = await bff.askAs<{ createPif: { pif: Pif } }>('konsultant', CREATE, { variables: { input } });
  expect(errors).toEqual([]);
  return data.createPif.pif;
};
const save = (person: Person, slug: string, version: number, partA: object) =>
  bff.askAs<{ updatePifPartA: { pif: Pif } | null }>(person, UPDATE, {
    variables: { input: { slug, version, partA } },
  });
const codes = ({ errors }: Awaited<ReturnType<typeof save>>) => errors.map(({ extensions }) => extensions['code']);

const whole = {
  appearance: 'Emulzija <bela> & gusta',
  colour: 'bela',
  odour: 'prijatan',
  ph: { minimum: '5.0', maximum: '5.5', method: 'pH-metar' },
  density: { minimum: '0.98', maximum: null, method: null },
  viscosity: { minimum: null, maximum: '12000', method: 'Brookfield' },
  stabilityTests: [{ temperature: '40 °C', weeks: 12, pack: 'PP tegla', result: 'Bez promena.\nBoja ista.' }],
  stabilityReasoning: 'Sličan proizvod.',
  durabilityMonths: 30,
  paoMonths: 12,
  paoReasoning: 'Pet činilaca.',
  microbiology: [{ row: 'TOTAL_COUNT', result: '< 10 CFU/g', method: 'ISO 21149', isWithin: true }],
  microbiologyReasoning: null,
  challengeTest: { outcome: 'CRITERION_B', method: 'ISO 11930', reasoning: 'Pakovanje bez vazduha.' },
  traces: [{ substance: '1,4-Dioxane', ppm: '4.5', reasoning: 'Iz etoksilata.' }],
  packParts: [{ material: 'PP', kind: 'PRIMARY', isInContact: true, isFoodGrade: null, compatibility: 'Ispitano.' }],
  misuse: 'U oči.',
  exposure: { gramsPerDay: '1.54', retentionFactor: '1', bodyWeightKg: '60', reasoning: 'Merenje.' },
  exposedGroups: [
    {
      group: 'CHILD_3_10',
      amountBasis: 'TYPED',
      gramsPerDay: '1.54',
      retentionFactor: '1',
      amountSource: 'Merenje <2025>',
      weightBasis: 'TYPED',
      bodyWeightKg: '23',
      weightSource: 'Merenje',
      reasoning: 'Deca iz ispitivanja.',
    },
    {
      ...{ group: 'INFANT_0_3', amountBasis: 'SCALED', gramsPerDay: null, retentionFactor: null, amountSource: null },
      ...{ weightBasis: 'TABLE', bodyWeightKg: null, weightSource: null, reasoning: null },
    },
  ],
  inhalation: {
    ...{ form: 'PUMP', gramsPerUse: '0.7', usesPerDay: '2', airborneFraction: '0.3', respirableFraction: '0.05' },
    ...{ isNothingRespirable: false, respirableSource: 'Merenje', zoneCubicMetres: '1', zoneMinutes: '2' },
    ...{ roomCubicMetres: '10', roomMinutes: '10', litresPerMinute: '13', exhaledPercent: '0' },
    ...{ inhaledAbsorptionPercent: '100', reasoning: 'Dizna.', localEffects: 'Bez nadražaja disajnih puteva.' },
  },
  fileEndpoints: [
    {
      ...{ inciName: 'Kaolin', endpoint: 'SKIN_IRRITATION', text: 'Ne nadražuje <kožu>.', endpointSource: 'OECD 439' },
      ...{ noData: null, endpointReason: 'Ispitano baš na sirovini ovog proizvoda.' },
    },
    {
      ...{ inciName: 'Kaolin', endpoint: 'HUMAN_DATA', text: null, endpointSource: null },
      ...{ noData: 'NOT_RELEVANT', endpointReason: 'Proizvod se ispira i ne ostaje na koži.' },
    },
  ],
  combinedProducts: [
    {
      ...{ inciName: 'Kaolin', productName: 'Maska <B> & C', exposureProduct: 'FACE_CREAM', percent: '2.5' },
      ...{ exposureMgPerKgDay: '30', exposureSource: 'Merenje <2025>' },
    },
  ],
  profiles: [
    {
      inciName: 'Kaolin',
      text: 'Inertan.',
      waiver: 'Ne prolazi kroz kožu.',
      requiredMargin: '25',
      marginReason: 'Kinetika <kod ljudi>',
      cramerClass: 'II',
      hasGenotoxicityAlert: false,
      isOrganophosphateOrCarbamate: false,
      waiverReason: 'FOOD',
      pod: '12.5',
      podType: 'LOAEL',
      podRoute: 'DERMAL',
      podDuration: 'DAYS_28',
      podDaysPerWeek: 5,
      podYear: 2012,
      podDermalAbsorption: '4',
      podSpecies: 'rat',
      podStudy: 'OECD 410',
      podSource: 'Izveštaj <A-1>',
      podReason: 'Studija baš ove frakcije, a ne cele grupe.',
      dermalAbsorption: '3',
      oralAbsorption: '40',
      absorptionSource: 'OECD 428',
      absorptionReason: 'Ispitano in vitro na koži čoveka.',
      physicalForm: 'prah',
      purity: '99 %',
    },
  ],
  noEffectsSince: '2026-01-02',
  effects: [
    { effect: 'Crvenilo', date: '2026-03-04', market: 'RS', isSerious: false, causality: 'moguća', action: 'praćenje' },
  ],
  unitsSold: 1200,
  studies: 'Flaster test.',
  otherAssessments: 'Bez nano oblika.',
};

test('a client saves everything of Part A exactly as typed', async () => {
  const { slug } = await create();
  const { data, errors } = await save('klijent', slug, 1, whole);
  expect(errors).toEqual([]);
  expect(data.updatePifPartA?.pif.partA).toEqual({ version: 2, ...whole });
});

test('a decimal comma is kept as a point', async () => {
  const { slug } = await create();
  const { data } = await save('klijent', slug, 1, { ph: { minimum: '5,5' } });
  expect(data.updatePifPartA?.pif.partA['ph']).toEqual({ minimum: '5.5', maximum: null, method: null });
});

test('what is entered settles what is missing', async () => {
  const { slug, requirements } = await create();
  const stateOf = (list: Pif['requirements'], field: string) =>
    list.find(({ key }) => key === `SAFETY_REPORT.${field}`)?.state;
  expect(stateOf(requirements, 'challenge')).toBe('MISSING');
  const { data } = await save('klijent', slug, 1, whole);
  const after = data.updatePifPartA?.pif.requirements ?? [];
  expect(['challenge', 'stability', 'microbiology', 'pack'].map((field) => stateOf(after, field))).toEqual([
    'DONE',
    'DONE',
    'MISSING',
    'DONE',
  ]);
});

test('the later of two saves is refused, and so is one of a locked file', async () => {
  const { slug } = await create();
  await save('konsultant', slug, 1, { colour: 'bela' });
  expect(codes(await save('klijent', slug, 1, { colour: 'plava' }))).toEqual(['CONFLICT']);
  const locked = Array.from({ length: PIF_COUNT }, (_, at) => pifAt(at)).find(({ stage }) => stage === 'SUBMITTED');
  expect(codes(await save('admin', locked?.slug ?? '', 1, {}))).toEqual(['CONFLICT']);
});

const endpointFor = (more: object) => ({
  ...{ inciName: 'X', endpoint: 'SENSITISATION', text: 'Not a sensitiser', endpointSource: 'OECD 442' },
  ...{ endpointReason: 'Tested on the grade of this product.', ...more },
});
test.each([
  ['a figure that is none', { ph: { minimum: 'pet' } }, 'ph.minimum'],
  ['a pH above 14', { ph: { minimum: '15' } }, 'ph.minimum'],
  ['a range upside down', { viscosity: { minimum: '10', maximum: '9.5' } }, 'viscosity.maximum'],
  ['a share above 1', { exposure: { retentionFactor: '1.2' } }, 'exposure.retentionFactor'],
  ['a body weight of 0', { exposure: { bodyWeightKg: '0' } }, 'exposure.bodyWeightKg'],
  [
    'a child of 0 kg',
    { exposedGroups: [{ group: 'CHILD_3_10', bodyWeightKg: '0,0' }] },
    'exposedGroups.0.bodyWeightKg',
  ],
  ['an amount of 0', { exposedGroups: [{ group: 'ADULT', gramsPerDay: '0' }] }, 'exposedGroups.0.gramsPerDay'],
  ['a group twice', { exposedGroups: [{ group: 'ADULT' }, { group: 'ADULT' }] }, 'exposedGroups'],
  [
    'a child with the row of adults',
    { exposedGroups: [{ group: 'CHILD_3_10', amountBasis: 'ADULT_ROW' }] },
    'exposedGroups.0.amountBasis',
  ],
  [
    'adults with a weight of the table',
    { exposedGroups: [{ group: 'PREGNANT', weightBasis: 'TABLE' }] },
    'exposedGroups.0.weightBasis',
  ],
  ['a spray of 0 g', { inhalation: { gramsPerUse: '0,0' } }, 'inhalation.gramsPerUse'],
  ['an airborne share above 1', { inhalation: { airborneFraction: '1,5' } }, 'inhalation.airborneFraction'],
  ['more breathed out than in', { inhalation: { exhaledPercent: '100.5' } }, 'inhalation.exhaledPercent'],
  ['an impossible day', { noEffectsSince: '2026-02-30' }, 'noEffectsSince'],
  [
    'a product used together twice for one substance',
    {
      combinedProducts: [
        { inciName: 'X', productName: 'A' },
        { inciName: 'x', productName: ' a' },
      ],
    },
    'combinedProducts',
  ],
  [
    'more than 100 % in another product',
    { combinedProducts: [{ inciName: 'X', productName: 'A', percent: '100,1' }] },
    'combinedProducts.0.percent',
  ],
  [
    '0 % in another product',
    { combinedProducts: [{ inciName: 'X', productName: 'A', percent: '0' }] },
    'combinedProducts.0.percent',
  ],
  [
    'an exposure to another product without its source',
    { combinedProducts: [{ inciName: 'X', productName: 'A', exposureMgPerKgDay: '3', exposureSource: '-' }] },
    'combinedProducts.0.exposureSource',
  ],
  [
    'an endpoint twice for one substance',
    { fileEndpoints: ['X', 'x '].map((inciName) => endpointFor({ inciName })) },
    'fileEndpoints',
  ],
  ['an endpoint that says nothing', { fileEndpoints: [endpointFor({ text: '-' })] }, 'fileEndpoints.0.text'],
  [
    'an endpoint without its source',
    { fileEndpoints: [endpointFor({ endpointSource: 'x' })] },
    'fileEndpoints.0.endpointSource',
  ],
  [
    'an endpoint without a reason',
    { fileEndpoints: [endpointFor({ endpointReason: 'because' })] },
    'fileEndpoints.0.endpointReason',
  ],
  ['0 weeks', { stabilityTests: [{ temperature: '40 °C', weeks: 0 }] }, 'stabilityTests.0.weeks'],
  ['a row twice', { microbiology: [{ row: 'TOTAL_COUNT' }, { row: 'TOTAL_COUNT' }] }, 'microbiology'],
  ['a part of the pack without a material', { packParts: [{ material: ' ' }] }, 'packParts.0.material'],
  ['a margin without a reason', { profiles: [{ inciName: 'X', requiredMargin: '25' }] }, 'profiles.0.marginReason'],
  ['a reason without a margin', { profiles: [{ inciName: 'X', marginReason: 'a' }] }, 'profiles.0.requiredMargin'],
  [
    'a margin of 0',
    { profiles: [{ inciName: 'X', requiredMargin: '0,0', marginReason: 'Kinetics' }] },
    'profiles.0.requiredMargin',
  ],
  [
    'a Cramer class without answers',
    { profiles: [{ inciName: 'X', cramerClass: 'I', hasGenotoxicityAlert: false }] },
    'profiles.0.cramerClass',
  ],
  ['5,001 characters', { misuse: 'a'.repeat(5001) }, 'misuse'],
])('%s is an error of its field', async (_, partA, path) => {
  const { errors } = await save('konsultant', 'x', 1, partA);
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: `input.partA.${path}` }] });
});
