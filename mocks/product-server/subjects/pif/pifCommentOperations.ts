import { randomBytes } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import {
  canCommentIn,
  canDeleteComment,
  PIF_COMMENT_LIMITS,
  seesInternalComments,
} from '../../../../domain/pif/comments.ts';
import type { FieldChange } from '../../../../domain/history/fieldChanges.ts';
import type { operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { pifComments } from '../../database/schema/pif-comment.ts';
import { conflict, invalidInput, notFound } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import { recordEvent } from '../history/recordEvent.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { pifBody, sectionOfWord } from './pifMapping.ts';
import { findPif, lockPif, type PifHead } from './pifQueries.ts';

type NewComment = typeof pifComments.$inferInsert;
type CommentRow = typeof pifComments.$inferSelect;

/** Adds a comment of the caller. */
export async function insertComment(
  tx: Database,
  pifId: string,
  caller: Caller,
  comment: Pick<NewComment, 'section' | 'anchor' | 'text' | 'isRequired' | 'isInternal'>,
): Promise<string> {
  const id = randomBytes(12).toString('hex');
  await tx.insert(pifComments).values({ ...comment, id, pifId, authorId: caller.id, createdAt: new Date() });
  return id;
}

type VisibleComment = Pick<CommentRow, 'section' | 'isInternal'>;

/** What happened to a comment; its text is the note where it is neither new nor deleted. */
const commentEvent = (
  pifId: string,
  { section, isInternal }: VisibleComment,
  change: FieldChange,
  note: string | null = null,
) => ({ subject: 'PIF', subjectId: pifId, kind: 'COMMENT', section, isInternal, changes: [change], note }) as const;

/** Changes the comments of a file while its row is locked. */
const changeComments = <Result>(
  db: Database,
  slug: string,
  caller: Caller,
  work: (tx: Database, found: PifHead) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    const found = await lockPif(tx, slug, caller);
    if (!canCommentIn(found.pif.stage))
      throw conflict('Dosije je arhiviran i ne prima komentare.', 'ARCHIVED_NO_COMMENTS');
    return work(tx, found);
  });

/** A comment that the caller sees; an internal one is missing for a client. */
async function findComment(tx: Database, pifId: string, id: string, caller: Caller): Promise<CommentRow> {
  const isOne = and(eq(pifComments.pifId, pifId), eq(pifComments.id, id.toLowerCase()));
  const [row] = await tx.select().from(pifComments).where(isOne);
  if (!row || (row.isInternal && !seesInternalComments(caller.role))) throw notFound();
  return row;
}

/** The operations on comments, which stay open while the fields of the file are locked. */
export function pifCommentOperations({
  db,
}: ProductDependencies): Operations<Pick<operations, 'addPifComment' | 'resolvePifComment' | 'deletePifComment'>> {
  const bodyOf = async (slug: string, caller: Caller) => pifBody(await findPif(db, slug, caller), caller);

  return {
    addPifComment: {
      action: 'pif.comment',
      async run({ path, body }, caller) {
        const text = body.tekst.trim();
        if (text === '') throw invalidInput({ path: 'tekst', message: 'Komentar mora da ima tekst.' });
        if (body.interni && !seesInternalComments(caller.role))
          throw invalidInput({ path: 'interni', message: 'Interne komentare piše osoblje.' });
        const added = await changeComments(db, path.slug, caller, async (tx, { pif }) => {
          const [counted] = await tx
            .select({ comments: count() })
            .from(pifComments)
            .where(eq(pifComments.pifId, pif.id));
          if ((counted?.comments ?? 0) >= PIF_COMMENT_LIMITS.comments)
            throw invalidInput({
              path: 'tekst',
              message: 'Dosije već ima najveći broj komentara.',
              kod: 'TOO_MANY_COMMENTS',
            });
          const comment = {
            section: body.sekcija ? sectionOfWord(body.sekcija) : null,
            anchor: body.sidro ?? null,
            text,
            isRequired: body.obavezan,
            isInternal: body.interni,
          };
          const change = { field: 'komentar', before: null, after: text };
          await recordEvent(tx, caller, commentEvent(pif.id, comment, change));
          return insertComment(tx, pif.id, caller, comment);
        });
        return { status: 'success', data: { data: await bodyOf(path.slug, caller), dodato: added } };
      },
    },

    resolvePifComment: {
      action: 'pif.comment',
      async run({ path, body }, caller) {
        await changeComments(db, path.slug, caller, async (tx, { pif }) => {
          const comment = await findComment(tx, pif.id, path.id, caller);
          // Whoever resolved it first stays named.
          if (body.reseno === (comment.resolvedAt !== null)) return;
          const resolved = body.reseno ? { resolvedAt: new Date(), resolvedBy: caller.id } : null;
          await tx
            .update(pifComments)
            .set(resolved ?? { resolvedAt: null, resolvedBy: null })
            .where(eq(pifComments.id, comment.id));
          const change = { field: 'reseno', before: String(!body.reseno), after: String(body.reseno) };
          await recordEvent(tx, caller, commentEvent(pif.id, comment, change, comment.text));
        });
        return { status: 'success', data: { data: await bodyOf(path.slug, caller) } };
      },
    },

    deletePifComment: {
      action: 'pif.comment',
      async run({ path }, caller) {
        await changeComments(db, path.slug, caller, async (tx, { pif }) => {
          const comment = await findComment(tx, pif.id, path.id, caller);
          if (!canDeleteComment(comment, caller.id, new Date()))
            throw conflict('Komentar briše njegov autor, u roku od deset minuta.', 'COMMENT_TOO_OLD');
          await tx.delete(pifComments).where(eq(pifComments.id, comment.id));
          const change = { field: 'komentar', before: comment.text, after: null };
          await recordEvent(tx, caller, commentEvent(pif.id, comment, change));
        });
        return { status: 'success', data: { data: await bodyOf(path.slug, caller) } };
      },
    },
  };
}
