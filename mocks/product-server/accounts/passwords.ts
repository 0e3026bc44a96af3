import argon2 from 'argon2';

// OWASP's recommended minimum for argon2id; the embedded database runs on laptops.
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Only the seed passes a salt, because the demo data must be the same every time. */
export const hashPassword = (password: string, salt?: Buffer): Promise<string> =>
  argon2.hash(password, { ...cost, ...(salt ? { salt } : {}) });

let dummyHash: Promise<string> | undefined;

/** Checks a password. Without a hash (an unknown e-mail address) it takes the same time and returns false. */
export async function passwordMatches(hash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('a password that nobody has');
  const matches = await argon2.verify(hash ?? (await dummyHash), password);
  return matches && hash !== undefined;
}
