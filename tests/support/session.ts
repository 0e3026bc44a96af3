import type { Role } from '../../domain/account/roles.ts';
import type { Session } from '../../web/shared/session/sessionFormat.ts';

/** A session that ends in 9 hours. */
export const aSession = (role: Role, over: Partial<Session> = {}): Session => ({
  user: {
    id: '64b7f0c2a1d3e4f5a6b7c8d9',
    name: 'Jelena Petrović',
    email: 'jelena@lavanda.rs',
    role,
    photoUrl: null,
    company: { id: '64b7f0c2a1d3e4f5a6b7c8da', name: 'Lavanda Natura d.o.o.', logoUrl: null },
    selectedCompanyId: null,
  },
  token: `token-of-${role}`,
  aiToken: null,
  aiUser: null,
  expiresAt: Date.now() + 32_400_000,
  ...over,
});
