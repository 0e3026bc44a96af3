import { languageCodes, type Language } from '../../../domain/language.ts';
import type { CompanyLanguage } from '../../shared/apollo/schema.generated.ts';
import { readStored, writeStored } from '../../shared/storage.ts';

/** The language in which a company is asked. */
export const recipientLanguages = { EN: 'en', SR: 'sr' } as const satisfies Record<CompanyLanguage, Language>;

/**
 * Makers are names without a record of their own, so a person's choice for one is kept in the person's browser (OWN).
 */
const keyOf = (userId: string, name: string): string => `askLanguage.${userId}.${name.toLowerCase()}`;

/** The language that the person chose for somebody last, or null. */
export function storedLanguage(userId: string, name: string): Language | null {
  const stored = readStored(keyOf(userId, name));
  return languageCodes.find((code) => code === stored) ?? null;
}

export const storeLanguage = (userId: string, name: string, language: Language): void =>
  writeStored(keyOf(userId, name), language);
