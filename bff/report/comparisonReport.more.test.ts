import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { startBff, type Person, type TestBff } from '../../tests/support/bff.ts';
import { fileWithTwoVersions } from '../../tests/support/signedVersions.ts';

const withTools = existsSync('/usr/bin/pdftotext') ? test : test.skip;

let bff: TestBff;
let slug: string;
beforeAll(async () => {
  bff = await startBff();
  const ask = async <Data>(query: string, variables: object): Promise<Data> => {
    const { data, errors } = await bff.askAs<Data>('konsultant', query, { variables: { ...variables } });
    expect(errors).toEqual([]);
    return data;
  };
  ({ slug } = await fileWithTwoVersions(ask, 'Krema za poređenje'));
});
afterAll(() => bff.close());

async function print(person: Person, query: string) {
  const response = await fetch(`${bff.url}/exports/pif/${slug}/comparison?${query}`, {
    headers: { authorization: `Bearer ${await bff.tokenOf(person)}` },
  });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}
/** In the order of the document, whatever its line breaks. */
const textOf = (bytes: Buffer) =>
  execFileSync('pdftotext', ['-raw', '-', '-'], { input: bytes, encoding: 'utf8' }).replace(/\s+/g, ' ');

withTools.each([
  ['en', ['Version 1', 'Version 2', 'Glicerin › Share, % 5 6.5', 'Description › Function Nega Hidratacija']],
  ['sr', ['Verzija 1', 'Verzija 2', 'Glicerin › Udeo, % 5 6,5', 'Opis › Namena Nega Hidratacija']],
  ['sr-Cyrl', ['Верзија 1', 'Верзија 2', 'Glicerin › Удео, % 5 6,5', 'Опис › Намена Nega Hidratacija']],
])('in %s the PDF holds both versions with their values side by side', async (language, texts) => {
  const { status, bytes } = await print('konsultant', `since=1&until=2&language=${language}`);
  expect(status).toBe(200);
  const text = textOf(bytes);
  for (const expected of texts) expect(text).toContain(expected);
  // A version is told by its hash, and nothing by a name of the program.
  expect(text).toMatch(/SHA-256 [0-9a-f]{8} [0-9a-f]{8}/);
  expect(text).not.toMatch(/\b[a-z]+[A-Z][a-z]+\b|[A-Z]+_[A-Z]+/);
});

withTools('an older version beside the file as it stands, and a newest one from which nothing differs', async () => {
  expect(textOf((await print('konsultant', 'since=1&language=en')).bytes)).toContain('as it stands');
  expect(textOf((await print('konsultant', 'since=2&language=en')).bytes)).toContain(
    'Nothing that the report uses differs.',
  );
});

withTools('a client gets the comparison without the formula', async () => {
  const text = textOf((await print('klijent', 'since=1&until=2&language=en')).bytes);
  expect(text).toContain('Description › Function Nega Hidratacija');
  expect(text).not.toMatch(/Glicerin|6\.5/);
});

test.each<[Person, string, number]>([
  ['konsultant2', 'since=1&until=2&language=en', 404],
  ['klijent2', 'since=1&until=2&language=en', 404],
  ['dcp', 'since=1&until=2&language=en', 403],
  ['konsultant', 'since=1&until=9&language=en', 404],
  ['konsultant', 'since=2&until=1&language=en', 400],
  ['konsultant', 'since=1&language=fr', 400],
  ['konsultant', 'language=en', 400],
])('%s asking for %s gets %i', async (person, query, status) => {
  expect((await print(person, query)).status).toBe(status);
});
