import { eq } from 'drizzle-orm';
import type { Action } from '../../../../domain/account/rights.ts';
import { pifActions, type PifAction } from '../../../../domain/pif/pifActions.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { pifs } from '../../database/schema/pif.ts';
import { conflict, type FieldError, invalidInput } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { fieldChanges } from '../../../../domain/history/fieldChanges.ts';
import { recordEvent } from '../history/recordEvent.ts';
import { clearNotifiedConclusions, putPifNotices } from '../notification/pifNotices.ts';
import { plainText } from '../raw-material/rawMaterialWireForm.ts';
import { insertComment } from './pifCommentOperations.ts';
import { conclusionWords, pifBody, stageWords } from './pifMapping.ts';
import { findPif, lockPif, type PifHead, sectionOf } from './pifQueries.ts';

type Change = Partial<typeof pifs.$inferInsert>;
interface Body {
  verzija: number;
}

/** Throws a 409 unless the action is open for the caller as the file stands: design of the PIF, section 6. */
export function requireAction({ pif }: PifHead, action: PifAction, caller: Caller): void {
  const state = {
    stage: pif.stage,
    wasSubmitted: pif.submittedAt !== null,
    isSubmitter: pif.submittedBy === caller.id,
    isAssessor: pif.assessedBy === caller.id,
    isFinal: pif.conclusion === 'safe' || pif.conclusion === 'unsafe',
  };
  if (!pifActions(caller.role, state).includes(action))
    throw conflict('Dosije je u fazi koja ovo ne dozvoljava.', 'STAGE_FORBIDS');
}

/** What a file lacks to be submitted: design of the PIF, section 6, "submit". */
function lacking(found: PifHead): FieldError[] {
  const { pif } = found;
  const errors: FieldError[] = [];
  if (!sectionOf(found, 'DESCRIPTION').content.kategorija)
    errors.push({ path: 'kategorija', message: 'Nedostaje kategorija.', kod: 'CATEGORY_MISSING' });
  if (pif.labelId === null && pif.formulaId === null)
    errors.push({ path: 'formula', message: 'Nedostaje formula ili deklaracija.', kod: 'FORMULA_OR_LABEL_MISSING' });
  return errors;
}

/** What a step did, with the reason where it names one. */
export function stageEvent({ pif }: PifHead, changed: Change) {
  const {
    stage = pif.stage,
    lastBatchOn = pif.lastBatchOn,
    revision = pif.revision,
    conclusion = pif.conclusion,
    returnReason,
  } = changed;
  return {
    subject: 'PIF',
    subjectId: pif.id,
    kind: 'STAGE',
    changes: fieldChanges(
      {
        stanje: stageWords[pif.stage],
        zakljucak: conclusionWords[pif.conclusion],
        revizija: pif.revision,
        poslednjaSerija: pif.lastBatchOn,
      },
      {
        stanje: stageWords[stage],
        zakljucak: conclusionWords[conclusion],
        revizija: revision,
        poslednjaSerija: lastBatchOn,
      },
    ),
    note: returnReason ?? null,
  } as const;
}

/** One step: the action that must be open, and what changes. */
const step = <Input extends Body>(
  db: Database,
  right: Action,
  actionOf: (body: Input) => PifAction,
  change: (body: Input, found: PifHead, caller: Caller) => Change,
  also?: (tx: Database, body: Input, found: PifHead, caller: Caller) => Promise<unknown>,
) => ({
  action: right,
  async run({ path, body }: { path: { slug: string }; body: Input }, caller: Caller) {
    await db.transaction(async (tx) => {
      const found = await lockPif(tx, path.slug, caller);
      if (found.pif.version !== body.verzija)
        throw conflict(
          'Neko je ovo u međuvremenu izmenio. Učitajte ponovo i pokušajte još jednom.',
          'CHANGED_MEANWHILE',
        );
      requireAction(found, actionOf(body), caller);
      const changed = change(body, found, caller);
      await tx
        .update(pifs)
        .set({ ...changed, version: found.pif.version + 1, changedAt: new Date() })
        .where(eq(pifs.id, found.pif.id));
      await also?.(tx, body, found, caller);
      await recordEvent(tx, caller, stageEvent(found, changed));
    });
    return { status: 'success', data: { data: pifBody(await findPif(db, path.slug, caller), caller) } };
  },
});

const deletePif = (db: Database): Operations<operations>['deletePif'] => ({
  action: 'pif.create',
  async run({ path }, caller) {
    await db.transaction(async (tx) => {
      const found = await lockPif(tx, path.slug, caller);
      requireAction(found, 'DELETE', caller);
      const { id, name, reference, companyId } = found.pif;
      await tx.delete(pifs).where(eq(pifs.id, id));
      await recordEvent(tx, caller, {
        subject: 'PIF',
        subjectId: id,
        kind: 'DELETED',
        companyId,
        changes: fieldChanges({ ime: name, oznaka: reference, firma: found.company.name }, {}),
      });
    });
    return { status: 'success' };
  },
});

/** The operations that move a file from one stage to another. */
export function pifStageOperations({
  db,
  webUrl,
}: ProductDependencies): Operations<
  Pick<operations, 'submitPif' | 'withdrawPif' | 'returnPif' | 'revisePif' | 'archivePif' | 'deletePif'>
> {
  return {
    submitPif: step(
      db,
      'pif.edit',
      () => 'SUBMIT',
      (_body, found, caller) => {
        const [first, ...others] = lacking(found);
        if (first) throw invalidInput(first, ...others);
        return { stage: 'SUBMITTED', submittedAt: new Date(), submittedBy: caller.id, returnReason: null };
      },
      (tx, _body, found, caller) => putPifNotices(tx, caller, found, { event: 'submitted', webUrl }),
    ),
    withdrawPif: step(
      db,
      'pif.edit',
      () => 'WITHDRAW',
      () => ({ stage: 'IN_WORK' }),
    ),
    returnPif: step<Body & { napomena: string }>(
      db,
      'pif.review',
      () => 'RETURN',
      ({ napomena }) => {
        if (napomena.trim() === '')
          throw invalidInput({ path: 'napomena', message: 'Nedostaje razlog.', kod: 'REASON_MISSING' });
        return { stage: 'RETURNED', returnReason: napomena.trim() };
      },
      // The reason stays as a comment that has to be resolved: design of the PIF, section 6.
      async (tx, { napomena: text }, found, caller) => {
        await insertComment(tx, found.pif.id, caller, {
          section: null,
          anchor: null,
          text: text.trim(),
          isRequired: true,
          isInternal: false,
        });
        await putPifNotices(tx, caller, found, { event: 'returned', webUrl, reason: plainText(text) });
      },
    ),
    revisePif: step(
      db,
      'pif.review',
      () => 'REVISE',
      (_body, { pif }) => ({
        stage: 'IN_WORK',
        revision: pif.revision + 1,
        conclusion: 'none',
        assessedAt: null,
        assessedBy: null,
      }),
      (tx, _body, found) => clearNotifiedConclusions(tx, found),
    ),
    archivePif: step<Body & { arhivirano: boolean; poslednjaSerija?: string | null }>(
      db,
      'pif.review',
      ({ arhivirano }) => (arhivirano ? 'ARCHIVE' : 'TAKE_OUT'),
      ({ arhivirano, poslednjaSerija: lastBatchOn }, { pif }) =>
        arhivirano
          ? { stage: 'ARCHIVED', stageBefore: pif.stage, ...(lastBatchOn !== undefined && { lastBatchOn }) }
          : { stage: pif.stageBefore ?? 'IN_WORK', stageBefore: null },
    ),
    deletePif: deletePif(db),
  };
}
