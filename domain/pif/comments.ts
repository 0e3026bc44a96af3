import { can } from '../account/rights.ts';
import type { Role } from '../account/roles.ts';
import type { PifStage } from './stages.ts';

/** Characters and counts: design of the PIF, section 4; the number of comments on one file is ours. */
export const PIF_COMMENT_LIMITS = { text: 5_000, anchor: 200, comments: 500 } as const;

/** How long an author may delete a comment: design of the PIF, section 4. */
const DELETABLE_MS = 10 * 60_000;

/** Who sees and writes internal comments. A client never does, not even in counts. */
export const seesInternalComments = (role: Role): boolean => can(role, 'pif.review');

/** Locked files can be commented too. An archived one is kept as it is. */
export const canCommentIn = (stage: PifStage): boolean => stage !== 'ARCHIVED';

/** Whether somebody may delete a comment: its author may, for ten minutes. */
export const canDeleteComment = (
  comment: { authorId: string; createdAt: Date },
  viewerId: string,
  now: Date,
): boolean => comment.authorId === viewerId && now.getTime() - comment.createdAt.getTime() < DELETABLE_MS;
