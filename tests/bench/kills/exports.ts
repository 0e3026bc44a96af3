import { read, utils } from '@e965/xlsx';
import yauzl from 'yauzl';
import { buffer } from 'node:stream/consumers';
import type { Person } from '../../support/bff.ts';
import { rawMaterialAt } from '../../../mocks/demo-data/raw-material/rawMaterials.ts';
import { hashOf } from './frontDoor.ts';
import { importMaterials } from './imports.ts';
import type { Scene, Writer } from './writers.ts';

const ROW_COUNT = 300;
/** Raw materials of the demo whose documents are fetched as archives. They are drawn when they are first asked for. */
const ARCHIVES = 60;

/** What became of exports. */
export interface ExportCounts {
  whole: number;
  /** An answer with an error, or a connection that broke: whoever asked knows that there is no file. */
  failed: number;
  /** Answers that pretended to be whole and were not. */
  cut: string[];
}

/** An export, and what its content says once it has been read. Reading throws for half a file. */
interface Export {
  path: string;
  contentOf: (file: Buffer) => Promise<string> | string;
}

/** The files of an archive and the hashes of their contents. */
async function archiveContent(file: Buffer): Promise<string> {
  const archive = await yauzl.fromBufferPromise(file, { lazyEntries: true });
  const entries: [string, string][] = [];
  for await (const entry of archive.eachEntry())
    entries.push([entry.fileName, hashOf(await buffer(await archive.openReadStreamPromise(entry)))]);
  if (entries.length !== archive.entryCount) throw new Error('The archive lacks files');
  return JSON.stringify(entries.sort());
}

function workbookContent(file: Buffer): string {
  const { Sheets, SheetNames } = read(file);
  const rows = utils.sheet_to_json(Sheets[SheetNames[0]!]!, { header: 1 });
  return JSON.stringify(rows);
}

/**
 * Fetches lists and archives, and compares each with what it was before the first kill, or when it was first fetched.
 */
export async function exportReader(scene: Scene, person: Person, counts: ExportCounts): Promise<Writer> {
  const { door, random } = scene;
  const token = await door.signIn(person);
  const word = random.word();
  await importMaterials(scene, token, word, ROW_COUNT);
  const list = `/exports/raw-materials?language=en&search=trade:${word}`;
  const exports: Export[] = [
    { path: `${list}&format=xlsx`, contentOf: workbookContent },
    { path: `${list}&format=csv`, contentOf: (file) => file.toString() },
    ...Array.from({ length: ARCHIVES }, (_, at) => rawMaterialAt(at))
      .filter(({ isGlobal }) => isGlobal)
      .map(({ slug }) => ({ path: `/documents/${slug}/all.zip`, contentOf: archiveContent })),
  ];
  const [workbook, table, ...archives] = exports;
  const known = new Map<string, string>();
  for (const { path, contentOf } of [workbook!, table!]) {
    const content = await contentOf(await door.download(token, path));
    const rowCount = content.split(word).length - 1;
    if (rowCount !== ROW_COUNT) throw new Error(`${path} has ${rowCount} rows`);
    known.set(path, content);
  }
  let count = 0;
  return async () => {
    const { path, contentOf } = [workbook!, table!, ...random.some(archives, 2)][count++ % 4]!;
    let file: Buffer;
    try {
      file = await door.download(token, path);
    } catch (error) {
      counts.failed++;
      throw error;
    }
    try {
      const content = await contentOf(file);
      if (content !== (known.get(path) ?? content)) throw new Error('It differs from the one before');
      known.set(path, content);
      counts.whole++;
    } catch (error) {
      counts.cut.push(`${path}, ${file.length} bytes: ${String(error)}`);
    }
  };
}
