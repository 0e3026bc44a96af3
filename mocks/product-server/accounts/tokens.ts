import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jwtVerify, SignJWT } from 'jose';

/** The service that a token is for; each accepts only its own. */
export type Audience = 'product-server' | 'ai-server';

export interface Claims {
  userId: string;
  /** Milliseconds since 1970. The standard `iat` counts whole seconds, too coarse to compare with a password change. */
  issuedAt: number;
}

/** The claims of a token that was verified. */
interface VerifiedClaims extends Claims {
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface Tokens {
  sign(claims: Claims, audience: Audience): Promise<{ token: string; expiresAt: number }>;
  /** The claims of a valid token, otherwise null. */
  verify(token: string, audience: Audience): Promise<VerifiedClaims | null>;
}

export function createTokens(secret: Uint8Array, hours: number): Tokens {
  return {
    async sign({ userId, issuedAt }, audience) {
      const expiresAt = Math.floor((issuedAt + hours * 3_600_000) / 1000) * 1000;
      const token = await new SignJWT({ issuedAt })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setAudience(audience)
        .setExpirationTime(expiresAt / 1000)
        .sign(secret);
      return { token, expiresAt };
    },
    async verify(token, audience) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          audience,
          algorithms: ['HS256'],
          requiredClaims: ['sub', 'exp', 'issuedAt'],
        });
        const { sub: userId, issuedAt, exp } = payload;
        return typeof issuedAt === 'number' && userId && exp ? { userId, issuedAt, expiresAt: exp * 1000 } : null;
      } catch {
        return null;
      }
    },
  };
}

/**
 * The key that signs tokens. It is stored in the data folder, so that tokens survive a restart; without a folder it is
 * random.
 */
export async function signingSecret(dataDir: string | null): Promise<Uint8Array> {
  const newSecret = randomBytes(32);
  if (dataDir === null) return newSecret;
  const file = join(dataDir, 'secret');
  const temporaryFile = `${file}.new`;
  const storedSecret = await readFile(file).catch(() => null);
  // Written to another file first, so that a killed process never leaves half a key.
  await rm(temporaryFile, { force: true });
  if (storedSecret) return storedSecret;
  await writeFile(temporaryFile, newSecret, { mode: 0o600 });
  await link(temporaryFile, file);
  await rm(temporaryFile);
  return newSecret;
}
