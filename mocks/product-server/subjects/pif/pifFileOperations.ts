import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { and, count, eq } from 'drizzle-orm';
import { MAX_FILE_BYTES } from '../../../../domain/limits.ts';
import { FILE_SLOTS, type FileSlotName, PIF_FILE_TYPES, takesType } from '../../../../domain/pif/fileSlots.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { pifFiles, pifs } from '../../database/schema/pif.ts';
import { acceptDocument } from '../../files/acceptDocument.ts';
import { conflict, invalidInput, notFound } from '../../service/httpError.ts';
import { type Operations, PRIVATE_FILE_HEADERS } from '../../service/operation.ts';
import { assertSafeName, assertValidDate, decodeName } from '../document-folder/documentRules.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { fieldChanges } from '../../../../domain/history/fieldChanges.ts';
import { recordEvent } from '../history/recordEvent.ts';
import { pifBody, slotWords } from './pifMapping.ts';
import { findPif, findPifHead, lockPif } from './pifQueries.ts';
import { requireAction } from './pifStageOperations.ts';

const slotOf = (word: string): FileSlotName =>
  (Object.keys(slotWords) as FileSlotName[]).find((slot) => slotWords[slot] === word) ?? 'PHOTO';

/** The files of the slots, which are not to be removed from the store. */
export const filesOfPifs = async (db: Database): Promise<string[]> =>
  (await db.select({ file: pifFiles.file }).from(pifFiles)).map(({ file }) => file);

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The type and hash of an uploaded file; throws a 422 when the slot does not take it. */
async function acceptFile(slot: FileSlotName, path: string) {
  const { mediaType: accepted, size } = await acceptDocument(path);
  const mediaType = PIF_FILE_TYPES.find((type) => type === accepted && takesType(slot, type));
  if (!mediaType)
    throw invalidInput({ path: 'fajl', message: 'Ovo mesto ne prima fajlove te vrste.', kod: 'FILE_TYPE_OF_PLACE' });
  return { mediaType, size, sha256: await sha256Of(path) };
}

interface FileState {
  naziv: string;
  istice: string | null;
}

/** What happened to a file; its name is the note where the change does not tell it. */
const fileEvent = (pifId: string, slot: FileSlotName, before: FileState | null, after: FileState | null) =>
  ({
    subject: 'PIF',
    subjectId: pifId,
    kind: 'FILE',
    section: FILE_SLOTS[slot].section,
    changes: fieldChanges({ ...before }, { ...after }),
    note: before && before.naziv === after?.naziv ? before.naziv : null,
  }) as const;

/** Changes the files of a product information file that can be filled in, while its row is locked. */
const changeFiles = <Result>(
  db: Database,
  slug: string,
  caller: Caller,
  work: (tx: Database, pifId: string) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    const found = await lockPif(tx, slug, caller);
    requireAction(found, 'EDIT', caller);
    const result = await work(tx, found.pif.id);
    await tx.update(pifs).set({ changedAt: new Date() }).where(eq(pifs.id, found.pif.id));
    return result;
  });

const bodyOf = async (db: Database, slug: string, caller: Caller) => pifBody(await findPif(db, slug, caller), caller);

const isFile = (pifId: string, id: string) => and(eq(pifFiles.pifId, pifId), eq(pifFiles.id, id.toLowerCase()));

/** Of a file that was not changed since the caller saw it; else throws a 409. */
async function seenFile(tx: Database, pifId: string, id: string, version: number) {
  const [row] = await tx.select().from(pifFiles).where(isFile(pifId, id));
  if (!row) throw notFound();
  if (row.version !== version)
    throw conflict('Neko je ovo u međuvremenu izmenio. Učitajte ponovo i pokušajte još jednom.', 'CHANGED_MEANWHILE');
  return row;
}

const addPifFile = ({ db, documents: store }: ProductDependencies): Operations<operations>['addPifFile'] => ({
  action: 'pif.edit',
  fileLimit: MAX_FILE_BYTES.pifFile,
  filesTo: store.incoming,
  async run({ path, query, body, spooled }, caller) {
    requireAction(await findPifHead(db, path.slug, caller), 'EDIT', caller);
    const upload = spooled.get('fajl');
    if (!upload) throw invalidInput({ path: 'fajl', message: 'Pošaljite prilog kao fajl.' });
    assertValidDate(body.istice);
    const slot = slotOf(query.mesto);
    const accepted = await acceptFile(slot, upload.path);
    const name = decodeName(body.naziv);
    assertSafeName(name, accepted.mediaType);
    const file = await store.keep(upload.path);
    const id = randomBytes(12).toString('hex');
    try {
      await changeFiles(db, path.slug, caller, async (tx, pifId) => {
        const inSlot = and(eq(pifFiles.pifId, pifId), eq(pifFiles.slot, slot));
        const [counted] = await tx.select({ files: count() }).from(pifFiles).where(inSlot);
        const { maxFiles } = FILE_SLOTS[slot];
        if ((counted?.files ?? 0) >= maxFiles)
          throw invalidInput({ path: 'mesto', message: `Možete da otpremite najviše ${maxFiles} fajlova.` });
        await tx.insert(pifFiles).values({
          id,
          pifId,
          slot,
          name,
          ...accepted,
          hasActiveContent: body.aktivanSadrzaj === 'da',
          file,
          addedBy: caller.id,
          addedAt: new Date(),
          expiresOn: body.istice ?? null,
        });
        await recordEvent(tx, caller, fileEvent(pifId, slot, null, { naziv: name, istice: body.istice ?? null }));
      });
    } catch (error) {
      await store.remove([file]);
      throw error;
    }
    return { status: 'success', data: { data: await bodyOf(db, path.slug, caller), dodato: id } };
  },
});

const readPifFile = ({ db, documents: store }: ProductDependencies): Operations<operations>['readPifFile'] => ({
  action: 'pif.read',
  async run({ path }, caller) {
    const { pif } = await findPifHead(db, path.slug, caller);
    const [row] = await db.select().from(pifFiles).where(isFile(pif.id, path.id));
    const content = row && (await store.read(row.file));
    if (!content) throw notFound();
    return {
      ...content,
      mediaType: row.mediaType,
      headers: PRIVATE_FILE_HEADERS,
    };
  },
});

const updatePifFile = ({ db }: ProductDependencies): Operations<operations>['updatePifFile'] => ({
  action: 'pif.edit',
  async run({ path, body }, caller) {
    await changeFiles(db, path.slug, caller, async (tx, pifId) => {
      const row = await seenFile(tx, pifId, path.id, body.verzija);
      assertValidDate(body.istice);
      const name = body.naziv === undefined ? row.name : decodeName(body.naziv);
      assertSafeName(name, row.mediaType);
      const { istice: expiresOn = row.expiresOn } = body;
      await tx
        .update(pifFiles)
        .set({ name, expiresOn, version: row.version + 1 })
        .where(eq(pifFiles.id, row.id));
      const before = { naziv: row.name, istice: row.expiresOn };
      await recordEvent(tx, caller, fileEvent(pifId, row.slot, before, { naziv: name, istice: expiresOn }));
    });
    return { status: 'success', data: { data: await bodyOf(db, path.slug, caller) } };
  },
});

const deletePifFile = ({ db, documents: store }: ProductDependencies): Operations<operations>['deletePifFile'] => ({
  action: 'pif.edit',
  async run({ path, query }, caller) {
    const file = await changeFiles(db, path.slug, caller, async (tx, pifId) => {
      const row = await seenFile(tx, pifId, path.id, query.verzija);
      await tx.delete(pifFiles).where(eq(pifFiles.id, row.id));
      const before = { naziv: row.name, istice: row.expiresOn };
      await recordEvent(tx, caller, fileEvent(pifId, row.slot, before, null));
      return row.file;
    });
    await store.remove([file]);
    return { status: 'success', data: { data: await bodyOf(db, path.slug, caller) } };
  },
});

/** The operations on the files of a product information file. */
export function pifFileOperations(
  dependencies: ProductDependencies,
): Operations<Pick<operations, 'addPifFile' | 'readPifFile' | 'updatePifFile' | 'deletePifFile'>> {
  return {
    addPifFile: addPifFile(dependencies),
    readPifFile: readPifFile(dependencies),
    updatePifFile: updatePifFile(dependencies),
    deletePifFile: deletePifFile(dependencies),
  };
}
