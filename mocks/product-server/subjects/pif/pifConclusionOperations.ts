import { eq } from 'drizzle-orm';
import { assessorProfileGaps } from '../../../../domain/pif/assessorProfile.ts';
import { dayInBelgrade } from '../../../../domain/dayInBelgrade.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { pifs } from '../../database/schema/pif.ts';
import { CONCLUSIONS } from '../../database/schema/schema.ts';
import { conflict, HttpError, invalidInput } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import { recordEvent } from '../history/recordEvent.ts';
import { putPifNotices } from '../notification/pifNotices.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { profileOf } from '../viewer/assessorProfileOperations.ts';
import { conclusionWords, pifBody } from './pifMapping.ts';
import { findPif, lockPif, type PifHead, sectionOf } from './pifQueries.ts';
import { assertSafeIsReasoned } from './pifReasoning.ts';
import { requireAction, stageEvent } from './pifStageOperations.ts';

type Conclusion = (typeof CONCLUSIONS)[number];

/** The profile of an assessor; throws a 403 while it has gaps. */
async function completeProfile(tx: Database, caller: Caller) {
  const profile = await profileOf(tx, caller.id);
  if (!profile || assessorProfileGaps(profile, dayInBelgrade(new Date())).length > 0)
    throw new HttpError(403, 'Vaš profil procenitelja bezbednosti nije potpun ili je dokaz istekao.');
  return profile;
}

/** Throws a 422 unless Part B names what the conclusion rests on. */
function assertReasoned(found: PifHead, conclusion: Conclusion): void {
  const { uslovi = [], razloziNebezbednosti } = sectionOf(found, 'PART_B').content;
  if (conclusion === 'safe') assertSafeIsReasoned(found);
  if (conclusion === 'conditionallySafe' && uslovi.length === 0)
    throw invalidInput({ path: 'uslovi', message: 'Deo B ne navodi nijedan uslov.', kod: 'CONDITION_MISSING' });
  if (conclusion === 'unsafe' && !razloziNebezbednosti?.trim())
    throw invalidInput({
      path: 'razloziNebezbednosti',
      message: 'Deo B ne navodi nijedan razlog.',
      kod: 'UNSAFE_REASON_MISSING',
    });
}

async function putConclusionNotices(
  tx: Database,
  caller: Caller,
  found: PifHead,
  conclusion: Conclusion,
  webUrl: string,
): Promise<void> {
  const before = found.pif.conclusion;
  const previous = before === 'none' ? {} : { previous: before };
  if (conclusion !== 'none')
    await putPifNotices(tx, caller, found, { event: 'concluded', webUrl, conclusion, ...previous });
  else if (before !== 'none') await putPifNotices(tx, caller, found, { event: 'withdrawn', webUrl, ...previous });
}

/**
 * The conclusion of the safety assessment: design of the PIF, section 6. What of the figures stops "safe" the caller
 * computes, because those rules are not the service's.
 */
export function pifConclusionOperations({
  db,
  webUrl,
}: ProductDependencies): Operations<Pick<operations, 'concludePif'>> {
  return {
    concludePif: {
      action: 'pif.assess',
      async run({ path, body }, caller) {
        const conclusion = CONCLUSIONS.find((one) => conclusionWords[one] === body.zakljucak) ?? 'none';
        await db.transaction(async (tx) => {
          const found = await lockPif(tx, path.slug, caller);
          if (found.pif.version !== body.verzija)
            throw conflict(
              'Neko je ovo u međuvremenu izmenio. Učitajte ponovo i pokušajte još jednom.',
              'CHANGED_MEANWHILE',
            );
          requireAction(found, 'ASSESS', caller);
          const { title } = await completeProfile(tx, caller);
          assertReasoned(found, conclusion);
          const isNone = conclusion === 'none';
          const changed = {
            stage: isNone ? 'SUBMITTED' : 'ASSESSED',
            conclusion,
            assessedAt: isNone ? null : new Date(),
            assessedBy: isNone ? null : caller.id,
            assessor: isNone ? found.pif.assessor : `${caller.name}, ${title}`,
          } as const;
          await tx
            .update(pifs)
            .set({ ...changed, version: found.pif.version + 1, changedAt: new Date() })
            .where(eq(pifs.id, found.pif.id));
          await recordEvent(tx, caller, stageEvent(found, changed));
          await putConclusionNotices(tx, caller, found, conclusion, webUrl);
        });
        return { status: 'success', data: { data: pifBody(await findPif(db, path.slug, caller), caller) } };
      },
    },
  };
}
