import { escapeUTF8 } from 'entities';
import fc from 'fast-check';
import { decodeText } from '../../bff/upstream/encoding.ts';
import { startBff, type TestBff } from '../support/bff.ts';
import { expectLinearTime, fill } from '../support/linearTime.ts';

/** Stored text with HTML entities, and the text a person reads: decoded exactly once. */
const corpus: [stored: string, read: string][] = [
  ['&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
  ['&#x3c;script&#62;alert(1)&#x3C;/script&#62;', '<script>alert(1)</script>'],
  ['&#60;svg/onload=alert(1)&#62;', '<svg/onload=alert(1)>'],
  ['&lt;iframe srcdoc=&quot;&lt;script&gt;&quot;&gt;', '<iframe srcdoc="<script>">'],
  ['&LT;b&GT;', '<b>'],
  ['<b>plain</b>', '<b>plain</b>'],
  ['<!--&gt;', '<!-->'],
  ['&lt;/title&gt;&lt;/textarea&gt;', '</title></textarea>'],
  ['&quot; onmouseover=&quot;alert(1)', '" onmouseover="alert(1)'],
  ['&apos;-alert(1)-&apos;', "'-alert(1)-'"],
  ['&grave;&dollar;&lbrace;7*7&rbrace;', '`${7*7}'],
  ['&NewLine;javascript&colon;alert(1)', '\njavascript:alert(1)'],
  ['java&Tab;script&colon;', 'java\tscript:'],
  ['&#106;avascript&#58;', 'javascript:'],
  ['&amp;lt;script&amp;gt;', '&lt;script&gt;'],
  ['&amp;amp;lt;', '&amp;lt;'],
  ['&#38;lt;', '&lt;'],
  ['&#x26;#x3c;', '&#x3c;'],
  ['&AMP;lt;', '&lt;'],
  ['&lt', '&lt'],
  ['&ltimg', '&ltimg'],
  ['&amp', '&amp'],
  ['&', '&'],
  ['&;', '&;'],
  ['&#', '&#'],
  ['&#;', '&#;'],
  ['&#x', '&#x'],
  ['&#x;', '&#x;'],
  ['&#xg;', '&#xg;'],
  ['&#60', '&#60'],
  ['&#x110000;', '\ufffd'],
  ['&#xffffffffff;', '\ufffd'],
  ['&#99999999999999999999;', '\ufffd'],
  ['&#0;', '\ufffd'],
  ['&#x0;', '\ufffd'],
  ['&#xd800;', '\ufffd'],
  ['&#xdfff;', '\ufffd'],
  ['&#x80;', '€'],
  ['&#128512;', '😀'],
  ['&zwj;', '\u200d'],
  ['&ZeroWidthSpace;', '\u200b'],
  ['&#x202e;gpj.exe', '\u202egpj.exe'],
  ['&nbsp;', '\u00a0'],
  ['&shy;', '\u00ad'],
  ['&scaron;ampon', 'šampon'],
  ['&Zcaron;ivot &ccaron;aja', 'Život čaja'],
  ['&notit;', '&notit;'],
  ['&nosuchname;', '&nosuchname;'],
  ['&__proto__;', '&__proto__;'],
  ['&constructor;', '&constructor;'],
  ['&toString;', '&toString;'],
  ['&CounterClockwiseContourIntegral;', '∳'],
  ['&NotEqualTilde;', '≂̸'],
  ['100 % &amp; more', '100 % & more'],
  ['a&b=c&d', 'a&b=c&d'],
  ['{{constructor.constructor("alert(1)")()}}', '{{constructor.constructor("alert(1)")()}}'],
  ['$t(common:cancel) {{name}}', '$t(common:cancel) {{name}}'],
  ['%3Cscript%3E', '%3Cscript%3E'],
  ['\\u003cscript\\u003e', '\\u003cscript\\u003e'],
  ['&lt;a href=&quot;javascript&colon;alert(1)&quot;&gt;', '<a href="javascript:alert(1)">'],
];

test('the corpus has sixty hostile texts', () => {
  expect(corpus).toHaveLength(60);
});

test.each(corpus)('%j is read as %j', (stored, read) => {
  expect(decodeText(stored)).toBe(read);
});

const pieces = corpus.map(([stored]) => stored);
const hostile = fc.oneof(
  fc.string({ unit: fc.constantFrom(...pieces, ' ', '&', ';', '#', 'x', 'lt', 'amp'), maxLength: 20 }),
  fc.string({ unit: 'binary' }),
);

test('any text that was escaped once is decoded to the original', () => {
  fc.assert(
    fc.property(hostile, (written) => {
      expect(decodeText(escapeUTF8(written))).toBe(written || null);
      decodeText(written);
      // Decoding text without entities changes nothing.
      const plain = written.replaceAll('&', '+');
      expect(decodeText(decodeText(plain))).toBe(plain || null);
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test.each(['&', '&#', '&#x', '&lt', '&lt;', '&amp;', '&CounterClockwiseContourIntegra', '&#1', '&#x10FFFF', 'a&b'])(
  'the time to read a text of %j grows only with its length',
  (piece) => {
    expectLinearTime((length) => expect(decodeText(fill(length, piece))).not.toBeNull());
  },
);

describe('through the services', () => {
  let bff: TestBff;
  beforeAll(async () => {
    bff = await startBff();
  });
  afterEach(() => bff.standIns.product.clearFaults());
  afterAll(() => bff.close());

  const fields =
    'labels { items { name productCode photoUrl ingredients company { name } } companyCounts { company { name } } }';
  interface Labels {
    labels: {
      items: {
        name: string;
        productCode: string;
        photoUrl: string | null;
        ingredients: string[];
        company: { name: string };
      }[];
      companyCounts: { company: { name: string } }[];
    };
  }

  test('every text of a label is decoded once', async () => {
    const id = (index: number) => String(index).padStart(24, 'a');
    const label = ([stored]: [string, string], index: number) => ({
      _id: id(index),
      slug: `l${index}`,
      ime: stored,
      sifraProizvoda: stored,
      inciProizvoda: [stored],
      photo: stored,
      status: 1,
      firma: id(index),
    });
    const stats = corpus.map(([stored], index) => ({ _id: id(index), firma: stored, broj: 1 }));
    const body = { sveDeklaracije: corpus.map(label), brojDeklaracija: corpus.length, stats };
    await bff.standIns.product.fault({ kind: 'wrongType', path: '/', body });
    const { data, errors, headers } = await bff.askAs<Labels>('admin', `{ ${fields} }`);
    expect(errors).toEqual([]);
    expect(data.labels.items.map(({ name }) => name)).toEqual(corpus.map(([, read]) => read));
    expect(data.labels.items.map(({ ingredients }) => ingredients)).toEqual(corpus.map(([, read]) => [read]));
    expect(data.labels.items.map(({ productCode, company }) => [productCode, company.name])).toEqual(
      corpus.map(([, read]) => [read, read]),
    );
    expect(data.labels.companyCounts.map(({ company }) => company.name)).toEqual(corpus.map(([, read]) => read));
    // None of them is a file of the store, so none becomes a URL.
    expect(data.labels.items.map(({ photoUrl }) => photoUrl)).toEqual(corpus.map(() => null));
    expect(headers.get('content-type')).toMatch(/^application\/(graphql-response\+)?json/);
  });

  test('a name never becomes a URL', async () => {
    const photos = [
      'javascript:alert(1)',
      'https://evil.example/a.png',
      '//evil.example/a.png',
      'data:image/svg+xml,<svg onload=alert(1)>',
      '../../etc/passwd',
      'a.png?x=1',
      'a.png#x',
      'a%2fb.png',
      '..',
      '.htaccess',
      'a\\b.png',
      '&#106;avascript:alert(1)',
    ];
    const user = (photo: string) => ({
      status: 'success',
      data: { data: { data: { _id: 'a'.repeat(24), role: 'user', photo } } },
    });
    for (const [index, photo] of photos.entries()) {
      await bff.standIns.product.fault({
        kind: 'status',
        status: 200,
        path: '/api/v1/users/me',
        body: user(photo),
        times: 1,
      });
      // A token that is not cached, so that the service is asked for the caller.
      const { data } = await bff.ask('{ viewer { photoUrl } }', { token: `unknown-${index}` });
      expect(data).toEqual({ viewer: { photoUrl: null } });
    }
  });
});
