import { again } from '../../../../tests/support/again.ts';
import { companyIdOf } from '../../../../mocks/demo-data/companies.ts';
import { LABEL_COUNT, labelAt } from '../../../../mocks/demo-data/labels.ts';
import { pifAt } from '../../../../mocks/demo-data/pifs.ts';
import {
  LABELS_APART,
  readyFileAt,
  readyFormulaOf,
  readyProfilesAt,
} from '../../../../mocks/demo-data/readyFormulas.ts';
import { headingsOf } from '../../../../domain/pif/partB.ts';
import { toPartA } from '../partA/pif.partA.rest.ts';
import { startBff, type Person, type TestBff } from '../../../../tests/support/bff.ts';

const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const label = Array.from({ length: LABEL_COUNT }, (_, at) => labelAt(at)).find(
  ({ companyId }) => companyId === lavanda,
);
const FIELDS = `slug version stage conclusion assessor viewerCan description { version } partB { version statement conditions unsafeReasons
  explainedWarnings { warning explanation } explainedDifferences { difference inFile onLabel explanation } reasoning { heading text isEdited } marginJustifications { inciName reason } }`;

interface Shown {
  slug: string;
  version: number;
  stage: string;
  conclusion: string;
  assessor: string | null;
  viewerCan: string[];
  partB: { version: number; conditions: string[] };
}

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const run = (person: Person, name: string, input: object) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const text = `mutation ($input: ${type}!) { ${name}(input: $input) { pif { ${FIELDS} } } }`;
  return bff.askAs<Record<string, { pif: Shown } | undefined>>(person, text, { variables: { input } });
};
async function done(person: Person, name: string, input: object): Promise<Shown> {
  const { data, errors } = await run(person, name, input);
  expect(errors).toEqual([]);
  return data[name]?.pif as Shown;
}
/** Enters a file about a label and submits it. */
async function submitted(): Promise<Shown> {
  const { slug } = await done('konsultant', 'createPif', {
    name: 'Krema za stopala',
    companyId: lavanda,
    labelSlug: label?.slug,
  });
  await done('konsultant', 'updatePifDescription', {
    slug,
    version: 1,
    name: 'Krema za stopala',
    description: { category: 'foot_care_products' },
  });
  return done('konsultant', 'submitPif', { slug, version: 1 });
}
const whole = {
  statement: 'Proizvod je bezbedan <za> ljude.',
  conditions: ['Čuvati od sunca.', 'Do 30 °C'],
  unsafeReasons: 'Nema podataka.',
  explainedWarnings: [{ warning: 'Izbegavati oči.', explanation: 'Za stopala.' }],
  explainedDifferences: [
    { difference: 'name', inFile: 'Krema', onLabel: 'Losion', explanation: 'Prodaje se pod oba imena.' },
  ],
  reasoning: [{ heading: 'MARGINS', text: 'Sve su > 100.', isEdited: false }],
  marginJustifications: [{ inciName: 'Phenoxyethanol', reason: 'SCCS prihvata 25.' }],
};
const stepOf = ({ slug, version }: Shown) => ({ slug, version });
const save = (person: Person, { slug, partB }: Shown, part: object = whole) =>
  run(person, 'updatePifPartB', { slug, version: partB.version, partB: part });
const conclude = (person: Person, { slug, version }: Shown, conclusion: string) =>
  run(person, 'setPifConclusion', { slug, version, conclusion });

test('Part B is kept as it was entered', async () => {
  const pif = await submitted();
  const { data } = await save('konsultant', pif);
  expect(data['updatePifPartB']?.pif.partB).toEqual({ version: 2, ...whole });
});

again('of two assessors who save at the same time one gets a conflict', async () => {
  const pif = await submitted();
  const results = await Promise.all([save('konsultant', pif), save('admin', pif)]);
  expect(results.map(({ code }) => code).filter(Boolean)).toEqual(['CONFLICT']);
});

test('Part B is locked while the file is in work', async () => {
  const pif = await submitted();
  await done('konsultant', 'withdrawPif', stepOf(pif));
  expect((await save('konsultant', pif)).code).toBe('CONFLICT');
});

test.each([
  ['a statement of 20,001 characters', { statement: 'x'.repeat(20_001) }, 'input.partB.statement'],
  ['an empty condition', { conditions: [' '] }, 'input.partB.conditions.0'],
  ['a heading twice', { reasoning: [...whole.reasoning, ...whole.reasoning] }, 'input.partB.reasoning'],
  [
    'an explanation of another list of ingredients',
    { explainedDifferences: [{ ...whole.explainedDifferences[0], difference: 'ingredients' }] },
    'input.partB.explainedDifferences.0.difference',
  ],
  [
    'an acceptance without a reason',
    { marginJustifications: [{ inciName: 'Alumina', reason: '' }] },
    'input.partB.marginJustifications.0.reason',
  ],
])('%s is rejected with its field', async (_, part, path) => {
  const { errors } = await run('konsultant', 'updatePifPartB', { slug: 'any', version: 1, partB: part });
  expect(errors[0]?.extensions.fields?.[0]?.path).toBe(path);
});

test('a conclusion moves among the four, keeps who drew it, and NONE opens the assessment again', async () => {
  let pif = await submitted();
  expect(pif.viewerCan).toContain('ASSESS');
  await save('konsultant', pif);
  for (const conclusion of ['CONDITIONALLY_SAFE', 'UNSAFE'] as const) {
    pif = await done('konsultant', 'setPifConclusion', { ...stepOf(pif), conclusion });
    expect(pif).toMatchObject({ stage: 'ASSESSED', conclusion, assessor: 'Ivana Đorđević, dipl. farmaceut' });
  }
  pif = await done('konsultant', 'setPifConclusion', { ...stepOf(pif), conclusion: 'NONE' });
  expect(pif).toMatchObject({ stage: 'SUBMITTED', conclusion: 'NONE' });
});

test.each([
  ['CONDITIONALLY_SAFE', 'input.partB.conditions'],
  ['UNSAFE', 'input.partB.unsafeReasons'],
])('%s wants what it rests on in Part B', async (conclusion, path) => {
  const { errors } = await conclude('konsultant', await submitted(), conclusion);
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path }] });
});

again('of two conclusions at the same time the later gets a conflict', async () => {
  const pif = await submitted();
  await save('konsultant', pif);
  const results = await Promise.all(
    (['UNSAFE', 'CONDITIONALLY_SAFE'] as const).map((conclusion) => conclude('konsultant', pif, conclusion)),
  );
  expect(results.map(({ code }) => code).filter(Boolean)).toEqual(['CONFLICT']);
});

again('nobody concludes without a complete profile of an assessor', async () => {
  const pif = await submitted();
  await save('konsultant', pif);
  const { code, errors } = await conclude('org', pif, 'UNSAFE');
  expect(code).toBe('FORBIDDEN');
  expect(errors[0]?.message).toMatch(/^The assessor profile is not complete: .*PROOF/);
});

again('who saved Part B and what was concluded is told in the history', async () => {
  const pif = await submitted();
  await save('konsultant', pif);
  await conclude('konsultant', pif, 'UNSAFE');
  const text = `query ($slug: String!) { history(subject: PIF, slug: $slug) { items { kind section changes { field after } } } }`;
  const { data } = await bff.askAs<{
    history: { items: { kind: string; section: string | null; changes: { field: string; after: string | null }[] }[] };
  }>('konsultant', text, { variables: { slug: pif.slug } });
  const [concluded, saved] = data.history.items;
  expect(concluded?.changes).toContainEqual({ field: 'conclusion', after: 'UNSAFE' });
  expect(saved).toMatchObject({ kind: 'CHANGED', section: 'SAFETY_REPORT' });
  expect(saved?.changes).toContainEqual({ field: 'conclusionStatement', after: whole.statement });
});

interface ShownBlocker {
  code: string;
  subject: string | null;
  english: string;
  serbian: string;
  source: string | null;
  link: string;
  liftedBy: string;
}

test('SAFE with blockers is refused with each of them, and nothing changes', async () => {
  const pif = await submitted();
  await save('konsultant', pif);
  const text =
    '($slug: String!) { pif(slug: $slug) { stage blockers { code subject slug english serbian source link liftedBy } } }';
  const read = async () =>
    (
      await bff.askAs<{ pif: { stage: string; blockers: ShownBlocker[] } }>('konsultant', `query ${text}`, {
        variables: { slug: pif.slug },
      })
    ).data.pif;
  const { blockers } = await read();
  expect(blockers.map(({ code, subject }) => `${code} ${subject ?? ''}`.trim())).toEqual(
    expect.arrayContaining([
      'NO_FORMULA',
      'MICROBIOLOGY',
      // Only the margins were confirmed.
      'REASONING_MISSING SUBSTANCES',
      'REASONING_MISSING EFFECTS',
      ...['isForUnderThree', 'isForIntimateUse', 'isInhalable'].map((question) => `USE_NOT_KNOWN ${question}`),
    ]),
  );
  expect(blockers.map(({ subject }) => subject)).not.toContain('MARGINS');
  expect(blockers.find(({ subject }) => subject === 'isInhalable')).toEqual({
    code: 'USE_NOT_KNOWN',
    subject: 'isInhalable',
    slug: null,
    english: 'Not answered: Spray, aerosol or loose powder',
    serbian: 'Bez odgovora: Sprej, aerosol ili rastresiti puder',
    source: 'Regulation (EC) No 1223/2009, Annex I, part A, points 5 and 6',
    link: `/pifs/opis/${pif.slug}#isInhalable`,
    liftedBy: 'EDITOR',
  });
  const { errors } = await conclude('konsultant', pif, 'SAFE');
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(errors[0]?.extensions.fields).toMatchObject(blockers.map(({ code, english: message }) => ({ code, message })));
  expect(errors[0]?.extensions.blockers).toEqual(
    blockers.map(({ code, english: sentence, serbian, source, link, liftedBy }) => ({
      code,
      sentence,
      serbian,
      source,
      link,
      liftedBy,
    })),
  );
  expect((await read()).stage).toBe('SUBMITTED');
});

/** A file about a demo formula and its label, which nothing stops but what is typed here. */
async function typedFile() {
  const ready = readyFileAt(17)!;
  const { formula } = readyFormulaOf(ready);
  const { slug: labelSlug, name } = pifAt(ready.index);
  const answers = { use: 'RINSE_OFF', isForUnderThree: false, isForIntimateUse: false, isInhalable: false } as const;
  const made = { name: 'Ocena', companyId: formula.companyId, formulaSlug: formula.slug };
  const { slug } = await done('konsultant', 'createPif', made);
  await done('konsultant', 'updatePifDescription', {
    slug,
    version: 1,
    name,
    labelSlug,
    formula: { slug: formula.slug, revision: 1 },
    description: { category: ready.category, nominalContent: '7 ml', ...answers },
  });
  await done('konsultant', 'updatePifPartA', {
    slug,
    version: 1,
    partA: {
      microbiologyReasoning: 'Aktivnost vode je ispod 0,6.',
      challengeTest: { outcome: 'LOW_RISK', reasoning: 'ISO 29621: aktivnost vode ispod 0,6.' },
      profiles: toPartA({ verzija: 1, profili: readyProfilesAt(ready.index) }).profiles,
    },
  });
  return { slug, answers, printedContent: labelAt(ready.index * LABELS_APART).nominalContent ?? '' };
}

const BLOCKERS = `query ($slug: String!) { pif(slug: $slug) { blockers { code subject field english link } } }`;
async function blockersOf(slug: string) {
  const { data } = await bff.askAs<{ pif: { blockers: Record<string, string | null>[] } }>('konsultant', BLOCKERS, {
    variables: { slug },
  });
  return data.pif.blockers;
}

test('SAFE is drawn when a person answered everything that stops it', async () => {
  const { slug, answers, printedContent } = await typedFile();
  // Data and documents of the file itself: the demo keeps those of the raw materials.
  const told = (await blockersOf(slug)).filter(
    ({ code }) => code !== 'REASONING_MISSING' && code !== 'STATEMENT_MISSING',
  );
  expect(told.filter(({ code }) => code !== 'LABEL_CONTRADICTS')).toEqual([
    {
      code: 'PHYSICAL_DATA_MISSING',
      subject: null,
      field: 'appearance',
      english: 'Physical and chemical data missing: Appearance',
      link: `/pifs/cpsr/${slug}#part-A2`,
    },
    expect.objectContaining({ code: 'DOCUMENT_MISSING', field: 'stability' }),
    {
      code: 'DOCUMENT_MISSING',
      subject: null,
      field: 'gmpStatement',
      english: 'Missing or expired: Statement on good manufacturing practice',
      link: `/pifs/izrada/${slug}#gmpStatement`,
    },
  ]);
  const { data } = await bff.askAs<{ pif: { partA: object } }>(
    'konsultant',
    'query ($slug: String!) { pif(slug: $slug) { partA { microbiologyReasoning challengeTest { outcome reasoning } profiles { inciName waiver waiverReason cramerClass hasGenotoxicityAlert isOrganophosphateOrCarbamate pod podType podRoute podDuration podDaysPerWeek podYear podSpecies podStudy podSource podReason dermalAbsorption oralAbsorption absorptionSource absorptionReason } } } }',
    { variables: { slug } },
  );
  await done('konsultant', 'updatePifPartA', {
    slug,
    version: 2,
    partA: {
      ...data.pif.partA,
      appearance: 'Čvrst',
      colour: 'Bela',
      odour: 'Bez mirisa',
      stabilityReasoning: '12 nedelja na 40 °C bez promena.',
    },
  });
  const gmp = { standard: 'ISO 22716', signedBy: 'Šumadija Kozmetika', signedOn: '2026-01-15' };
  await done('konsultant', 'updatePifManufacturing', { slug, version: 1, manufacturing: { gmp } });
  let pif = await done('konsultant', 'submitPif', { slug, version: 1 });
  const reasoning = headingsOf({ ...answers, hasNano: false, hasClaims: false }).map((heading) => ({
    heading,
    text: `Ocenjeno: ${heading}.`,
    isEdited: true,
  }));
  // Another content than on the label stops it until the assessor explains it, for what both say now.
  const [content] = (await blockersOf(slug)).filter(({ code }) => code === 'LABEL_CONTRADICTS');
  expect(content).toMatchObject({ subject: 'nominalContent', link: `/pifs/cpsr/${slug}#part-B2-differences` });
  const difference = {
    difference: 'nominalContent',
    inFile: '7 ml',
    onLabel: printedContent,
    explanation: 'Probno pakovanje od 7 ml je bez kutije.',
  };
  // One heading that nobody wrote stops it, at the endpoint and at the service.
  const explainedDifferences = [difference];
  const { statement } = whole;
  await save('konsultant', pif, { statement, explainedDifferences, reasoning: reasoning.slice(1) });
  expect(await blockersOf(slug)).toMatchObject([{ code: 'REASONING_MISSING', subject: 'SUBSTANCES' }]);
  expect((await conclude('konsultant', pif, 'SAFE')).code).toBe('BAD_USER_INPUT');
  await save(
    'konsultant',
    { ...pif, partB: { ...pif.partB, version: 2 } },
    { statement, explainedDifferences, reasoning },
  );
  expect(await blockersOf(slug)).toEqual([]);
  pif = await done('konsultant', 'setPifConclusion', { ...stepOf(pif), conclusion: 'SAFE' });
  expect(pif).toMatchObject({ stage: 'ASSESSED', conclusion: 'SAFE' });
});

/** The wordings that the annexes want of a file, each with where it stands. */
async function wantedOf(slug: string) {
  const { data, errors } = await bff.askAs<{ pif: { wantedWarnings: { english: string; state: string }[] } }>(
    'konsultant',
    'query ($slug: String!) { pif(slug: $slug) { wantedWarnings { english ingredient state explanation } } }',
    { variables: { slug } },
  );
  expect(errors).toEqual([]);
  return data.pif.wantedWarnings;
}

test('a warning that an annex wants is missing until the label prints it or the assessor explains it', async () => {
  const ask = (name: string, type: string, input: object, shown: string) =>
    bff.askAs<Record<string, Record<string, { slug: string; version: number }>>>(
      'konsultant',
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${shown} { slug } } }`,
      { variables: { input } },
    );
  const { data: material } = await ask(
    'createRawMaterial',
    'CreateRawMaterialInput',
    {
      tradeName: 'Salicilna kiselina za upozorenja',
      type: 'PLAIN',
      values: { composition: [{ inciName: 'Salicylic Acid', maxConcentration: '100' }] },
    },
    'rawMaterial',
  );
  const rawMaterialSlug = material['createRawMaterial']?.['rawMaterial']?.slug;
  const lines = [{ rawMaterialSlug, percent: '2' }];
  const { data: formula } = await ask(
    'createFormula',
    'CreateFormulaInput',
    { formula: { name: 'Salicilna', companyId: lavanda, lines } },
    'formula',
  );
  const name = 'Krema sa salicilnom';
  const { slug } = await done('konsultant', 'createPif', {
    name,
    companyId: lavanda,
    formulaSlug: formula['createFormula']?.['formula']?.slug,
  });
  await done('konsultant', 'updatePifDescription', {
    slug,
    version: 1,
    name,
    description: { category: 'foot_care_products' },
  });
  const pif = await done('konsultant', 'submitPif', { slug, version: 1 });
  const english = 'Not to be used for children under 3 years of age.';
  expect(await wantedOf(slug)).toMatchObject([{ english, ingredient: 'SALICYLIC ACID', state: 'MISSING' }]);
  await save('konsultant', pif, { explainedWarnings: [{ warning: english, explanation: 'Samo za odrasle.' }] });
  expect(await wantedOf(slug)).toMatchObject([{ state: 'EXPLAINED', explanation: 'Samo za odrasle.' }]);
});
