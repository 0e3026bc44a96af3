import { eq } from 'drizzle-orm';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Database } from '../../database/openDatabase.ts';
import { rawMaterials } from '../../database/schema/raw-material.ts';
import type { Operations } from '../../service/operation.ts';
import { conflict, invalidInput, notFound } from '../../service/httpError.ts';
import { putMaterialIntoBin } from '../bin/putIntoBin.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import {
  findMaterial,
  assertCreator,
  companyOfRequest,
  assertKeepsCommonValues,
  type RawMaterialRow,
} from './rawMaterialAccess.ts';
import { mergeMaterials } from './mergeMaterials.ts';
import { rawMaterialResponse } from './rawMaterialResponse.ts';
import { updateMaterial, createMaterial } from './saveRawMaterials.ts';
import { recordDeletedMaterial } from './rawMaterialEvents.ts';
import { parseMaterialChange } from './rawMaterialInput.ts';

/** 500 INCI names of 300 characters in any script, each written as entities, and the other texts. */
const BODY_LIMIT = 4 * 1024 * 1024;

/** What only the creator may change: specification, section 5, and the code of its supplier. */
const IDENTITY = ['tradeName', 'proizvodjac', 'sifra', 'vrsta'] as const;

/**
 * Refuses a change of another version than the one in force. The header `If-Match` carries it in double quotes; without
 * one all is taken.
 */
function assertVersion({ version }: RawMaterialRow, header: string | undefined): void {
  if (header !== undefined && Number(header.slice(1, -1)) !== version)
    throw conflict('Neko je ovo u međuvremenu izmenio. Učitajte ponovo i pokušajte još jednom.', 'CHANGED_MEANWHILE');
}

const mergeRawMaterials = (db: Database): Operations<operations>['mergeRawMaterials'] => ({
  action: 'rawMaterial.delete',
  async run({ path, body }, caller) {
    const refused = (message: string) => invalidInput({ path: 'duplikat', message });
    if (body.duplikat === path.slug) throw refused('A raw material is no duplicate of itself.');
    await db.transaction(async (tx) => {
      // In one order, so that two merges in opposite directions do not wait for each other.
      const found = new Map<string, RawMaterialRow>();
      for (const slug of [path.slug, body.duplikat].sort()) found.set(slug, await findMaterial(tx, slug, caller, true));
      const [kept, duplicate] = [found.get(path.slug), found.get(body.duplikat)];
      if (!kept || !duplicate) throw notFound();
      await assertKeepsCommonValues(tx, kept, caller);
      await assertKeepsCommonValues(tx, duplicate, caller);
      if (duplicate.isGlobal && !kept.isGlobal)
        throw refused('Everybody sees the duplicate. Keep it, and merge the other one into it.');
      await mergeMaterials(tx, kept, duplicate, caller);
    });
    return { status: 'success' };
  },
});

/** The operations that change raw materials. */
export function rawMaterialWriteOperations({
  db,
}: ProductDependencies): Operations<
  Pick<
    operations,
    'createRawMaterial' | 'updateRawMaterial' | 'deleteRawMaterial' | 'mergeRawMaterials' | 'changeRawMaterialType'
  >
> {
  return {
    createRawMaterial: {
      action: 'rawMaterial.create',
      bodyLimit: BODY_LIMIT,
      async run({ body }, caller) {
        const { tradeName = '', composition = [], ...change } = parseMaterialChange(body);
        const row = await db.transaction(async (tx) =>
          createMaterial(tx, caller, await companyOfRequest(tx, caller, body.firma), {
            ...change,
            tradeName,
            composition,
          }),
        );
        return rawMaterialResponse(db, row.id, caller);
      },
    },

    updateRawMaterial: {
      action: 'rawMaterial.edit',
      bodyLimit: BODY_LIMIT,
      async run({ path, body, headers }, caller) {
        const row = await db.transaction(async (tx) => {
          const found = await findMaterial(tx, path.slug, caller, true);
          await assertKeepsCommonValues(tx, found, caller);
          if (IDENTITY.some((name) => body[name] !== undefined)) await assertCreator(tx, found, caller);
          const change = parseMaterialChange(body);
          assertVersion(found, headers['If-Match']);
          return updateMaterial(tx, caller, found, change);
        });
        return rawMaterialResponse(db, row.id, caller);
      },
    },

    changeRawMaterialType: {
      action: 'rawMaterial.editIdentity',
      async run({ path, body, headers }, caller) {
        const row = await db.transaction(async (tx) => {
          const found = await findMaterial(tx, path.slug, caller, true);
          await assertCreator(tx, found, caller);
          assertVersion(found, headers['If-Match']);
          return found.vrsta === body.vrsta ? found : updateMaterial(tx, caller, found, { vrsta: body.vrsta });
        });
        return rawMaterialResponse(db, row.id, caller);
      },
    },

    mergeRawMaterials: mergeRawMaterials(db),

    deleteRawMaterial: {
      action: 'rawMaterial.delete',
      async run({ path }, caller) {
        await db.transaction(async (tx) => {
          const found = await findMaterial(tx, path.slug, caller, true);
          await assertKeepsCommonValues(tx, found, caller);
          await putMaterialIntoBin(tx, found, caller);
          await recordDeletedMaterial(tx, caller, found);
          await tx.delete(rawMaterials).where(eq(rawMaterials.id, found.id));
        });
        return { status: 'success' };
      },
    },
  };
}
