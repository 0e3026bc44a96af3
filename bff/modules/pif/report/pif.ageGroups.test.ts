import { readyFileAt, readyFormulaOf } from '../../../../mocks/demo-data/readyFormulas.ts';
import { startBff, type TestBff } from '../../../../tests/support/bff.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

async function run(name: string, input: object): Promise<string> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const text = `mutation ($input: ${type}!) { ${name}(input: $input) { pif { slug } } }`;
  const { data, errors } = await bff.askAs<Record<string, { pif: { slug: string } }>>('konsultant', text, {
    variables: { input },
  });
  expect(errors).toEqual([]);
  return data[name]?.pif.slug ?? '';
}

const READ = `query ($slug: String!) { pif(slug: $slug) { blockers { code subject english serbian source link }
  safetyReport { exposure { group exposure { value } bodyWeightKg { value source } groups { group exposure { value } } }
    substances { inciName own { group exposure { value } } groupMargins { group } } } } }`;
interface Read {
  blockers: { code: string; subject: string; english: string; serbian: string; source: string; link: string }[];
  safetyReport: {
    exposure: { group: string; exposure: { value: string }; groups: object[] };
    substances: { own: { group: string | null } | null; groupMargins: object[] }[];
  };
}
const read = async (slug: string): Promise<Read> =>
  (await bff.askAs<{ pif: Read }>('konsultant', READ, { variables: { slug } })).data.pif;
const ofGroups = ({ blockers }: Read) => blockers.filter(({ code }) => code === 'AGE_GROUP_EXPOSURE');

/** A face cream of a demo formula, with the population in words. */
async function faceCream(population: string): Promise<string> {
  const { formula } = readyFormulaOf(readyFileAt(17)!);
  const made = { name: 'Krema', companyId: formula.companyId, formulaSlug: formula.slug };
  const slug = await run('createPif', made);
  await run('updatePifDescription', {
    slug,
    version: 1,
    name: 'Krema',
    formula: { slug: formula.slug, revision: 1 },
    description: { category: 'face_care_products_other_than_face_mask', isForUnderThree: false, population },
  });
  return slug;
}

test('children in the text stop SAFE until a group of them has its own amount and weight', async () => {
  const slug = await faceCream('children of 3 to 10');
  expect(ofGroups(await read(slug))).toEqual([
    {
      code: 'AGE_GROUP_EXPOSURE',
      subject: 'CHILDREN_IN_TEXT',
      english: 'The population is described as children, and no group of children is ticked',
      serbian: 'Opis populacije pominje decu, a nijedna grupa dece nije označena',
      source: 'Regulation (EC) No 1223/2009, Annex I, part A, point 6; SCCS/1647/22, 3-6.9',
      link: `/pifs/cpsr/${slug}#part-A6`,
    },
  ]);
  const child = {
    group: 'CHILD_3_10',
    amountBasis: 'TYPED',
    gramsPerDay: '1,54',
    weightBasis: 'TYPED',
    bodyWeightKg: '23',
  };
  await run('updatePifPartA', { slug, version: 1, partA: { exposedGroups: [{ group: 'ADULT' }, child] } });
  expect(ofGroups(await read(slug)).map(({ subject, english }) => [subject, english])).toEqual([
    ['CHILD_3_10', 'Children, 3 to 10 years: amount and body weight are not stated with their sources'],
  ]);
  const whole = { ...child, amountSource: 'Use study', weightSource: 'Use study' };
  await run('updatePifPartA', { slug, version: 2, partA: { exposedGroups: [{ group: 'ADULT' }, whole] } });
  const after = await read(slug);
  expect(ofGroups(after)).toEqual([]);
  expect(after.safetyReport.exposure).toMatchObject({
    group: 'CHILD_3_10',
    exposure: { value: '66.9565' },
    bodyWeightKg: { value: '23', source: 'Use study' },
    groups: [
      { group: 'ADULT', exposure: { value: '24.14' } },
      { group: 'CHILD_3_10', exposure: { value: '66.9565' } },
    ],
  });
  expect(after.safetyReport.substances[0]).toMatchObject({
    own: { group: 'CHILD_3_10', exposure: { value: '66.9565' } },
    groupMargins: [{ group: 'ADULT' }, { group: 'CHILD_3_10' }],
  });
});

test('a spray stops SAFE field by field until what is breathed in is assessed, and adds to the dose', async () => {
  const slug = await faceCream('Adults');
  const description = { category: 'face_care_products_other_than_face_mask', isInhalable: true };
  const name = 'Sprej';
  const { formula } = readyFormulaOf(readyFileAt(17)!);
  await run('updatePifDescription', {
    slug,
    version: 2,
    name,
    formula: { slug: formula.slug, revision: 1 },
    description,
  });
  const gaps = async () => (await read(slug)).blockers.filter(({ code }) => code === 'INHALATION_MISSING');
  expect((await gaps())[0]).toEqual({
    code: 'INHALATION_MISSING',
    subject: 'form',
    english: 'Not stated of what is breathed in: Spray or powder',
    serbian: 'Nije navedeno o onome što se udahne: Sprej ili puder',
    source: 'Regulation (EC) No 1223/2009, Annex I, part A, points 6 and 7',
    link: `/pifs/cpsr/${slug}#part-A6`,
  });
  const inhalation = {
    ...{ form: 'PUMP', gramsPerUse: '1', usesPerDay: '1', respirableFraction: '1', respirableSource: 'Laser' },
    localEffects: 'No irritation of the airways is known.',
  };
  await run('updatePifPartA', { slug, version: 1, partA: { inhalation } });
  expect(await gaps()).toEqual([]);
  const text =
    'query ($slug: String!) { pif(slug: $slug) { safetyReport { inhalation { productMgPerDay { value isVerified } } substances { own { inhalation { exposure { value } } } } } } }';
  const { data } = await bff.askAs<{ pif: object }>('konsultant', text, { variables: { slug } });
  expect(data.pif).toMatchObject({
    safetyReport: { inhalation: { productMgPerDay: { value: '5.85', isVerified: false } } },
  });
});
