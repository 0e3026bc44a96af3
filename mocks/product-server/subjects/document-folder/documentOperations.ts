import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { MAX_FILE_BYTES } from '../../../../domain/limits.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import { documentFolders, documents } from '../../database/schema/document-folder.ts';
import type { Database } from '../../database/openDatabase.ts';
import { rawMaterials } from '../../database/schema/raw-material.ts';
import { acceptDocument } from '../../files/acceptDocument.ts';
import { type Operations, PRIVATE_FILE_HEADERS } from '../../service/operation.ts';
import { invalidInput, notFound } from '../../service/httpError.ts';
import { putDocumentIntoBin } from '../bin/putIntoBin.ts';
import { assertSafeName, assertValidDate, decodeName, ensureFolder } from './documentRules.ts';
import { foldersOfMaterials, foldersWithDocuments, isDocument } from './documentQueries.ts';
import { findReplaced, findVersion, replaceDocument, visibleVersions } from './documentVersions.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import {
  assertKeepsCommonValues,
  findMaterial,
  keepsCommonValuesOf,
  type RawMaterialRow,
  visibleMaterials,
} from '../raw-material/rawMaterialAccess.ts';
import { documentState, recordDocumentChange } from '../raw-material/rawMaterialEvents.ts';
import { escapeIfAmbiguous } from '../raw-material/rawMaterialWireForm.ts';

async function foldersBody(tx: Database, material: RawMaterialRow, caller: Caller) {
  const folders = await foldersWithDocuments(tx, material, caller, await keepsCommonValuesOf(tx, material, caller));
  const ids = folders.flatMap(({ fajlovi }) => fajlovi.map(({ _id }) => _id));
  const versionsOfDocument = await visibleVersions(tx, ids, caller);
  const withSafeName = <File extends { naziv: string }>(file: File) => ({
    ...file,
    naziv: escapeIfAmbiguous(file.naziv),
  });
  return folders.map((folder) => ({
    ...folder,
    fajlovi: folder.fajlovi.map((document) => ({
      ...withSafeName(document),
      ranije: versionsOfDocument(document._id).map(withSafeName),
    })),
  }));
}

const respondWithFolders = async (tx: Database, material: RawMaterialRow, caller: Caller) => ({
  status: 'success',
  data: { data: await foldersBody(tx, material, caller) },
});

/** Changes the documents of a raw material while it is locked, so that it cannot be deleted meanwhile. */
const changeDocuments = <Result>(
  db: Database,
  slug: string,
  caller: Caller,
  work: (tx: Database, material: RawMaterialRow) => Promise<Result>,
): Promise<Result> => db.transaction(async (tx) => work(tx, await findMaterial(tx, slug, caller, true)));

const listFoldersOfRawMaterials = ({
  db,
}: ProductDependencies): Operations<operations>['listFoldersOfRawMaterials'] => ({
  action: 'document.read',
  async run({ query }, caller) {
    const ids = query.ids.toLowerCase().split(',');
    const seen = await db
      .select({ id: rawMaterials.id, vrsta: rawMaterials.vrsta })
      .from(rawMaterials)
      .where(and(inArray(rawMaterials.id, ids), await visibleMaterials(db, caller)));
    const folders = await foldersOfMaterials(db, seen, caller);
    return {
      status: 'success',
      data: { data: [...folders].map(([sirovina, folderi]) => ({ sirovina, folderi })) },
    };
  },
});

const getFolders = ({ db }: ProductDependencies): Operations<operations>['getFolders'] => ({
  action: 'document.read',
  run: async ({ path }, caller) => respondWithFolders(db, await findMaterial(db, path.slug, caller), caller),
});

const setFolder = ({ db }: ProductDependencies): Operations<operations>['setFolder'] => ({
  action: 'document.edit',
  run: ({ path, body }, caller) =>
    changeDocuments(db, path.slug, caller, async (tx, material) => {
      await assertKeepsCommonValues(tx, material, caller);
      await ensureFolder(tx, material, path.kind, { isActive: body.aktivan, isCommon: true });
      const isFolder = and(eq(documentFolders.materialId, material.id), eq(documentFolders.kind, path.kind));
      const [before] = await tx.select().from(documentFolders).where(isFolder);
      await tx.update(documentFolders).set({ isActive: body.aktivan }).where(isFolder);
      await recordDocumentChange(
        tx,
        caller,
        material,
        { organisationId: null },
        { folder: { [path.kind]: { aktivan: before?.isActive } } },
        { folder: { [path.kind]: { aktivan: body.aktivan } } },
      );
      return respondWithFolders(tx, material, caller);
    }),
});

const addDocument = ({ db, documents: store }: ProductDependencies): Operations<operations>['addDocument'] => ({
  action: 'document.edit',
  fileLimit: MAX_FILE_BYTES.document,
  filesTo: store.incoming,
  async run({ path, body, spooled }, caller) {
    await findMaterial(db, path.slug, caller);
    const upload = spooled.get('fajl');
    if (!upload) throw invalidInput({ path: 'fajl', message: 'Pošaljite dokument kao fajl.' });
    assertValidDate(body.istice);
    const accepted = await acceptDocument(upload.path);
    const name = decodeName(body.naziv);
    assertSafeName(name, accepted.mediaType);
    const file = await store.keep(upload.path);
    try {
      return await changeDocuments(db, path.slug, caller, async (tx, material) => {
        const replaced = body.zamenjuje && (await findReplaced(tx, material, path.kind, body.zamenjuje, caller));
        const isCommon = await keepsCommonValuesOf(tx, material, caller);
        await ensureFolder(tx, material, path.kind, { isActive: true, isCommon });
        const row = {
          id: randomBytes(12).toString('hex'),
          materialId: material.id,
          kind: path.kind,
          name,
          ...accepted,
          file,
          addedAt: new Date(),
          addedBy: caller.id,
          expiresOn: body.istice ?? null,
          hasActiveContent: body.aktivanSadrzaj === 'da',
          organisationId: replaced ? replaced.organisationId : isCommon ? null : caller.organisationId,
        };
        await tx.insert(documents).values(row);
        if (replaced) await replaceDocument(tx, replaced, row.id);
        const before = replaced ? documentState(replaced) : {};
        await recordDocumentChange(tx, caller, material, row, before, documentState(row));
        return { status: 'success', data: { data: await foldersBody(tx, material, caller), dodato: row.id } };
      });
    } catch (error) {
      await store.remove([file]);
      throw error;
    }
  },
});

const readDocument = ({ db, documents: store }: ProductDependencies): Operations<operations>['readDocument'] => ({
  action: 'document.read',
  async run({ path }, caller) {
    const { id } = await findMaterial(db, path.slug, caller);
    const [document] = await db
      .select()
      .from(documents)
      .where(isDocument(id, path.documentId, caller));
    const row = document ?? (await findVersion(db, id, path.documentId, caller));
    const content = row && (await store.read(row.file));
    if (!content) throw notFound();
    return {
      ...content,
      mediaType: row.mediaType,
      headers: PRIVATE_FILE_HEADERS,
    };
  },
});

const updateDocument = ({ db }: ProductDependencies): Operations<operations>['updateDocument'] => ({
  action: 'document.edit',
  run: ({ path, body }, caller) =>
    changeDocuments(db, path.slug, caller, async (tx, material) => {
      const [row] = await tx
        .select()
        .from(documents)
        .where(isDocument(material.id, path.documentId, caller));
      if (!row) throw notFound();
      if (row.organisationId === null) await assertKeepsCommonValues(tx, material, caller);
      assertValidDate(body.istice);
      const name = body.naziv === undefined ? row.name : decodeName(body.naziv);
      assertSafeName(name, row.mediaType);
      if (body.folder !== undefined)
        await ensureFolder(tx, material, body.folder, { isActive: true, isCommon: row.organisationId === null });
      const { folder: kind = row.kind, istice: expiresOn = row.expiresOn } = body;
      await tx.update(documents).set({ name, kind, expiresOn }).where(eq(documents.id, row.id));
      await recordDocumentChange(
        tx,
        caller,
        material,
        row,
        documentState(row),
        documentState({ name, kind, expiresOn }),
      );
      return respondWithFolders(tx, material, caller);
    }),
});

const deleteDocument = ({ db }: ProductDependencies): Operations<operations>['deleteDocument'] => ({
  action: 'document.edit',
  run: ({ path }, caller) =>
    changeDocuments(db, path.slug, caller, async (tx, material) => {
      const [deleted] = await tx
        .select()
        .from(documents)
        .where(isDocument(material.id, path.documentId, caller));
      if (!deleted) throw notFound();
      if (deleted.organisationId === null) await assertKeepsCommonValues(tx, material, caller);
      await putDocumentIntoBin(tx, material, deleted, caller);
      await tx.delete(documents).where(eq(documents.id, deleted.id));
      await recordDocumentChange(tx, caller, material, deleted, documentState(deleted), {});
      return respondWithFolders(tx, material, caller);
    }),
});

type Names =
  | 'listFoldersOfRawMaterials'
  | 'getFolders'
  | 'setFolder'
  | 'addDocument'
  | 'readDocument'
  | 'updateDocument'
  | 'deleteDocument';

/** The folders and documents of raw materials. */
export function documentOperations(dependencies: ProductDependencies): Operations<Pick<operations, Names>> {
  return {
    listFoldersOfRawMaterials: listFoldersOfRawMaterials(dependencies),
    getFolders: getFolders(dependencies),
    setFolder: setFolder(dependencies),
    addDocument: addDocument(dependencies),
    readDocument: readDocument(dependencies),
    updateDocument: updateDocument(dependencies),
    deleteDocument: deleteDocument(dependencies),
  };
}
