import type { AccountQuery } from '../../web/features/viewer/Account.generated.ts';

/** A person as the account page receives them. */
export const anAccount = (
  over: Partial<AccountQuery['viewer']> = {},
): AccountQuery['viewer'] & { __typename: 'User' } => ({
  __typename: 'User',
  id: '64b7f0c2a1d3e4f5a6b7c8d9',
  name: 'Jelena Petrović',
  email: 'jelena@lavanda.rs',
  role: 'ORG_ADMIN',
  photoUrl: null,
  company: { id: '64b7f0c2a1d3e4f5a6b7c8da', name: 'Lavanda Natura d.o.o.' },
  passwordChangedAt: null,
  loginStats: [{ at: '2026-11-20T08:00:00.000Z', ip: '127.0.0.1' }],
  assessorProfile: null,
  notifications: null,
  ...over,
});
