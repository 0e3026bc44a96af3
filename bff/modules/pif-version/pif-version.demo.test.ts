import { PASSWORD, startBff, type Person, type TestBff } from '../../../tests/support/bff.ts';

interface Demo {
  slug: string;
  version: number;
  contentHash: string;
  blockers: object[];
  safetyReport: { substances: object[] };
}

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const FILES = `{ pifs(filter: { stages: [ASSESSED], conclusions: [SAFE] }) {
  items { slug version contentHash(language: EN) blockers { code } safetyReport { substances { key } } } } }`;
const SIGN = `mutation ($input: SignPifInput!) { signPif(input: $input) {
  pif { stage versions { number conclusion contentHash signedBy } } } }`;

// One for the assessor of each organisation.
test.each<[Person, substances: number, name: string]>([
  ['konsultant', 3, 'Ivana Đorđević'],
  ['konsultant2', 15, 'Stefan Jovanović'],
])('%s signs a demo file of %i substances', async (person, count, name) => {
  const { data, errors } = await bff.askAs<{ pifs: { items: Demo[] } }>(person, FILES);
  expect(errors).toEqual([]);
  const file = data.pifs.items.find(({ safetyReport }) => safetyReport.substances.length === count);
  expect(file?.blockers).toEqual([]);
  const { slug, version, contentHash } = file!;
  const input = { slug, version, contentHash, password: PASSWORD, language: 'EN' };
  const signed = await bff.askAs<{ signPif: { pif: object } }>(person, SIGN, { variables: { input } });
  expect(signed.errors).toEqual([]);
  expect(signed.data.signPif.pif).toEqual({
    stage: 'SIGNED',
    versions: [{ number: 1, conclusion: 'SAFE', contentHash, signedBy: name }],
  });
});
