import type { PifSection } from '../../../shared/apollo/schema.generated.ts';
import type { PifComments_PifFragment } from './Comments.generated.ts';

export type Comment = PifComments_PifFragment['comments'][number];

/** The comments of what is in view: on the section and on the whole file. */
export const commentsInView = (comments: readonly Comment[], section: PifSection): Comment[] =>
  comments.filter((comment) => comment.section === section || comment.section === null);

export const isOpen = ({ resolvedAt }: Pick<Comment, 'resolvedAt'>): boolean => resolvedAt === null;

/** Open comments on a section alone, as the rail counts them. */
export const openCommentsOn = (comments: readonly Comment[], section: PifSection): number =>
  comments.filter((comment) => comment.section === section && isOpen(comment)).length;
