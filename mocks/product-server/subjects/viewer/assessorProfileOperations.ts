import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq, isNotNull } from 'drizzle-orm';
import { MAX_FILE_BYTES } from '../../../../domain/limits.ts';
import type { components, operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Database } from '../../database/openDatabase.ts';
import { assessorProfiles } from '../../database/schema/assessor-profile.ts';
import { users } from '../../database/schema/schema.ts';
import { acceptDocument } from '../../files/acceptDocument.ts';
import type { SpooledFile } from '../../service/multipart.ts';
import { conflict, invalidInput, notFound } from '../../service/httpError.ts';
import { type Operations, PRIVATE_FILE_HEADERS } from '../../service/operation.ts';
import { assertSafeName, assertValidDate, decodeName } from '../document-folder/documentRules.ts';
import type { ProductDependencies } from '../../productDependencies.ts';

type Profile = typeof assessorProfiles.$inferSelect;

/** The proofs, which are not to be removed from the store. */
export const filesOfAssessors = async (db: Database): Promise<string[]> =>
  (
    await db
      .select({ file: assessorProfiles.proofFile })
      .from(assessorProfiles)
      .where(isNotNull(assessorProfiles.proofFile))
  ).flatMap(({ file }) => file ?? []);

export async function profileOf(db: Database, userId: string): Promise<Profile | undefined> {
  const [profile] = await db.select().from(assessorProfiles).where(eq(assessorProfiles.userId, userId));
  return profile;
}

const profileBody = (profile: Profile | undefined): components['schemas']['AssessorProfile'] => ({
  verzija: profile?.version ?? 1,
  titula: profile?.title ?? null,
  adresa: profile?.address ?? null,
  kvalifikacija: profile?.qualification ?? null,
  vaziDo: profile?.validUntil ?? null,
  dokaz: profile?.proof ?? null,
});

/** What is kept of an uploaded proof; throws a 422 for one that is not a PDF or has no safe name. */
async function acceptProof(path: string, naziv: string | undefined, hasActiveContent: boolean) {
  const { mediaType, size } = await acceptDocument(path);
  if (mediaType !== 'application/pdf')
    throw invalidInput({ path: 'fajl', message: 'Dokaz mora da bude PDF.', kod: 'PROOF_TYPE' });
  const name = decodeName(naziv ?? '');
  assertSafeName(name, mediaType);
  const sha256 = createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
  return { naziv: name, velicina: size, sha256, aktivanSadrzaj: hasActiveContent };
}

/** The profile of the caller as a safety assessor. */
export function assessorProfileOperations({
  db,
  documents: store,
}: ProductDependencies): Operations<
  Pick<operations, 'getAssessorProfile' | 'updateAssessorProfile' | 'readAssessorProof'>
> {
  const keepProof = async (upload: SpooledFile | undefined, naziv: string | undefined, isActive: boolean) => {
    if (!upload) return null;
    const proof = await acceptProof(upload.path, naziv, isActive);
    return { proof, proofFile: await store.keep(upload.path) };
  };

  return {
    getAssessorProfile: {
      action: 'pif.assess',
      run: async (_input, caller) => ({
        status: 'success',
        data: { data: profileBody(await profileOf(db, caller.id)) },
      }),
    },

    updateAssessorProfile: {
      action: 'pif.assess',
      fileLimit: MAX_FILE_BYTES.pifFile,
      filesTo: store.incoming,
      async run({ body, spooled }, caller) {
        assertValidDate(body.vaziDo, 'vaziDo');
        const kept = await keepProof(spooled.get('fajl'), body.naziv, body.aktivanSadrzaj === 'da');
        try {
          const { before, saved } = await db.transaction(async (tx) => {
            // The row of the profile may not exist yet, so the account is locked.
            await tx.select({ id: users.id }).from(users).where(eq(users.id, caller.id)).for('update');
            const before = await profileOf(tx, caller.id);
            if ((before?.version ?? 1) !== Number(body.verzija))
              throw conflict(
                'Neko je ovo u međuvremenu izmenio. Učitajte ponovo i pokušajte još jednom.',
                'CHANGED_MEANWHILE',
              );
            const changed = {
              version: Number(body.verzija) + 1,
              title: body.titula ?? null,
              address: body.adresa ?? null,
              qualification: body.kvalifikacija ?? null,
              validUntil: body.vaziDo ?? null,
              changedAt: new Date(),
              ...kept,
            };
            const [saved] = await tx
              .insert(assessorProfiles)
              .values({ userId: caller.id, ...changed })
              .onConflictDoUpdate({ target: assessorProfiles.userId, set: changed })
              .returning();
            return { before, saved };
          });
          if (kept && before?.proofFile) await store.remove([before.proofFile]);
          return { status: 'success', data: { data: profileBody(saved) } };
        } catch (error) {
          if (kept) await store.remove([kept.proofFile]);
          throw error;
        }
      },
    },

    readAssessorProof: {
      action: 'pif.assess',
      async run(_input, caller) {
        const file = (await profileOf(db, caller.id))?.proofFile;
        const content = file && (await store.read(file));
        if (!content) throw notFound();
        return {
          ...content,
          mediaType: 'application/pdf',
          headers: PRIVATE_FILE_HEADERS,
        };
      },
    },
  };
}
