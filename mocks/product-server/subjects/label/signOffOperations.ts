import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { components, operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { labelSignOffs } from '../../database/schema/label-sign-off.ts';
import { labels } from '../../database/schema/schema.ts';
import { conflict, invalidInput, notFound } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import type { LabelRechecker } from '../../recheck/rechecker.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { recordSignOff } from './labelEvents.ts';
import { claimDocument } from './signOffDocumentOperations.ts';
import { checkColumns } from './labelMapping.ts';
import { assertVersion, findLabel, labelResponse, type Found } from './labelAccess.ts';

type SignOff = typeof labelSignOffs.$inferSelect;

/**
 * What both operations say: the version that was read, and the result of the label after the change with what it comes
 * from.
 */
interface Change extends Pick<components['schemas']['LabelChange'], 'provera'> {
  verzija: number;
  status: 1 | 2 | 3;
}

export function signOffOperations(
  { db }: ProductDependencies,
  rechecker: LabelRechecker,
): Operations<Pick<operations, 'addSignOff' | 'withdrawSignOff'>> {
  /** Changes the sign-offs of a label and its result together, while the label is locked. */
  const change = (
    slug: string,
    { verzija, ...result }: Change,
    caller: Caller,
    /** Answers the sign-off, with its reason where it is new. */
    work: (tx: Database, found: Found) => Promise<{ signOff: SignOff; reason: string | null }>,
  ) =>
    db.transaction(async (tx) => {
      const found = await findLabel(tx, slug, caller, true);
      assertVersion(found, verzija);
      const { signOff, reason } = await work(tx, found);
      const { status } = result;
      const resultChangedAt = status === found.row.status ? found.row.resultChangedAt : new Date();
      const [row] = await tx
        .update(labels)
        // Where the request does not say which findings are left, the next run finds out.
        .set({ status, ...checkColumns(result, rechecker.rulesVersion), resultChangedAt, version: verzija + 1 })
        .where(eq(labels.id, found.row.id))
        .returning();
      if (!row) throw notFound();
      await recordSignOff(tx, caller, [found.row, row], signOff, reason);
      return labelResponse(tx, { ...found, row }, caller);
    });

  return {
    addSignOff: {
      action: 'label.signOff',
      run: ({ path, body }, caller) =>
        change(path.slug, body, caller, async (tx, { row }) => {
          const reason = body.razlog.trim();
          if (reason === '') throw invalidInput({ path: 'razlog', message: 'Navedite kako je provereno.' });
          const [added] = await tx
            .insert(labelSignOffs)
            .values({
              id: randomBytes(12).toString('hex'),
              labelId: row.id,
              code: body.sifra,
              ingredient: body.sastojak,
              reference: body.osnov,
              key: body.otisak,
              reason,
              signedBy: caller.id,
              signedAt: new Date(),
            })
            .onConflictDoNothing()
            .returning();
          if (!added)
            throw conflict(
              'Neko je ovo u međuvremenu izmenio. Učitajte ponovo i pokušajte još jednom.',
              'CHANGED_MEANWHILE',
            );
          if (body.dokument) await claimDocument(tx, body.dokument, { labelId: row.id, signOffId: added.id, caller });
          return { signOff: added, reason };
        }),
    },

    withdrawSignOff: {
      action: 'label.signOff',
      run: ({ path, body }, caller) =>
        change(path.slug, body, caller, async (tx, { row }) => {
          const ofLabel = and(eq(labelSignOffs.id, path.id.toLowerCase()), eq(labelSignOffs.labelId, row.id));
          const [known] = await tx.select().from(labelSignOffs).where(ofLabel);
          if (!known) throw notFound();
          const [withdrawn] = await tx
            .update(labelSignOffs)
            .set({ withdrawnBy: caller.id, withdrawnAt: new Date() })
            .where(and(ofLabel, isNull(labelSignOffs.withdrawnAt)))
            .returning();
          if (!withdrawn)
            throw conflict(
              'Neko je ovo u međuvremenu izmenio. Učitajte ponovo i pokušajte još jednom.',
              'CHANGED_MEANWHILE',
            );
          return { signOff: withdrawn, reason: null };
        }),
    },
  };
}
