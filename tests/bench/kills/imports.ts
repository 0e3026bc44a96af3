import type { Person } from '../../support/bff.ts';
import { ABSENT } from './ledger.ts';
import type { Scene, Writer } from './writers.ts';

const START = `mutation ($input: StartRawMaterialImportInput!) { startRawMaterialImport(input: $input) { rawMaterialImport { id totalCount counts { kind count } } } }`;
const APPLY = `mutation ($input: ApplyRawMaterialImportInput!) { applyRawMaterialImport(input: $input) { rawMaterialImport { isApplied } } }`;
const TAKE_BACK = `mutation ($input: TakeBackRawMaterialImportInput!) { takeBackRawMaterialImport(input: $input) { rawMaterialImport { isTakenBack } } }`;
const ONE = `query ($id: ID!) { rawMaterialImport(id: $id, page: 1, pageSize: 1) { isApplied isTakenBack } }`;
const ROWS = `query ($search: String!) { rawMaterials(filter: { search: $search }, page: 1, pageSize: 100) {
  totalCount items { tradeName globalValues { composition { inciName maxConcentration } } } } }`;

const ROW_COUNT = 60;
/** Highest concentration that the rows have after the first import and after the one that changes them. */
const [FIRST, CHANGED] = ['1', '2'];

interface Rows {
  rawMaterials: {
    totalCount: number;
    items: {
      tradeName: string;
      globalValues: { composition: { inciName: string; maxConcentration: string | null }[] };
    }[];
  };
}

/** A sheet of raw materials whose trade names begin with a word. */
function sheet(word: string, count: number, concentration: string): Uint8Array<ArrayBuffer> {
  const rows = Array.from({ length: count }, (_, at) => `${word} ${at};ACME;Glycerin;${concentration}`);
  return new Uint8Array(Buffer.from(['Trgovački naziv;Proizvođač;INCI;Maks. %', ...rows, ''].join('\n')));
}

/** Starts an import of such a sheet and returns its id. */
async function prepareImport(
  { door }: Scene,
  token: string,
  file: { word: string; count: number; concentration: string },
): Promise<string> {
  const upload = await door.upload(token, 'sheet', sheet(file.word, file.count, file.concentration));
  const { startRawMaterialImport } = await door.ask<{
    startRawMaterialImport: { rawMaterialImport: { id: string; counts: { kind: string; count: number }[] } };
  }>(token, START, { input: { upload, fileName: 'sheet.csv' } });
  const { id, counts } = startRawMaterialImport.rawMaterialImport;
  if (!counts.some(({ kind, count }) => (kind === 'NEW' || kind === 'CHANGED') && count === file.count))
    throw new Error(`An import of ${file.count} rows has ${JSON.stringify(counts)}`);
  return id;
}

/** Imports raw materials whose trade names begin with a word. */
export async function importMaterials(scene: Scene, token: string, word: string, count: number): Promise<void> {
  const id = await prepareImport(scene, token, { word, count, concentration: FIRST });
  await scene.door.ask(token, APPLY, { input: { id } });
}

/** Imports raw materials, changes them all by a second import, and takes that one back. */
export async function importWriter(scene: Scene, person: Person): Promise<Writer> {
  const { door, ledger, random } = scene;
  const token = await door.signIn(person);

  /** The highest concentration of all rows; what is neither all of them alike nor none gets a text of its own. */
  async function readRows(word: string): Promise<string> {
    const { rawMaterials } = await door.ask<Rows>(token, ROWS, { search: `trade:${word}` });
    const concentrations = rawMaterials.items.map(({ globalValues }) =>
      globalValues.composition.map(({ inciName, maxConcentration }) => `${inciName} ${maxConcentration}`).join(),
    );
    const kinds = [...new Set(concentrations)];
    if (rawMaterials.totalCount === 0) return ABSENT;
    const isWhole = rawMaterials.totalCount === ROW_COUNT && concentrations.length === ROW_COUNT && kinds.length === 1;
    return isWhole ? kinds.join() : `${rawMaterials.totalCount} rows with ${kinds.join(' and ')}`;
  }
  async function readImport(id: string): Promise<string> {
    type Answer = { rawMaterialImport: { isApplied: boolean; isTakenBack: boolean } };
    const { isApplied, isTakenBack } = (await door.ask<Answer>(token, ONE, { id })).rawMaterialImport;
    return isTakenBack ? 'taken back' : isApplied ? 'applied' : 'prepared';
  }
  return async () => {
    const word = random.word();
    const ids: string[] = [];
    const prepare = async (concentration: string) => {
      ids.push(await prepareImport(scene, token, { word, count: ROW_COUNT, concentration }));
      return { input: { id: ids.at(-1) } };
    };
    // What the rows say and what the imports say of themselves must agree. One that is only prepared has changed
    // nothing.
    const state = (rows: string, ...imports: string[]) =>
      JSON.stringify([rows, ...imports.filter((one) => one !== 'prepared')]);
    const [before, first, changed] = [ABSENT, `Glycerin ${FIRST}`, `Glycerin ${CHANGED}`];
    const read = async () => state(await readRows(word), ...(await Promise.all(ids.map(readImport))));
    const creating = await prepare(FIRST);
    const entry = ledger.add('import', word, state(before), read);
    await ledger.write(entry, state(first, 'applied'), () => door.ask(token, APPLY, creating));
    const changing = await prepare(CHANGED);
    await ledger.write(entry, state(changed, 'applied', 'applied'), () => door.ask(token, APPLY, changing));
    await ledger.write(entry, state(first, 'applied', 'taken back'), () => door.ask(token, TAKE_BACK, changing));
  };
}
