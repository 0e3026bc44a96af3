import { isRole, type Role } from '../../../domain/account/roles.ts';
import { asNumber, asObject, asOwnPath, asText, readObject } from '../safeJson.ts';

/** The storage key of the session: specification, section 1. */
export const SESSION_KEY = 'userData';

export interface SessionCompany {
  id: string;
  name: string | null;
  logoUrl: string | null;
}

export interface SessionUser {
  /** Empty in a session that an older version has stored without it. */
  id: string;
  name: string | null;
  email: string | null;
  role: Role;
  photoUrl: string | null;
  company: SessionCompany | null;
  /** The company an administrator chose in the header, or 'Sve'. */
  selectedCompanyId: string | null;
  /** Until when the temporary password works that the person came with; nothing else opens before another is chosen. */
  temporaryPasswordUntil?: string | null;
}

/** The session in the code's own names; the names in the browser's storage are in the functions below. */
export interface Session {
  user: SessionUser;
  /** For the product server. */
  token: string;
  /** For the AI server, once the person is signed in there. */
  aiToken: string | null;
  /** The user object of the AI server's login response. It is only stored, as the specification asks. */
  aiUser: unknown;
  /** In milliseconds since 1970. */
  expiresAt: number;
}

/** 9 hours, when the server names no expiry: specification, section 4. */
export const DEFAULT_LIFETIME_MS = 32_400_000;

/** An expiry further away than this must be a mistake. */
const MAX_LIFETIME_MS = 400 * 24 * 3_600_000;

/** When the session expires; the default lifetime when the server names no expiry or an impossible one. */
export function toExpiresAt(expiresAt: string | null | undefined, now: number): number {
  const end = Date.parse(expiresAt ?? '');
  return Number.isFinite(end) && end > now && end - now <= MAX_LIFETIME_MS ? end : now + DEFAULT_LIFETIME_MS;
}

function toCompany(firma: unknown): SessionCompany | null {
  const found = asObject(firma);
  const id = asText(found?._id);
  return found && id ? { id, name: asText(found.ime), logoUrl: asOwnPath(found.logo) } : null;
}

/** The stored session, expired or not; null when a required part is missing. */
export function toSession(stored: string, now: number): Session | null {
  const found = readObject(stored);
  const user = asObject(found?.userData);
  const token = asText(found?.token);
  const temporaryPasswordUntil = asText(user?.temporaryPasswordUntil);
  const expiresAt = asNumber(found?.expiration);
  if (!found || !user || !token || expiresAt === null || expiresAt - now > MAX_LIFETIME_MS || !isRole(user.role))
    return null;
  return {
    user: {
      id: asText(user._id) ?? '',
      name: asText(user.name),
      email: asText(user.email),
      role: user.role,
      photoUrl: asOwnPath(user.photo),
      company: toCompany(user.firma),
      selectedCompanyId: asText(user.fastFirmaId),
      ...(temporaryPasswordUntil && { temporaryPasswordUntil }),
    },
    token,
    aiToken: asText(found.flask_token),
    aiUser: found.flaskUser ?? null,
    expiresAt,
  };
}

/**
 * Reads the session from the browser's storage: specification, section 3, "Session". Null when there is none, when it
 * has expired, or when it cannot be read; the last is logged to the console.
 */
export function parseSession(stored: string | null, now: number): Session | null {
  if (stored === null) return null;
  const session = toSession(stored, now);
  // The stored text is not logged, because it may contain a token.
  // oxlint-disable-next-line no-console -- the specification asks for this warning, section 8
  if (!session) console.warn('The stored session cannot be read and is ignored.');
  return session && session.expiresAt > now ? session : null;
}

/** The text to store; parseSession reads it back. */
export function serializeSession({ user, token, aiToken, aiUser, expiresAt }: Session): string {
  const { company } = user;
  return JSON.stringify({
    userData: {
      _id: user.id,
      name: user.name,
      email: user.email,
      role: user.role,
      photo: user.photoUrl,
      firma: company && { _id: company.id, ime: company.name, logo: company.logoUrl },
      fastFirmaId: user.selectedCompanyId,
      ...(user.temporaryPasswordUntil && { temporaryPasswordUntil: user.temporaryPasswordUntil }),
    },
    token,
    flask_token: aiToken,
    flaskUser: aiUser,
    expiration: expiresAt,
  });
}
