import { readFile } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import { MAX_FILE_BYTES } from '../../../../domain/limits.ts';
import { assessedOf, type AssessedPif } from '../../../../domain/report/assessed.ts';
import { blockersOfSafe } from '../../../../domain/report/blockers.ts';
import { canonicalJson } from '../../../../domain/report/canonicalJson.ts';
import { contentHash } from '../../../../domain/report/contentHash.ts';
import type { SafetyReport } from '../../../../domain/report/safetyReportTypes.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import { passwordMatches } from '../../accounts/passwords.ts';
import { pifVersions } from '../../database/schema/pif-version.ts';
import { pifs } from '../../database/schema/pif.ts';
import { acceptDocument } from '../../files/acceptDocument.ts';
import { conflict, HttpError, invalidInput } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import type { SpooledFile } from '../../service/multipart.ts';
import { recordEvent } from '../history/recordEvent.ts';
import { putPifNotices } from '../notification/pifNotices.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { sha256Of } from '../pif/pifFileOperations.ts';
import { pifBody } from '../pif/pifMapping.ts';
import { findPif, findPifHead, type FoundPif, lockPif, type PifHead, sectionOf } from '../pif/pifQueries.ts';
import { requireAction, stageEvent } from '../pif/pifStageOperations.ts';

type Row = typeof pifVersions.$inferSelect;

/** Our figure: the snapshot of 300 substances has less than 2 MiB. */
const MAX_SNAPSHOT_BYTES = 5 * 1024 * 1024;

/** The snapshot as it is kept; throws a 422 unless it is canonical JSON of that hash. */
async function acceptSnapshot(upload: SpooledFile, hash: string): Promise<string> {
  const refused = (message: string) => invalidInput({ path: 'snimak', message });
  if (upload.size > MAX_SNAPSHOT_BYTES) throw refused('The snapshot is too large.');
  const text = await readFile(upload.path, 'utf8');
  let snapshot: unknown;
  try {
    snapshot = JSON.parse(text);
  } catch {
    throw refused('The snapshot is not JSON.');
  }
  if (canonicalJson(snapshot) !== text) throw refused('The snapshot is not canonical JSON.');
  if ((await contentHash(snapshot)) !== hash) throw invalidInput({ path: 'hash', message: 'To nije heš snimka.' });
  return text;
}

async function acceptPdf({ path }: SpooledFile): Promise<{ pdfSize: number; pdfSha256: string }> {
  const { mediaType, size } = await acceptDocument(path);
  if (mediaType !== 'application/pdf') throw invalidInput({ path: 'pdf', message: 'Pošaljite PDF.' });
  return { pdfSize: size, pdfSha256: await sha256Of(path) };
}

/** What a signature says of the electronic one in its PDF; throws a 422 for half of it. */
function electronicSignature(nosilacSertifikata: string | undefined, elektronskiPotpisano: string | undefined) {
  if ((nosilacSertifikata === undefined) !== (elektronskiPotpisano === undefined))
    throw invalidInput({ path: 'nosilacSertifikata', message: 'Pošaljite i sertifikat i vreme, ili nijedno.' });
  const pdfSignedAt = elektronskiPotpisano === undefined ? null : new Date(elektronskiPotpisano);
  if (Number.isNaN(pdfSignedAt?.getTime()))
    throw invalidInput({ path: 'elektronskiPotpisano', message: 'To nije vreme.' });
  return { certificateSubject: nosilacSertifikata ?? null, pdfSignedAt };
}

/** Throws unless the caller drew the conclusion of the file in this version of its stage. */
function requireSigner(found: PifHead, seen: number, caller: Caller): void {
  if (found.pif.version !== seen)
    throw conflict('Neko je ovo u međuvremenu izmenio. Učitajte ponovo i pokušajte još jednom.', 'CHANGED_MEANWHILE');
  if (found.pif.assessedBy !== caller.id) throw new HttpError(403, 'Potpisuje samo onaj ko je doneo zaključak.');
  requireAction(found, 'SIGN', caller);
}

/** Throws a 409 where Part B was saved after the snapshot was taken: what is signed would not be what stands. */
function requirePartBOf(found: PifHead, snapshot: string): void {
  const { pif } = JSON.parse(snapshot) as { pif?: { partB?: { version?: number } } };
  const version = pif?.partB?.version;
  if (version !== undefined && version !== sectionOf(found, 'PART_B').version)
    throw conflict('Deo B je u međuvremenu izmenjen. Pogledajte ga i potpišite ponovo.', 'CHANGED_MEANWHILE');
}

/**
 * Throws a 422 where what is to be signed as safe shows by itself that something stops it: design of the gate, section
 * 1. Comments are not frozen, so that those of the file count.
 */
function requireSafe({ comments }: FoundPif, text: string): void {
  const { pif, report } = JSON.parse(text) as { pif: AssessedPif; report: SafetyReport };
  let stopped: string | undefined;
  try {
    stopped = blockersOfSafe(assessedOf({ ...pif, comments: comments ?? [] }, report))[0]?.code;
  } catch {
    throw invalidInput({ path: 'snimak', message: 'Snimak ne sadrži ceo izveštaj, pa se ne vidi da je bezbedan.' });
  }
  if (stopped !== undefined)
    throw invalidInput({ path: 'snimak', message: 'Nešto sprečava zaključak „bezbedan“.', kod: stopped });
}

/** 422 and not 401, because a mistyped password must not end the session. */
async function requirePassword(password: string, caller: Caller): Promise<void> {
  if (!(await passwordMatches(caller.passwordHash, password)))
    throw invalidInput({ path: 'lozinka', message: 'Lozinka je pogrešna.', kod: 'PASSWORD_WRONG' });
}

/**
 * Adds the version and changes the stage. False when the caller signed the same before: a double click is one
 * signature.
 */
const sign = (
  { db, webUrl }: Pick<ProductDependencies, 'db' | 'webUrl'>,
  slug: string,
  seen: number,
  caller: Caller,
  signed: Omit<Row, 'pifId' | 'number' | 'conclusion' | 'signedBy' | 'signerName' | 'signedAt'>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const found = await lockPif(tx, slug, caller);
    const { pif } = found;
    const isOfRevision = and(eq(pifVersions.pifId, pif.id), eq(pifVersions.number, pif.revision));
    const [before] = await tx.select().from(pifVersions).where(isOfRevision);
    if (before?.signedBy === caller.id && before.hash === signed.hash) return false;
    requireSigner(found, seen, caller);
    requirePartBOf(found, signed.snapshot);
    if (pif.conclusion === 'safe') requireSafe(await findPif(tx, slug, caller), signed.snapshot);
    const conclusion = pif.conclusion === 'safe' ? 'safe' : 'unsafe';
    const signedAt = new Date();
    await tx.insert(pifVersions).values({
      ...signed,
      pifId: pif.id,
      number: pif.revision,
      conclusion,
      signedBy: caller.id,
      signerName: caller.name,
      signedAt,
    });
    const changed = { stage: 'SIGNED', version: pif.version + 1, changedAt: signedAt } as const;
    await tx.update(pifs).set(changed).where(eq(pifs.id, pif.id));
    await recordEvent(tx, caller, stageEvent(found, changed));
    await putPifNotices(tx, caller, found, { event: 'signed', webUrl, conclusion });
    return true;
  });

/** Whether the caller may sign a file, asked before its PDF is made. */
export const checkSignature = ({ db }: ProductDependencies): Operations<operations>['checkSignature'] => ({
  action: 'pif.sign',
  async run({ path: { slug }, body }, caller) {
    requireSigner(await findPifHead(db, slug, caller), body.verzija, caller);
    await requirePassword(body.lozinka, caller);
    return { status: 'success' };
  },
});

/** Signs a file: its snapshot and PDF become a version. */
export const signPif = ({ db, documents: store, webUrl }: ProductDependencies): Operations<operations>['signPif'] => ({
  action: 'pif.sign',
  fileLimit: MAX_FILE_BYTES.pifFile,
  filesTo: store.incoming,
  async run({ path: { slug }, body, spooled }, caller) {
    await findPifHead(db, slug, caller);
    await requirePassword(body.lozinka, caller);
    const [snapshotFile, pdf] = [spooled.get('snimak'), spooled.get('pdf')];
    if (!snapshotFile) throw invalidInput({ path: 'snimak', message: 'Pošaljite snimak kao fajl.' });
    if (!pdf) throw invalidInput({ path: 'pdf', message: 'Pošaljite PDF kao fajl.' });
    const snapshot = await acceptSnapshot(snapshotFile, body.hash);
    const accepted = {
      ...electronicSignature(body.nosilacSertifikata, body.elektronskiPotpisano),
      ...(await acceptPdf(pdf)),
    };
    const pdfFile = await store.keep(pdf.path);
    let isNew = false;
    try {
      isNew = await sign({ db, webUrl }, slug, Number(body.verzija), caller, {
        hash: body.hash,
        snapshot,
        pdfFile,
        ...accepted,
      });
    } finally {
      if (!isNew) await store.remove([pdfFile]);
    }
    return { status: 'success', data: { data: pifBody(await findPif(db, slug, caller), caller) } };
  },
});
