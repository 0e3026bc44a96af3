import argon2 from 'argon2';

// OWASP's recommended minimum for argon2id; the embedded database runs on laptops.
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A salt is given only by the seed, which must come out the same every time. */
export const hashPassword = (password: string, salt?: Buffer): Promise<string> =>
  argon2.hash(password, { ...cost, ...(salt ? { salt } : {}) });

let dummyHash: Promise<string> | undefined;

/** Checks a password; without a hash (nobody has that e-mail address) it takes as long and says no. */
export async function passwordMatches(hash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('a password that nobody has');
  const matches = await argon2.verify(hash ?? (await dummyHash), password);
  return matches && hash !== undefined;
}
