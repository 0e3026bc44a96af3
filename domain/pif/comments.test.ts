import { canCommentIn, canDeleteComment, seesInternalComments } from './comments.ts';

const comment = { authorId: 'ana', createdAt: new Date('2026-11-23T10:00:00Z') };

test('an author deletes a comment for ten minutes', () => {
  const answers = ['10:09:59.999', '10:10:00.000'].map((time) =>
    canDeleteComment(comment, 'ana', new Date(`2026-11-23T${time}Z`)),
  );
  expect(answers).toEqual([true, false]);
});

test('nobody else deletes a comment', () => {
  expect(canDeleteComment(comment, 'vesna', comment.createdAt)).toBe(false);
});

test('a locked file takes comments and an archived one does not', () => {
  expect([canCommentIn('SUBMITTED'), canCommentIn('SIGNED'), canCommentIn('ARCHIVED')]).toEqual([true, true, false]);
});

test('internal comments are for staff', () => {
  const roles = ['admin', 'orgAdmin', 'user', 'dcp', 'client'] as const;
  expect(roles.filter(seesInternalComments)).toEqual(['admin', 'orgAdmin', 'user']);
});
