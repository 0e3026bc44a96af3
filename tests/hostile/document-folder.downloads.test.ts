import { aPdf } from '../../mocks/testing/documentFiles.ts';
import { until } from '../../mocks/testing/until.ts';
import { startBff, type TestBff } from '../support/bff.ts';

const MAX_DOWNLOADS = 6;
const CREATE =
  'mutation ($input: CreateRawMaterialInput!) { createRawMaterial(input: $input) { rawMaterial { slug } } }';
const ADD = 'mutation ($input: AddDocumentInput!) { addDocument(input: $input) { document { url } } }';

let bff: TestBff;
let path: string;
let authorization: string;
beforeAll(async () => {
  bff = await startBff();
  authorization = `Bearer ${await bff.tokenOf('org')}`;
  const input = { tradeName: 'Traženi glicerin', type: 'PARFUM', values: { composition: [{ inciName: 'PARFUM' }] } };
  const created = await bff.askAs<{ createRawMaterial: { rawMaterial: { slug: string } } }>('org', CREATE, {
    variables: { input },
  });
  const { slug } = created.data.createRawMaterial.rawMaterial;
  const body = new FormData();
  body.append('file', new Blob([aPdf()]), 'a.pdf');
  const headers = { authorization, 'apollo-require-preflight': 'true' };
  const uploaded = await fetch(`${bff.url}/uploads?kind=document`, { method: 'POST', headers, body });
  const { reference } = (await uploaded.json()) as { reference: string };
  const added = await bff.askAs<{ addDocument: { document: { url: string } } }>('org', ADD, {
    variables: { input: { slug, folder: 'SDS', upload: reference, name: 'a.pdf' } },
  });
  path = added.data.addDocument.document.url;
});
afterAll(() => bff.close());

const download = (signal: AbortSignal | null = null) => fetch(bff.url + path, { headers: { authorization }, signal });
const errorCodeOf = async (response: Response): Promise<string | undefined> =>
  ((await response.json()) as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code;

test('a part of a document or a picture is sent to whoever asks for it', async () => {
  const { data } = await bff.askAs<{ labels: { items: { photoUrl: string | null }[] } }>(
    'org',
    '{ labels(pageSize: 100) { items { photoUrl } } }',
  );
  const picture = data.labels.items.find(({ photoUrl }) => photoUrl)?.photoUrl ?? 'no label has a photo';
  for (const address of [path, picture]) {
    const whole = await fetch(bff.url + address, { headers: { authorization } });
    const bytes = Buffer.from(await whole.arrayBuffer());
    const size = bytes.length;
    expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
    const ask = async (range: string, headers: Record<string, string> = {}) => {
      const response = await fetch(bff.url + address, { headers: { authorization, range, ...headers } });
      return [
        response.status,
        response.headers.get('content-range'),
        Buffer.from(await response.arrayBuffer()).toString('hex'),
      ];
    };
    const part = (start: number, end: number) => [
      206,
      `bytes ${start}-${end}/${size}`,
      bytes.subarray(start, end + 1).toString('hex'),
    ];
    const all = [200, null, bytes.toString('hex')];
    expect(await ask('bytes=0-9')).toEqual(part(0, 9));
    expect(await ask(`bytes=10-${size + 100}`)).toEqual(part(10, size - 1));
    expect(await ask('bytes=20-')).toEqual(part(20, size - 1));
    expect(await ask('bytes=-5')).toEqual(part(size - 5, size - 1));
    expect(await ask(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, '']);
    for (const range of ['bytes=9-0', 'bytes=0-1,4-5', 'lines=0-9', 'bytes=-', 'bytes=x-'])
      expect(await ask(range)).toEqual(all);
    expect(await ask('bytes=0-9', { 'if-range': '"another version"' })).toEqual(all);
  }
});

test('HEAD is answered as GET is, without content', async () => {
  const { data } = await bff.askAs<{ labels: { items: { photoUrl: string | null }[] } }>(
    'org',
    '{ labels(pageSize: 100) { items { photoUrl } } }',
  );
  const picture = data.labels.items.find(({ photoUrl }) => photoUrl)?.photoUrl ?? 'no label has a photo';
  for (const address of [
    '/healthz',
    '/readyz',
    '/session',
    path,
    '/exports/raw-materials?format=csv',
    picture,
    path + '0',
  ]) {
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map((method) => fetch(bff.url + address, { method, headers: { authorization } })),
    );
    const shown = ({ status, headers }: Response) => [
      status,
      ...['content-type', 'content-disposition', 'cache-control', 'content-security-policy'].map((name) =>
        headers.get(name),
      ),
    ];
    expect([address, ...shown(head!)]).toEqual([address, ...shown(get!)]);
    expect(await head!.text()).toBe('');
  }
});

describe('a person with six downloads under way', () => {
  let clients: AbortController[];
  let downloads: Promise<unknown>;
  beforeEach(async () => {
    const { product } = bff.standIns;
    await product.clearCalls();
    await product.fault({
      path: path.replace(/^.documents(.*)[/]/, '/api/v1/sirovine$1/fajlovi/'),
      kind: 'hang',
      times: MAX_DOWNLOADS,
    });
    const reads = async () => (await product.calls()).filter((call) => call.path.includes('/fajlovi/')).length;
    clients = Array.from({ length: MAX_DOWNLOADS }, () => new AbortController());
    downloads = Promise.allSettled(clients.map(({ signal }) => download(signal)));
    await until('the service receives all of them', async () => (await reads()) === MAX_DOWNLOADS);
  });
  afterEach(async () => {
    for (const client of clients) client.abort();
    await downloads;
    await bff.standIns.product.clearFaults();
    await until('a document can be read again', async () => (await download()).ok);
  });

  test('is refused a seventh', async () => {
    const seventh = await download();
    expect(seventh.status).toBe(429);
    expect(await errorCodeOf(seventh)).toBe('RATE_LIMITED');
  });

  test('may start another after one of them disconnects', async () => {
    clients[0]?.abort();
    // The server notices a disconnect a moment later.
    await until('a slot is free', async () => (await download()).status !== 429);
    expect((await download()).status).toBe(200);
  });
});
