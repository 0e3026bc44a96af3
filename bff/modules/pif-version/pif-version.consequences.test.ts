import { PASSWORD, startBff, type TestBff } from '../../../tests/support/bff.ts';

interface File {
  slug: string;
  version: number;
  contentHash: string;
  safetyReport: { substances: { inciName: string; own: { margin: { value: string } | null } }[] };
}
interface Compared {
  conclusion: string;
  blockers: { code: string; subject: string; english: string }[];
  isOutdated: boolean;
  consequences: object[];
  changes: { path: string[] }[];
}
const FILES = `{ pifs(filter: { stages: [ASSESSED], conclusions: [SAFE] }) {
  items { slug version contentHash(language: EN) safetyReport { substances { inciName own { margin { value } } } } } } }`;
const COMPARED = `query ($slug: String!) { pif(slug: $slug) { conclusion isOutdated blockers { code subject english }
  consequences { figure substance before after verdictBefore verdictAfter isWorse }
  changes { kind path before after basis { field before after } } } }`;
const SIGN = 'mutation ($input: SignPifInput!) { signPif(input: $input) { pif { stage } } }';
const TOXICOLOGY =
  'mutation ($input: UpdateToxicologyInput!) { updateOwnToxicology(input: $input) { ingredient { id } } }';
const INGREDIENTS =
  '{ ingredients(filter: { search: "LECITHIN" }) { items { id inciName ownToxicology { version } } } }';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await bff.askAs<Data>('konsultant', query, { variables: { ...variables } });
  expect(errors).toEqual([]);
  return data;
}
const compared = async (slug: string) => (await ask<{ pif: Compared }>(COMPARED, { slug })).pif;

// Nobody was told that a figure of the organisation turned a signed margin into a failing one.
test('what a changed point of departure does to a signed file is told before what was changed', async () => {
  const { pifs } = await ask<{ pifs: { items: File[] } }>(FILES);
  const marginIn = ({ safetyReport }: File) =>
    safetyReport.substances.find(({ inciName }) => inciName === 'LECITHIN')?.own.margin?.value;
  const file = pifs.items.find(marginIn)!;
  const { slug, version, contentHash } = file;
  await ask(SIGN, { input: { slug, version, contentHash, password: PASSWORD, language: 'EN' } });
  expect(await compared(slug)).toMatchObject({ isOutdated: false, consequences: [], blockers: [] });

  const { ingredients } = await ask<{
    ingredients: { items: { id: string; inciName: string; ownToxicology: { version: number } | null }[] };
  }>(INGREDIENTS);
  const lecithin = ingredients.items.find(({ inciName }) => inciName === 'LECITHIN')!;
  const data = { noaelMgPerKgDay: 0.001, noaelSource: 'Studija' };
  await ask(TOXICOLOGY, {
    input: { ingredientId: lecithin.id, version: lecithin.ownToxicology?.version ?? 0, ...data },
  });

  const { conclusion, isOutdated, consequences, blockers, changes } = await compared(slug);
  expect([conclusion, isOutdated]).toEqual(['SAFE', true]);
  expect(consequences[0]).toEqual({
    ...{ figure: 'MARGIN', substance: 'LECITHIN', before: marginIn(file), isWorse: true },
    ...{ verdictBefore: 'PASSES', verdictAfter: 'FAILS', after: expect.stringMatching(/^0\.\d+$/) as string },
  });
  expect(blockers).toEqual([
    {
      code: 'MARGIN_BELOW',
      subject: 'LECITHIN',
      english: expect.stringContaining('margin of safety 0.') as string,
    },
  ]);
  // One row per figure: the source stands beside it.
  const departures = changes.filter(({ path }) => path.includes('pointOfDeparture') && path.at(-1) === 'value');
  expect(departures).toEqual([
    {
      ...{ kind: 'TOXICOLOGY', path: ['substances', 'LECITHIN', 'pointOfDeparture', 'value'] },
      ...{ before: expect.any(String) as string, after: '0.001' },
      basis: expect.arrayContaining([expect.objectContaining({ field: 'source', after: 'Studija' })]) as object[],
    },
  ]);
  const paths = changes.map(({ path }) => path.join(' '));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => /isVerified|source/.test(path))).toEqual([]);
});

test('a file that nobody signed has no consequences', async () => {
  const { pifs } = await ask<{ pifs: { items: { consequences: unknown }[] } }>(
    '{ pifs(filter: { stages: [IN_WORK] }) { items { consequences { figure } } } }',
  );
  expect(new Set(pifs.items.map(({ consequences }) => consequences))).toEqual(new Set([null]));
});
