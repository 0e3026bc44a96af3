import { again } from '../../../../tests/support/again.ts';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { companyIdOf } from '../../../../mocks/demo-data/companies.ts';
import { startBff, type Person, type TestBff } from '../../../../tests/support/bff.ts';

/** Of poppler-utils; without it only what the report says is compared, and not what its PDF prints. */
const hasPdfToText = existsSync('/usr/bin/pdftotext');
const lavanda = companyIdOf('Lavanda Natura d.o.o.');

interface Pif {
  slug: string;
  version: number;
}
interface Section {
  state: string;
  missing: { code: string; subject: string | null }[];
}

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
  // Loads the ingredient data.
  await bff.askAs('konsultant', '{ checkIngredients(input: {text: "Aqua"}) { total } }');
});
afterAll(() => bff.close());

const send = (person: Person, name: string, input: object, shown = 'pif { slug version }') => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const text = `mutation ($input: ${type}!) { ${name}(input: $input) { ${shown} } }`;
  return bff.askAs<Record<string, Record<string, Pif>>>(person, text, { variables: { input } });
};
/** Sends a mutation as the consultant, and returns what it shows. */
async function done(name: string, input: object, shown?: string): Promise<Pif> {
  const { data, errors } = await send('konsultant', name, input, shown);
  expect(errors).toEqual([]);
  return Object.values(data[name] ?? {})[0] as Pif;
}

let count = 0;
const name = 'Krema po odeljcima';
const described = { category: 'foot_care_products', use: 'LEAVE_ON' };
/** Enters a file with these substances in these percentages, each as a raw material of its own. */
async function enter(percents: Readonly<Record<string, string>>, more: object = {}): Promise<string> {
  const lines = [];
  for (const [inciName, percent] of Object.entries(percents)) {
    const values = { composition: [{ inciName, maxConcentration: '100' }], cmrStatus: 'NONE' };
    count += 1;
    const input = { tradeName: `${inciName} ${count}`, type: 'PLAIN', values };
    const { slug } = await done('createRawMaterial', input, 'rawMaterial { slug }');
    lines.push({ rawMaterialSlug: slug, percent });
  }
  const formula = { name, companyId: lavanda, lines };
  const { slug: formulaSlug } = await done('createFormula', { formula }, 'formula { slug }');
  const { slug } = await done('createPif', { name, companyId: lavanda, formulaSlug });
  await done('updatePifDescription', { slug, version: 1, name, description: described, ...more });
  return slug;
}
const enterLabel = async (content: object) =>
  (
    await done(
      'createLabel',
      { companyId: lavanda, content: { name, ingredientText: 'Aqua', ...described, markets: ['RS'], ...content } },
      'label { slug }',
    )
  ).slug;
/** Saves Part A anew. */
async function fill(slug: string, partA: object): Promise<void> {
  const { data } = await bff.askAs<{ pif: { partA: { version: number } } }>(
    'konsultant',
    'query ($slug: String!) { pif(slug: $slug) { partA { version } } }',
    { variables: { slug } },
  );
  await done('updatePifPartA', { slug, version: data.pif.partA.version, partA });
}

async function sectionOf(slug: string, code: string): Promise<Section> {
  const { data, errors } = await bff.askAs<{ pif: { safetyReport: { sections: (Section & { code: string })[] } } }>(
    'konsultant',
    'query ($slug: String!) { pif(slug: $slug) { safetyReport { sections { code state missing { code subject } } } } }',
    { variables: { slug } },
  );
  expect(errors).toEqual([]);
  const found = data.pif.safetyReport.sections.find((one) => one.code === code);
  return { state: found?.state ?? '', missing: found?.missing ?? [] };
}
const complete: Section = { state: 'COMPLETE', missing: [] };
const lacks = (...missing: Section['missing']): Section => ({ state: 'INCOMPLETE', missing });

/** Expects that the PDF of a part holds each of these texts, whatever its line breaks, and none of those. */
async function expectPrinted(slug: string, part: string, texts: readonly string[], others: readonly string[] = []) {
  const headers = { authorization: `Bearer ${await bff.tokenOf('konsultant')}` };
  const response = await fetch(`${bff.url}/exports/pif/${slug}?parts=${part}&language=en`, { headers });
  const input = Buffer.from(await response.arrayBuffer());
  expect([response.status, input.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  if (!hasPdfToText) return;
  const text = execFileSync('/usr/bin/pdftotext', ['-raw', '-', '-'], { input, encoding: 'utf8' }).replace(/\s+/g, ' ');
  expect(texts.filter((one) => !text.includes(one))).toEqual([]);
  expect(others.filter((one) => text.includes(one))).toEqual([]);
}

test('A5 tells what the label of another product says otherwise, and SAFE is stopped by it', async () => {
  const labelSlug = await enterLabel({ ingredientText: 'Aqua, Sodium Laureth Sulfate', nominalContent: '200 ml' });
  const slug = await enter({ Aqua: '95', Glycerin: '5' }, { labelSlug });
  const described50 = { ...described, nominalContent: '50 ml', use: 'LEAVE_ON' };
  await done('updatePifDescription', { slug, version: 2, name, labelSlug, description: described50 });
  await done(
    'updateLabel',
    { slug: labelSlug, version: 1, content: { use: 'RINSE_OFF', responsiblePerson: 'Druga firma d.o.o., Niš' } },
    'label { slug }',
  );
  const contradicts = (subject: string) => ({ code: 'LABEL_CONTRADICTS', subject });
  const all = ['ingredients', 'use', 'nominalContent'].map(contradicts);
  expect(await sectionOf(slug, 'A5')).toEqual(lacks(...all));
  const { data } = await bff.askAs<{ pif: { blockers: { code: string; subject: string; english: string }[] } }>(
    'konsultant',
    'query ($slug: String!) { pif(slug: $slug) { blockers { code subject english } } }',
    { variables: { slug } },
  );
  const told = data.pif.blockers.filter(({ code }) => code === 'LABEL_CONTRADICTS');
  expect(told.map(({ english }) => english)).toEqual(
    ['Ingredients', 'Use', 'Nominal content'].map((field) => `The label says otherwise than the file: ${field}`),
  );
});

test('A5 is complete with a label, and prints the text that the label has now', async () => {
  const slug = await enter({ Aqua: '100' });
  expect(await sectionOf(slug, 'A5')).toEqual(lacks({ code: 'NO_LABEL', subject: null }));
  const labelSlug = await enterLabel({ precautions: 'Izbegavati oči.', labelText: 'Naneti uveče.' });
  const description = { slug, name, description: described };
  await done('updatePifDescription', { ...description, version: 2, labelSlug });
  await fill(slug, { misuse: 'Na oštećenu kožu.' });
  expect(await sectionOf(slug, 'A5')).toEqual(complete);
  await expectPrinted(slug, 'A5', ['Izbegavati oči.', 'Naneti uveče.', 'Na oštećenu kožu.']);
  const content = { precautions: 'Samo za spoljašnju upotrebu.', labelText: 'Naneti uveče.' };
  await done('updateLabel', { slug: labelSlug, version: 1, content }, 'label { slug }');
  await expectPrinted(slug, 'A5', ['Samo za spoljašnju upotrebu.', 'Naneti uveče.'], ['Izbegavati oči.']);
});

again('A8 wants a point of departure, a threshold or a waiver for every substance, water too', async () => {
  const slug = await enter({ Aqua: '98', Squalane: '1.9999', 'Lauryl Betaine': '0.0001' });
  const exposure = { gramsPerDay: '6', retentionFactor: '1', bodyWeightKg: '60', reasoning: 'Merenje' };
  const noPod = (subject: string) => ({ code: 'NO_POD', subject });
  await fill(slug, { exposure });
  const all = ['AQUA', 'SQUALANE', 'LAURYL BETAINE'];
  expect(await sectionOf(slug, 'A8')).toEqual(lacks(...all.map(noPod)));
  // Two letters are no reason.
  await fill(slug, { exposure, profiles: [{ inciName: 'Aqua', waiver: 'ok' }] });
  expect(await sectionOf(slug, 'A8')).toEqual(lacks(...all.map(noPod)));
  // Neither is a text without a reason from the list.
  const written = { inciName: 'Aqua', waiver: 'Voda za piće, bez dodataka.' };
  await fill(slug, { exposure, profiles: [written] });
  expect(await sectionOf(slug, 'A8')).toEqual(lacks(...all.map(noPod)));
  const water = { inciName: 'Aqua', waiverReason: 'WATER', waiver: 'Voda za piće, bez dodataka.' };
  await fill(slug, { exposure, profiles: [water] });
  expect(await sectionOf(slug, 'A8')).toEqual(lacks(...all.slice(1).map(noPod)));
  const threshold = { inciName: 'Lauryl Betaine', cramerClass: 'I' };
  const answers = { hasGenotoxicityAlert: false, isOrganophosphateOrCarbamate: false };
  await fill(slug, { exposure, profiles: [water, { ...threshold, ...answers }] });
  expect(await sectionOf(slug, 'A8')).toEqual(lacks(noPod('SQUALANE')));
  // The threshold is not for what may damage genes.
  const alerted = { ...threshold, ...answers, hasGenotoxicityAlert: true };
  const refused = await send('konsultant', 'updatePifPartA', { slug, version: 6, partA: { profiles: [alerted] } });
  expect(refused.errors[0]?.extensions.fields?.[0]?.path).toBe('input.partA.profiles.0.cramerClass');
  const waived = { inciName: 'Squalane', waiverReason: 'FOOD', waiver: 'Sastojak hrane, bez gornje granice.' };
  await fill(slug, { exposure, profiles: [water, waived, { ...threshold, ...answers }] });
  expect(await sectionOf(slug, 'A8')).toEqual(complete);
  await expectPrinted(slug, 'A8', ['Voda za piće, bez dodataka.', 'Sastojak hrane, bez gornje granice.']);
});

again('A9 wants the statement that no effects are known, or the log of them with their rate', async () => {
  const slug = await enter({ Aqua: '100' });
  expect(await sectionOf(slug, 'A9')).toEqual(lacks({ code: 'FIELD', subject: 'effects' }));
  await fill(slug, { noEffectsSince: '2026-01-15' });
  expect(await sectionOf(slug, 'A9')).toEqual(complete);
  await expectPrinted(slug, 'A9', ['No undesirable effects are known since 15 January 2026.']);
  const effect = { effect: 'Crvenilo', date: '2026-03-04', market: 'RS', isSerious: true, causality: 'moguća' };
  await fill(slug, { effects: [{ ...effect, action: 'praćenje' }], unitsSold: 50_000 });
  expect(await sectionOf(slug, 'A9')).toEqual(complete);
  await expectPrinted(slug, 'A9', ['Crvenilo', '4 March 2026', 'praćenje', '50,000'], ['No undesirable effects']);
});

again('A10 is complete without a word, and prints the studies and assessments that were entered', async () => {
  const slug = await enter({ Aqua: '100' });
  expect(await sectionOf(slug, 'A10')).toEqual(complete);
  await fill(slug, { studies: 'Flaster test na 50 osoba.', otherAssessments: 'Mišljenje instituta.' });
  expect(await sectionOf(slug, 'A10')).toEqual(complete);
  await expectPrinted(slug, 'A10', ['Flaster test na 50 osoba.', 'Mišljenje instituta.']);
});

again('B2 takes a wanted warning as printed only when the label says it', async () => {
  const english = 'Not to be used for children under 3 years of age.';
  const labelSlug = await enterLabel({ precautions: 'Izbegavati oči.' });
  const slug = await enter({ Aqua: '98', 'Salicylic Acid': '2' }, { labelSlug });
  const stateOf = async () => {
    const { data } = await bff.askAs<{ pif: { wantedWarnings: { english: string; state: string }[] } }>(
      'konsultant',
      'query ($slug: String!) { pif(slug: $slug) { wantedWarnings { english state } } }',
      { variables: { slug } },
    );
    return data.pif.wantedWarnings.find((one) => one.english === english)?.state;
  };
  expect(await stateOf()).toBe('MISSING');
  const content = { precautions: `Izbegavati oči. ${english}` };
  await done('updateLabel', { slug: labelSlug, version: 1, content }, 'label { slug }');
  expect(await stateOf()).toBe('PRINTED');
  await expectPrinted(slug, 'B2', [english]);
});

again('B4 wants a profile whose proof has not expired, and prints who concluded', async () => {
  const PROFILE = '{ viewer { name assessorProfile { version title address qualification validUntil gaps } } }';
  interface Viewer {
    viewer: { name: string; assessorProfile: { version: number; gaps: string[]; title: string } };
  }
  const viewer = async () => (await bff.askAs<Viewer>('konsultant', PROFILE)).data.viewer;
  const { name: assessor, assessorProfile } = await viewer();
  const { gaps: _gaps, version: _version, ...texts } = assessorProfile;
  const validUntil = async (day: string | null) => {
    const { version } = (await viewer()).assessorProfile;
    await done('updateAssessorProfile', { ...texts, version, validUntil: day }, 'viewer { id }');
  };
  const { slug } = await done('createPif', { name, companyId: lavanda, labelSlug: await enterLabel({}) });
  await done('updatePifDescription', { slug, version: 1, name, description: described });
  const { version } = await done('submitPif', { slug, version: 1 });
  await done('updatePifPartB', { slug, version: 1, partB: { unsafeReasons: 'Nema podataka.' } });
  const conclusion = { slug, version, conclusion: 'UNSAFE' };
  await validUntil('2020-01-31');
  expect((await viewer()).assessorProfile.gaps).toEqual(['PROOF_EXPIRED']);
  expect((await send('konsultant', 'setPifConclusion', conclusion)).code).toBe('FORBIDDEN');
  await validUntil(null);
  await done('setPifConclusion', conclusion);
  await expectPrinted(slug, 'B4', [assessor]);
});
