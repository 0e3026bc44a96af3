import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../../support/bff.ts';
import { ABSENT, type Entry } from './ledger.ts';
import type { Scene, Writer } from './writers.ts';

const START = `mutation ($input: StartInventoryImportInput!) { startInventoryImport(input: $input) { inventoryImport { id } } }`;
const APPLY = `mutation ($input: ApplyInventoryImportInput!) { applyInventoryImport(input: $input) { inventoryImport { id } } }`;
const TAKE_BACK = `mutation ($input: TakeBackInventoryImportInput!) { takeBackInventoryImport(input: $input) { inventoryImport { id } } }`;
const CANCEL = `mutation ($input: CancelInventoryImportInput!) { cancelInventoryImport(input: $input) { cancelledImportId } }`;
const ONE = 'query ($id: ID!) { inventoryImport(id: $id) { state counts { kind count } } }';
const CHECK = 'query ($text: String!) { checkIngredients(input: { text: $text }) { recognised } }';

/** An import that is under way for longer counts as found so, which no writer sent. */
const [POLL_MS, SETTLE_LIMIT_MS] = [50, 60_000];

interface Import {
  state: string;
  counts: { kind: string; count: number }[];
}

/** An export of the inventory with one ingredient that it does not know, in the Commission's format. */
function inventoryWith(name: string): Uint8Array<ArrayBuffer> {
  const rows = [
    'File creation date: 21/11/2026',
    'COSING Ref No,INCI name,INN name,Ph. Eur. Name,CAS No,EC No,Chem/IUPAC Name / Description,Restriction,Function,Update Date',
    '1,AQUA,,,7732-18-5,231-791-2,Water,,SOLVENT,15/10/2010',
    `2,${name},,,,,Extract,,SKIN CONDITIONING,15/10/2010`,
  ];
  return new Uint8Array(Buffer.from(rows.join('\n')));
}

/**
 * Imports inventories, one in two of which is applied and taken back, the others cancelled. What an import says of
 * itself and what a check then recognises must agree. One of them is applied at a time, because each replaces the
 * inventory of the one before.
 */
export async function inventoryWriter({ door, ledger, random }: Scene, person: Person): Promise<Writer> {
  const token = await door.signIn(person);
  const one = async (id: string): Promise<Import> =>
    (await door.ask<{ inventoryImport: Import }>(token, ONE, { id })).inventoryImport;
  /** The import once nothing of it is under way. */
  async function settled(id: string): Promise<Import> {
    for (const until = Date.now() + SETTLE_LIMIT_MS; ; await pause(POLL_MS)) {
      const found = await one(id);
      if ((found.state !== 'READING' && found.state !== 'APPLYING') || Date.now() > until) return found;
    }
  }
  async function isRecognised(text: string): Promise<boolean> {
    return (
      (await door.ask<{ checkIngredients: { recognised: number } }>(token, CHECK, { text })).checkIngredients
        .recognised === 1
    );
  }
  const stateOf = (state: string) => JSON.stringify([state, state === 'APPLIED']);

  let last: { entry: Entry; id: string } | null = null;
  let count = 0;

  /** Takes an applied import back. */
  async function takeBack(entry: Entry, id: string): Promise<void> {
    await ledger.write(entry, stateOf('TAKEN_BACK'), () => door.ask(token, TAKE_BACK, { input: { id } }));
  }

  return async () => {
    // A kill may have come between the two halves of the last one.
    if (last && (await settled(last.id)).state === 'APPLIED') await takeBack(last.entry, last.id);
    last = null;
    const name = `ZX ${random.word()} EXTRACT`.toUpperCase();
    const upload = await door.upload(token, 'table', inventoryWith(name));
    const { startInventoryImport } = await door.ask<{ startInventoryImport: { inventoryImport: { id: string } } }>(
      token,
      START,
      { input: { upload, fileName: 'cosing.csv' } },
    );
    const { id } = startInventoryImport.inventoryImport;
    const { state, counts } = await settled(id);
    if (state !== 'READY') throw new Error(`An inventory that was read is ${state}`);
    const entry = ledger.add('inventory import', id, stateOf('READY'), async () =>
      JSON.stringify([(await settled(id)).state, await isRecognised(name)]),
    );
    if (count++ % 2 === 1) {
      await ledger.write(entry, ABSENT, () => door.ask(token, CANCEL, { input: { id } }));
      return;
    }
    last = { entry, id };
    const withdrawals = counts.find(({ kind }) => kind === 'WITHDRAWN')?.count ?? 0;
    await ledger.write(entry, stateOf('APPLIED'), async () => {
      await door.ask(token, APPLY, { input: { id, withdrawals } });
      await settled(id);
    });
    await takeBack(entry, id);
  };
}
