import argon2 from '@node-rs/argon2';

/** Algorithm.Argon2id, which the types of the library declare as a constant enum. */
const ARGON2ID = 2;
// OWASP's recommended minimum for argon2id; the embedded database runs on laptops.
const cost = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

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
