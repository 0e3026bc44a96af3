import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A file that is put inside a PDF. */
export interface EmbeddedFile {
  /** Unique among the files. */
  name: string;
  /** Empty when the name says it all. */
  description: string;
  mediaType: string;
  open: () => Promise<Readable>;
}

/** A text string as UTF-16BE with a byte order mark: ISO 32000-1, 7.9.2.2. */
const textString = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
/** A name object; everything but letters and digits is escaped: ISO 32000-1, 7.3.5. */
const nameObject = (text: string): string =>
  `/${text.replace(/[^A-Za-z0-9]/g, (character) => `#${character.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;
const asciiString = (text: string): string =>
  `(${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|[()\\]/g, '_')})`;

interface Trailer {
  size: number;
  root: number;
  info: string;
  id: string;
  xref: number;
  catalog: string;
}

/** What an update of a PDF must know of it. The compiler writes its cross-reference table and its catalog as text. */
function readTrailer(pdf: Uint8Array): Trailer {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const end = text.slice(text.lastIndexOf('trailer'));
  const size = Number(/\/Size (\d+)/.exec(end)?.[1]);
  const root = Number(/\/Root (\d+) 0 R/.exec(end)?.[1]);
  const info = /\/Info \d+ 0 R/.exec(end)?.[0] ?? '';
  const id = /\/ID \[\((.*?)\) /s.exec(end)?.[1];
  const xref = Number(/startxref\s+(\d+)/.exec(end)?.[1]);
  // The table is one section of rows of 20 bytes: ISO 32000-1, 7.5.4.
  const rows = text.indexOf('\n', text.indexOf('\n', xref) + 1) + 1;
  const from = Number(text.slice(rows + 20 * root, rows + 20 * root + 10));
  const catalog = text.slice(from, text.indexOf('endobj', from)).replace(/^\d+ 0 obj\s*/, '');
  if (!size || !root || !xref || id === undefined || !catalog.startsWith('<<'))
    throw new Error('The PDF of the compiler has another form than expected');
  return { size, root, info, id, xref, catalog };
}

/** The catalog with the files: a name tree, and the array of associated files that ISO 19005-3, 6.8 asks for. */
function catalogWith(catalog: string, specifications: readonly number[], names: readonly string[]): string {
  const embedded = `/EmbeddedFiles << /Names [${specifications.map((of, at) => `${names[at] ?? ''} ${of} 0 R`).join(' ')}] >>`;
  const associated = `/AF [${specifications.map((of) => `${of} 0 R`).join(' ')}]`;
  const isNamed = /\n {2}\/Names <</.test(catalog);
  const named = isNamed
    ? catalog.replace('\n  /Names <<', `\n  /Names << ${embedded}`)
    : catalog.replace(/>>\s*$/, `/Names << ${embedded} >>\n>>`);
  return named.replace(/>>\s*$/, `${associated}\n>>\n`);
}

/**
 * A PDF of the compiler with files inside, byte for byte as they are, while it is read: they are added as an
 * incremental update (ISO 32000-1, 7.5.6), so that each file is opened when the one before it has been passed on and
 * none is in memory as a whole. The length and the checksum of a file stand in objects of their own, because they are
 * known after it.
 */
export async function* embedFiles(pdf: Uint8Array, files: readonly EmbeddedFile[]): AsyncGenerator<Buffer> {
  const { size, root, info, id, xref, catalog } = readTrailer(pdf);
  const places = new Map<number, number>();
  let [written, next] = [0, size];
  const digest = createHash('md5').update(id, 'latin1');
  const put = (chunk: Buffer): Buffer => {
    written += chunk.length;
    return chunk;
  };
  const object = (number: number, body: string): Buffer => {
    places.set(number, written);
    return put(Buffer.from(`${number} 0 obj\n${body}\nendobj\n`, 'latin1'));
  };
  yield put(Buffer.from(pdf));
  yield put(Buffer.from('\n'));
  const specifications: number[] = [];
  for (const { name, description, mediaType, open } of files) {
    const [stream, length, parameters, specification] = [next++, next++, next++, next++];
    const content = await open();
    try {
      places.set(stream, written);
      const head = `<< /Type /EmbeddedFile /Subtype ${nameObject(mediaType)} /Length ${length} 0 R /Params ${parameters} 0 R >>`;
      yield put(Buffer.from(`${stream} 0 obj\n${head}\nstream\n`, 'latin1'));
      const checksum = createHash('md5');
      let bytes = 0;
      for await (const chunk of content as AsyncIterable<Buffer>) {
        checksum.update(chunk);
        bytes += chunk.length;
        yield put(chunk);
      }
      const sum = checksum.digest('hex');
      digest.update(sum);
      yield put(Buffer.from('\nendstream\nendobj\n'));
      yield object(length, String(bytes));
      yield object(parameters, `<< /Size ${bytes} /CheckSum <${sum}> >>`);
    } finally {
      content.destroy();
    }
    const about = description ? ` /Desc ${textString(description)}` : '';
    yield object(
      specification,
      `<< /Type /Filespec /F ${asciiString(name)} /UF ${textString(name)} /AFRelationship /Supplement${about} /EF << /F ${stream} 0 R /UF ${stream} 0 R >> >>`,
    );
    specifications.push(specification);
  }
  // In the order of the list; a name tree is sorted by its keys.
  const keys = files.map((_, at) => `(${String(at + 1).padStart(4, '0')})`);
  yield object(root, catalogWith(catalog, specifications, keys));
  const table = written;
  const rows = [...places].sort(([one], [other]) => one - other);
  const lines = rows.map(([number, place]) => `${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`);
  yield put(
    Buffer.from(
      `xref\n${lines.join('')}trailer\n<< /Size ${next} /Root ${root} 0 R ${info} /ID [(${id}) <${digest.digest('hex')}>] /Prev ${xref} >>\nstartxref\n${table}\n%%EOF\n`,
      'latin1',
    ),
  );
}
