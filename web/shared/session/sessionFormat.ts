import { isRole, type Role } from '../../../domain/account/roles.ts';
import { asNumber, asObject, asOwnAddress, asText, readObject } from '../safeJson.ts';

export interface SessionCompany {
  id: string;
  name: string | null;
  logoUrl: string | null;
}

export interface SessionUser {
  /** Empty when a session kept by an older version did not say. */
  id: string;
  name: string | null;
  email: string | null;
  role: Role;
  photoUrl: string | null;
  company: SessionCompany | null;
  /** The company an administrator chose in the header, or 'Sve'. */
  selectedCompanyId: string | null;
}

/** Somebody's session, as the code speaks of it. The names under which the browser keeps it are below. */
export interface Session {
  user: SessionUser;
  /** For the product server. */
  token: string;
  /** For the AI server, once it let the person in. */
  aiToken: string | null;
  /** Who the AI server thinks signed in. */
  aiUser: unknown;
  /** When it ends, in milliseconds since 1970. */
  expiresAt: number;
}

/** 9 hours, when no end is given: specification, section 4. */
export const DEFAULT_LIFETIME_MS = 32_400_000;

/** An end further away than this cannot be meant. */
const LONGEST_LIFETIME_MS = 400 * 24 * 3_600_000;

/** The end that is meant when the server names one, none, or one that cannot be. */
export function endOf(expiresAt: string | null | undefined, now: number): number {
  const end = Date.parse(expiresAt ?? '');
  return Number.isFinite(end) && end > now && end - now <= LONGEST_LIFETIME_MS ? end : now + DEFAULT_LIFETIME_MS;
}

function toCompany(firma: unknown): SessionCompany | null {
  const found = asObject(firma);
  const id = asText(found?._id);
  return found && id ? { id, name: asText(found.ime), logoUrl: asOwnAddress(found.logo) } : null;
}

/** The session that was kept, whether it has ended or not; null when something that it cannot be without is missing. */
function toSession(kept: string, now: number): Session | null {
  const found = readObject(kept);
  const user = asObject(found?.userData);
  const token = asText(found?.token);
  const expiresAt = asNumber(found?.expiration);
  if (!found || !user || !token || expiresAt === null || expiresAt - now > LONGEST_LIFETIME_MS || !isRole(user.role))
    return null;
  return {
    user: {
      id: asText(user._id) ?? '',
      name: asText(user.name),
      email: asText(user.email),
      role: user.role,
      photoUrl: asOwnAddress(user.photo),
      company: toCompany(user.firma),
      selectedCompanyId: asText(user.fastFirmaId),
    },
    token,
    aiToken: asText(found.flask_token),
    aiUser: found.flaskUser ?? null,
    expiresAt,
  };
}

/**
 * Reads what the browser kept: specification, section 3, "Session". Null when there is nothing, when it has ended, or when
 * it cannot be read; the last is said on the console.
 */
export function parseSession(kept: string | null, now: number): Session | null {
  if (kept === null) return null;
  const session = toSession(kept, now);
  // Nothing of what was kept is printed: it may hold a token.
  // eslint-disable-next-line no-console -- the specification asks for this warning, section 8
  if (!session) console.warn('The stored session cannot be read and is ignored.');
  return session && session.expiresAt > now ? session : null;
}

/** The text to keep; parseSession reads it back. */
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
    },
    token,
    flask_token: aiToken,
    flaskUser: aiUser,
    expiration: expiresAt,
  });
}
